/** What the tabs of one browser tell each other. */
export type TabMessage = { kind: 'signed-out' } | { kind: 'signed-in'; email: string }

const channelName = 'patchbay.session'

export function tellTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(message)
  channel.close()
}

export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  // Only this file posts to the channel.
  channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data))
  return () => channel.close()
}

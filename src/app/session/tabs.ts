/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { kind: 'signed-out' }
  | { kind: 'signed-in'; email: string }
  /** The session goes on in another account, where no address of this one means anything. */
  | { kind: 'restarted' }

// One per page: a channel does not hear itself.
let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel {
  return (channel ??= new BroadcastChannel('patchbay.session'))
}

export function tellTabs(message: TabMessage): void {
  openChannel().postMessage(message)
}

export function onTabMessage(listener: (message: TabMessage) => void): void {
  // Only this file posts to the channel.
  openChannel().addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data))
}

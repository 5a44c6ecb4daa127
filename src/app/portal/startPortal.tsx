import { createRoot } from 'react-dom/client'
import { startRealtime } from '../realtime/startRealtime.ts'
import { createSessionStore } from '../session/createSessionStore.ts'
import type { SessionStore } from '../session/createSessionStore.ts'
import { leaveSession } from '../session/leaveSession.ts'
import { onTabMessage } from '../session/tabs.ts'
import { watchExpiry } from '../session/watchExpiry.ts'
import { isLoadFailure, isReloading, prefetch } from '../start/chunkGuard.ts'
import type { PortalStart } from '../start/preparePortal.ts'
import { whenIdle } from '../start/whenIdle.ts'
import type { PublishedPortal } from './createPublishedPortal.ts'
import { PortalApp } from './PortalApp.tsx'

/** How long the shell waits to appear together with its screen. */
const patienceMs = 400

/** Draws the portal once the session is known. Rejects when it cannot be read. */
export async function startPortal(element: HTMLElement, start: PortalStart): Promise<void> {
  const { api, guard, notifications, published } = start
  const sessions = createSessionStore(
    api,
    await start.answers,
    () => published.current().manifest.permissions,
  )
  await Promise.race([start.screen, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  followPublications(published, sessions)
  watchExpiry(api)
  onTabMessage((message) => {
    if (message.kind === 'signed-in' && message.email === sessions.session().user.email) return
    guard.disarm()
    if (message.kind === 'signed-out') leaveSession({ announce: false })
    else if (message.kind === 'restarted') location.assign('/')
    else location.reload()
  })
  const refreshDefinitions = (version: string): void => void published.refresh(version)
  const realtime = startRealtime({ api, sessions, notifications, refreshDefinitions })
  createRoot(element, {
    // What did not come the browser has reported already.
    onCaughtError: (error, { componentStack }) => {
      if (!isLoadFailure(error)) console.error(error, componentStack)
    },
    onUncaughtError: (error) => {
      if (!isReloading()) console.error(error)
    },
  }).render(<PortalApp start={start} sessions={sessions} realtime={realtime} />)
  whenIdle(() => void prefetch(loadTooltips))
}

async function loadTooltips(): Promise<void> {
  const { startTooltips } = await import('../tooltips/startTooltips.ts')
  startTooltips()
}

/** Another set may give other permissions and ask for another interval; who comes back to the page may have missed one. */
function followPublications(published: PublishedPortal, sessions: SessionStore): void {
  const everyMs = (): number => published.current().manifest.polling.configSeconds * 1000
  let polledMs = everyMs()
  let stop = sessions.poll(polledMs)
  published.subscribe(() => {
    sessions.refresh()
    if (everyMs() === polledMs) return
    stop()
    polledMs = everyMs()
    stop = sessions.poll(polledMs)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void published.refresh()
  })
}

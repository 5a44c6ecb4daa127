import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom'
import { primeReads } from '../../engine/data/useRead.ts'
import type { HeadStart } from '../../shared/headStart.ts'
import { startRealtime } from '../realtime/startRealtime.ts'
import { createSessionStore } from '../session/createSessionStore.ts'
import type { SessionStore } from '../session/createSessionStore.ts'
import { leaveSession } from '../session/leaveSession.ts'
import { onTabMessage } from '../session/tabs.ts'
import { watchExpiry } from '../session/watchExpiry.ts'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { isLoadFailure, isReloading, prefetch } from '../start/chunkGuard.ts'
import { takeEarly } from '../start/readHeadStart.ts'
import type { PortalStart } from '../start/preparePortal.ts'
import { whenIdle } from '../start/whenIdle.ts'
import type { PublishedPortal } from './createPublishedPortal.ts'
import { primeFlags } from './flagUrls.ts'
import { PortalApp } from './PortalApp.tsx'

/** How long the shell waits to appear together with its screen. */
const patienceMs = 400

/**
 * Draws the portal once the session is known. Rejects when it cannot be read.
 * @param onDrawn called when it stands
 */
export async function startPortal(
  element: HTMLElement,
  start: PortalStart,
  onDrawn: () => void,
): Promise<void> {
  const { api, guard, notifications, published } = start
  const sessions = createSessionStore(
    api,
    await start.answers,
    () => published.current().manifest.permissions,
  )
  primeFlags(start.headStart?.flags ?? {})
  primeReads(sessions.session().user.id, earlyReads(start.headStart))
  // What the server drew stays until the screen can take its place.
  if (element.hasChildNodes() && start.headStart) await start.screen
  else await Promise.race([start.screen, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  followPublications(published, sessions)
  watchExpiry(api, sessions, start.lastUsed)
  onTabMessage((message) => {
    if (message.kind === 'signed-in' && message.email === sessions.session().user.email) return
    guard.disarm()
    if (message.kind === 'signed-out') leaveSession({ announce: false })
    else if (message.kind === 'restarted') location.assign('/')
    else location.reload()
  })
  const refreshDefinitions = (version: string): void => void published.refresh(version)
  const realtime = startRealtime({ api, sessions, notifications, refreshDefinitions })
  const portal = (
    <PortalApp
      start={start}
      sessions={sessions}
      realtime={realtime}
      leaving={<LeaveDialog guard={guard} />}
      onDrawn={onDrawn}
    />
  )
  // One route: which screen an address shows is said by definitions, and decided by Place.
  const router = createBrowserRouter([{ path: '*', element: portal, ErrorBoundary: PassOn }])
  createRoot(element, {
    // What did not come the browser has reported already.
    onCaughtError: (error, { componentStack }) => {
      if (!isLoadFailure(error)) console.error(error, componentStack)
    },
    onUncaughtError: (error) => {
      if (!isReloading()) console.error(error)
    },
  }).render(<RouterProvider router={router} useTransitions={false} />)
  whenIdle(() => void prefetch(loadTooltips))
}

function earlyReads(headStart: HeadStart | undefined): [url: string, body: unknown][] {
  return (headStart?.reads ?? []).map((url) => [url, takeEarly(headStart, url)?.body])
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

/** What a screen's own boundary does not catch ends the page; the router would draw a page of its own. */
function PassOn(): never {
  throw useRouteError()
}

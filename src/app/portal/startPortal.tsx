import { createRoot } from 'react-dom/client'
import { createSessionStore } from '../session/createSessionStore.ts'
import { leaveSession } from '../session/leaveSession.ts'
import { onTabMessage } from '../session/tabs.ts'
import { watchExpiry } from '../session/watchExpiry.ts'
import { isReloading } from '../start/chunkGuard.ts'
import type { PortalStart } from '../start/preparePortal.ts'
import { PortalApp } from './PortalApp.tsx'

/** How long the shell waits to appear together with its screen. */
const patienceMs = 400

/** Draws the portal once the session is known. Rejects when it cannot be read. */
export async function startPortal(element: HTMLElement, start: PortalStart): Promise<void> {
  const { api, guard, manifest } = start
  const sessions = createSessionStore(api, await start.answers)
  await Promise.race([start.screen, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  sessions.poll(manifest.polling.configSeconds * 1000)
  watchExpiry(api)
  onTabMessage((message) => {
    if (message.kind === 'signed-in' && message.email === sessions.session().user.email) return
    guard.disarm()
    if (message.kind === 'signed-out') leaveSession({ announce: false })
    else location.reload()
  })
  createRoot(element, {
    onUncaughtError: (error) => {
      if (!isReloading()) console.error(error)
    },
  }).render(<PortalApp start={start} sessions={sessions} />)
}

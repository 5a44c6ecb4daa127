import { createApiClient } from '../../engine/data/createApiClient.ts'
import type { ApiClient } from '../../engine/registry/apiClient.ts'
import type { PortalManifest } from '../../language/portal.ts'
import { createNoticeStore } from '../notices/createNoticeStore.ts'
import type { NoticeStore } from '../notices/createNoticeStore.ts'
import type { NotificationStore } from '../notifications/createNotificationStore.ts'
import { startNotifications } from '../notifications/startNotifications.ts'
import { createPublishedPortal } from '../portal/createPublishedPortal.ts'
import type { NeededScreen, PublishedPortal } from '../portal/createPublishedPortal.ts'
import { kindOf, screenImports } from '../portal/screenImports.ts'
import { createLeaveGuard } from '../router/createLeaveGuard.ts'
import type { LeaveGuard } from '../router/createLeaveGuard.ts'
import { matchRoute } from '../router/matchRoute.ts'
import { isSameScreen } from '../router/resolvePlace.ts'
import type { SessionAnswers } from '../session/createSessionStore.ts'
import { leaveSession } from '../session/leaveSession.ts'
import { chunkFailed } from './chunkGuard.ts'
import { fetchManifest, readManifest } from './readManifest.ts'

/** Everything that starts before React is there. */
export interface PortalStart {
  published: PublishedPortal
  api: ApiClient
  notices: NoticeStore
  notifications: NotificationStore
  guard: LeaveGuard
  answers: Promise<SessionAnswers>
  /** Settles, never rejects, once what the address needs has been loaded or has failed. */
  screen: Promise<unknown>
}

/** Asks at once for all that the wanted screen needs: session, definitions, scripts. */
export async function preparePortal(): Promise<PortalStart> {
  const notices = createNoticeStore()
  // Empty while the manifest is read, which answers of the API may overtake.
  const held: { portal?: PublishedPortal } = {}
  const routes = (): PortalManifest['routes'] => held.portal?.current().manifest.routes ?? []
  const guard = createLeaveGuard({ window, isSameScreen: (from, to) => isSameScreen(routes(), from, to) })
  const onSignedOut = (): void => {
    guard.disarm()
    leaveSession()
  }
  const api = createApiClient({
    onSignedOut,
    onNotice: notices.notify,
    // Before the manifest is there, nothing is shown.
    t: (key, params) => held.portal?.current().t(key, params) ?? key,
    onVersion: (version) => void held.portal?.refresh(version),
  })
  const answers = readAnswers(api)
  answers.catch(() => {
    // Awaited by startPortal, which shows the failure.
  })
  const published = createPublishedPortal({
    manifest: await readManifest(),
    fetchManifest,
    screenAt,
    onLost: chunkFailed,
    strict: import.meta.env.DEV,
  })
  held.portal = published
  const screen = warmUp(published)
  return { screen, published, api, notices, notifications: startNotifications(api), guard, answers }
}

async function readAnswers(api: ApiClient): Promise<SessionAnswers> {
  const [config, profile] = await Promise.all([
    api.get<SessionAnswers['config']>('/config', { fallback: false }),
    api.get<SessionAnswers['profile']>('/profile', { fallback: false }),
  ])
  return { config, profile }
}

/** Loads what the address will need; a failure shows when the screen asks for it again. */
async function warmUp(published: PublishedPortal): Promise<void> {
  const { manifest, loadModule } = published.current()
  const needed = screenAt(manifest)
  if (needed) await Promise.allSettled([needed.load(), loadModule(needed.module)])
}

function screenAt(manifest: PortalManifest): NeededScreen | undefined {
  const wanted = location.pathname === '/' ? manifest.home : location.pathname
  let route = matchRoute(manifest.routes, wanted)?.route
  if (route && 'redirect' in route) route = matchRoute(manifest.routes, route.redirect)?.route
  if (!route || !('screen' in route)) return undefined
  return { module: route.module, load: screenImports[kindOf(route.screen)] }
}

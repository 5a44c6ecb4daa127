import { createApiClient } from '../../engine/data/createApiClient.ts'
import type { ApiClient } from '../../engine/registry/apiClient.ts'
import type { PortalManifest } from '../../language/portal.ts'
import { createNoticeStore } from '../notices/createNoticeStore.ts'
import type { NoticeStore } from '../notices/createNoticeStore.ts'
import type { NotificationStore } from '../notifications/createNotificationStore.ts'
import { startNotifications } from '../notifications/startNotifications.ts'
import { createPublishedPortal } from '../portal/createPublishedPortal.ts'
import type { NeededScreen, PublishedPortal } from '../portal/createPublishedPortal.ts'
import { loadPhoneFormat } from '../portal/loadPhoneFormat.ts'
import { screenImports } from '../portal/screenImports.ts'
import { screenOf } from '../../language/screenOf.ts'
import { createLeaveGuard } from '../router/createLeaveGuard.ts'
import type { LeaveGuard } from '../router/createLeaveGuard.ts'
import { isSameScreen } from '../router/resolvePlace.ts'
import type { FirstAnswers, SessionAnswers } from '../session/createSessionStore.ts'
import { followUse } from '../session/followUse.ts'
import { leaveSession } from '../session/leaveSession.ts'
import { chunkFailed } from './chunkGuard.ts'
import type { HeadStart } from '../../shared/headStart.ts'
import { fetchManifest, readManifest } from './readManifest.ts'
import { readHeadStart, takeEarly } from './readHeadStart.ts'

/** Everything that starts before React is there. */
export interface PortalStart {
  published: PublishedPortal
  api: ApiClient
  notices: NoticeStore
  notifications: NotificationStore
  guard: LeaveGuard
  answers: Promise<FirstAnswers>
  headStart: HeadStart | undefined
  /** When somebody last used the page, ms since 1970. */
  lastUsed: () => number
  /** Settles, never rejects, once what the address needs has been loaded or has failed. */
  screen: Promise<unknown>
}

/** The server puts off the end of a session once a minute. */
const IN_USE_MS = 60_000

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
  const headStart = readHeadStart()
  const lastUsed = followUse(window)
  const api = createApiClient({
    isInUse: () => Date.now() - lastUsed() < IN_USE_MS,
    takeEarly: (url) => takeEarly(headStart, url),
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
  const screen = warmUp(published, headStart)
  return {
    screen,
    headStart,
    published,
    api,
    lastUsed,
    notices,
    notifications: startNotifications(api),
    guard,
    answers,
  }
}

async function readAnswers(api: ApiClient): Promise<FirstAnswers> {
  const [config, profile] = await Promise.all([
    api.send<SessionAnswers['config']>('GET', '/config', { fallback: false }),
    api.get<SessionAnswers['profile']>('/profile', { fallback: false }),
  ])
  return { config: config.body, profile, etag: config.etag }
}

/** Loads what the address will need; a failure shows when the screen asks for it again. */
async function warmUp(published: PublishedPortal, headStart: HeadStart | undefined): Promise<void> {
  const { manifest, loadModule, loadCatalogue } = published.current()
  const needed = screenAt(manifest)
  if (!needed) return
  await Promise.allSettled([
    needed.load(),
    loadModule(needed.module),
    ...(headStart?.catalogues.map(loadCatalogue) ?? []),
    headStart?.phone === true ? loadPhoneFormat() : undefined,
  ])
}

function screenAt(manifest: PortalManifest): NeededScreen | undefined {
  const needed = screenOf(manifest, location.pathname, location.search)
  return needed && { module: needed.module, load: screenImports[needed.kind] }
}

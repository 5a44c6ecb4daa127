import { createApiClient } from '../../engine/data/createApiClient.ts'
import type { ApiClient } from '../../engine/registry/apiClient.ts'
import type { PortalManifest } from '../../language/portal.ts'
import { createNoticeStore } from '../notices/createNoticeStore.ts'
import type { NoticeStore } from '../notices/createNoticeStore.ts'
import { createDefinitionLoader } from '../portal/createDefinitionLoader.ts'
import type { DefinitionLoader } from '../portal/createDefinitionLoader.ts'
import { createTexts } from '../portal/createTexts.ts'
import type { Texts } from '../portal/createTexts.ts'
import { kindOf, screenImports } from '../portal/screenImports.ts'
import { createLeaveGuard } from '../router/createLeaveGuard.ts'
import type { LeaveGuard } from '../router/createLeaveGuard.ts'
import { matchRoute } from '../router/matchRoute.ts'
import { isSameScreen } from '../router/resolvePlace.ts'
import type { SessionAnswers } from '../session/createSessionStore.ts'
import { leaveSession } from '../session/leaveSession.ts'
import { chunkFailed } from './chunkGuard.ts'
import { readManifest } from './readManifest.ts'

/** Everything that starts before React is there. */
export interface PortalStart {
  manifest: PortalManifest
  api: ApiClient
  notices: NoticeStore
  guard: LeaveGuard
  texts: Texts
  loader: DefinitionLoader
  answers: Promise<SessionAnswers>
  /** Settles, never rejects, once what the address needs has been loaded or has failed. */
  screen: Promise<unknown>
}

/** Asks at once for all that the wanted screen needs: session, definitions, scripts. */
export async function preparePortal(): Promise<PortalStart> {
  const notices = createNoticeStore()
  let routes: PortalManifest['routes'] = []
  const guard = createLeaveGuard({ window, isSameScreen: (from, to) => isSameScreen(routes, from, to) })
  const onSignedOut = (): void => {
    guard.disarm()
    leaveSession()
  }
  let texts: Texts | undefined
  const api = createApiClient({
    onSignedOut,
    onNotice: notices.notify,
    // Before the manifest is there, nothing is shown.
    t: (key, params) => texts?.t(key, params) ?? key,
  })
  const answers = readAnswers(api)
  answers.catch(() => {
    // Awaited by startPortal, which shows the failure.
  })
  const manifest = await readManifest()
  routes = manifest.routes
  const { t, add } = (texts = createTexts(manifest.texts, manifest.locale, import.meta.env.DEV))
  const loader = createDefinitionLoader({
    manifest,
    onModule: (module) => add(module.definition.texts),
    onFailure: chunkFailed,
  })
  const screen = warmUp(manifest, loader)
  return { screen, manifest, api, notices, guard, texts: { t, add }, loader, answers }
}

async function readAnswers(api: ApiClient): Promise<SessionAnswers> {
  const [config, profile] = await Promise.all([
    api.get<SessionAnswers['config']>('/config', { fallback: false }),
    api.get<SessionAnswers['profile']>('/profile', { fallback: false }),
  ])
  return { config, profile }
}

/** Loads what the address will need; a failure shows when the screen asks for it again. */
async function warmUp(manifest: PortalManifest, loader: DefinitionLoader): Promise<void> {
  const wanted = location.pathname === '/' ? manifest.home : location.pathname
  let route = matchRoute(manifest.routes, wanted)?.route
  if (route && 'redirect' in route) route = matchRoute(manifest.routes, route.redirect)?.route
  if (!route || !('screen' in route)) return
  await Promise.allSettled([screenImports[kindOf(route.screen)](), loader.loadModule(route.module)])
}

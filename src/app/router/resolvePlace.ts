import type { PortalManifest } from '../../language/portal.ts'
import { fillRoute, matchRoute, optionalSlot } from './matchRoute.ts'
import type { PortalRoute } from './matchRoute.ts'

export type ScreenRoute = Extract<PortalRoute, { screen: unknown }>

/** What stands at an address for this person. */
export type Place =
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' }
  | { kind: 'forbidden'; route: ScreenRoute; missing: string[] }
  | {
      kind: 'screen'
      route: ScreenRoute
      params: Record<string, string>
      /** Address without the optional last slot: steps of a wizard share it. */
      basePath: string
    }

/**
 * Unknown paths and `/` lead to the default route; a redirect keeps the query (specification, redirect and access rules).
 * @param search with its question mark, or empty
 */
export function resolvePlace(
  manifest: Pick<PortalManifest, 'routes' | 'navigation' | 'home'>,
  can: (access: string[]) => boolean,
  pathname: string,
  search: string,
): Place {
  if (pathname === '/404') return { kind: 'not-found' }
  const match = matchRoute(manifest.routes, pathname)
  if (!match) {
    const to = defaultRoute(manifest, can)
    return to === pathname ? { kind: 'not-found' } : { kind: 'redirect', to }
  }
  const { route, params } = match
  if ('redirect' in route)
    return { kind: 'redirect', to: withQuery(fillRoute(route.redirect, params), search) }
  const missing = route.access.filter((permission) => !can([permission]))
  if (missing.length > 0) return { kind: 'forbidden', route, missing }
  const optional = optionalSlot(route.path)
  const fixed = Object.fromEntries(Object.entries(params).filter(([name]) => name !== optional))
  return { kind: 'screen', route, params, basePath: fillRoute(route.path, fixed) }
}

/** `home` when the person may open it, else the first entry of the navigation they may open. */
export function defaultRoute(
  manifest: Pick<PortalManifest, 'routes' | 'navigation' | 'home'>,
  can: (access: string[]) => boolean,
): string {
  const home = matchRoute(manifest.routes, pathOf(manifest.home))?.route
  if (!home || !('access' in home) || can(home.access)) return manifest.home
  return manifest.navigation.find((entry) => can(entry.access))?.to ?? manifest.home
}

/** The default route when the person may open it: some may open nothing at all. */
export function openStart(
  manifest: Pick<PortalManifest, 'routes' | 'navigation' | 'home'>,
  can: (access: string[]) => boolean,
): string | undefined {
  const start = defaultRoute(manifest, can)
  return resolvePlace(manifest, can, pathOf(start), '').kind === 'forbidden' ? undefined : start
}

/** True while only the step or the query differs, so nothing is left behind. */
export function isSameScreen(routes: readonly PortalRoute[], from: string, to: string): boolean {
  const [left, right] = [matchRoute(routes, pathOf(from)), matchRoute(routes, pathOf(to))]
  if (!left || !right || left.route !== right.route) return false
  const optional = optionalSlot(left.route.path)
  return Object.keys({ ...left.params, ...right.params }).every(
    (name) => name === optional || left.params[name] === right.params[name],
  )
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

function withQuery(path: string, search: string): string {
  if (search === '' || search === '?') return path
  return path.includes('?') ? `${path}&${search.slice(1)}` : path + search
}

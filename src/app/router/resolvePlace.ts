import type {
  AccountStateDefinition,
  GateDefinition,
  PortalManifest,
  TextKey,
} from '../../language/portal.ts'
import { isExcepted } from '../../language/isExcepted.ts'
import { fillRoute, matchRoute, optionalSlot } from '../../language/matchRoute.ts'
import type { PortalRoute } from '../../language/matchRoute.ts'
import type { Viewer } from './Viewer.ts'

export type ScreenRoute = Extract<PortalRoute, { screen: unknown }>

type Routing = Pick<PortalManifest, 'routes' | 'navigation' | 'home' | 'fallbackHome' | 'gates'>

/** What stands at an address for this person. */
export type Place =
  | {
      kind: 'redirect'
      to: string
      /** No screen has this address: people are told why they are somewhere else. */
      unknown?: true
    }
  | { kind: 'not-found' }
  | { kind: 'forbidden'; route: ScreenRoute; missing: string[] }
  | { kind: 'refused'; route: ScreenRoute; state: AccountStateDefinition }
  | {
      kind: 'screen'
      route: ScreenRoute
      params: Record<string, string>
      /** Address without the optional last slot: steps of a wizard share it. */
      basePath: string
    }

/**
 * A shut gate comes before everything. Unknown paths lead to the default route; a redirect keeps the query
 * (specification, redirect and access rules; readings A5 and A6; decision 35).
 * @param search with its question mark, or empty
 */
export function resolvePlace(manifest: Routing, viewer: Viewer, pathname: string, search: string): Place {
  const gate = shutGate(manifest, viewer)
  if (gate && !isExcepted(gate, pathname)) return gatePlace(manifest, gate, pathname)
  if (pathname === '/404') return { kind: 'not-found' }
  const match = matchRoute(manifest.routes, pathname + search)
  if (!match || !isThere(match.route, viewer)) {
    const to = defaultRoute(manifest, viewer)
    if (to === pathname) return { kind: 'not-found' }
    return match || pathname === '/' ? { kind: 'redirect', to } : { kind: 'redirect', to, unknown: true }
  }
  const { route, params } = match
  if ('redirect' in route)
    return { kind: 'redirect', to: withQuery(fillRoute(route.redirect, params), search) }
  const missing = route.access.filter((permission) => !viewer.can([permission]))
  if (missing.length > 0) return { kind: 'forbidden', route, missing }
  const state = route.asks === undefined ? undefined : viewer.refusing?.({ call: route.asks })
  if (state) return { kind: 'refused', route, state }
  return screenAt(route, params)
}

/** Whether an address leads this person to its screen, and not elsewhere or to why they may not see it. */
export function isReachable(manifest: Routing, viewer: Viewer, address: string): boolean {
  const gate = shutGate(manifest, viewer)
  if (gate && !isExcepted(gate, address)) return false
  const pathname = pathOf(address)
  const place = resolvePlace(manifest, viewer, pathname, address.slice(pathname.length))
  if (place.kind !== 'redirect') return place.kind === 'screen'
  const match = matchRoute(manifest.routes, address)
  return match !== null && 'redirect' in match.route && isReachable(manifest, viewer, place.to)
}

/** The gate that keeps a person from everything else. */
export function shutGate(
  { gates }: Pick<PortalManifest, 'gates'>,
  { holds }: Viewer,
): GateDefinition | undefined {
  return gates.find(({ when }) => holds(when))
}

/** `home` when the person may open it, else `fallbackHome`, else the first entry of the navigation they may open. */
export function defaultRoute(manifest: Omit<Routing, 'gates'>, viewer: Viewer): string {
  const { home, fallbackHome, navigation } = manifest
  const first = [home, fallbackHome].find((to) => to !== undefined && isOpen(manifest, viewer, to))
  const entry = navigation.find(({ access, when }) => viewer.can(access) && viewer.holds(when))
  return first ?? entry?.to ?? home
}

/** The default route when the person may open it: some may open nothing at all. */
export function openStart(manifest: Routing, viewer: Viewer): string | undefined {
  const start = defaultRoute(manifest, viewer)
  return resolvePlace(manifest, viewer, pathOf(start), '').kind === 'forbidden' ? undefined : start
}

/**
 * The screens that another is below by its address, the nearest last: of `/depots/hours` it is `/depots`. None for those
 * that a tab or the navigation leads to, and none that this person may not open. Where the addresses above only lead on,
 * it is the list that the nearest leads to.
 */
export function screensAbove(
  manifest: Routing,
  viewer: Viewer,
  { route, basePath }: Extract<Place, { kind: 'screen' }>,
): { to: string; title: TextKey }[] {
  if (route.tab !== undefined || manifest.navigation.some(({ to }) => pathOf(to) === basePath)) return []
  const names = basePath.split('/')
  const paths = names.slice(2).map((_, index) => names.slice(0, index + 2).join('/'))
  const places = paths.map((to) => {
    const search = searchAt(to)
    return { to, search, place: resolvePlace(manifest, viewer, to, search) }
  })
  const above = places.flatMap(({ to, search, place }) =>
    place.kind === 'screen' ? { to: place.route.query ? to + search : to, title: place.route.title } : [],
  )
  if (above.length > 0) return above
  const lists = places.flatMap(({ place }) => (place.kind === 'redirect' ? listAt(place.to) : []))
  return lists.slice(-1)

  /** Lists that share an address differ by their query: the record's own, or that of its module's list. */
  function searchAt(to: string): string {
    const list = manifest.routes
      .filter((each) => 'screen' in each)
      .find(({ module, path }) => module === route.module && path === to)
    const query = route.query ?? list?.query
    return query ? `?${String(new URLSearchParams(query))}` : ''
  }

  function listAt(to: string): { to: string; title: TextKey }[] {
    const place = resolvePlace(manifest, viewer, pathOf(to), '')
    const isList = place.kind === 'screen' && 'list' in place.route.screen && place.basePath !== basePath
    return isList ? [{ to, title: place.route.title }] : []
  }
}

/** True while only the step or the query differs, so nothing is left behind. */
export function isSameScreen(routes: readonly PortalRoute[], from: string, to: string): boolean {
  const [left, right] = [matchRoute(routes, from), matchRoute(routes, to)]
  if (!left || !right || left.route !== right.route) return false
  const optional = optionalSlot(left.route.path)
  return Object.keys({ ...left.params, ...right.params }).every(
    (name) => name === optional || left.params[name] === right.params[name],
  )
}

function gatePlace(
  { routes }: Routing,
  { at, title, screen, module }: GateDefinition,
  pathname: string,
): Place {
  const here = matchRoute(routes, pathname)
  const there = matchRoute(routes, at)
  if (pathname !== at && (!here || here.route !== there?.route)) return { kind: 'redirect', to: at }
  if (screen) return screenAt({ path: at, title, screen, access: [], module }, {})
  if (!there || !('screen' in there.route)) return { kind: 'not-found' }
  return screenAt(there.route, (here ?? there).params)
}

function screenAt(route: ScreenRoute, params: Record<string, string>): Place {
  const optional = optionalSlot(route.path)
  const fixed = Object.fromEntries(Object.entries(params).filter(([name]) => name !== optional))
  return { kind: 'screen', route, params, basePath: fillRoute(route.path, fixed) }
}

function isThere(route: PortalRoute, { holds }: Viewer): boolean {
  return !('when' in route) || holds(route.when)
}

function isOpen({ routes }: Pick<Routing, 'routes'>, viewer: Viewer, to: string): boolean {
  const route = matchRoute(routes, to)?.route
  if (!route || !('access' in route)) return true
  return isThere(route, viewer) && viewer.can(route.access)
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

function withQuery(path: string, search: string): string {
  if (search === '' || search === '?') return path
  return path.includes('?') ? `${path}&${search.slice(1)}` : path + search
}

import type { PortalManifest, ScreenReference } from './portal.ts'
import { matchRoute } from './matchRoute.ts'

export type ScreenKind = 'list' | 'page' | 'wizard'

/** The module and the kind of the screen that stands at an address; undefined for none. */
export function screenOf(
  manifest: PortalManifest,
  pathname: string,
  search: string,
): { module: string; kind: ScreenKind } | undefined {
  const wanted = pathname === '/' ? manifest.home : pathname + search
  let route = matchRoute(manifest.routes, wanted)?.route
  if (route && 'redirect' in route) route = matchRoute(manifest.routes, route.redirect)?.route
  if (!route || !('screen' in route)) return undefined
  return { module: route.module, kind: kindOf(route.screen) }
}

function kindOf(screen: ScreenReference): ScreenKind {
  if ('list' in screen) return 'list'
  return 'page' in screen ? 'page' : 'wizard'
}

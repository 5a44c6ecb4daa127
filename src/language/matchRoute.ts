import { fitsQuery } from './routeQuery.ts'
import type { PortalManifest } from './portal.ts'

export type PortalRoute = PortalManifest['routes'][number]

export interface RouteMatch {
  route: PortalRoute
  /** Values of the slots, decoded; an absent optional slot has no key. */
  params: Record<string, string>
}

/**
 * First route that fits an address; a slash at the end of the path does not matter.
 * @param address a path, or a path with its query where routes may differ by one
 */
export function matchRoute(routes: readonly PortalRoute[], address: string): RouteMatch | null {
  const [pathname = '', search = ''] = address.split(/[?#]/)
  const parts = segments(pathname)
  for (const route of routes) {
    const params = matchSegments(segments(route.path), parts)
    if (params && fitsQuery('query' in route ? route.query : undefined, search)) return { route, params }
  }
  return null
}

/** Fills the slots of a pattern; an optional slot without a value is left out with what follows it. */
export function fillRoute(pattern: string, params: Record<string, string>): string {
  const filled: string[] = []
  for (const segment of segments(pattern)) {
    const slot = slotOf(segment)
    const value = slot ? params[slot.name] : segment
    if (value === undefined) break
    filled.push(slot ? encodeURIComponent(value) : segment)
  }
  return `/${filled.join('/')}`
}

/** Name of the optional slot at the end of a pattern: `step` of `/things/create/{step?}`. */
export function optionalSlot(pattern: string): string | undefined {
  const slot = slotOf(segments(pattern).at(-1) ?? '')
  return slot?.optional ? slot.name : undefined
}

function matchSegments(pattern: string[], parts: string[]): Record<string, string> | null {
  if (parts.length > pattern.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of pattern.entries()) {
    const part = parts[index]
    const slot = slotOf(segment)
    if (part === undefined) return slot?.optional ? params : null
    if (!slot) {
      if (segment !== part) return null
      continue
    }
    const value = decode(part)
    if (value === null) return null
    params[slot.name] = value
  }
  return params
}

function slotOf(segment: string): { name: string; optional: boolean } | null {
  const found = /^\{([a-z_]\w*)(\?)?\}$/i.exec(segment)
  return found ? { name: found[1]!, optional: found[2] === '?' } : null
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

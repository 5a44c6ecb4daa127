import { fitsQuery } from '../src/language/routeQuery.ts'

/** What the index asks of a route. */
export interface IndexedRoute {
  path: string
  query?: Record<string, string>
}

/** Finds the first of many routes that answers an address, without asking them all. */
export interface RouteIndex<Route extends IndexedRoute> {
  add(route: Route): void
  /** The earliest added that answers a path, or a path with its query. */
  find(address: string): Route | undefined
}

interface Numbered<Route> {
  number: number
  route: Route
  path: SplitPath
}

/** A route's path, taken apart once for all the addresses it is held against. */
interface SplitPath {
  parts: readonly string[]
  /** How many parts an address has at least. */
  required: number
}

/** Sorts routes by the first segment of their path; those that begin with a slot are asked every time. */
export function createRouteIndex<Route extends IndexedRoute>(
  routes: readonly Route[] = [],
): RouteIndex<Route> {
  const byStart = new Map<string, Numbered<Route>[]>()
  const slotted: Numbered<Route>[] = []
  let count = 0
  const index: RouteIndex<Route> = {
    add(route) {
      const path = splitPath(route.path)
      const entry = { number: count++, route, path }
      const start = path.parts[1] ?? ''
      const bucket = byStart.get(start)
      if (start.startsWith('{')) slotted.push(entry)
      else if (bucket === undefined) byStart.set(start, [entry])
      else bucket.push(entry)
    },
    find(link) {
      const [address = '', search = ''] = link.split('?')
      const segments = address.split('/')
      const answering = ({ route, path }: Numbered<Route>) =>
        isAnswered(segments, path) && fitsQuery(route.query, search)
      const literal = byStart.get(segments[1] ?? '')?.find(answering)
      const slot = slotted.find(answering)
      if (literal === undefined || slot === undefined) return (literal ?? slot)?.route
      return (literal.number < slot.number ? literal : slot).route
    },
  }
  for (const route of routes) index.add(route)
  return index
}

/** Whether a route's path answers an address; a slot answers anything. */
export function answers(pattern: string, address: string): boolean {
  return isAnswered(address.split('/'), splitPath(pattern))
}

function splitPath(path: string): SplitPath {
  const parts = path.split('/')
  return { parts, required: parts.filter((part) => !part.endsWith('?}')).length }
}

function isAnswered(segments: readonly string[], { parts, required }: SplitPath): boolean {
  if (segments.length < required || segments.length > parts.length) return false
  return segments.every(
    (segment, index) => parts[index]?.startsWith('{') === true || parts[index] === segment,
  )
}

/** Finds the route of a method and path: a literal segment wins over a slot, an earlier route over a later one. */
export interface RouteTable<Route> {
  find(method: string, path: string): { route: Route; params: Record<string, string> } | undefined
  /** Methods the path takes, for 405. */
  methods(path: string): string[]
}

export function createRouteTable<Route extends { method: string; path: string }>(
  routes: Route[],
): RouteTable<Route> {
  const literal = new Map<string, Route>()
  const slotted: { route: Route; segments: string[] }[] = []
  for (const route of routes) {
    const key = `${route.method} ${route.path}`
    if (!route.path.includes('{')) {
      if (!literal.has(key)) literal.set(key, route)
    } else slotted.push({ route, segments: route.path.split('/') })
  }
  return {
    find(method, path) {
      const exact = literal.get(`${method} ${path}`)
      if (exact) return { route: exact, params: {} }
      const parts = path.split('/')
      let best: { route: Route; params: Record<string, string>; slots: number } | undefined
      for (const { route, segments } of slotted) {
        if (route.method !== method || segments.length !== parts.length) continue
        const params = match(segments, parts)
        const slots = params && Object.keys(params).length
        if (params && slots !== undefined && (!best || slots < best.slots)) best = { route, params, slots }
      }
      return best && { route: best.route, params: best.params }
    },
    methods(path) {
      const parts = path.split('/')
      const found = routes.filter((route) => match(route.path.split('/'), parts))
      return [...new Set(found.map(({ method }) => method))]
    },
  }
}

function match(segments: string[], parts: string[]): Record<string, string> | undefined {
  if (segments.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? ''
    if (segment.startsWith('{')) {
      if (part === '') return undefined
      try {
        params[segment.slice(1, -1)] = decodeURIComponent(part)
      } catch {
        return undefined
      }
    } else if (segment !== part) return undefined
  }
  return params
}

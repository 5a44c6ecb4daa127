import type { Model } from './Model.ts'
import type { RouteSource } from './read/source.ts'

/** The route that a link opens, redirects not followed; undefined when there is none. */
export function routeFor(model: Model, to: string): RouteSource | undefined {
  const path = to.split(/[?#]/)[0] ?? ''
  return model.routes.find(path)
}

/** What a person needs to open a link: the permissions of the screen it leads to, redirects followed. */
export function accessOfLink(model: Model, to: string): string[] {
  return screenRouteFor(model, to)?.access ?? []
}

/** For whom the screen is that a link leads to, redirects followed. */
export function conditionOfLink(model: Model, to: string): string | undefined {
  return screenRouteFor(model, to)?.when
}

function screenRouteFor(model: Model, to: string): RouteSource | undefined {
  let route = routeFor(model, to)
  for (let hops = 0; route?.redirect !== undefined && hops < 10; hops++)
    route = routeFor(model, route.redirect)
  return route
}

/** Permissions a link asks for by itself, and those of the screen it leads to. */
export function withLinkAccess(model: Model, to: string, own: string[] = []): string[] {
  return [...new Set([...own, ...accessOfLink(model, to)])]
}

/** Every route of every module, in order. */
export function allRoutes(model: Model): RouteSource[] {
  return model.modules.flatMap((module) => module.file.value.routes)
}

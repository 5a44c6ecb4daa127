import { modelIndex } from './modelIndex.ts'
import { callOfOperation } from '../src/language/index.ts'
import type { Model } from './Model.ts'
import type { ResourceSource, RouteSource } from './read/source.ts'
import { permissionsNeeded } from './permissionsNeeded.ts'

/** The route that a link opens, redirects not followed; undefined when there is none. */
export function routeFor(model: Model, to: string): RouteSource | undefined {
  return model.routes.find(to.split('#')[0] ?? '')
}

/** What a person needs to open a link: the permissions of the screen it leads to, redirects followed. */
export function accessOfLink(model: Model, to: string): string[] {
  return permissionsNeeded(screenRouteFor(model, to)?.access ?? 'signed-in')
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

/** The call that the form behind a link ends with; undefined for what only shows something. */
export function callOfLink(model: Model, to: string): string | undefined {
  const route = screenRouteFor(model, to)
  return route && callOfRoute(model, route)
}

/** The call that a route's form ends with: `POST /v1/parcels`. */
export function callOfRoute(model: Model, route: RouteSource): string | undefined {
  const form = formOfRoute(model, route)
  return form && callOfOperation(form.resource, form.mode === 'create' ? 'create' : 'update')
}

/** The resource whose record the page at a route shows. */
export function recordResource(
  model: Model,
  { screen }: Pick<RouteSource, 'screen'>,
): ResourceSource | undefined {
  if (screen === undefined || !('page' in screen)) return undefined
  const module = modelIndex(model).moduleOfScreen.get(screen)
  const record = module?.pages.find(({ value }) => value.id === screen.page)?.value.record
  return record && model.resources.get(record.resource)?.value
}

/** When the record may be changed whose form a link opens; undefined when it always may. */
export function ruleOfEditLink(model: Model, to: string, resource: string): string | undefined {
  const route = screenRouteFor(model, to)
  const form = route && formOfRoute(model, route)
  if (form?.mode !== 'edit' || form.resource.id !== resource) return undefined
  return form.resource.operations.update?.when
}

function formOfRoute(
  model: Model,
  { screen }: RouteSource,
): { mode: 'create' | 'edit'; resource: ResourceSource } | undefined {
  if (screen === undefined || !('wizard' in screen) || screen.mode === 'view') return undefined
  const module = modelIndex(model).moduleOfScreen.get(screen)
  const wizard = module?.wizards.find(({ value }) => value.id === screen.wizard)?.value
  const resource = wizard && model.resources.get(wizard.resource)?.value
  return resource && { mode: screen.mode, resource }
}

import { screenFile } from './modelIndex.ts'
import { callOfOperation } from '../src/language/index.ts'
import { createRouteIndex } from './createRouteIndex.ts'
import type { SharedModel } from './Model.ts'
import { fact, question } from './question.ts'
import type { ResourceSource, RouteSource, WizardSource } from './read/source.ts'
import { permissionsNeeded } from './permissionsNeeded.ts'

/** Every route of every module, in order. */
export const allRoutes = fact(
  ({ moduleFiles }) => [moduleFiles],
  (files) => files.flatMap(({ value }) => value.routes),
)

const routeAt = question(
  (model) => [allRoutes(model)],
  (routes) => {
    const index = createRouteIndex(routes)
    return (address: string) => index.find(address)
  },
)

/** The route that a link opens, redirects not followed; undefined when there is none. */
export function routeFor(model: SharedModel, to: string): RouteSource | undefined {
  return routeAt(model, to.split('#')[0] ?? '')
}

/** What a person needs to open a link: the permissions of the screen it leads to, redirects followed. */
export function accessOfLink(model: SharedModel, to: string): string[] {
  return permissionsNeeded(screenRouteFor(model, to)?.access ?? 'signed-in')
}

/** For whom the screen is that a link leads to, redirects followed. */
export function conditionOfLink(model: SharedModel, to: string): string | undefined {
  return screenRouteFor(model, to)?.when
}

function screenRouteFor(model: SharedModel, to: string): RouteSource | undefined {
  let route = routeFor(model, to)
  for (let hops = 0; route?.redirect !== undefined && hops < 10; hops++)
    route = routeFor(model, route.redirect)
  return route
}

/** Permissions a link asks for by itself, and those of the screen it leads to. */
export function withLinkAccess(model: SharedModel, to: string, own: string[] = []): string[] {
  return [...new Set([...own, ...accessOfLink(model, to)])]
}

/** The call that the form behind a link ends with; undefined for what only shows something. */
export function callOfLink(model: SharedModel, to: string): string | undefined {
  const route = screenRouteFor(model, to)
  return route && callOfRoute(model, route)
}

/** The call that a route's form ends with: `POST /v1/parcels`. */
export function callOfRoute(model: SharedModel, route: RouteSource): string | undefined {
  const form = formOfRoute(model, route)
  return form && callOfOperation(form.resource, form.mode === 'create' ? 'create' : 'update')
}

/** The resource whose record the page at a route shows. */
export function recordResource(
  model: SharedModel,
  { screen }: Pick<RouteSource, 'screen'>,
): ResourceSource | undefined {
  const shown = screenFile(model, screen)?.value
  const record = shown && 'blocks' in shown ? shown.record : undefined
  return record && model.resources.get(record.resource)?.value
}

/** When the record may be changed whose form a link opens; undefined when it always may. */
export function ruleOfEditLink(model: SharedModel, to: string, resource: string): string | undefined {
  const route = screenRouteFor(model, to)
  const form = route && formOfRoute(model, route)
  if (form?.mode !== 'edit' || form.resource.id !== resource) return undefined
  return form.resource.operations.update?.when
}

/** The wizard that a route's screen opens. */
export function wizardShown(model: SharedModel, screen: RouteSource['screen']): WizardSource | undefined {
  const shown = screenFile(model, screen)?.value
  return shown && 'steps' in shown ? shown : undefined
}

function formOfRoute(
  model: SharedModel,
  { screen }: RouteSource,
): { mode: 'create' | 'edit'; resource: ResourceSource } | undefined {
  if (screen === undefined || !('wizard' in screen) || screen.mode === 'view') return undefined
  const wizard = wizardShown(model, screen)
  const resource = wizard && model.resources.get(wizard.resource)?.value
  return resource && { mode: screen.mode, resource }
}

import type { WizardMode } from '../../src/language/portal.ts'
import { slotsOf } from '../fieldPaths.ts'
import { grantsOf, heldPermissions } from '../grants.ts'
import { operationOf } from '../Model.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import { wizardModes } from '../normalize/normalizeWizard.ts'
import { parentSlotsOf } from '../parents.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'
import type { DefinitionKind, OperationName, PageSource, RouteSource, ScreenSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { recordResource, routeFor } from '../routes.ts'
import { markedTabs } from '../modelIndex.ts'
import type { Report } from './Report.ts'

/** Each route has the slots its screen needs and lets in who may use it, and each screen has a route. */
export function checkScreens(model: SharedModel, module: ModuleModel, report: Report): void {
  const { file } = module
  for (const [index, route] of file.value.routes.entries()) {
    const at = ['routes', index, 'path']
    checkSlots(model, module, at, route, report)
    if (
      route.screen !== undefined &&
      !route.path.includes('{id}') &&
      route.first === undefined &&
      recordOf(module, route) !== undefined
    )
      report(file, at, 'route-slot', 'the page of a record needs {id} in its address')
    checkFirst(model, file, index, report)
    if (route.screen !== undefined && 'wizard' in route.screen) checkWizardRoute(model, module, index, report)
    checkAccess(model, module, index, report)
  }
  checkShown(module, report)
  checkTabs(model, module, report)
}

function checkWizardRoute(model: SharedModel, module: ModuleModel, index: number, report: Report): void {
  const { file } = module
  const { path = '', screen } = file.value.routes[index] ?? {}
  if (screen === undefined || !('wizard' in screen)) return
  const at = ['routes', index, 'path']
  const hasId = path.includes('{id}')
  const parents = parentSlotsOf(model, module, screen)
  if (slotsOf(path).every(({ name }) => name === 'id' || parents.includes(name))) {
    const problem = 'each step of a wizard has an address of its own, which this route does not answer'
    report(file, at, 'route-slot', problem, { suggestion: `${path}/{step?}` })
  }
  if (screen.from !== undefined) checkFrom(model, module, index, report)
  else if (screen.mode === 'create' && hasId) {
    report(file, at, 'route-slot', 'a wizard that creates has no {id} in its address')
  }
  if (screen.mode !== 'create' && !hasId) {
    report(file, at, 'route-slot', `a wizard in mode ${screen.mode} needs {id} in its address`)
  }
}

/** A new record is made from another one by an endpoint that answers what the form holds. */
function checkFrom(model: SharedModel, module: ModuleModel, index: number, report: Report): void {
  const { file } = module
  const { path, screen } = file.value.routes[index] ?? {}
  if (path === undefined || screen === undefined || !('wizard' in screen)) return
  const at = ['routes', index, 'screen', 'from']
  if (screen.mode !== 'create')
    return report(file, at, 'unknown-mode', `only a wizard that creates starts from another record`, {
      key: true,
    })
  if (!path.includes('{id}'))
    report(
      file,
      ['routes', index, 'path'],
      'route-slot',
      'a copy needs {id} in its address: the record it is made from',
    )
  const resource = model.resources.get(resourceShown(module, screen) ?? '')?.value
  if (resource === undefined) return
  const endpoint = resource.endpoints?.find(({ id }) => id === screen.from)
  const names = (resource.endpoints ?? []).map(({ id }) => id)
  if (endpoint === undefined)
    return report(file, at, 'unknown-call', `resource "${resource.id}" has no endpoint "${screen.from}"`, {
      among: { name: screen.from ?? '', names },
    })
  if (endpoint.output === undefined)
    report(file, at, 'missing-beside', `endpoint "${endpoint.id}" needs "output": what the form starts with`)
  if (
    endpoint.input !== undefined ||
    !endpoint.path.includes('{id}') ||
    !['GET', 'POST'].includes(endpoint.method)
  )
    report(file, at, 'unknown-call', `endpoint "${endpoint.id}" is no GET or POST below {id} without input`)
}

/** A route that shows the first record of a list has a page that can, and leads somewhere else without one. */
function checkFirst(model: SharedModel, file: SourceFile<'module'>, index: number, report: Report): void {
  const route = file.value.routes[index]
  if (route?.first === undefined || model.broken.has('page') || model.broken.has('resource')) return
  const at = ['routes', index, 'first']
  const resource = recordResource(model, route)
  if (resource === undefined)
    return report(
      file,
      at,
      'missing-beside',
      'only the page of a record shows the first one: it needs "record"',
      {
        key: true,
      },
    )
  if (route.path.includes('{id}'))
    report(
      file,
      ['routes', index, 'path'],
      'route-slot',
      'the first record is shown without {id} in the address',
    )
  if (resource.operations?.list === undefined)
    report(
      file,
      at,
      'missing-operation',
      `the first record needs operation list of resource "${resource.id}"`,
      {
        key: true,
      },
    )
  const { sort, otherwise } = route.first
  const name = sort?.replace(/^-/, '')
  const sorted = resource.sort?.fields ?? []
  if (name !== undefined && !sorted.includes(name))
    report(file, [...at, 'sort'], 'unknown-field', `resource "${resource.id}" does not sort by "${name}"`, {
      among: { name, names: sorted },
    })
  if (routeFor(model, otherwise) === route)
    report(file, [...at, 'otherwise'], 'redirect-cycle', 'without records the path leads to itself')
}

/** Every screen and mode has a route, or is shown on a page. */
function checkShown(module: ModuleModel, report: Report): void {
  const { routes, gates = [] } = module.file.value
  const screens = [...routes, ...gates].flatMap(({ screen }) => screen ?? [])
  const named = {
    list: module.lists.map((file) => file.value.id),
    page: module.pages.map((file) => file.value.id),
    wizard: module.wizards.map((file) => file.value.id),
  }
  const astray = screens.some((screen) =>
    Object.entries(named).some(([kind, ids]) => {
      const name = (screen as Record<string, string>)[kind] // any of the three
      return name !== undefined && !ids.includes(name)
    }),
  )
  const onPages = module.pages.flatMap(({ value }) =>
    value.blocks.flatMap((block) => (block.kind === 'list' ? block.list : [])),
  )
  for (const file of astray ? [] : module.lists) {
    const { id } = file.value
    if (onPages.includes(id) || screens.some((screen) => 'list' in screen && screen.list === id)) continue
    report(file, ['id'], 'unused-screen', `no route and no page shows list "${id}"`)
  }
  for (const file of astray ? [] : module.pages) {
    if (screens.some((screen) => 'page' in screen && screen.page === file.value.id)) continue
    report(file, ['id'], 'unused-screen', `no route shows page "${file.value.id}"`)
  }
  for (const file of astray ? [] : module.wizards) {
    const { id, title } = file.value
    const modes = screens.flatMap((screen) => ('wizard' in screen && screen.wizard === id ? screen.mode : []))
    for (const mode of wizardModes(file.value)) {
      if (modes.includes(mode) || title[mode] === undefined) continue
      report(file, ['title', mode], 'unused-screen', `no route opens wizard "${id}" in mode "${mode}"`, {
        key: true,
      })
    }
  }
}

/** Every tab is marked by a route of some module. */
function checkTabs(model: SharedModel, module: ModuleModel, report: Report): void {
  // Of a module that cannot be read nobody knows which tabs its routes mark.
  if (model.broken.has('module')) return
  const { tabs = [] } = module.file.value
  const named = markedTabs(model, module.id)
  const strayTab = named.some((id) => tabs.every((tab) => tab.id !== id))
  for (const [index, tab] of tabs.entries()) {
    if (named.includes(tab.id) || strayTab) continue
    report(
      module.file,
      ['tabs', index, 'id'],
      'idle-tab',
      `no route says "tab": "${tab.id}", so it is never marked`,
    )
  }
}

const READS: Record<WizardMode, OperationName[]> = {
  create: ['create'],
  edit: ['get', 'update'],
  view: ['get'],
}

function resourceShown(module: ModuleModel, screen: ScreenSource): string | undefined {
  if ('list' in screen) return module.lists.find(({ value }) => value.id === screen.list)?.value.resource
  if ('wizard' in screen)
    return module.wizards.find(({ value }) => value.id === screen.wizard)?.value.resource
  return module.pages.find(({ value }) => value.id === screen.page)?.value.record?.resource
}

/** Whoever may open a screen may also do what the screen is for. */
function checkAccess(model: SharedModel, module: ModuleModel, index: number, report: Report): void {
  const { screen, access } = module.file.value.routes[index] ?? {}
  if (screen === undefined || access === undefined) return
  const resource = resourceShown(module, screen)
  if (resource === undefined) return
  const names = ['the owner', ...grantsOf(model).roles.map(({ id }) => id)]
  const holders = heldPermissions(model)
  const opened = permissionsNeeded(access)
  const needed = 'list' in screen ? (['list'] as const) : 'page' in screen ? READS.view : READS[screen.mode]
  for (const name of needed) {
    const asked = permissionsNeeded(operationOf(model, resource, name)?.access ?? 'signed-in')
    const refused = holders.findIndex(
      (held) => opened.every((each) => held.has(each)) && !asked.every((each) => held.has(each)),
    )
    if (refused < 0) continue
    const missing = asked.filter((each) => !opened.includes(each)).join(' and ')
    const problem = `${names[refused]} may open this, but operation ${name} of "${resource}" also asks for ${missing}`
    report(module.file, ['routes', index, 'access'], 'screen-refused', problem)
  }
}

/** The record that the page at a route shows. */
function recordOf({ pages }: ModuleModel, { screen }: RouteSource): PageSource['record'] {
  if (screen === undefined || !('page' in screen)) return undefined
  return pages.find(({ value }) => value.id === screen.page)?.value.record
}

/** What a screen takes from its address. */
function checkSlots(
  model: SharedModel,
  module: ModuleModel,
  at: (string | number)[],
  route: RouteSource,
  report: Report,
): void {
  const { file } = module
  if (route.screen === undefined) return
  // What a screen or resource that cannot be read takes is not known.
  const kinds = ['resource', ...Object.keys(route.screen)] as DefinitionKind[] // a screen names its kind
  if (kinds.some((kind) => model.broken.has(kind))) return
  const isRecord = recordOf(module, route) !== undefined
  const parents = parentSlotsOf(model, module, route.screen)
  const known = [...parents, ...('wizard' in route.screen || isRecord ? ['id', 'step?'] : [])]
  for (const name of parents) {
    if (route.path.includes(`{${name}}`)) continue
    report(
      file,
      at,
      'route-slot',
      `the screen shows records below a parent, so it needs {${name}} in its address`,
    )
  }
  for (const { name, offset } of slotsOf(route.path)) {
    if (known.includes(name)) continue
    const allowed =
      known.length === 0 ? 'takes no slots' : `takes ${known.map((each) => `{${each}}`).join(' and ')} only`
    const aim = { inside: offset, suggestion: nearestName(name, known) }
    report(file, at, 'route-slot', `the screen ${allowed} from its address, not {${name}}`, aim)
  }
}

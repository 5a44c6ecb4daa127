import type { WizardMode } from '../../src/language/portal.ts'
import { slotsOf } from '../fieldPaths.ts'
import { operationOf } from '../Model.ts'
import type { Model, ModuleModel } from '../Model.ts'
import { wizardModes } from '../normalize/normalizeWizard.ts'
import { nearestName } from '../nearestName.ts'
import { createRouteIndex } from '../createRouteIndex.ts'
import { allRoutes, routeFor } from '../routes.ts'
import type { OperationName, RouteSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'

/** No two routes answer the same address, none hides behind an earlier one, and each has the slots its screen needs. */
export function checkRoutes(model: Model, report: Report): void {
  const earlier = createRouteIndex()
  for (const { file } of model.modules) {
    for (const [index, route] of file.value.routes.entries()) {
      const at = ['routes', index, 'path']
      const [first] = addressesOf(route.path).flatMap((address) => earlier.find(address)?.path ?? [])
      if (first !== undefined) {
        report(file, at, 'route-collision', `"${first}" answers the same address and stands before it`)
      }
      earlier.add(route)
      checkSlots(file, at, route, report)
      if (route.screen === undefined || !('wizard' in route.screen)) continue
      const hasId = route.path.includes('{id}')
      if (route.screen.mode === 'create' && hasId) {
        report(file, at, 'route-slot', 'a wizard that creates has no {id} in its address')
      }
      if (route.screen.mode !== 'create' && !hasId) {
        report(file, at, 'route-slot', `a wizard in mode ${route.screen.mode} needs {id} in its address`)
      }
    }
  }
  checkRedirects(model, report)
  for (const module of model.modules) checkScreens(model, module, report)
  for (const module of model.modules) checkShown(module, report)
}

/** Every screen and mode has a route, or stands on a page, and every tab is marked by a route. */
function checkShown(module: ModuleModel, report: Report): void {
  const { routes, tabs = [], gates = [] } = module.file.value
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
  const strayTab = routes.some(
    (route) => route.tab !== undefined && tabs.every((tab) => tab.id !== route.tab),
  )
  for (const [index, tab] of tabs.entries()) {
    if (routes.some((route) => route.tab === tab.id) || strayTab) continue
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

/** Whoever may open a screen may also do what the screen is for. */
function checkScreens(model: Model, module: ModuleModel, report: Report): void {
  const { owner, roles } = model.access.value
  const holders = [{ id: 'the owner', permissions: owner }, ...roles]
  for (const [index, { screen, access }] of module.file.value.routes.entries()) {
    if (screen === undefined || 'page' in screen) continue
    const shown =
      'list' in screen
        ? module.lists.find(({ value }) => value.id === screen.list)
        : module.wizards.find(({ value }) => value.id === screen.wizard)
    if (shown === undefined) continue
    const needed = 'list' in screen ? (['list'] as const) : READS[screen.mode]
    for (const name of needed) {
      const asked = operationOf(model, shown.value.resource, name)?.access ?? []
      const refused = holders.find(
        ({ permissions }) =>
          access.every((each) => permissions.includes(each)) &&
          !asked.every((each) => permissions.includes(each)),
      )
      if (refused === undefined) continue
      const missing = asked.filter((each) => !access.includes(each)).join(' and ')
      const problem = `${refused.id} may open this, but operation ${name} of "${shown.value.resource}" also asks for ${missing}`
      report(module.file, ['routes', index, 'access'], 'screen-refused', problem)
    }
  }
}

/** What a screen takes from its address. */
function checkSlots(file: SourceFile, at: (string | number)[], route: RouteSource, report: Report): void {
  if (route.screen === undefined) return
  const known = 'wizard' in route.screen ? ['id', 'step?'] : []
  for (const { name, offset } of slotsOf(route.path)) {
    if (known.includes(name)) continue
    const allowed = known.length === 0 ? 'takes no slots' : 'takes {id} and {step?} only'
    const aim = { inside: offset, suggestion: nearestName(name, known) }
    report(file, at, 'route-slot', `the screen ${allowed} from its address, not {${name}}`, aim)
  }
}

/** A last slot that may be missing makes two addresses of one path. */
function addressesOf(path: string): string[] {
  return path.endsWith('?}') ? [path.replace(/\/[^/]*$/, ''), path] : [path]
}

function checkRedirects(model: Model, report: Report): void {
  for (const { file } of model.modules) {
    for (const [index, route] of file.value.routes.entries()) {
      if (route.redirect === undefined) continue
      const at = ['routes', index, 'redirect']
      const passed = [route.path]
      let next = routeFor(model, route.redirect)
      while (next?.redirect !== undefined && !passed.includes(next.path)) {
        passed.push(next.path)
        next = routeFor(model, next.redirect)
      }
      if (next?.redirect !== undefined)
        report(file, at, 'redirect-cycle', `redirects in a circle: ${[...passed, next.path].join(' → ')}`)
    }
  }
}

/** Reports a link that no route answers. */
export function checkOpens(
  model: Model,
  file: SourceFile,
  at: (string | number)[],
  to: string,
  report: Report,
): void {
  if (routeFor(model, to) !== undefined || model.broken.has('module')) return
  const paths = allRoutes(model).map((route) => route.path)
  const suggestion = nearestName(to.split(/[?#]/)[0] ?? '', paths)
  report(file, at, 'unknown-route', `no route answers "${to}"`, { suggestion })
}

import type { WizardMode } from '../../src/language/portal.ts'
import { operationOf } from '../Model.ts'
import type { Model, ModuleModel } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import { allRoutes, answers, routeFor } from '../routes.ts'
import type { OperationName } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'

/** No two routes answer the same address, none hides behind an earlier one, and each has the slots its screen needs. */
export function checkRoutes(model: Model, report: Report): void {
  const earlier: string[] = []
  for (const { file } of model.modules) {
    for (const [index, route] of file.value.routes.entries()) {
      const at = ['routes', index, 'path']
      const first = earlier.find((path) => addressesOf(route.path).some((address) => answers(path, address)))
      if (first !== undefined) {
        report(file, at, 'route-collision', `"${first}" answers the same address and stands before it`)
      }
      earlier.push(route.path)
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

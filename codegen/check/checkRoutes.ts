import type { Model } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import { createRouteIndex } from '../createRouteIndex.ts'
import { allRoutes, routeFor } from '../routes.ts'
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

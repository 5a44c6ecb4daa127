import type { PathSegment } from '../Diagnostic.ts'
import type { SharedModel } from '../Model.ts'
import { moduleFiles } from '../modelIndex.ts'
import { nearestName } from '../nearestName.ts'
import { createRouteIndex } from '../createRouteIndex.ts'
import { allRoutes, routeFor } from '../routes.ts'
import type { RouteSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'

/** No two routes answer the same address, none hides behind an earlier one, and no redirects form a loop. */
export function checkRoutes(model: SharedModel, report: Report): void {
  const earlier = createRouteIndex<RouteSource & { place: { source: SourceFile; path: PathSegment[] } }>()
  for (const file of moduleFiles(model)) {
    for (const [index, route] of file.value.routes.entries()) {
      const at = ['routes', index, 'path']
      const search = route.query === undefined ? '' : new URLSearchParams(route.query).toString()
      const [first] = addressesOf(route.path).flatMap(
        (address) => earlier.find(search === '' ? address : `${address}?${search}`) ?? [],
      )
      // The first of several screens at one path answers the bare path too, and the rest of them is left for a last one.
      if (first !== undefined && (first.query === undefined || route.query !== undefined))
        reportCollision(file, at, route, first, report)
      earlier.add({ ...route, place: { source: file, path: at } })
    }
  }
  checkRedirects(model, report)
}

function reportCollision(
  file: SourceFile<'module'>,
  at: PathSegment[],
  route: RouteSource,
  first: RouteSource & { place: { source: SourceFile; path: PathSegment[] } },
  report: Report,
): void {
  const { place } = first
  if (place.source === file)
    return report(file, at, 'route-collision', `"${first.path}" matches the same path and comes first`)
  const rival = { ...place, problem: `"${route.path}" in ${file.file} matches the same path` }
  report(file, at, 'route-collision', `"${first.path}" in ${place.source.file} matches the same path`, {
    rival,
  })
}

/** A last slot that may be missing makes two addresses of one path. */
function addressesOf(path: string): string[] {
  return path.endsWith('?}') ? [path.replace(/\/[^/]*$/, ''), path] : [path]
}

function checkRedirects(model: SharedModel, report: Report): void {
  for (const file of moduleFiles(model)) {
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
        report(file, at, 'redirect-cycle', `redirects form a loop: ${[...passed, next.path].join(' → ')}`)
    }
  }
}

/** Reports a link that no route matches. */
export function checkOpens(
  model: SharedModel,
  file: SourceFile,
  at: (string | number)[],
  to: string,
  report: Report,
): void {
  if (routeFor(model, to) !== undefined || model.broken.has('module')) return
  const paths = allRoutes(model).map(({ path, query }) =>
    query === undefined ? path : `${path}?${new URLSearchParams(query).toString()}`,
  )
  const suggestion = nearestName(to.split('#')[0] ?? '', paths)
  report(file, at, 'unknown-route', `no route matches "${to}"`, { suggestion })
}

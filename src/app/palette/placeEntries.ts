import type { Translate } from '../../engine/registry/portalContext.ts'
import type { PortalManifest } from '../../language/portal.ts'
import { fillRoute } from '../router/matchRoute.ts'
import { navigationTree } from '../router/navigationTree.ts'
import type { ScreenRoute } from '../router/resolvePlace.ts'
import type { Viewer } from '../router/Viewer.ts'
import type { Entry } from './Entry.ts'

export interface PlaceEntries {
  places: Entry[]
  creates: Entry[]
}

/** Every entry of the navigation and every screen this person may open without choosing a record first, each once. */
export function placeEntries(manifest: PortalManifest, viewer: Viewer, t: Translate): PlaceEntries {
  const places: Entry[] = navigationTree(manifest, viewer).flatMap((section) =>
    section.entries.map(({ id, title, to }) => ({
      id: `entry:${id}`,
      title: t(title),
      icon: section.icon || 'apps',
      to,
      ...(section.title === null || section.single ? {} : { hint: t(section.title) }),
    })),
  )
  const known = new Set(places.map(({ to }) => pathOf(to ?? '')))
  const creates: Entry[] = []
  for (const route of openRoutes(manifest, viewer)) {
    const to = fillRoute(route.path, {})
    if (known.has(to)) continue
    known.add(to)
    const entry = { id: `route:${route.path}`, title: t(route.title), to }
    if (isCreate(route)) creates.push({ ...entry, icon: 'add' })
    else places.push({ ...entry, icon: 'apps' })
  }
  return { places, creates }
}

/** Screens that are there for this person, may be opened, and need no record. */
export function openRoutes(
  { routes }: Pick<PortalManifest, 'routes'>,
  { can, holds }: Viewer,
): ScreenRoute[] {
  return routes.filter(
    (route): route is ScreenRoute =>
      'screen' in route && !/\{\w+\}/.test(route.path) && can(route.access) && holds(route.when),
  )
}

function isCreate({ path, screen }: ScreenRoute): boolean {
  return 'wizard' in screen ? screen.mode === 'create' : /\/(create|new)$/.test(path)
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

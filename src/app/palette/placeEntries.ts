import type { Translate } from '../../engine/registry/portalContext.ts'
import type { PortalManifest } from '../../language/portal.ts'
import { fillRoute } from '../../language/matchRoute.ts'
import { markedEntry, navigationTree } from '../router/navigationTree.ts'
import type { ScreenRoute } from '../router/resolvePlace.ts'
import type { Viewer } from '../router/Viewer.ts'
import type { Entry } from './Entry.ts'

export interface PlaceEntries {
  places: Entry[]
  creates: Entry[]
}

/** Every entry of the navigation and every screen this person may open without choosing a record first, each once. */
export function placeEntries(manifest: PortalManifest, viewer: Viewer, t: Translate): PlaceEntries {
  const sections = navigationTree(manifest, viewer)
  const routes = openRoutes(manifest, viewer)
  const places: Entry[] = sections.flatMap((section) =>
    section.entries.map(({ id, title, to }) => ({
      id: `entry:${id}`,
      title: t(title),
      icon: section.icon || 'apps',
      to,
      words: wordsOf(to),
      ...(section.title === null || section.single ? {} : { hint: t(section.title) }),
    })),
  )
  const entries = sections.flatMap((section) => section.entries)
  const known = new Set(places.map(({ to }) => pathOf(to ?? '')))
  // One screen may be at several addresses.
  const screenOf = ({ module, screen }: ScreenRoute): string => `${module} ${JSON.stringify(screen)}`
  const shownScreens = new Set(routes.filter(({ path }) => known.has(fillRoute(path, {}))).map(screenOf))
  const creates: Entry[] = []
  for (const route of routes) {
    const to = fillRoute(route.path, {})
    if (known.has(to) || shownScreens.has(screenOf(route))) continue
    known.add(to)
    shownScreens.add(screenOf(route))
    // What has no entry of its own is told by the one it stands behind.
    const behind = markedEntry(entries, manifest.routes, to, '')
    const shown = places.find(({ id }) => id === `entry:${behind}`)
    const entry = {
      id: `route:${route.path}`,
      title: t(route.title),
      to,
      words: wordsOf(to),
      ...(shown && { hint: shown.title }),
    }
    if (isCreate(route)) creates.push({ ...entry, icon: 'add' })
    else places.push({ ...entry, icon: route.icon ?? shown?.icon ?? 'apps' })
  }
  return { places, creates }
}

/** The words of its address: a tab may have another name than its screen, and people know both. */
function wordsOf(address: string): string[] {
  return pathOf(address).split(/[/-]/).filter(Boolean)
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

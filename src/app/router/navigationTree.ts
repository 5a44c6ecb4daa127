import type { NavigationEntry, PortalManifest, SectionDefinition, TextKey } from '../../language/portal.ts'
import { isExcepted } from '../../language/isExcepted.ts'
import { matchRoute } from '../../language/matchRoute.ts'
import type { PortalRoute } from '../../language/matchRoute.ts'
import { shutGate } from './resolvePlace.ts'
import type { Viewer } from './Viewer.ts'

export interface NavigationSection {
  id: string
  /** null where the navigation has no sections. */
  title: TextKey | null
  icon: string
  /** It is a link to its first entry. */
  single: boolean
  entries: NavigationEntry[]
}

type Navigable = Pick<PortalManifest, 'sections' | 'navigation' | 'flatWhen' | 'gates'>

/**
 * Sections in order with the entries this person may open; a section without one is left out.
 * One section without title where the navigation is flat; behind a shut gate, what it excepts. Titles are text keys.
 */
export function navigationTree(manifest: Navigable, viewer: Viewer): NavigationSection[] {
  const gate = shutGate(manifest, viewer)
  const sections = manifest.sections
    .map((section) => ({
      ...section,
      title: sectionTitle(section, viewer),
      entries: manifest.navigation
        .filter(
          (entry) =>
            entry.section === section.id &&
            (gate === undefined || isExcepted(gate, entry.to)) &&
            viewer.can(entry.access) &&
            viewer.holds(entry.when),
        )
        .toSorted((left, right) => left.order - right.order),
    }))
    .filter((section) => section.entries.length > 0)
  if (!manifest.flatWhen || !viewer.holds(manifest.flatWhen) || sections.length === 0) return sections
  const entries = sections.flatMap((section) =>
    (section.single ? section.entries.slice(0, 1) : section.entries).map((entry) => ({
      ...entry,
      title: entry.flatTitle ?? entry.title,
    })),
  )
  return [{ id: 'all', title: null, icon: '', single: false, entries }]
}

function sectionTitle({ title, titles }: SectionDefinition, { holds }: Viewer): TextKey {
  return titles.find(({ when }) => holds(when))?.title ?? title
}

/** Id of the entry that leads closest to an address: the longest path it lies below, then the most query parameters met. */
export function currentEntry(
  entries: readonly NavigationEntry[],
  pathname: string,
  search: string,
): string | null {
  const query = new URLSearchParams(search)
  let best: { id: string; score: number } | null = null
  for (const entry of entries) {
    const [path = '', wanted = ''] = entry.to.split('?')
    if (pathname !== path && !pathname.startsWith(`${path}/`)) continue
    const parameters = [...new URLSearchParams(wanted)]
    const met = parameters.filter(([name, value]) => query.get(name) === value).length
    const contradicted = parameters.some(([name, value]) => query.has(name) && query.get(name) !== value)
    if (contradicted) continue
    const score = path.length * 100 + met * 10 - parameters.length
    if (!best || score > best.score) best = { id: entry.id, score }
  }
  return best?.id ?? null
}

/** Id of the entry an address is marked by: the one that leads closest to it, else the one of its module. */
export function markedEntry(
  entries: readonly NavigationEntry[],
  routes: PortalManifest['routes'],
  pathname: string,
  search: string,
): string | null {
  const route = matchRoute(routes, pathname + search)?.route
  // What the address leaves out is what the first route that fits it asks for.
  const query = route && 'query' in route ? new URLSearchParams(route.query).toString() : ''
  return (
    currentEntry(entries, pathname, `${search}&${query}`) ?? moduleEntry(entries, routes, pathname + search)
  )
}

/**
 * Id of the entry that leads into the module an address belongs to: where its other tabs stand. A module without an entry
 * belongs where its screens are tabs. Of several entries, the one whose path begins most like the address, then one whose
 * screen has the same title, then the first.
 */
export function moduleEntry(
  entries: readonly NavigationEntry[],
  routes: PortalManifest['routes'],
  address: string,
): string | null {
  const route = matchRoute(routes, address)?.route
  if (route === undefined) return null
  const into = (modules: readonly string[]): NavigationEntry[] =>
    entries.filter(({ to }) => modules.includes(matchRoute(routes, to)?.route.module ?? ''))
  const own = 'tab' in route && route.tab ? into([route.tab.module]) : into([route.module])
  const leading = own.length > 0 ? own : into(tabModules(routes, route.module))
  const pathname = address.replace(/[?#].*$/, '')
  const most = Math.max(...leading.map(({ to }) => sharedParts(to, pathname)))
  const nearest = leading.filter(({ to }) => sharedParts(to, pathname) === most)
  const titles = routes.filter((each) => isKin(each, route)).map(titleOf)
  const namesake = nearest.find(({ to }) => {
    const there = matchRoute(routes, to)?.route
    return there !== undefined && titles.includes(titleOf(there))
  })
  return (namesake ?? nearest[0])?.id ?? null
}

/** Itself, and the screens of its module that the same query chooses: a list, and its records. */
function isKin(route: PortalRoute, of: PortalRoute): boolean {
  if (route === of) return true
  const [query, wanted] = [route, of].map((each) => JSON.stringify('query' in each ? each.query : undefined))
  return route.module === of.module && query !== undefined && query === wanted
}

function titleOf(route: PortalRoute): TextKey | undefined {
  return 'title' in route ? route.title : undefined
}

/** The modules whose tabs a module's screens are behind. */
function tabModules(routes: PortalManifest['routes'], module: string): string[] {
  return routes.flatMap((route) =>
    route.module === module && 'tab' in route && route.tab ? route.tab.module : [],
  )
}

/** How many parts two paths have in common from the beginning. */
function sharedParts(to: string, pathname: string): number {
  const parts = pathname.split('/')
  const other = to.replace(/[?#].*$/, '').split('/')
  const differs = other.findIndex((part, at) => part !== parts[at])
  return differs === -1 ? other.length : differs
}

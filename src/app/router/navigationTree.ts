import type { NavigationEntry, PortalManifest } from '../../language/portal.ts'
import { matchRoute } from './matchRoute.ts'

export interface NavigationSection {
  id: string
  title: string
  icon: string
  entries: NavigationEntry[]
}

/** Sections in order with the entries this person may open; a section without one is left out. Titles are text keys. */
export function navigationTree(
  manifest: Pick<PortalManifest, 'sections' | 'navigation'>,
  can: (access: string[]) => boolean,
): NavigationSection[] {
  return manifest.sections
    .map((section) => ({
      ...section,
      entries: manifest.navigation
        .filter((entry) => entry.section === section.id && can(entry.access))
        .toSorted((left, right) => left.order - right.order),
    }))
    .filter((section) => section.entries.length > 0)
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

/** Id of the first entry that leads into the module an address belongs to: where its other tabs stand. */
export function moduleEntry(
  entries: readonly NavigationEntry[],
  routes: PortalManifest['routes'],
  pathname: string,
): string | null {
  const module = matchRoute(routes, pathname)?.route.module
  if (module === undefined) return null
  const leadsThere = ({ to }: NavigationEntry) =>
    matchRoute(routes, to.split('?')[0] ?? '')?.route.module === module
  return entries.find(leadsThere)?.id ?? null
}

import type { SessionScope } from '../../engine/registry/portalContext.ts'
import { evaluateCondition, fillTemplate } from '../../language/index.ts'
import type { CompiledModule, ListDefinition, PortalManifest, QueryMatch } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import type { Viewer } from '../router/Viewer.ts'
import type { Entry } from './Entry.ts'
import { openRoutes } from './placeEntries.ts'

/** A list whose records can be found by what is typed. */
export interface SearchableList {
  list: ListDefinition
  /** Address of its screen. */
  path: string
  /** The call that lists its records, and the property of the answer that holds them. */
  call: string
  items: string
  /** Query parameter of the search, and the field it looks in: what a record is called here. */
  parameter: string
  field: string
  match: QueryMatch
}

/** A search for digits refuses what has none. */
export function canFind({ match }: Pick<SearchableList, 'match'>, text: string): boolean {
  return match !== 'digits' || /\d/.test(text)
}

/** Modules that have a list this person may open. */
export function modulesWithLists(manifest: PortalManifest, viewer: Viewer): string[] {
  const routes = openRoutes(manifest, viewer).filter(({ screen }) => 'list' in screen)
  return [...new Set(routes.map(({ module }) => module))]
}

/** The lists of loaded modules that have a search and may be opened and read. */
export function searchableLists(
  manifest: PortalManifest,
  viewer: Viewer,
  modules: readonly CompiledModule[],
): SearchableList[] {
  return openRoutes(manifest, viewer).flatMap(({ path, screen, module: id }) => {
    const definition = modules.find((module) => module.definition.id === id)?.definition
    const list = definition && 'list' in screen ? definition.lists[screen.list] : undefined
    const resource = list && definition?.resources[list.resource]
    const search = list?.filters.find((filter) => filter.kind === 'search')
    if (
      !list ||
      !resource?.operations.list ||
      resource.parent ||
      !search ||
      !viewer.can(resource.operations.list.access)
    )
      return []
    const { field, match } = resource.query.find(({ name }) => name === search.query) ?? {}
    if (field === undefined || match === undefined) return []
    return [{ list, path, call: resource.path, items: resource.items, parameter: search.query, field, match }]
  })
}

/** What an answer found: each record by its name, leading where its row leads, else to the list that shows it. */
export function recordEntries(
  { list, path, items, parameter, field }: SearchableList,
  answer: unknown,
  session: SessionScope,
): Entry[] {
  const rows = getPath(answer, items)
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return []
    const title = getPath(row, field)
    const id = getPath(row, 'id')
    if (typeof title !== 'string' || title === '' || typeof id !== 'string') return []
    const scope = { ...session, row }
    const linked = list.columns.find(
      ({ link, linkWhen }) => link !== undefined && (!linkWhen || evaluateCondition(linkWhen, scope)),
    )
    const to = linked?.link === undefined ? undefined : fillTemplate(linked.link, scope, encodeURIComponent)
    const found = `${path}?${parameter}=${encodeURIComponent(title)}`
    return [{ id: `record:${list.module}:${list.id}:${id}`, title, icon: 'search', to: to ?? found }]
  })
}

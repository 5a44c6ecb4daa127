import { findProperty } from '../../../language/index.ts'
import { mergeColumns } from '../../../language/lists/columnChoices.ts'
import { writeDateRange } from '../../../language/lists/filterRanges.ts'
import { apiParameters, defaultQuery, writeSort } from '../../../language/lists/listUrl.ts'
import { queryOfView } from '../../../language/lists/queryOfView.ts'
import type { ListDefinition, ResourceDefinition } from '../../../language/portal.ts'
import type { DateRange } from '../../../shared/dateRanges.ts'
import type { IsoDate } from '../../../shared/dates.ts'
import type { ListViewContent } from '../../../shared/listView.ts'
import { isAllowed } from '../../auth/permissionsOf.ts'
import { requireState } from '../../auth/requireState.ts'
import { Refusal } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import { insertTask } from '../../tasks/index.ts'
import { auditExport } from './auditExport.ts'
import { exportCsv } from './exportCsv.ts'
import { findParent } from '../records/parentRecords.ts'
import type { Person } from '../Person.ts'
import type { PublishedPortal } from '../PublishedPortal.ts'
import type { ResourceRequest } from '../ResourceContext.ts'

/** What of a list is exported. */
export interface ListExport {
  /** As `namedList` takes it. */
  list: string
  /** Of a saved view; without one, the list as it opens. */
  content?: ListViewContent | undefined
  /** Replaces what the list's date filter says; a list without one ignores it. */
  range?: DateRange
  /** The day it is for the account, from which other dates of the view count. */
  today: IsoDate
}

/**
 * Why nothing is exported: the list isn't published; the record it is below is gone; the list no longer has a filter of
 * the view, so that more rows would be shown than the view says; the person can't sign in; the person may
 * not see the list, or what the view filters by.
 */
export type ExportRefusal = 'list-gone' | 'parent-gone' | 'view-outdated' | 'person-gone' | 'no-access'

export type PreparedExport =
  | { refused: ExportRefusal }
  | {
      /** Queues it in the transaction of `query`. @returns the id of the task */
      start: (query: Query) => Promise<string>
    }

/** Prepares an export in a person's place, with what they may see by then; call it outside of transactions. */
export type ExportAs = (person: Person, asked: ListExport) => Promise<PreparedExport>

export interface NamedList {
  list: ListDefinition
  resource: ResourceDefinition
  /** Ids of the records it is below, by the slots of its path. */
  params: Record<string, string>
}

/**
 * The list that a name stands for, if it can be exported by its name alone.
 * @param name `<module>.<list>`, and of a list below a parent `.<id>` for each slot of its path
 */
export function namedList({ lists, collections }: PublishedPortal, name: string): NamedList | undefined {
  const [module, id, ...above] = name.split('.')
  const list = lists.find((each) => each.module === module && each.id === id)
  const resource = collections.find((each) => each.resource.id === list?.resource)?.resource
  const slots = resource?.parent?.slots ?? []
  if (!list || !resource?.operations.list || slots.length !== above.length) return undefined
  return { list, resource, params: Object.fromEntries(slots.map((slot, at) => [slot, above[at] ?? ''])) }
}

/** The name of a list without the records it is below: what its views are kept under. */
export function plainListName(name: string): string {
  return name.split('.').slice(0, 2).join('.')
}

/** The filter of a list that takes a range of days: its first. */
export function dateFilterOf({ filters }: Pick<ListDefinition, 'filters'>): string | undefined {
  return filters.find(({ kind }) => kind === 'date-range')?.id
}

export async function prepareExport(
  requestOf: (person: Person, resource: string) => Promise<ResourceRequest | undefined>,
  published: PublishedPortal,
  person: Person,
  { list: name, content, range, today }: ListExport,
): Promise<PreparedExport> {
  const named = namedList(published, name)
  if (!named) return { refused: 'list-gone' }
  const { list, resource } = named
  const source = { list, resource }
  const { query, problems } = content
    ? queryOfView(content, source)
    : { query: defaultQuery(source), problems: [] }
  // An order that is gone takes no rows away.
  if (problems.some((each) => each.name !== 'sort' && each.name !== 'group'))
    return { refused: 'view-outdated' }
  const dates = dateFilterOf(list)
  const filters =
    range && dates !== undefined ? { ...query.filters, [dates]: writeDateRange(range) } : query.filters
  const plain = await requestOf(person, resource.id)
  if (!plain) return { refused: 'person-gone' }
  const parent = await findParent(plain, named.params)
  if (resource.parent && !parent) return { refused: 'parent-gone' }
  const request = { ...plain, ...(parent && { parent }) }
  const sort = writeSort(query.sort.filter(({ field }) => request.resource.sort.fields.includes(field)))
  const {
    page: _page,
    per_page: _perPage,
    group: _group,
    collapsed: _collapsed,
    ...asked
  } = apiParameters({ ...query, filters }, source, today)
  const task = {
    ...asked,
    sort: sort || request.resource.sort.default,
    columns: columnsFor(request, list, content),
  }
  const total = await countRows(request, task)
  if (total === undefined) return { refused: 'no-access' }
  return {
    async start(database) {
      const id = await insertTask(database, request.caller, {
        kind: 'export',
        resource: resource.id,
        list: list.id,
        request: { query: task, parent: parent ? { slot: parent.slot, id: parent.id } : null },
        total,
      })
      await auditExport(database, request, total)
      return id
    },
  }
}

/** The columns of the view, as far as the person may see them. */
function columnsFor(
  { entity }: ResourceRequest,
  { columns }: ListDefinition,
  content?: ListViewContent,
): string {
  const fields = new Map(columns.map(({ id, field }) => [id, field]))
  return mergeColumns(columns, content?.columns ?? [])
    .filter(({ id, shown }) => {
      const field = fields.get(id) ?? ''
      return shown && (field === 'id' || field === 'version' || findProperty(entity, field) !== undefined)
    })
    .map(({ id }) => id)
    .join(',')
}

/** Undefined where the person may not read the rows. */
async function countRows(
  request: ResourceRequest,
  query: Record<string, string>,
): Promise<number | undefined> {
  const { context, caller, resource } = request
  const { list } = resource.operations
  if (!list || !isAllowed(caller.permissions, list.access) || query['columns'] === '') return undefined
  try {
    requireState(context.published, caller, { call: ['GET', resource.path].join(' ') })
    return (await exportCsv(request, query)).total
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

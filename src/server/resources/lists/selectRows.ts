import type { ListDefinition } from '../../../language/portal.ts'
import { findProperty } from '../../../language/index.ts'
import { mostSelected } from '../../../language/tasks.ts'
import { getPath } from '../../../shared/paths.ts'
import { Refusal, say } from '../../errors.ts'
import type { Query } from '../../storage/database.ts'
import { sourceOf } from '../../storage/fieldSql.ts'
import type { TaskRecord } from '../../tasks/index.ts'
import { filterSql, orderSql, rowJson } from './listSql.ts'
import { readListRequest } from './readListRequest.ts'
import { belowParent, type ResourceRequest } from '../ResourceContext.ts'
import { run } from '../run.ts'
import { isUuid } from '../../storage/documentValues.ts'

/** These records, those of them that match the filters of a list, or all that match except some. */
export type Selection =
  | { ids: string[]; filters?: Record<string, string> }
  | { filters: Record<string, string>; except: string[] }

export interface SelectedRows {
  records: TaskRecord[]
  /** Of ids with filters: those that the filters don't find. */
  gone: string[]
}

/** @throws Refusal `invalid` */
export function readSelection({ ids, filters, except }: Record<string, unknown>): Selection {
  if (ids !== undefined && except !== undefined)
    throw new Refusal('invalid', { fields: { ids: say('portal:error-ids-and-except') } })
  if (ids !== undefined || (filters === undefined && except === undefined))
    return { ids: readIds('ids', ids, 1), ...(filters !== undefined && { filters: readFilters(filters) }) }
  return { filters: readFilters(filters), except: readIds('except', except ?? [], 0) }
}

function readFilters(filters: unknown): Record<string, string> {
  const isObject = typeof filters === 'object' && filters !== null && !Array.isArray(filters)
  const entries = isObject ? Object.entries(filters) : []
  const texts = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  if (!isObject || texts.length < entries.length)
    throw new Refusal('invalid', { fields: { filters: say('portal:error-list-filters') } })
  return Object.fromEntries(texts)
}

function readIds(name: string, ids: unknown, least: number): string[] {
  const known = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && isUuid(id)) : []
  if (!Array.isArray(ids) || known.length < ids.length || ids.length < least || ids.length > mostSelected)
    throw new Refusal('invalid', {
      fields: { [name]: say('portal:error-ids', { minimum: least, maximum: mostSelected }) },
    })
  return [...new Set(known.map((id: string) => id.toLowerCase()))]
}

/**
 * The selected records in the list's order. One that was named without filters and is gone comes last, without a name.
 * @param most records
 * @throws Refusal `invalid` when nothing matches, unless ids are left to be told as gone, or too much does
 */
export async function selectRows(
  query: Query,
  request: ResourceRequest,
  list: ListDefinition,
  selection: Selection,
  most = mostSelected,
): Promise<SelectedRows> {
  const { caller, resource, entity, context } = request
  const given = selection.filters ? { ...selection.filters, ...list.query } : {}
  const { filters } = readListRequest(resource, (field) => findProperty(entity, field), given)
  const { sort } = readListRequest(resource, () => undefined, {})
  const filter = filterSql(resource, entity, [...belowParent(request), ...filters], caller.scope)
  const order = orderSql(resource, entity, sort, context.published.catalogueRanks, filter.parameters.length)
  const parameters = [...filter.parameters, ...order.parameters]
  const ids = 'ids' in selection ? selection.ids : selection.except
  const named = `${'ids' in selection ? '' : 'not '}id = any($${parameters.length + 1}::uuid[])`
  const field = nameField(list)
  const isShown = field === 'id' || findProperty(entity, field) !== undefined
  const fields = isShown ? [...new Set(['id', field.split(/[.[]/)[0] ?? field])] : ['id']
  const rows = await run<{ j: string }>(query, {
    text: `select ${rowJson(resource, entity, fields)} as j from ${sourceOf(resource).from} where ${filter.where} and ${named} order by ${order.text} limit ${most + 1}`,
    parameters: [...parameters, ids],
  })
  const records = rows.map(({ j }): TaskRecord => {
    const row = JSON.parse(j) as { id: string } // written by rowJson
    const name = isShown ? getPath(row, field) : undefined
    return { id: row.id, name: typeof name === 'string' ? name.slice(0, 200) : '' }
  })
  const found = new Set(records.map(({ id }) => id))
  const gone = 'ids' in selection ? ids.filter((id) => !found.has(id)) : []
  const isNarrowed = selection.filters !== undefined
  const selected = isNarrowed ? records : [...records, ...gone.map((id) => ({ id, name: '' }))]
  if (!isNarrowed || 'except' in selection) requireSome(selected)
  if (selected.length > most) {
    const text = context.published.text('portal:bulk-most', { count: most })
    throw new Refusal('invalid', { text, fields: { filters: text } })
  }
  return { records: selected, gone: isNarrowed ? gone : [] }
}

/** @throws Refusal `invalid` when nothing matches */
export function requireSome(records: readonly TaskRecord[]): void {
  if (records.length === 0)
    throw new Refusal('invalid', { fields: { filters: say('portal:error-nothing-matches') } })
}

/** The field that names a row: of the first column with a link, else of the first. */
function nameField({ columns }: ListDefinition): string {
  return (columns.find(({ link }) => link !== undefined) ?? columns[0])?.field ?? 'id'
}

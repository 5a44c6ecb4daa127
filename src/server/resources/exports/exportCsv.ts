import type { ColumnDefinition, ListDefinition } from '../../../language/portal.ts'
import { findProperty } from '../../../language/index.ts'
import { quoteCsvCell, spreadsheetSafeCell } from '../../../shared/csv.ts'
import { sourceOf } from '../../storage/fieldSql.ts'
import { exportColumns } from './exportColumns.ts'
import { filterSql, orderSql, rowJson, timeZoneOf } from '../lists/listSql.ts'
import { readListRequest } from '../lists/readListRequest.ts'
import { run } from '../run.ts'
import { mostFields, say } from '../../errors.ts'
import { belowParent, refuseFields, type ResourceRequest } from '../ResourceContext.ts'

const rowsPerBatch = 1000
/** Ids of the exported rows are held in memory, 36 bytes each. */
const exportedAtMost = 1_000_000
/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

export interface CsvExport {
  /** Rows there were at the start. */
  total: number
  /** The text in parts, each with the number of rows it is about. */
  parts: AsyncIterable<{ text: string; rows: number }>
}

/**
 * All rows that match, not a page of them, as CSV in batches. Which rows, and in which order, is decided once at
 * the start; a row deleted meanwhile is left out.
 * @param query filters and sort of the list, and `columns`: ids of list columns or names of fields, by comma
 */
export async function exportCsv(request: ResourceRequest, query: Record<string, string>): Promise<CsvExport> {
  const { context, caller, resource, entity } = request
  const { page: _, per_page: __, ...listQuery } = query
  const listRequest = readListRequest(resource, (field) => findProperty(entity, field), listQuery, [
    'columns',
  ])
  const shown = chosenColumns(request, query)
  const { portal, text } = context.published
  const columns = exportColumns(shown, {
    entity,
    text,
    currency: portal.manifest.currency,
    timeZone: listRequest.timeZone ?? timeZoneOf(caller.scope),
    accountZone: timeZoneOf(caller.scope),
    catalogues: portal.catalogues,
  })
  const filter = filterSql(resource, entity, [...belowParent(request), ...listRequest.filters], caller.scope)
  const { catalogueRanks } = context.published
  const { length } = filter.parameters
  const order = orderSql(resource, entity, listRequest.sort, catalogueRanks, length)
  const { from, where } = sourceOf(resource)
  const found = await context.database.read(caller.accountId, (database) =>
    run<{ ids: string[] | null }>(database, {
      text: `select array_agg(id::text) as ids from (select id from ${from} where ${filter.where} order by ${order.text} limit ${exportedAtMost}) found`,
      parameters: [...filter.parameters, ...order.parameters],
    }),
  )
  const ids = found[0]?.ids ?? []
  const fields = [...new Set(['id', ...shown.map(({ field }) => field.split(/[.[]/)[0] ?? field)])]
  const batchSql = `select ${rowJson(resource, entity, fields)} as j from ${from} where ${where} and id = any($1::uuid[])`

  async function* write(): AsyncGenerator<{ text: string; rows: number }> {
    yield { text: byteOrderMark + line(columns.map(({ title }) => cellText(title))), rows: 0 }
    for (let start = 0; start < ids.length; start += rowsPerBatch) {
      const batch = ids.slice(start, start + rowsPerBatch)
      const rows = await context.database.read(caller.accountId, (database) =>
        run<{ j: string }>(database, { text: batchSql, parameters: [batch] }),
      )
      // A row of a list is an object with its id.
      const byId = new Map(rows.map(({ j }) => JSON.parse(j) as { id: string }).map((row) => [row.id, row]))
      const lines = batch.map((id) => {
        const row = byId.get(id)
        return row ? line(columns.map(({ write }) => cellText(write(row)))) : ''
      })
      yield { text: lines.join(''), rows: batch.length }
    }
  }
  return { total: ids.length, parts: write() }
}

type ShownColumn = Pick<ColumnDefinition, 'field' | 'title' | 'cell'>

function chosenColumns(
  { context, resource, entity }: ResourceRequest,
  query: Record<string, string>,
): ShownColumn[] {
  const { columns } = query
  const fits = (fixed: Record<string, string> = {}): boolean =>
    Object.entries(fixed).every(([name, value]) => query[name] === value)
  // Two lists may show different parts of a resource, each with titles of its own.
  const lists = context.published.lists
    .filter((list) => list.resource === resource.id)
    .toSorted((left, right) => Number(fits(right.query)) - Number(fits(left.query)))
  const columnsOf = (list: ListDefinition): ColumnDefinition[] =>
    list.columns.filter(({ field }) => findProperty(entity, field) !== undefined || isColumn(field))
  const ofField = (name: string): ShownColumn[] => {
    const property = resource.listFields.includes(name) ? findProperty(entity, name) : undefined
    return property ? [{ field: name, title: property.title, cell: property.cell }] : []
  }
  if (columns === undefined || columns === '') {
    const list = lists.find(({ query: fixed }) => fits(fixed))
    return list ? columnsOf(list) : resource.listFields.flatMap(ofField)
  }
  const defined = lists.flatMap(columnsOf)
  const unknown: string[] = []
  const chosen: ShownColumn[] = []
  for (const name of columns.split(',')) {
    const column = defined.find(({ id }) => id === name) ?? defined.find(({ field }) => field === name)
    const [property] = ofField(name)
    if (column) chosen.push(column)
    else if (property) chosen.push(property)
    else unknown.push(name)
  }
  if (unknown.length > 0)
    refuseFields({
      columns: say('portal:error-column-unknown', { columns: unknown.slice(0, mostFields).join(', ') }),
    })
  return chosen
}

/** What every record has beside its properties. */
function isColumn(field: string): boolean {
  return field === 'id' || field === 'version'
}

function cellText(value: string | number): string {
  return typeof value === 'number' ? String(value) : quoteCsvCell(spreadsheetSafeCell(value))
}

function line(cells: string[]): string {
  return `${cells.join(',')}\r\n`
}

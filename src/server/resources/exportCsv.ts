import type { ColumnDefinition, PropertyDefinition } from '../../language/portal.ts'
import { findProperty } from '../../language/index.ts'
import { quoteCsvCell, spreadsheetSafeCell } from '../../shared/csv.ts'
import { getPath } from '../../shared/paths.ts'
import { sourceOf } from '../storage/fieldSql.ts'
import { filterSql, orderSql, rowJson } from './listSql.ts'
import { readListRequest } from './readListRequest.ts'
import { run } from './readList.ts'
import { refuseFields, type ResourceRequest } from './ResourceContext.ts'

const rowsPerBatch = 1000
/** Ids of the exported rows are held in memory, 36 bytes each. */
const exportedAtMost = 1_000_000
const microUnits = 1_000_000

/**
 * All rows that match, not a page of them, as CSV in batches. Which rows, and in which order, is decided once at
 * the start; a row deleted meanwhile is left out.
 * @param query filters and sort of the list, and `columns`: ids of list columns or names of fields, by comma
 */
export async function exportCsv(
  request: ResourceRequest,
  query: Record<string, string>,
): Promise<AsyncIterable<string>> {
  const { context, caller, resource, entity } = request
  const { page: _, per_page: __, ...listQuery } = query
  const listRequest = readListRequest(resource, (field) => findProperty(entity, field), listQuery, [
    'columns',
  ])
  const columns = chosenColumns(request, query['columns'])
  const filter = filterSql(resource, entity, listRequest.filters, caller.scope)
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
  const fields = [...new Set(['id', ...columns.map(({ field }) => field.split(/[.[]/)[0] ?? field)])]
  const batchSql = `select ${rowJson(resource, entity, fields)} as j from ${from} where ${where} and id = any($1::uuid[])`

  return (async function* () {
    yield line(columns.map(({ title }) => cellText(context.published.text(title))))
    for (let start = 0; start < ids.length; start += rowsPerBatch) {
      const batch = ids.slice(start, start + rowsPerBatch)
      const rows = await context.database.read(caller.accountId, (database) =>
        run<{ j: string }>(database, { text: batchSql, parameters: [batch] }),
      )
      // A row of a list is an object with its id.
      const byId = new Map(rows.map(({ j }) => JSON.parse(j) as { id: string }).map((row) => [row.id, row]))
      const lines = batch.map((id) => {
        const row = byId.get(id)
        return row
          ? line(columns.map((column) => writeCell(request, column, getPath(row, column.field))))
          : ''
      })
      yield lines.join('')
    }
  })()
}

type ExportColumn = Pick<ColumnDefinition, 'field' | 'title' | 'cell'>

function chosenColumns(
  { context, resource, entity }: ResourceRequest,
  columns: string | undefined,
): ExportColumn[] {
  const defined = context.published.lists
    .filter((list) => list.resource === resource.id)
    .flatMap((list) => list.columns)
    .filter(({ field }) => findProperty(entity, field) !== undefined || isColumn(field))
  if (columns === undefined || columns === '') return defined
  const unknown: string[] = []
  const chosen: ExportColumn[] = []
  for (const name of columns.split(',')) {
    const column = defined.find(({ id }) => id === name) ?? defined.find(({ field }) => field === name)
    const property = resource.listFields.includes(name) ? findProperty(entity, name) : undefined
    if (column) chosen.push(column)
    else if (property) chosen.push({ field: name, title: property.title, cell: property.cell })
    else unknown.push(name)
  }
  if (unknown.length > 0) refuseFields({ columns: `Unknown column ${unknown.join(', ')}` })
  return chosen
}

/** What every record has beside its properties. */
function isColumn(field: string): boolean {
  return field === 'id' || field === 'version'
}

function writeCell({ context, entity }: ResourceRequest, column: ExportColumn, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return column.cell === 'money' ? String(value / microUnits) : String(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') {
    const title = stateTitle(
      entity.lifecycle?.field === column.field ? entity.lifecycle.states[value]?.title : undefined,
      findProperty(entity, column.field),
      value,
    )
    return cellText(title === undefined ? value : context.published.text(title))
  }
  return cellText(describe(value))
}

function stateTitle(
  state: string | undefined,
  property: PropertyDefinition | undefined,
  value: string,
): string | undefined {
  return state ?? property?.enumTexts?.[value]
}

/** A country, or a list of them, by code; other objects as JSON. */
function describe(value: unknown): string {
  if (Array.isArray(value)) return value.map(describe).join(' ')
  if (typeof value === 'object' && value !== null) {
    for (const name of ['country_code', 'name', 'title']) {
      const own: unknown = getPath(value, name)
      if (typeof own === 'string') return own
    }
    return JSON.stringify(value)
  }
  return String(value)
}

function cellText(text: string): string {
  return quoteCsvCell(spreadsheetSafeCell(text))
}

function line(cells: string[]): string {
  return `${cells.join(',')}\r\n`
}

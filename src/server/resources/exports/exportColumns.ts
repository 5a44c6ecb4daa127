import { findProperty } from '../../../language/index.ts'
import type {
  CatalogueItem,
  ColumnDefinition,
  EntityDefinition,
  PropertyDefinition,
  TextKey,
} from '../../../language/portal.ts'
import { spreadsheetDateTime } from '../../../shared/dates.ts'
import { getPath } from '../../../shared/paths.ts'

/** A column of an exported file. Texts are still to be quoted; numbers aren't. */
export interface ExportColumn {
  title: string
  write: (row: object) => string | number
}

/** What the columns of one export have in common. */
export interface ExportContext {
  entity: EntityDefinition
  text: (key: TextKey, params?: Record<string, string>) => string
  /** ISO 4217 code of amounts. */
  currency: string
  /** Where times are read. */
  timeZone: string
  /** Where the account is. */
  accountZone: string
  catalogues: Record<string, readonly CatalogueItem[]>
}

type ShownColumn = Pick<ColumnDefinition, 'field' | 'title' | 'cell'>

const microUnits = 1_000_000
const amounts: ReadonlySet<string> = new Set(['money', 'exact-money', 'balance'])
const times: ReadonlySet<string> = new Set(['date-time', 'exact-time', 'account-time', 'relative-time'])
/** Cells that show names of codes, and the catalog of the names. */
const namesOf: Readonly<Record<string, string>> = {
  country: 'countries',
  countries: 'countries',
  region: 'regions',
}

/**
 * The columns of a file for the columns of a list. Titles name the currency and the time zone that the values lack;
 * a column of codes is followed by one of their names.
 */
export function exportColumns(columns: readonly ShownColumn[], context: ExportContext): ExportColumn[] {
  return columns.flatMap((column) => {
    const catalogue = catalogueOf(column, context)
    const own = ownColumn(column, context)
    return catalogue === undefined ? [own] : [own, nameColumn(column, own.title, catalogue, context)]
  })
}

function catalogueOf({ field, cell }: ShownColumn, { entity }: ExportContext): string | undefined {
  if (cell !== 'choice') return namesOf[cell]
  const property = findProperty(entity, field)
  return property?.catalogue ?? property?.items?.catalogue
}

function ownColumn({ field, title: key, cell }: ShownColumn, context: ExportContext): ExportColumn {
  const { entity, text, currency } = context
  const property = findProperty(entity, field)
  const title = text(key)
  const valueOf = (row: object): unknown => getPath(row, field)
  if (amounts.has(cell)) {
    return {
      title: text('portal:export-unit', { title, unit: currency }),
      write: (row) => amount(valueOf(row)),
    }
  }
  if (times.has(cell)) {
    if (property?.format === 'local-date-time')
      return { title, write: (row) => describe(valueOf(row)).replace('T', ' ') }
    const timeZone = cell === 'account-time' ? context.accountZone : context.timeZone
    return {
      title: text('portal:export-unit', { title, unit: timeZone }),
      write: (row) => spreadsheetDateTime(describe(valueOf(row)), timeZone),
    }
  }
  const states = entity.lifecycle?.field === field ? entity.lifecycle.states : undefined
  return {
    title,
    write: (row) => {
      const value = valueOf(row)
      // Texts of people's own may hold spaces.
      if (Array.isArray(value) && isFree(property?.items)) return value.map(describe).join('; ')
      if (typeof value === 'boolean') return text(value ? 'portal:cell-yes' : 'portal:cell-no')
      if (typeof value !== 'string' && typeof value !== 'number') return describe(value)
      const words = states?.[value]?.title ?? property?.enumTexts?.[value]
      return words === undefined ? value : text(words)
    },
  }
}

function isFree(items: PropertyDefinition | undefined): boolean {
  return items?.type === 'string' && !items.enum && !items.catalogue && !items.format
}

function nameColumn(
  { field }: ShownColumn,
  title: string,
  catalogue: string,
  { text, catalogues }: ExportContext,
): ExportColumn {
  const names = new Map(catalogues[catalogue]?.map((item) => [item.value, item.text]))
  const nameOf = (value: unknown): string =>
    names.get(describe(value)) ?? names.get(describe(value).toUpperCase()) ?? describe(value)
  return {
    title: text('portal:export-name', { title }),
    write: (row) => {
      const value = getPath(row, field)
      return Array.isArray(value) ? value.map(nameOf).join('; ') : nameOf(value)
    },
  }
}

function amount(value: unknown): string | number {
  return typeof value === 'number' ? value / microUnits : ''
}

/** A country or region, or a list of them, by code; other objects by name or as JSON. */
function describe(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(describe).join(' ')
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return JSON.stringify(value)
  const member = (name: string): unknown => getPath(value, name)
  const [country, region] = [member('country_code'), member('region_code')]
  if (typeof country === 'string')
    return typeof region === 'string' && region !== '' ? `${country}-${region}` : country
  const name = member('name') ?? member('title')
  return typeof name === 'string' ? name : JSON.stringify(value)
}

import { findProperty } from '../../../language/index.ts'
import { spreadsheetSafeCell } from '../../../shared/csv.ts'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JsonObject } from '../../storage/tables.ts'

type Context = Pick<ModuleContext, 'published' | 'text'>

/** Columns of a file, by the field they fill. */
const columnFields = {
  number: 'number',
  label: 'label',
  tags: 'tags',
  trunk: 'trunk.label',
  sms: 'sms_enabled',
}
type Column = keyof typeof columnFields

/** Empties a field; an empty cell leaves it as it is. */
const NOTHING = '-'

/** Column → its place in the file. */
export type ImportColumns = Partial<Record<Column, number>>

/** What lines of a file are about. */
export interface Named {
  /** Digits of a number → its id. */
  numbers: ReadonlyMap<string, string>
  /** Name of a trunk → the ids of those called so. */
  trunks: ReadonlyMap<string, readonly string[]>
}

/** Which columns a header names, by the titles that lists show and exports write or by the names of fields. */
export function readHeader({ published, text }: Context, cells: readonly string[]): ImportColumns {
  const entity = published().collections.find(({ resource }) => resource.id === 'did')?.entity
  if (!entity) throw new Error('There is no resource did')
  const columns: ImportColumns = {}
  for (const [column, field] of Object.entries(columnFields) as [Column, string][]) {
    const title = findProperty(entity, field)?.title
    const known = [column, field, ...(title === undefined ? [] : [text(title)])].map((each) =>
      each.toLowerCase(),
    )
    const at = cells.findIndex((cell) => known.includes(cell.trim().toLowerCase()))
    if (at >= 0) columns[column] = at
  }
  return columns
}

/**
 * The change that a line asks for.
 * @throws Refusal with the reason
 */
export function readLine(
  context: Context,
  columns: ImportColumns,
  { numbers, trunks }: Named,
  cells: readonly string[],
): { id: string; value: JsonObject } {
  const { text } = context
  const cell = (column: Column): string => cells[columns[column] ?? -1]?.trim() ?? ''
  const id = numbers.get(plain(cell('number')).replaceAll(/\D/g, ''))
  if (id === undefined) throw new Refusal('invalid', { text: text('my-numbers:not-your-number') })
  const value: JsonObject = {}
  const given = (column: Column, read: (written: string) => JsonObject, empty: JsonObject): void => {
    const written = cell(column)
    if (written !== '') Object.assign(value, written === NOTHING ? empty : read(plain(written)))
  }
  given('label', (label) => ({ label }), { label: '' })
  given('tags', (tags) => ({ tags: tagsOf(tags) }), { tags: [] })
  given('trunk', (name) => ({ route_to: 'trunk', trunk: { id: trunkCalled(context, trunks, name) } }), {
    route_to: 'none',
    trunk: null,
  })
  given('sms', (words) => ({ sms_enabled: isYes(context, words) }), { sms_enabled: false })
  return { id, value }
}

/** Without the apostrophe that exports write before what spreadsheets would change. */
function plain(written: string): string {
  const rest = written.slice(1)
  return written.startsWith("'") && spreadsheetSafeCell(rest) !== rest ? rest : written
}

function tagsOf(written: string): string[] {
  const tags = written.split(/[;,]/).map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}

function trunkCalled({ text }: Context, trunks: Named['trunks'], name: string): string {
  const [id, ...others] = trunks.get(name.toLowerCase()) ?? []
  if (id === undefined) throw new Refusal('invalid', { text: text('my-numbers:no-such-trunk', { name }) })
  if (others.length > 0) throw new Refusal('invalid', { text: text('my-numbers:many-such-trunks', { name }) })
  return id
}

function isYes({ text }: Context, written: string): boolean {
  const word = written.toLowerCase()
  if (['yes', 'true', '1', 'on', text('portal:cell-yes').toLowerCase()].includes(word)) return true
  if (['no', 'false', '0', 'off', text('portal:cell-no').toLowerCase()].includes(word)) return false
  throw new Refusal('invalid', { text: text('my-numbers:not-yes-or-no') })
}

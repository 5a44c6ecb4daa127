import type { ColumnChoice } from '../../language/lists/columnChoices.ts'
import type { ColumnDefinition } from '../../language/portal.ts'

const NARROWEST = 60
const WIDEST = 2000
const LEAST = 120
/** What a cut column of a list that scrolls anyway takes beyond the room. */
const MOST_BEYOND = 100
/** What values of a known length need; a list that overflows a little takes its room from their columns. */
const leastOf: Readonly<Record<string, number>> = {
  'date-time': 146,
  'exact-time': 166,
  'account-time': 146,
  date: 112,
  country: 156,
}
/** A row is known by its first column: on the narrowest screen it keeps the larger half. */
const FIRST_LEAST = 200

/** Reads a saved choice; anything that is not one is left out, so that old and broken values do no harm. */
export function readColumnChoices(saved: unknown): ColumnChoice[] {
  const entries: unknown =
    typeof saved === 'object' && saved !== null ? Reflect.get(saved, 'columns') : undefined
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown): ColumnChoice[] => {
    if (typeof entry !== 'object' || entry === null) return []
    const id: unknown = Reflect.get(entry, 'id')
    const shown: unknown = Reflect.get(entry, 'shown')
    const width: unknown = Reflect.get(entry, 'width')
    if (typeof id !== 'string' || typeof shown !== 'boolean') return []
    return [{ id, shown, ...(typeof width === 'number' ? { width: clampWidth(width) } : {}) }]
  })
}

/** Column id → px its values take, padding included. */
export type ColumnNeeds = Readonly<Record<string, number>>

/** A shown column with its final width in px. */
export interface LaidColumn {
  column: ColumnDefinition
  width: number
}

/**
 * Widths that fill the room: fixed and dragged columns keep theirs, flexible ones share the rest by weight
 * but never fall below their minimum. Columns of dates and countries give up the
 * room their values don't need, if then everything fits. Without a flexible column the last one grows.
 * Then columns whose values are cut take what others don't need; dragged ones neither give nor take.
 * @param needs px that the values seen so far take, by column, from `columnNeeds`
 */
export function layColumns(
  columns: ColumnDefinition[],
  choices: ColumnChoice[],
  room: number,
  needs: ColumnNeeds = {},
): LaidColumn[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const shown = choices.flatMap((choice) => {
    const column = choice.shown ? byId.get(choice.id) : undefined
    if (!column) return []
    const isFirst = column === columns[0]
    const usual = column.flex ? undefined : (column.width ?? (isFirst ? FIRST_LEAST : 150))
    const least = column.width === undefined && !isFirst ? LEAST : leastOf[column.cell]
    return [
      {
        column,
        fixed: choice.width ?? usual,
        least: choice.width === undefined && usual ? least : undefined,
      },
    ]
  })
  const flexible = shown.filter(({ fixed }) => fixed === undefined).map(({ column }) => column)
  const taken = shown.reduce((sum, { fixed }) => sum + (fixed ?? 0), 0)
  const shares = shareRoom(flexible, room - taken, columns[0])
  const laid = shown.map(({ column, fixed }) => ({
    column,
    width: fixed ?? shares.get(column.id) ?? NARROWEST,
  }))
  const rest = room - laid.reduce((sum, { width }) => sum + width, 0)
  const slacks = laid.map(({ width }, at) => Math.max(0, width - (shown[at]?.least ?? width)))
  const slack = slacks.reduce((sum, each) => sum + each, 0)
  if (rest < 0 && slack + rest >= 0)
    for (const [at, each] of laid.entries()) each.width += Math.floor(((slacks[at] ?? 0) * rest) / slack)
  const last = laid.at(-1)
  if (last && rest > 0) last.width += rest
  const dragged = new Set(choices.flatMap(({ id, width }) => (width === undefined ? [] : id)))
  shareByNeed(
    laid.filter(({ column: { id } }) => !dragged.has(id)),
    needs,
    laid.reduce((sum, { width }) => sum + width, -room),
  )
  return laid
}

/** Those with room to spare give it: first to make the list fit, if that is enough, then to the values that lack least. */
function shareByNeed(laid: LaidColumn[], needs: ColumnNeeds, overflow: number): void {
  const known = laid.flatMap((each) => {
    const need = needs[each.column.id]
    return need === undefined ? [] : [{ each, spare: each.width - need }]
  })
  const donors = known.filter(({ spare }) => spare > 0)
  const all = donors.reduce((sum, { spare }) => sum + spare, 0)
  const fitting = overflow > 0 && all >= overflow ? overflow : 0
  const beyond = overflow > all ? MOST_BEYOND : 0
  let left = all - fitting
  for (const { each, spare } of known.toSorted((one, other) => other.spare - one.spare)) {
    const given = Math.min(Math.max(left, beyond), Math.max(0, -spare))
    each.width += given
    left = Math.max(0, left - given)
  }
  for (const { each, spare } of donors) each.width -= Math.ceil((spare * (all - left)) / all)
}

function shareRoom(
  columns: ColumnDefinition[],
  room: number,
  first: ColumnDefinition | undefined,
): Map<string, number> {
  const leastWidth = (column: ColumnDefinition) => column.minWidth ?? (column === first ? FIRST_LEAST : LEAST)
  const shares = new Map<string, number>()
  let open = columns
  let left = room
  for (;;) {
    const weight = open.reduce((sum, { flex }) => sum + (flex ?? 1), 0)
    const tight = open.filter((column) => (left * (column.flex ?? 1)) / weight < leastWidth(column))
    if (tight.length === 0) {
      for (const column of open) shares.set(column.id, Math.floor((left * (column.flex ?? 1)) / weight))
      return shares
    }
    for (const column of tight) {
      shares.set(column.id, leastWidth(column))
      left -= leastWidth(column)
    }
    open = open.filter((column) => !tight.includes(column))
    if (open.length === 0) return shares
  }
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)))
}

/** The choices with one column moved to another column's place. */
export function moveColumn(choices: ColumnChoice[], id: string, to: number): ColumnChoice[] {
  const moved = choices.find((choice) => choice.id === id)
  if (!moved) return choices
  const others = choices.filter((choice) => choice.id !== id)
  const at = Math.min(others.length, Math.max(0, to))
  return [...others.slice(0, at), moved, ...others.slice(at)]
}

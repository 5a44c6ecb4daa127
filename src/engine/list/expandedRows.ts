import type { Row } from './Row.ts'

const lineHeight = 44
const factWidth = 176
const padding = 16

/** Pixels that the facts of an expanded row take at most if each has one line, until the grid has measured them. */
export function factsHeight(facts: number, room: number): number {
  const perLine = Math.max(1, Math.floor((room - 2 * padding) / factWidth))
  return Math.ceil(facts / perLine) * lineHeight + padding
}

/** A row of its own below each that is expanded. */
export function withFacts<Item>(
  rows: readonly Row[],
  isExpanded: (id: string) => boolean,
  itemOf: (row: Row) => Item,
  factsOf: (row: Row) => Item,
): Item[][] {
  return rows.map((row) => (isExpanded(row.id) ? [itemOf(row), factsOf(row)] : [itemOf(row)]))
}

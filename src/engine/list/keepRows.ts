import type { Row } from './Row.ts'

/** The fresh rows, with the earlier object wherever a row is unchanged, so that only changed ones are drawn again. */
export function keepRows(earlier: readonly Row[], fresh: readonly Row[]): readonly Row[] {
  const known = new Map(earlier.map((row) => [row.id, row]))
  const kept = fresh.map((row) => {
    const before = known.get(row.id)
    return before && JSON.stringify(before) === JSON.stringify(row) ? before : row
  })
  const same = kept.length === earlier.length && kept.every((row, at) => row === earlier[at])
  return same ? earlier : kept
}

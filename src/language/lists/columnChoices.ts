import type { ColumnDefinition } from '../portal.ts'

/** A column as one person wants it. */
export interface ColumnChoice {
  id: string
  shown: boolean
  /** In px, when dragged. */
  width?: number
}

/**
 * The person's choice brought up to the present definition: columns that are gone are dropped, new ones stand behind
 * the column they follow in the definition and are shown as it says, and at least one column is shown.
 */
export function mergeColumns(columns: ColumnDefinition[], saved: ColumnChoice[]): ColumnChoice[] {
  const known = new Set(columns.map(({ id }) => id))
  const kept = saved.filter(
    ({ id }, at) => known.has(id) && saved.findIndex((other) => other.id === id) === at,
  )
  const merged = [...kept]
  for (const [index, { id, hidden }] of columns.entries()) {
    if (merged.some((choice) => choice.id === id)) continue
    const before = columns[index - 1]?.id
    const at = merged.findIndex((choice) => choice.id === before) + 1
    merged.splice(at, 0, { id, shown: !hidden })
  }
  if (merged.some(({ shown }) => shown)) return merged
  return merged.map((choice, at) => (at === 0 ? { ...choice, shown: true } : choice))
}

import type { MappedVariable } from './MappedVariable.ts'

export type SuggestionBasis = 'name' | 'order'

export interface MappingSuggestion extends MappedVariable {
  by: SuggestionBasis
}

/**
 * Proposes a column for each variable: first by a header of the same name ('First name' for `first_name`), then,
 * only when no header row is known and every variable would get a column, by order, leaving out the number column.
 * No column is proposed twice.
 */
export function suggestMappings(
  variables: readonly string[],
  columnNames: readonly string[],
  columnCount: number,
): MappingSuggestion[] {
  const used = new Set<number>()
  const suggestions: MappingSuggestion[] = []
  for (const variable of variables) {
    const wanted = comparable(variable)
    const column = columnNames.findIndex(
      (name, index) =>
        index < columnCount && !used.has(index) && wanted !== '' && comparable(name) === wanted,
    )
    if (column < 0) continue
    used.add(column)
    suggestions.push({ variable, column, by: 'name' })
  }
  const namesKnown = columnNames.some((name) => name.trim() !== '')
  if (namesKnown || columnCount - 1 < variables.length) return suggestions
  return variables.map((variable, index) => ({ variable, column: index + 1, by: 'order' }))
}

function comparable(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

import type { MappedVariable } from './MappedVariable.ts'

/**
 * Maps each variable to the column whose header has its name, whatever the case and the separators: 'First name' for
 * `first_name`. Without a header, or when several fit, the person chooses: a wrong column reaches customers.
 */
export function suggestMappings(
  variables: readonly string[],
  columnNames: readonly string[],
  columnCount: number,
): MappedVariable[] {
  const names = columnNames.slice(0, columnCount).map(comparable)
  const wanted = variables.map(comparable)
  return variables.flatMap((variable, at) => {
    const name = wanted[at]
    if (!name || !isOnce(wanted, name) || !isOnce(names, name)) return []
    return [{ variable, column: names.indexOf(name) }]
  })
}

function isOnce(names: readonly string[], name: string): boolean {
  return names.filter((one) => one === name).length === 1
}

function comparable(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

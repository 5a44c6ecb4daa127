/** One variable of a template and the column of the contact file that fills it. */
export interface VariableMapping {
  variable: string
  column: string | number | null | undefined
}

/** What keeps a mapping from being one to one. */
export interface MappingProblem {
  code: 'unmapped-variable' | 'unknown-variable' | 'variable-twice' | 'column-twice'
  variable: string
}

/**
 * Checks that each variable is mapped to one column and no column twice.
 * @returns no problems when the mapping is one to one
 */
export function checkMapping(
  variables: readonly string[],
  mappings: readonly VariableMapping[],
): MappingProblem[] {
  const problems: MappingProblem[] = []
  const mapped = new Set<string>()
  const columns = new Set<string | number>()
  for (const { variable, column } of mappings) {
    if (column === undefined || column === null || column === '') continue
    if (!variables.includes(variable)) problems.push({ code: 'unknown-variable', variable })
    if (mapped.has(variable)) problems.push({ code: 'variable-twice', variable })
    if (columns.has(column)) problems.push({ code: 'column-twice', variable })
    mapped.add(variable)
    columns.add(column)
  }
  for (const variable of new Set(variables)) {
    if (!mapped.has(variable)) problems.push({ code: 'unmapped-variable', variable })
  }
  return problems
}

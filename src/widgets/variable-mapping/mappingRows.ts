import type { MappedVariable } from './MappedVariable.ts'

export interface MappingRow extends Omit<MappedVariable, 'column'> {
  column: number | undefined
  /** Other variables that take the same column: a mapping is one to one. */
  sharedWith: string[]
}

/** One row per variable of the template, in the order of the text. */
export function mappingRows(variables: readonly string[], mappings: readonly MappedVariable[]): MappingRow[] {
  const mappingOf = new Map(mappings.map((mapping) => [mapping.variable, mapping]))
  return variables.map((variable) => {
    const mapping = mappingOf.get(variable)
    const column = mapping?.column
    const sharedWith =
      column === undefined
        ? []
        : variables.filter((other) => other !== variable && mappingOf.get(other)?.column === column)
    return { ...mapping, variable, column, sharedWith }
  })
}

/** Gives a variable another mapping, or none; what is no longer a variable of the text is dropped. */
export function withMapping(
  variables: readonly string[],
  mappings: readonly MappedVariable[],
  changed: string,
  next: MappedVariable | undefined,
): MappedVariable[] {
  return variables.flatMap((variable) => {
    const mapping = variable === changed ? next : mappings.find((one) => one.variable === variable)
    return mapping ? [mapping] : []
  })
}

/** What is chosen already stays; a suggestion fills in a variable without a column, with one that no other has. */
export function withSuggestions(
  variables: readonly string[],
  mappings: readonly MappedVariable[],
  suggestions: readonly MappedVariable[],
): MappedVariable[] {
  const isFree = (suggestion: MappedVariable): boolean =>
    mappings.every(({ variable, column }) => variable !== suggestion.variable && column !== suggestion.column)
  const filled = [...mappings, ...suggestions.filter(isFree)]
  return variables.flatMap((variable) => filled.find((each) => each.variable === variable) ?? [])
}

/** The mapping with what the first contact holds in each column. */
export function mappingValuesOf(
  mappings: readonly MappedVariable[],
  values: readonly string[],
): { variable: string; column: number; value?: string }[] {
  return mappings.map(({ variable, column }) => {
    const value = values[column]
    return value === undefined ? { variable, column } : { variable, column, value }
  })
}

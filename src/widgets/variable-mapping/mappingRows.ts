import type { MappedVariable } from './MappedVariable.ts'

export interface MappingRow {
  variable: string
  column: number | undefined
  /** Other variables that take the same column: a mapping is one to one. */
  sharedWith: string[]
}

/** One row per variable of the template, in the order of the text. */
export function mappingRows(variables: readonly string[], mappings: readonly MappedVariable[]): MappingRow[] {
  const columnOf = new Map(mappings.map(({ variable, column }) => [variable, column]))
  return variables.map((variable) => {
    const column = columnOf.get(variable)
    const sharedWith =
      column === undefined
        ? []
        : variables.filter((other) => other !== variable && columnOf.get(other) === column)
    return { variable, column, sharedWith }
  })
}

/** Gives a variable another column, or none; what is no variable of the text any more is dropped. */
export function withColumn(
  variables: readonly string[],
  mappings: readonly MappedVariable[],
  changed: string,
  column: number | undefined,
): MappedVariable[] {
  return variables.flatMap((variable) => {
    const next =
      variable === changed ? column : mappings.find((mapping) => mapping.variable === variable)?.column
    return next === undefined ? [] : [{ variable, column: next }]
  })
}

/** The mapping with what the first contact holds in each column. */
export function mappingValuesOf(
  mappings: readonly MappedVariable[],
  values: readonly string[],
): (MappedVariable & { value?: string })[] {
  return mappings.map(({ variable, column }) => {
    const value = values[column]
    return value === undefined ? { variable, column } : { variable, column, value }
  })
}

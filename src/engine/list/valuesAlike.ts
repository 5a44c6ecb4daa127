import type { FilterDefinition } from '../../language/portal.ts'

/** The values that a choice of a filter stands for: all those with its text, where several can be chosen. */
export function valuesAlike(filter: FilterDefinition, value: string): string[] {
  if (filter.kind !== 'select' || !filter.many || filter.catalogue !== undefined) return [value]
  const text = filter.options.find((option) => option.value === value)?.text
  const alike = filter.options.flatMap((option) => (option.text === text ? option.value : []))
  return alike.length > 0 ? alike : [value]
}

/** The choices that values are shown as, each once. */
export function shownValues(filter: FilterDefinition, values: readonly string[]): string[] {
  return [...new Set(values.map((value) => valuesAlike(filter, value)[0] ?? value))]
}

import type { PropertySource, ShapeSource } from './read/source.ts'

/** What every stored record has beside the properties of its entity. */
export const RECORD_SHAPES: Record<string, PropertySource> = {
  id: { type: 'string', readOnly: true },
  version: { type: 'integer', readOnly: true },
}

export type FoundShape<Shape> =
  | { found: Shape; required: boolean }
  | { missing: string; at: number; names: string[]; parent: Shape }

/**
 * Follows a path of names through object properties; `[]` after a name steps into the items of an array.
 * @returns the shape there, or which name is missing and the names that would have been right
 */
export function followPath<Shape extends ShapeSource>(
  shape: Shape,
  path: readonly string[],
): FoundShape<Shape> {
  let current = shape
  let required = true
  for (let at = 0; at < path.length; at++) {
    const segment = path[at] ?? ''
    const inItems = isEachItem(segment)
    const name = inItems ? segment.slice(0, -2) : segment
    const properties = (current.properties ?? {}) as Record<string, Shape> // a shape's children have its type
    const next = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (next === undefined) return { missing: name, at, names: Object.keys(properties), parent: current }
    required &&= current.required?.includes(name) === true || next.default !== undefined
    current = inItems ? ((next.items ?? { type: 'object' }) as Shape) : next // same reason
  }
  return { found: current, required }
}

/** What is wrong with naming a secret where something would show it or decide by it. */
export function sensitiveProblem(field: string): string {
  return `${field} is sensitive: a form may take it, but nothing may show it, filter or sort by it, or depend on it`
}

/** Whether a name of a path steps into the items of a list. */
export function isEachItem(name: string): boolean {
  return name.endsWith('[]')
}

/** Splits `destinations[].country_code` into its names; a name keeps its `[]`. */
export function splitPath(path: string): string[] {
  return path.split('.')
}

/** Whether a literal is one `{slot}`, which is filled; a text that only holds braces is taken as it is. */
export function isSlot(value: unknown): value is string {
  return typeof value === 'string' && /^\{[^{}]+\}$/.test(value)
}

/** The slots of a text: `{count}` and `{count:digits}` are both `count`. */
export function textSlots(text: string): { name: string; offset: number }[] {
  return slotsOf(text).map((slot) => ({ ...slot, name: slot.name.replace(/:digits$/, '') }))
}

/** The slots of a path template: `/sms/edit/{row.id}` has `row.id`. */
export function slotsOf(template: string): { name: string; offset: number }[] {
  // Nearly all texts have none.
  if (!template.includes('{')) return []
  return [...template.matchAll(/\{([^{}]+)\}/g)].map((match) => ({
    name: match[1] ?? '',
    offset: match.index + 1,
  }))
}

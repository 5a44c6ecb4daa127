import type { PathSegment } from '../Diagnostic.ts'
import { resolveReference } from './languageSchemas.ts'
import type { PlacedSchema, Schema } from './languageSchemas.ts'

/**
 * Every schema that speaks about a value: the given one, what it refers to, and the branches the value takes.
 * The nearest comes first, so that a description beside a reference wins over the referred one's.
 */
export function applicableSchemas(placed: PlacedSchema, value: unknown): PlacedSchema[] {
  const { schema, home } = placed
  const found = [placed]
  const add = (more: Schema | undefined) => {
    if (more !== undefined) found.push(...applicableSchemas({ schema: more, home }, value))
  }
  if (schema.$ref !== undefined) {
    const target = resolveReference(schema.$ref, home)
    if (target !== undefined) found.push(...applicableSchemas(target, value))
  }
  for (const part of schema.allOf ?? []) add(part)
  if (schema.if !== undefined) add(holds(schema.if, value) ? schema.then : schema.else)
  return found
}

/** The schemas of a member of an object or an item of an array; empty where the language says nothing. */
export function schemasBelow(schemas: readonly PlacedSchema[], segment: PathSegment): PlacedSchema[] {
  return schemas.flatMap(({ schema, home }) => {
    const child = typeof segment === 'number' ? schema.items : memberSchema(schema, segment)
    return child === undefined ? [] : [{ schema: child, home }]
  })
}

/** The keys an object may have, in the order the language lists them. */
export function keysOf(schemas: readonly PlacedSchema[]): string[] {
  return [...new Set(schemas.flatMap(({ schema }) => Object.keys(schema.properties ?? {})))]
}

/** Whether the keys of an object are its author's: names of properties, texts, states. */
export function isMap(schemas: readonly PlacedSchema[]): boolean {
  return schemas.some(({ schema }) => typeof schema.additionalProperties === 'object')
}

function memberSchema(schema: Schema, name: string): Schema | undefined {
  const own = schema.properties ?? {}
  if (Object.hasOwn(own, name)) return own[name]
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
}

/** Decides the conditions the language uses: a type, a key that is there, or a key that has a value. */
function holds({ type, required = [], properties = {} }: Schema, value: unknown): boolean {
  if (type !== undefined && value !== undefined) return typeof value === type
  if (typeof value !== 'object' || value === null) return true
  const object = value as Record<string, unknown> // looked at by name only
  if (!required.every((name) => Object.hasOwn(object, name))) return false
  return Object.entries(properties).every(
    ([name, { const: wanted }]) =>
      wanted === undefined || !Object.hasOwn(object, name) || object[name] === wanted,
  )
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../../definitions/_language')
const schemas = readdirSync(folder).map(
  (name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema] as const,
)
const definitions = schemas.find(([name]) => name === 'common.schema.json')?.[1].$defs ?? {}

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: unknown
  description?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  [keyword: string]: unknown
}

/** Every subschema, told from a property that is called like a keyword. */
function* objectsIn(schema: unknown, path: string): Generator<{ schema: Schema; path: string }> {
  if (typeof schema !== 'object' || schema === null) return
  const own = schema as Schema // any JSON object is one
  if (own.properties !== undefined) yield { schema: own, path }
  for (const name of ['properties', '$defs'] as const) {
    for (const [key, child] of Object.entries(own[name] ?? {}))
      yield* objectsIn(child, `${path}/${name}/${key}`)
  }
  for (const name of ['items', 'additionalProperties', 'then', 'else'])
    yield* objectsIn(own[name], `${path}/${name}`)
}

function described(property: Schema, root: Schema): boolean {
  if (typeof property.description === 'string') return true
  const name = property.$ref?.split('/').at(-1) ?? ''
  const target = property.$ref?.startsWith('#') === true ? root.$defs?.[name] : definitions[name]
  return typeof target?.description === 'string'
}

describe('the language schemas', () => {
  it.each(schemas)('%s describes every property', (_, schema) => {
    const silent = [...objectsIn(schema, '')].flatMap(({ schema: object, path }) =>
      Object.entries(object.properties ?? {})
        .filter(([, property]) => !described(property, schema))
        .map(([name]) => `${path}/${name}`),
    )
    expect(silent).toEqual([])
  })
  it.each(schemas)('%s allows no unknown keys in any object', (_, schema) => {
    const open = [...objectsIn(schema, '')].filter(({ schema: object }) => {
      const closedByBranch = object.if !== undefined || object.allOf !== undefined
      return object.type === 'object' && object.additionalProperties === undefined && !closedByBranch
    })
    expect(open.map(({ path }) => path)).toEqual([])
  })
})

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allows, validatorOf } from '../../../../codegen/check/validatorOf.ts'
import type { Extent } from '../../../../codegen/check/validatorOf.ts'
import { findValues } from '../../../../codegen/check/findValues.ts'
import { deriveDefinitions } from '../../../../codegen/derive/deriveDefinitions.ts'
import type { PathSegment } from '../../../../codegen/Diagnostic.ts'
import { compileSchemas } from '../../../../codegen/schema/compileSchemas.ts'
import { readDefinitions } from '../../../../codegen/read/readDefinitions.ts'
import type { SourceFile } from '../../../../codegen/read/SourceFile.ts'
import type { Schema } from '../../../../codegen/schema/languageSchemas.ts'
import { valueAt } from '../../../../codegen/valueAt.ts'
import { createRandom, repetitions, seed } from '../../../support/sampling.ts'

const CHANGES = repetitions('changes of each definition file', 4, 100)
const VALUES = [
  null,
  true,
  '',
  'constructor',
  '@x',
  'a\u{1F600}'.repeat(40),
  'x'.repeat(5000),
  -1,
  0.5,
  1e9,
  Infinity,
  [],
  ['a', 'a'],
  [{ a: 1 }, { a: 1 }],
  {},
  { $x: 1 },
]

const { files } = await readDefinitions(join(import.meta.dirname, '../../../../definitions'))
const random = createRandom(seed)

/** Another value somewhere, a member less, a member more, or an item twice. */
function change(value: unknown): unknown {
  const changed = structuredClone(value)
  const places = findValues(changed).filter(({ path }) => path.length > 0)
  const { path } = places[random(places.length)] ?? { path: [] }
  const parent = valueAt(changed, path.slice(0, -1)) as Record<PathSegment, unknown> // it has a member
  const name = path.at(-1) ?? ''
  const other = VALUES[random(VALUES.length)]
  const ways = [
    () => (parent[name] = other),
    () => (Array.isArray(parent) ? parent.splice(Number(name), 1) : delete parent[name]),
    () => (Array.isArray(parent) ? parent.push(parent[name]) : (parent['more'] = other)),
  ]
  ways[random(ways.length)]?.()
  return changed
}

function disagreements(extent: Extent, sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ file, kind, value }) =>
    Array.from({ length: CHANGES }, () => change(value)).flatMap((changed) => {
      const [quick, thorough] = [allows(kind, extent, changed), validatorOf(kind, extent)(changed)]
      return quick === thorough ? [] : [`${file}: ${String(quick)} for ${JSON.stringify(changed)}`]
    }),
  )
}

it('allows what Ajv finds no error in, whatever is written', () => {
  expect(disagreements('written', files)).toEqual([])
})

it('allows what Ajv finds no error in, once it is complete', () => {
  expect(disagreements('whole', deriveDefinitions(files))).toEqual([])
})

it('refuses a keyword that only Ajv knows', () => {
  const schema: object = { items: { contains: {} } }
  const schemas = new Map<string, Schema>([['new.schema.json', schema]])
  expect(() => compileSchemas(schemas)('new.schema.json')).toThrow('contains')
})

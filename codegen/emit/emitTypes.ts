import { compile } from 'json-schema-to-typescript'
import type { CompiledPortal, JsonValue } from '../../src/language/portal.ts'
import { entitySchema } from './entitySchema.ts'
import { typeName } from './typeName.ts'

/** TypeScript for the stored record of every entity: `parcel-label` → `interface ParcelLabel`. */
export async function emitTypes(portal: CompiledPortal): Promise<string> {
  const entities = Object.values(portal.modules).flatMap((module) => Object.values(module.entities))
  const parts = await Promise.all(
    entities.map((entity) =>
      compile(withoutLimits(entitySchema(entity, 'record')), typeName(entity.id), {
        format: false,
        bannerComment: '',
        ignoreMinAndMaxItems: true,
        additionalProperties: false,
      }),
    ),
  )
  const names = entities.map((entity) => `  '${entity.id}': ${typeName(entity.id)}`)
  return [
    '// Written by codegen from definitions/. Do not edit.\n',
    ...parts.map((part) => indent(part.trim()) + '\n'),
    `/** Entity id → its record. */\nexport interface Entities {\n${names.join('\n')}\n}\n`,
    endpointTypes(portal),
  ].join('\n')
}

/** Resource id → endpoint id → what it takes and answers, for those that declare it. */
function endpointTypes(portal: CompiledPortal): string {
  const resources = Object.values(portal.modules).flatMap((module) => Object.values(module.resources))
  const entities = new Map(Object.values(portal.modules).flatMap((module) => Object.entries(module.entities)))
  const lines = resources.flatMap(({ id, entity, endpoints }) => {
    const record = typeName(entity)
    const { properties = {}, required = [] } = entities.get(entity) ?? {}
    const pick = (names: string[]) => `Pick<${record}, ${names.map((name) => `'${name}'`).join(' | ')}>`
    // What is never stored is in no record.
    const taken = (names: string[]) => {
      const isUnstored = (name: string) => properties[name]?.sensitive === 'unstored'
      const stored = names.filter((name) => !isUnstored(name))
      const typed = names
        .filter(isUnstored)
        .map((name) => `'${name}'${required.includes(name) ? '' : '?'}: string`)
      return [
        ...(stored.length > 0 ? [pick(stored)] : []),
        ...(typed.length > 0 ? [`{ ${typed.join('; ')} }`] : []),
      ].join(' & ')
    }
    const declared = endpoints.filter(({ input, output }) => input ?? output)
    if (declared.length === 0) return []
    return [
      `  '${id}': {`,
      ...declared.map((each) => {
        const input = each.input ? taken(each.input) : 'undefined'
        const output = each.output ? `Answer<${pick(each.output)}>` : 'unknown'
        return `    '${each.id}': { input: ${input}; output: ${output} }`
      }),
      '  }',
    ]
  })
  return [
    '/** A response with every property, any of which can be null. */',
    'export type Answer<Shape> = { [Name in keyof Shape]-?: NonNullable<Shape[Name]> | null }\n',
    '/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */',
    `export interface Endpoints {\n${lines.join('\n')}\n}\n`,
  ].join('\n')
}

/** The library leaves layout to prettier, which is not needed for this much. */
function indent(code: string): string {
  let depth = 0
  return code
    .split('\n')
    .map((line) => {
      if (line.startsWith('}')) depth--
      const text = line === '' ? '' : '  '.repeat(depth) + line
      if (line.endsWith('{')) depth++
      return text
    })
    .join('\n')
}

/** Only what makes a type: defaults would turn into comments. */
function withoutLimits(schema: JsonValue): { [key: string]: JsonValue } {
  const kept = JSON.parse(
    JSON.stringify(schema, (key, value: JsonValue) => (TYPELESS.has(key) ? undefined : value)),
  ) as { [key: string]: JsonValue } // a schema is an object
  return kept
}

const TYPELESS = new Set([
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'readOnly',
  'format',
])

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

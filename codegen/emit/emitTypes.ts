import { compile } from 'json-schema-to-typescript'
import type { CompiledPortal, JsonValue } from '../../src/language/portal.ts'
import { entitySchema } from './entitySchema.ts'

/** TypeScript for the stored record of every entity: `sms-campaign` → `SmsCampaign`. */
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
    ...parts.map((part) => part.trim() + '\n'),
    `/** Entity id → its record. */\nexport interface Entities {\n${names.join('\n')}\n}\n`,
  ].join('\n')
}

/** `sms-campaign` → `SmsCampaign` */
export function typeName(id: string): string {
  return id
    .split(/[-_]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
}

/** Only what makes a type: defaults would turn into comments. */
function withoutLimits(schema: JsonValue): { [key: string]: JsonValue } {
  const kept = JSON.parse(
    JSON.stringify(schema, (key, value: JsonValue) => (TYPELESS.has(key) ? undefined : value)),
  ) as { [key: string]: JsonValue } // a schema is an object
  return kept
}

const TYPELESS = new Set(['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'readOnly', 'format'])

import { compile } from 'json-schema-to-typescript'
import type {
  CompiledPortal,
  JsonValue,
  ModuleDefinition,
  ResourceDefinition,
} from '../../src/language/portal.ts'
import { entitySchema } from './entitySchema.ts'
import { typeName } from './typeName.ts'

/**
 * TypeScript of a module: the stored record of each entity (`parcel-label` → `interface ParcelLabel`), and what the
 * endpoints of its resources take and answer. A resource of another module's entity gets that module's record.
 */
export async function emitTypes(portal: CompiledPortal, id: string): Promise<string> {
  const { entities, resources } = definedIn(portal, id)
  const records = await Promise.all(
    Object.values(entities).map((entity) =>
      compile(withoutLimits(entitySchema(entity, 'record')), typeName(entity.id), {
        format: false,
        bannerComment: '',
        ignoreMinAndMaxItems: true,
        additionalProperties: false,
      }),
    ),
  )
  const endpoints = Object.values(resources).flatMap((resource) => endpointTypes(portal, resource))
  const types = [
    ...records.map((record) => indent(record.trim()) + '\n'),
    ...(endpoints.length === 0
      ? []
      : [
          `/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */\nexport interface Endpoints {\n${endpoints.join('\n')}\n}\n`,
        ]),
  ].join('\n')
  return [
    '// Written by codegen from definitions/. Do not edit.\n',
    ...importsOf(portal, id, types),
    types,
  ].join('\n')
}

function definedIn(portal: CompiledPortal, id: string): ModuleDefinition {
  const module = portal.modules[id]
  if (!module) throw new Error(`no module ${id}`)
  return module
}

/** What the types of a module take from elsewhere. */
function importsOf(portal: CompiledPortal, id: string, types: string): string[] {
  const uses = (name: string): boolean => new RegExp(`\\b${name}<`).test(types)
  const used = new Set(Object.values(definedIn(portal, id).resources).map(({ entity }) => entity))
  const others = Object.values(portal.modules).flatMap((module) => {
    if (module.id === id) return []
    const names = Object.keys(module.entities)
      .filter((entity) => used.has(entity))
      .map(typeName)
    const foreign = names.filter((name) => types.includes(`<${name},`))
    return foreign.length === 0
      ? []
      : [`import type { ${foreign.join(', ')} } from './${module.id}.types.ts'\n`]
  })
  return [...(uses('Answer') ? ["import type { Answer } from '../../language/Answer.ts'\n"] : []), ...others]
}

/** Of the endpoints that declare it. */
function endpointTypes(portal: CompiledPortal, { id, entity, endpoints }: ResourceDefinition): string[] {
  const record = typeName(entity)
  const owner = Object.values(portal.modules).find((module) => Object.hasOwn(module.entities, entity))
  const { properties = {}, required = [] } = owner?.entities[entity] ?? {}
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

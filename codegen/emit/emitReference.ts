import { readdirSync, readFileSync } from 'node:fs'
import { NAMES_FILE } from '../schema/languageSchemas.ts'

/** The part of JSON Schema that `definitions/_language` uses and the reference shows. */
interface Schema {
  $id?: string
  $ref?: string
  $defs?: Record<string, Schema>
  title?: string
  description?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  if?: Schema
  then?: Schema
  else?: Schema
  allOf?: Schema[]
}

const folder = new URL('../../definitions/_language/', import.meta.url)

/** Markdown: one table of keys for each kind of definition file, from the descriptions in `definitions/_language`. */
export function emitReference(): string {
  const names = readdirSync(folder)
    .filter((name) => name !== NAMES_FILE)
    .sort()
  const schemas = names.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Schema) // our own schemas
  const byId = new Map(schemas.map((schema) => [schema.$id ?? '', schema]))
  const parts = schemas
    .filter(({ $id }) => $id !== 'common.schema.json')
    .map((schema) => {
      const rows = rowsOf(schema, '', schema, byId, [])
      const table = ['| key | value | meaning |', '|---|---|---|', ...rows].join('\n')
      return `## ${schema.title}\n\n${schema.description ?? ''}\n\n${table}\n`
    })
  return [HEADER, ...parts].join('\n')
}

function rowsOf(
  schema: Schema,
  path: string,
  root: Schema,
  byId: Map<string, Schema>,
  above: string[],
  only = '',
): string[] {
  const { properties = {}, required = [], additionalProperties, items } = schema
  const children = Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, child]) => ({
      path: path === '' ? name : `${path}.${name}`,
      child,
      needed: required.includes(name),
    }))
  if (typeof additionalProperties === 'object') {
    children.push({
      path: path === '' ? '<name>' : `${path}.<name>`,
      child: additionalProperties,
      needed: false,
    })
  }
  const own = children.flatMap(({ path: at, child, needed }) => {
    const { resolved, home } = resolve(child, root, byId)
    const meaning = child.description ?? resolved.description ?? ''
    const row = `| \`${at}\`${needed ? ' *' : ''} | ${valueOf(resolved)} | ${only}${cell(meaning)} |`
    // A property holds properties again; once is enough.
    const below =
      child.$ref !== undefined && above.includes(child.$ref)
        ? []
        : rowsOf(resolved, at, home, byId, child.$ref === undefined ? above : [...above, child.$ref])
    return [row, ...below]
  })
  for (const branch of branchesOf(schema)) {
    const { resolved, home } = resolve(branch.schema, root, byId)
    const more = Object.entries(resolved.properties ?? {}).filter(([name]) => !(name in properties))
    own.push(
      ...rowsOf({ ...resolved, properties: Object.fromEntries(more) }, path, home, byId, above, branch.only),
    )
  }
  if (items === undefined) return own
  const { resolved, home } = resolve(items, root, byId)
  if (items.$ref !== undefined && above.includes(items.$ref)) return own
  return [
    ...own,
    ...rowsOf(resolved, `${path}[]`, home, byId, items.$ref === undefined ? above : [...above, items.$ref]),
  ]
}

/** The shapes an object takes depending on what it holds. */
function branchesOf(schema: Schema): { schema: Schema; only: string }[] {
  return [schema, ...(schema.allOf ?? [])].flatMap((each) => {
    if (each.if === undefined || each.then === undefined) return []
    const { required = [], properties = {} } = each.if
    const [name = '', value] = Object.entries(properties)[0] ?? [required[0]]
    const is = value?.const === undefined ? '' : ` = ${JSON.stringify(value.const)}`
    const then = { schema: each.then, only: `With \`${name}${is}\`: ` }
    if (each.else === undefined) return [then]
    // Another choice tells itself when it applies.
    return [then, { schema: each.else, only: each.else.if === undefined ? `Without \`${name}${is}\`: ` : '' }]
  })
}

function resolve(
  schema: Schema,
  root: Schema,
  byId: Map<string, Schema>,
): { resolved: Schema; home: Schema } {
  if (schema.$ref === undefined) return { resolved: schema, home: root }
  const [file = '', pointer = ''] = schema.$ref.split('#')
  const home = file === '' ? root : byId.get(file)
  const name = pointer.split('/').at(-1) ?? ''
  const resolved = pointer === '' ? home : home?.$defs?.[name]
  if (home === undefined || resolved === undefined)
    throw new Error(`definitions/_language has no ${schema.$ref}`)
  return resolve(resolved, home, byId).resolved === resolved
    ? { resolved, home }
    : resolve(resolved, home, byId)
}

function valueOf({ type, enum: values, const: only }: Schema): string {
  if (only !== undefined) return `\`${JSON.stringify(only)}\``
  if (values !== undefined) return values.map((value) => `\`${String(value)}\``).join(', ')
  return [type ?? 'any'].flat().join(' or ')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

const HEADER = `<!-- Written by scripts/referenceDocs.ts from definitions/_language. Do not edit. -->

# Reference of the definition language

Every kind of file and every key. A star marks a key that must be there; \`<name>\` is a name of your choice, \`[]\` an
item of an array. Every file starts with \`$schema\`, the path of its schema, and \`language\`: 1. The
[guide](guide.md) shows how the files work together.
`

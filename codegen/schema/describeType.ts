import type { PlacedSchema, Schema } from './languageSchemas.ts'
import { resolveReference } from './languageSchemas.ts'

/** The kinds of text that definitions are made of, by their name in `common.schema.json`. */
const NAMED: Record<string, string> = {
  access: 'list of permission name, or "signed-in"',
  text: 'text key',
  condition: 'condition',
  link: 'address of the portal',
  afterCall: 'what follows a call',
  apiPath: 'address of the API',
  id: 'name',
  fieldName: 'field',
  fieldPath: 'path of a field',
  value: 'any value, or a {template}',
}

/** What a value may be, in words: `"create" or "edit"`, `integer, 40 to 1000`, `list of text, 1 to 6 items`. */
export function describeType(schemas: readonly PlacedSchema[]): string {
  const all = schemas.map(({ schema }) => schema)
  const only = all.find((schema) => schema.const !== undefined || schema.enum !== undefined)
  if (only !== undefined)
    return (only.enum ?? [only.const]).map((value) => JSON.stringify(value)).join(' or ')
  const [named] = schemas.flatMap(nameOfType)
  if (named !== undefined) return named
  const types = all.flatMap((schema) => schema.type ?? [])
  const [type] = types
  if (type === undefined) return 'any value'
  const limits = all.flatMap(limitsOf)
  const items = schemas.find(({ schema }) => schema.items !== undefined)
  const of =
    type === 'array' && items?.schema.items !== undefined
      ? ` of ${describeItems(items.schema.items, items.home)}`
      : ''
  const map = all.some((schema) => typeof schema.additionalProperties === 'object')
  const name =
    type === 'array'
      ? 'list'
      : type === 'object' && map
        ? 'object, names of your choice'
        : [...new Set(types)].join(' or ')
  return [`${name}${of}`, ...new Set(limits)].join(', ')
}

function describeItems(items: Schema, home: Schema): string {
  if (items.if?.type !== undefined && items.then !== undefined && items.else !== undefined)
    return `(${describeItems(items.then, home)} or ${describeItems(items.else, home)})`
  const target = items.$ref === undefined ? undefined : resolveReference(items.$ref, home)
  const found = describeType(
    target === undefined ? [{ schema: items, home }] : [{ schema: items, home }, target],
  )
  return found.includes(' or ') ? `(${found})` : found
}

function nameOfType({ schema, home }: PlacedSchema): string[] {
  const [file = '', pointer = ''] = schema.$ref?.split('#') ?? []
  if ((file === '' ? home.$id : file) !== 'common.schema.json') return []
  const name = pointer.split('/').at(-1) ?? ''
  const target = resolveReference(`${file}#${pointer}`, home)?.schema
  const known = NAMED[name] ?? (target?.anyOf === undefined ? undefined : `${name} name`)
  return known === undefined ? [] : [known]
}

function limitsOf(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema
  return [
    ...range(minimum, maximum),
    ...range(minLength, maxLength, 'character'),
    ...range(minItems, maxItems, 'item'),
    ...(schema.uniqueItems === true ? ['no item twice'] : []),
    ...(pattern === undefined ? [] : [`matching ${pattern}`]),
  ]
}

function range(least: number | undefined, most: number | undefined, unit = ''): string[] {
  const counted = (count: number) => (unit === '' ? `${count}` : `${count} ${unit}${count === 1 ? '' : 's'}`)
  if (least !== undefined && least === most) return [`exactly ${counted(least)}`]
  if (least !== undefined && most !== undefined) return [`${least} to ${counted(most)}`]
  if (least !== undefined) return least === 0 && unit !== '' ? [] : [`at least ${counted(least)}`]
  return most === undefined ? [] : [`at most ${counted(most)}`]
}

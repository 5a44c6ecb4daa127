/** The types a field of a new module can have. */
export const FIELD_TYPES = {
  text: 'one line of text',
  textarea: 'several lines of text',
  email: 'an e-mail address',
  phone: 'a phone number in international form',
  url: 'a web address',
  country: 'a country with its flag',
  enum: 'one of a few values: enum(new|used)',
  boolean: 'yes or no',
  integer: 'a whole number',
  number: 'a number',
  date: 'a day',
  datetime: 'a day and a time',
  tags: 'several short words',
  reference: 'a record of another resource: reference(sms-template)',
} as const

export type FieldType = keyof typeof FIELD_TYPES

export interface FieldRequest {
  name: string
  type: FieldType
  /** Values of an enum. */
  values: string[]
  /** Resource of a reference. */
  resource: string
  required: boolean
  /** Shown only while another field has a value. */
  shownIf?: { field: string; value: string }
}

const FIELD =
  /^([A-Za-z0-9_-]+)\s*:\s*([a-z]+)\s*(?:\(([^)]*)\))?\s*(!?)(?:\s+if\s+([A-Za-z0-9_]+)\s*=\s*([A-Za-z0-9_-]+))?$/
const NAME = /^[a-z][a-z0-9_]{0,62}$/
const TAKEN = new Set(['id', 'version', 'state', 'created_at', 'updated_at', 'constructor', 'prototype'])

/**
 * Reads `name:text!, country:country, stage:enum(new|won), reason:textarea if stage=won`.
 * `!` marks a field that must be filled; the first field is, whatever it says.
 */
export function readFieldList(text: string): { fields: FieldRequest[]; problems: string[] } {
  const problems: string[] = []
  const fields: FieldRequest[] = []
  for (const part of text.split(/,(?![^(]*\))/).map((each) => each.trim())) {
    if (part === '') continue
    const [, name = '', type = '', inside = '', mark, field, value] = FIELD.exec(part) ?? []
    const values = inside.split('|').flatMap((each) => each.trim() || [])
    const problem = problemOf(part, name, type, values, fields)
    if (problem) problems.push(problem)
    else {
      fields.push({
        name,
        type: type as FieldType, // just checked
        values: type === 'enum' ? values : [],
        resource: values[0] ?? '',
        required: mark === '!' || (fields.length === 0 && field === undefined),
        ...(field !== undefined && value !== undefined && { shownIf: { field, value } }),
      })
    }
  }
  if (fields.length === 0 && problems.length === 0) problems.push('there is no field')
  for (const { name, shownIf } of fields) {
    if (shownIf) problems.push(...shownIfProblems(name, shownIf, fields))
  }
  return { fields, problems }
}

function problemOf(
  part: string,
  name: string,
  type: string,
  values: string[],
  before: FieldRequest[],
): string | undefined {
  if (name === '') return `"${part}" is not a field: write name:type, such as amount:number`
  if (!NAME.test(name)) return `"${name}" is not a field name: write lower-case words joined by _`
  if (TAKEN.has(name)) return `every record of a new module has "${name}" by itself`
  if (before.some((field) => field.name === name)) return `the field "${name}" stands twice`
  if (!Object.hasOwn(FIELD_TYPES, type))
    return `"${name}" has no type "${type}"; there are ${Object.keys(FIELD_TYPES).join(', ')}`
  if (type === 'enum' && values.length < 2) return `"${name}" needs its values: enum(new|used)`
  const wrong = values.find((value) => !/^[a-z][a-z0-9_-]*$/.test(value))
  if (type === 'enum' && wrong !== undefined) return `"${wrong}" of "${name}" is not a lower-case word`
  if (type === 'enum' && new Set(values).size < values.length) return `"${name}" has a value twice`
  if (type === 'reference' && values.length !== 1)
    return `"${name}" needs the resource it refers to: reference(sms-template)`
  return undefined
}

function shownIfProblems(
  name: string,
  { field, value }: { field: string; value: string },
  fields: FieldRequest[],
): string[] {
  const other = fields.find((each) => each.name === field)
  const options = other?.type === 'boolean' ? ['true', 'false'] : (other?.values ?? [])
  if (!other || other.name === name) return [`"${name}" is shown if "${field}", which is no other field`]
  if (other.type !== 'boolean' && other.type !== 'enum')
    return [`"${name}" is shown if "${field}", which is neither an enum nor a boolean`]
  return options.includes(value) ? [] : [`"${field}" is never "${value}"; it is ${options.join(' or ')}`]
}

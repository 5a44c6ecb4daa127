import { fileTypes } from '../../src/language/fileTypes.ts'
import { nearestName } from '../nearestName.ts'

/** The types a field of a new module can have. */
export const FIELD_TYPES = {
  text: 'one line of text',
  textarea: 'several lines of text',
  email: 'an email address',
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
  secret: 'a password or key, stored encrypted and never shown',
  reference: 'a record of another resource: reference(sms-template)',
  file: 'an uploaded file: file(pdf|png)',
  challenge: 'a step in which a code sent by SMS proves a phone field: challenge(phone)',
} as const

export type FieldType = keyof typeof FIELD_TYPES

export interface FieldRequest {
  name: string
  type: FieldType
  /** Values of an enum, or kinds of files. */
  values: string[]
  /** Resource of a reference. */
  resource: string
  /** Phone field that a challenge proves. */
  proves?: string
  required: boolean
  /** Shown only while another field has a value. */
  shownIf?: { field: string; value: string }
}

/** Types of fields that cannot name a record, and why. */
const UNNAMED: Record<string, string> = {
  secret: 'is never shown',
  file: 'is a file',
  challenge: 'proves another field',
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
  const mistaken = new Set<string>()
  for (const part of text.split(/,(?![^(]*\))/).map((each) => each.trim())) {
    if (part === '') continue
    const [, name = '', type = '', inside = '', mark, field, value] = FIELD.exec(part) ?? []
    const values = inside.split('|').flatMap((each) => each.trim() || [])
    const own = problemsOf(part, name, type, values, fields)
    problems.push(...own)
    if (own.length > 0) mistaken.add(name)
    else {
      fields.push({
        name,
        type: type as FieldType, // just checked
        values: type === 'enum' || type === 'file' ? values : [],
        resource: values[0] ?? '',
        ...(type === 'challenge' && { proves: values[0] ?? '' }),
        required: mark === '!' || (fields.length === 0 && field === undefined),
        ...(field !== undefined && value !== undefined && { shownIf: { field, value } }),
      })
    }
  }
  if (fields.length === 0 && problems.length === 0) problems.push('there is no field')
  for (const { name, shownIf, proves } of fields) {
    if (proves !== undefined && !mistaken.has(proves)) problems.push(...provesProblems(name, proves, fields))
    if (shownIf && !mistaken.has(shownIf.field)) problems.push(...shownIfProblems(name, shownIf, fields))
  }
  return { fields, problems }
}

function problemsOf(
  part: string,
  name: string,
  type: string,
  values: string[],
  before: FieldRequest[],
): string[] {
  if (name === '') return [`"${part}" is not a field: write name:type, such as amount:number`]
  const known = Object.hasOwn(FIELD_TYPES, type)
  const near = nearestName(type, Object.keys(FIELD_TYPES))
  const meant = near === undefined ? '' : ` (did you mean "${near}"?)`
  const wrong = values.filter((value) => !/^[a-z][a-z0-9_-]*$/.test(value))
  const otherFiles = values.filter((value) => !Object.hasOwn(fileTypes, value))
  const problems = [
    !NAME.test(name) && `"${name}" is not a field name: write lower-case words joined by _`,
    TAKEN.has(name) &&
      `every record of a new module has "${name}" by itself${name === 'state' ? ': leave it out, and name its values with --states' : ''}`,
    before.length === 0 &&
      UNNAMED[type] !== undefined &&
      `"${name}" ${UNNAMED[type]}, so another field comes first`,
    before.some((field) => field.name === name) && `the field "${name}" is used twice`,
    !known && `"${name}" has no type "${type}"${meant}; there are ${Object.keys(FIELD_TYPES).join(', ')}`,
    type === 'enum' && values.length < 2 && `"${name}" needs its values: enum(new|used)`,
    type === 'enum' &&
      wrong.length > 0 &&
      `${wrong.map((value) => `"${value}"`).join(', ')} of "${name}" is not a lower-case word`,
    type === 'enum' && new Set(values).size < values.length && `"${name}" has a value twice`,
    type === 'reference' &&
      values.length !== 1 &&
      `"${name}" needs the resource it refers to: reference(sms-template)`,
    type === 'file' && values.length === 0 && `"${name}" needs the kinds of files it takes: file(pdf|png)`,
    type === 'file' &&
      otherFiles.length > 0 &&
      `${otherFiles.map((value) => `"${value}"`).join(', ')} of "${name}" is no kind of file; there are ${Object.keys(fileTypes).join(', ')}`,
    type === 'challenge' &&
      values.length !== 1 &&
      `"${name}" needs the phone field it proves: challenge(phone)`,
  ]
  return problems.filter((each) => each !== false)
}

function provesProblems(name: string, proves: string, fields: FieldRequest[]): string[] {
  const phones = fields.filter(({ type }) => type === 'phone').map((field) => field.name)
  if (phones.includes(proves)) return []
  const there = phones.length === 0 ? 'add one, such as phone:phone!' : `there is ${phones.join(', ')}`
  return [`"${name}" proves "${proves}", which is no field of type phone; ${there}`]
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

import { isObject, resolveOptionSchema } from './nodeTypes.ts'
import type { OptionSchema } from './OptionSchema.ts'

/** What is wrong with an option. */
export interface OptionProblem {
  /** as in `destinations/0/number`; empty for the options as a whole */
  path: string
  reason:
    | 'required'
    | 'unknown'
    | 'type'
    | 'choice'
    | 'pattern'
    | 'format'
    | 'too_short'
    | 'too_long'
    | 'too_small'
    | 'too_large'
    | 'too_few'
    | 'too_many'
    | 'duplicate'
  limit?: number
}

const MAX_PROBLEMS = 20
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Judges options by the schema of their node type, at most 20 problems at once. */
export function checkOptions(schema: OptionSchema, options: unknown): OptionProblem[] {
  const problems: OptionProblem[] = []
  check(schema, options, '', (problem) => {
    if (problems.length < MAX_PROBLEMS) problems.push(problem)
  })
  return problems
}

type Report = (problem: OptionProblem) => void

function check(reference: OptionSchema, value: unknown, path: string, report: Report): void {
  const schema = resolveOptionSchema(reference)
  if (schema.oneOf) {
    checkChoice(schema.oneOf, value, path, report)
    return
  }
  if (schema.type && !isOfType(schema.type, value)) {
    report({ path, reason: 'type' })
    return
  }
  if (schema.const !== undefined && value !== schema.const) report({ path, reason: 'choice' })
  if (schema.enum && !schema.enum.some((one) => one === value)) report({ path, reason: 'choice' })
  if (typeof value === 'string') checkText(schema, value, path, report)
  if (typeof value === 'number') checkNumber(schema, value, path, report)
  if (Array.isArray(value)) checkList(schema, value, path, report)
  if (isObject(value)) checkObject(schema, value, path, report)
}

/** The variants of a choice are told apart by their `kind`. */
function checkChoice(variants: readonly OptionSchema[], value: unknown, path: string, report: Report): void {
  if (!isObject(value)) {
    report({ path, reason: 'type' })
    return
  }
  const variant = variants.find(({ properties }) => properties?.['kind']?.const === value['kind'])
  if (variant) check(variant, value, path, report)
  else report({ path: join(path, 'kind'), reason: 'kind' in value ? 'choice' : 'required' })
}

function checkText(schema: OptionSchema, value: string, path: string, report: Report): void {
  const length = Array.from(value).length
  if (schema.minLength !== undefined && length < schema.minLength)
    report({ path, reason: 'too_short', limit: schema.minLength })
  if (schema.maxLength !== undefined && length > schema.maxLength) {
    report({ path, reason: 'too_long', limit: schema.maxLength })
    return
  }
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value))
    report({ path, reason: 'pattern' })
  if (schema.format === 'email' && !EMAIL.test(value)) report({ path, reason: 'format' })
  if (schema.format === 'date' && !isDate(value)) report({ path, reason: 'format' })
}

function checkNumber(schema: OptionSchema, value: number, path: string, report: Report): void {
  if (schema.minimum !== undefined && value < schema.minimum)
    report({ path, reason: 'too_small', limit: schema.minimum })
  if (schema.maximum !== undefined && value > schema.maximum)
    report({ path, reason: 'too_large', limit: schema.maximum })
}

function checkList(schema: OptionSchema, value: unknown[], path: string, report: Report): void {
  if (schema.minItems !== undefined && value.length < schema.minItems)
    report({ path, reason: 'too_few', limit: schema.minItems })
  if (schema.maxItems !== undefined && value.length > schema.maxItems)
    report({ path, reason: 'too_many', limit: schema.maxItems })
  if (schema.uniqueItems && new Set(value).size < value.length) report({ path, reason: 'duplicate' })
  const { items } = schema
  if (items)
    value.slice(0, schema.maxItems).forEach((item, index) => {
      check(items, item, join(path, String(index)), report)
    })
}

function checkObject(
  schema: OptionSchema,
  value: Record<string, unknown>,
  path: string,
  report: Report,
): void {
  for (const name of schema.required ?? [])
    if (!Object.hasOwn(value, name)) report({ path: join(path, name), reason: 'required' })
  const entries = Object.entries(value)
  if (schema.maxProperties !== undefined && entries.length > schema.maxProperties)
    report({ path, reason: 'too_many', limit: schema.maxProperties })
  for (const [name, part] of entries) {
    const own =
      schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    const others = schema.additionalProperties
    if (own) check(own, part, join(path, name), report)
    else if (others === false) report({ path: join(path, name), reason: 'unknown' })
    else if (typeof others === 'object') check(others, part, join(path, name), report)
  }
}

function isOfType(type: NonNullable<OptionSchema['type']>, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'integer') return Number.isSafeInteger(value)
  return typeof value === type
}

/** A day of the calendar, as in `2026-02-28`. */
function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}/${name}`
}

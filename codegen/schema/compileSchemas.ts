import { isDeepStrictEqual } from 'node:util'
import { resolveReference } from './languageSchemas.ts'
import type { Schema } from './languageSchemas.ts'

/** Whether a value holds to a schema. */
export type SchemaCheck = (value: unknown) => boolean

/** What a keyword is compiled with. */
interface Parts {
  /** Of a schema inside the one whose keyword it is. */
  check: (part: Schema) => SchemaCheck
  refer: (reference: string) => SchemaCheck
}

type Members = Readonly<Record<string, unknown>>

/**
 * Makes functions of the language's schemas that say yes or no, and no more: nearly all files are right, and what is
 * wrong with the others Ajv says. A keyword that the language doesn't use yet throws.
 * @param schemas by file name
 * @returns gives the function of a file, which is made when it is first asked for
 */
export function compileSchemas(schemas: ReadonlyMap<string, Schema>): (file: string) => SchemaCheck {
  const made = new Map<Schema, SchemaCheck>()

  function compile(schema: Schema, home: Schema): SchemaCheck {
    const known = made.get(schema)
    if (known !== undefined) return known
    // A schema that refers to itself meets this until it is made.
    let check: SchemaCheck = everything
    made.set(schema, (value) => check(value))
    check = both(checksOf(schema, { check: (part) => compile(part, home), refer: (to) => refer(to, home) }))
    made.set(schema, check)
    return check
  }

  function refer(reference: string, home: Schema): SchemaCheck {
    const target = resolveReference(reference, home, schemas)
    return target === undefined ? everything : compile(target.schema, target.home)
  }

  return (file) => {
    const schema = schemas.get(file)
    if (schema === undefined) throw new Error(`definitions/_language has no ${file}`)
    return compile(schema, schema)
  }
}

/** Keywords that only explain, and those that are read with another one. */
const SILENT: ReadonlySet<string> = new Set(
  `$schema $id $defs $comment title description default examples enumDescriptions follows appliesTo topLevel then
  else`.split(/\s+/),
)

type Keyword = (schema: Schema, parts: Parts) => SchemaCheck

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $ref: ({ $ref = '' }, { refer }) => refer($ref),
  type: ({ type = [] }) => either([type].flat().map(checkOfType)),
  const: (schema) => (value) => value === schema.const,
  enum: (schema) => {
    const allowed = new Set(schema.enum)
    return (value) => allowed.has(value)
  },
  pattern: ({ pattern = '' }) => {
    const expression = new RegExp(pattern, 'u')
    return (value) => typeof value !== 'string' || expression.test(value)
  },
  minLength: ({ minLength = 0 }) => ofText((value) => lengthOf(value) >= minLength),
  maxLength: ({ maxLength = 0 }) =>
    ofText((value) => value.length <= maxLength || lengthOf(value) <= maxLength),
  minimum: ({ minimum = 0 }) => ofNumber((value) => value >= minimum),
  maximum: ({ maximum = 0 }) => ofNumber((value) => value <= maximum),
  exclusiveMinimum: ({ exclusiveMinimum = 0 }) => ofNumber((value) => value > exclusiveMinimum),
  minItems: ({ minItems = 0 }) => ofList((value) => value.length >= minItems),
  maxItems: ({ maxItems = 0 }) => ofList((value) => value.length <= maxItems),
  uniqueItems: ({ uniqueItems }) => (uniqueItems === true ? ofList(areUnique) : everything),
  items: ({ items = {} }, { check }) => {
    const item = check(items)
    return ofList((value) => value.every((each) => item(each)))
  },
  minProperties: ({ minProperties = 0 }) => ofObject((value) => Object.keys(value).length >= minProperties),
  maxProperties: ({ maxProperties = 0 }) => ofObject((value) => Object.keys(value).length <= maxProperties),
  required: ({ required = [] }) => ofObject((value) => required.every((name) => value[name] !== undefined)),
  dependentRequired: ({ dependentRequired = {} }) => {
    const rules = Object.entries(dependentRequired)
    return ofObject((value) =>
      rules.every(
        ([name, others]) => value[name] === undefined || others.every((other) => value[other] !== undefined),
      ),
    )
  },
  propertyNames: ({ propertyNames = {} }, { check }) => {
    const name = check(propertyNames)
    return ofObject((value) => Object.keys(value).every((each) => name(each)))
  },
  properties: checkOfMembers,
  additionalProperties: (schema, parts) =>
    schema.properties === undefined ? checkOfMembers(schema, parts) : everything,
  if: ({ if: asked = {}, then = {}, else: otherwise = {} }, { check }) => {
    const [holds, yes, no] = [check(asked), check(then), check(otherwise)]
    return (value) => (holds(value) ? yes(value) : no(value))
  },
  not: ({ not = {} }, { check }) => {
    const refused = check(not)
    return (value) => !refused(value)
  },
  allOf: ({ allOf = [] }, { check }) => both(allOf.map((part) => check(part))),
  anyOf: ({ anyOf = [] }, { check }) => either(anyOf.map((part) => check(part))),
  oneOf: ({ oneOf = [] }, { check }) => {
    const checks = oneOf.map((part) => check(part))
    return (value) => checks.filter((each) => each(value)).length === 1
  },
}

function checksOf(schema: Schema, parts: Parts): SchemaCheck[] {
  return Object.keys(schema).flatMap((name) => {
    if (SILENT.has(name)) return []
    const keyword = KEYWORDS[name]
    if (keyword === undefined) throw new Error(`compileSchemas knows no keyword "${name}"`)
    const check = keyword(schema, parts)
    return check === everything ? [] : [check]
  })
}

/** Keys of the schema by their own check, and all others by that of the rest. */
function checkOfMembers({ properties = {}, additionalProperties }: Schema, { check }: Parts): SchemaCheck {
  const own = new Map(Object.entries(properties).map(([name, part]) => [name, check(part)]))
  if (additionalProperties === undefined || additionalProperties === true)
    return ofObject((value) => {
      for (const [name, member] of own) if (value[name] !== undefined && !member(value[name])) return false
      return true
    })
  const rest = additionalProperties === false ? nothing : check(additionalProperties)
  return ofObject((value) => {
    for (const name of Object.keys(value)) {
      const member = own.get(name)
      if (member === undefined ? !rest(value[name]) : value[name] !== undefined && !member(value[name]))
        return false
    }
    return true
  })
}

function checkOfType(type: string): SchemaCheck {
  switch (type) {
    case 'object':
      return isObject
    case 'array':
      return Array.isArray
    case 'integer':
      return Number.isInteger
    case 'number':
      return Number.isFinite
    default:
      return (value) => typeof value === type
  }
}

function everything(): boolean {
  return true
}

function nothing(): boolean {
  return false
}

function both(checks: readonly SchemaCheck[]): SchemaCheck {
  const [first = everything, second] = checks
  if (second === undefined) return first
  if (checks.length === 2) return (value) => first(value) && second(value)
  return (value) => {
    for (const check of checks) if (!check(value)) return false
    return true
  }
}

function either(checks: readonly SchemaCheck[]): SchemaCheck {
  const [first = nothing] = checks
  return checks.length < 2 ? first : (value) => checks.some((check) => check(value))
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function ofObject(check: (value: Members) => boolean): SchemaCheck {
  return (value) => !isObject(value) || check(value)
}

function ofList(check: (value: readonly unknown[]) => boolean): SchemaCheck {
  return (value) => !Array.isArray(value) || check(value)
}

function ofText(check: (value: string) => boolean): SchemaCheck {
  return (value) => typeof value !== 'string' || check(value)
}

function ofNumber(check: (value: number) => boolean): SchemaCheck {
  return (value) => typeof value !== 'number' || check(value)
}

/** In characters, as JSON Schema counts. */
function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

function areUnique(items: readonly unknown[]): boolean {
  if (new Set(items).size < items.length) return false
  const objects = items.filter((item) => typeof item === 'object')
  return objects.every(
    (item, index) => !objects.slice(0, index).some((each) => isDeepStrictEqual(each, item)),
  )
}

import type {
  CatalogueItem,
  ConditionNode,
  EntityDefinition,
  PropertyDefinition,
} from '../../src/language/portal.ts'
import {
  choicesOf,
  followRules,
  initialValue,
  isRequired,
  isVisible,
  isWritable,
  type Scope,
  limitsNow,
  withLimits,
  fileRulesOf,
  isItemKey,
  isOffered,
} from '../../src/language/index.ts'
import { isWithin, setPath } from '../../src/shared/paths.ts'

export type RecordValue = Record<string, unknown>

/** Inputs for a value besides its property. */
export interface RecordSources {
  scope: Scope
  catalogues: Record<string, CatalogueItem[]>
  /** An option of a field that refers to other records; undefined when there is none. */
  referenceOf(path: string, form: RecordValue): Promise<unknown>
}

/** A record that keeps every rule; `missing` says which fields could not be made, and why. */
export interface GeneratedRecord {
  value: RecordValue
  missing: Record<string, string>
}

/**
 * A record with all its visible fields, or with the required ones alone. Fields that decide which others are shown are
 * given the wanted values.
 */
export async function generateRecord(
  entity: EntityDefinition,
  sources: RecordSources,
  extent: 'full' | 'minimal',
  wanted: RecordValue = {},
): Promise<GeneratedRecord> {
  let value: RecordValue = { ...wanted }
  const defaults = initialValue(entity, sources.scope)
  const missing: Record<string, string> = {}
  const names = Object.keys(entity.properties).filter(
    (name) =>
      isWritable(propertyOf(entity, name), 'create') &&
      // Their values are uploads; tests/contract/files.test.ts tries them.
      fileRulesOf(propertyOf(entity, name)) === undefined,
  )
  // Rules may read later fields: a second pass sees them all.
  for (const _ of [1, 2]) {
    for (const name of names) {
      // The server starts from the defaults.
      const scope = { ...sources.scope, form: { ...defaults, ...value } }
      if (!isVisible(entity, name, scope)) continue
      if (value[name] !== undefined) continue
      if (extent === 'minimal' && !isRequired(entity, name, scope)) continue
      const made = await valueOf(entity, name, value, sources)
      if (made === undefined) missing[name] = 'nothing to choose from'
      else value = setPath(value, name, made)
    }
    for (const [left, right] of twinsOf(entity))
      if (value[left] !== undefined && value[right] !== undefined) value = setPath(value, right, value[left])
  }
  const scope = { ...sources.scope, form: { ...defaults, ...value } }
  const shown = Object.entries(value).filter(([name]) => isVisible(entity, name, scope))
  for (const name of Object.keys(missing)) if (value[name] !== undefined) delete missing[name]
  return { value: Object.fromEntries(shown), missing }
}

/** Pairs of fields that a check wants to be equal, such as a password and its repetition. */
export function twinsOf(entity: EntityDefinition): [string, string][] {
  return entity.rules.checks.flatMap((check) => ('unless' in check ? equalPaths(check.unless.tree) : []))
}

/** Where checks that read a field show their text. */
export function checkedWith(entity: EntityDefinition, field: string): string[] {
  return entity.rules.checks.flatMap((check) => {
    const conditions = [check.when, 'unless' in check ? check.unless : undefined]
    const reads = conditions.flatMap((condition) => condition?.dependsOn ?? [])
    return reads.some((path) => isWithin(path, `form.${field}`)) ? check.at : []
  })
}

function equalPaths(node: ConditionNode): [string, string][] {
  if (node.op === 'and') return node.args.flatMap(equalPaths)
  if (node.op !== '==' || node.left.op !== 'path' || node.right.op !== 'path') return []
  const { left, right } = node
  return left.root === 'form' && right.root === 'form' ? [[left.path.join('.'), right.path.join('.')]] : []
}

function propertyOf(entity: EntityDefinition, name: string): PropertyDefinition {
  const property = entity.properties[name]
  if (!property) throw new Error(`${entity.id} has no ${name}`)
  return property
}

async function valueOf(
  entity: EntityDefinition,
  name: string,
  form: RecordValue,
  sources: RecordSources,
): Promise<unknown> {
  if (entity.rules.fields[name]?.reference) return sources.referenceOf(name, form)
  const limits = limitsNow(entity, name, { ...sources.scope, form })
  return sampleOf(withLimits(propertyOf(entity, name), limits), sources.catalogues)
}

const samples = [
  'Sample',
  'Sample 1',
  'sample',
  'SAMPLE',
  'sample1',
  'abc',
  '12345',
  'A1',
  'Sample7193',
  '8.8.8.8',
  '12-3456789',
  'Your code is {code}',
]

function patternsOf({ pattern, patterns = [] }: PropertyDefinition): RegExp[] {
  return [...(pattern === undefined ? [] : [pattern]), ...patterns.map((each) => each.pattern)].map(
    (each) => new RegExp(each, 'u'),
  )
}

/** A valid value of a property; undefined if no sample matches its pattern. */
export function sampleOf(
  property: PropertyDefinition,
  catalogues: Record<string, CatalogueItem[]>,
  nth = 0,
): unknown {
  const { type, minimum, maximum, minItems = 0, items, properties } = property
  if (property.enum) return property.enum[nth % property.enum.length]
  if (property.catalogue) {
    const choices = catalogues[property.catalogue] ?? []
    return choices[(nth * 7) % choices.length]?.value
  }
  switch (type) {
    case 'boolean':
      return nth % 2 === 0
    case 'integer':
    case 'number': {
      const wanted = (minimum ?? 0) + (property.multipleOf ?? 1) * (1 + nth * 3)
      return maximum !== undefined && wanted > maximum ? maximum : wanted
    }
    case 'array':
      return items
        ? Array.from({ length: Math.max(1, minItems) }, (_, index) =>
            itemOf(property, sampleOf(items, catalogues, nth + index)),
          )
        : undefined
    case 'object': {
      const own = Object.entries(properties ?? {}).filter(([, each]) => !each.readOnly)
      return Object.fromEntries(own.map(([name, each]) => [name, sampleOf(each, catalogues, nth)]))
    }
    case 'string':
      return textSample(property, nth)
  }
}

/** An item as a form sends it anew: what tells it apart is the server's, and nothing is removed. */
function itemOf({ keyed }: PropertyDefinition, item: unknown): unknown {
  if (!keyed) return item
  return Object.fromEntries(Object.entries(item ?? {}).filter(([name]) => !isItemKey(name)))
}

function textSample(property: PropertyDefinition, nth: number): string | undefined {
  const two = String((nth % 27) + 1).padStart(2, '0')
  switch (property.format) {
    case 'uuid':
      return `00000000-0000-4000-8000-0000000000${two}`
    case 'date':
      return `2031-05-${two}`
    case 'local-date-time':
      return `2031-05-${two}T09:30`
    case 'date-time':
      return `2031-05-${two}T09:30:00Z`
    case 'email':
      return `person${two}@example.com`
    case 'phone':
      return `+4474001234${two}`
    case 'uri':
      return `https://example.com/${two}`
    case undefined:
  }
  const patterns = patternsOf(property)
  const words = patterns.length > 0 ? samples : [`${nth % 2 ? 'sample' : 'Sample'} ${two}`, ...samples]
  const fitting = words.map((word) =>
    word.padEnd(property.minLength ?? 0, 'a').slice(0, property.maxLength ?? Infinity),
  )
  return fitting.find((word) => patterns.every((pattern) => pattern.test(word)))
}

/** One change to a valid record, and whether it stays valid. */
export interface BoundaryCase {
  about: string
  value: RecordValue
  right: boolean
}

/**
 * The boundaries of one field: everything its keywords forbid by the smallest step, and allow at the edge.
 * @param value a right record in which the field is shown
 */
export function boundaryCases(
  entity: EntityDefinition,
  name: string,
  value: RecordValue,
  scope: Scope,
): BoundaryCase[] {
  const limits = limitsNow(entity, name, { ...scope, form: value })
  const property = withLimits(propertyOf(entity, name), limits)
  const cases: BoundaryCase[] = []
  const add = (about: string, next: unknown, right: boolean) =>
    cases.push({ about: `${name} ${about}`, value: setPath(value, name, next), right })
  const { minimum, maximum, minLength = 0, maxLength, minItems = 0, maxItems } = property
  const free = !property.enum && !property.catalogue && !property.format && patternsOf(property).length === 0
  const { multipleOf } = property
  switch (property.type) {
    case 'string':
      add('is a number', 12345, false)
      add('is a list', ['a'], false)
      if (maxLength !== undefined && free) {
        add(`has ${maxLength} characters`, 'x'.repeat(maxLength), true)
        add(`has ${maxLength} emoji`, '😀'.repeat(maxLength), true)
        add(`has ${maxLength + 1} characters`, 'x'.repeat(maxLength + 1), false)
      }
      if (minLength > 1 && free) add(`has ${minLength - 1} characters`, 'x'.repeat(minLength - 1), false)
      if (free) add('holds a null character', 'a\0b', false)
      for (const pattern of patternsOf(property)) {
        const broken = brokenBy(pattern, minLength, maxLength)
        if (broken !== undefined) add(`is ${JSON.stringify(broken)}`, broken, false)
      }
      if (property.format) add('has not its format', 'no such thing', false)
      if (property.enum) add('is none of its values', 'no-such-value', false)
      if (property.catalogue) add('is not in its catalogue', '~~'.slice(0, maxLength), false)
      break
    case 'integer':
    case 'number':
      add('is a word', 'many', false)
      if (property.type === 'integer') add('is a half', (minimum ?? 0) + 0.5, false)
      if (multipleOf !== undefined) {
        add('is between two steps', (minimum ?? 0) + multipleOf * 1.5, false)
        add('is a step', (minimum ?? 0) + multipleOf, true)
      }
      if (minimum !== undefined) {
        add(`is ${minimum}`, minimum, true)
        add(`is ${minimum - 1}`, minimum - 1, false)
      }
      if (maximum !== undefined) {
        add(`is ${maximum}`, maximum, true)
        add(`is ${maximum + 1}`, maximum + 1, false)
      }
      if (property.enum) add('is none of its values', -987, false)
      break
    case 'boolean':
      add('is a word', 'yes', false)
      break
    case 'array': {
      add('is a word', 'one', false)
      if (fileRulesOf(property)) break
      const { distinct } = property
      const itemAt = (nth: number) =>
        property.items && itemOf(property, sampleOf(property.items, {}, distinct ? nth : 0))
      // Made-up items of a reference name no record.
      const item = entity.rules.fields[name]?.reference ? undefined : itemAt(0)
      if (distinct && item !== undefined) add('has two equal items', [item, item], false)
      if (maxItems !== undefined && maxItems <= 200 && item !== undefined) {
        const full = Array.from({ length: maxItems }, (_, nth) => itemAt(nth))
        const kinds = new Set(full.map((each) => JSON.stringify(each))).size
        const offers = choicesOf(entity, name)
        const areOffered =
          !property.items?.enum ||
          full.every((each) => isOffered(offers, { value: each as string }, { ...scope, form: value })) // of an enum of texts
        // There may be fewer different samples than items, and not each may be chosen now.
        if ((!distinct || kinds === maxItems) && areOffered) add(`has ${maxItems} items`, full, true)
        add(
          `has ${maxItems + 1} items`,
          Array.from({ length: maxItems + 1 }, (_, nth) => itemAt(nth)),
          false,
        )
      }
      if (minItems > 1) add(`has ${minItems - 1} items`, [item], false)
      if (property.items?.type === 'string') {
        add('has an item that is a number', [7], false)
        const longest = property.items.maxLength
        if (longest !== undefined) add('has an item that is too long', ['x'.repeat(longest + 1)], false)
      }
      break
    }
    case 'object':
      add('is a word', 'one', false)
      break
  }
  return cases
}

/** Every way to omit the field. Invalid where it is required. */
export function absentCases(
  entity: EntityDefinition,
  name: string,
  value: RecordValue,
  scope: Scope,
): BoundaryCase[] {
  const property = propertyOf(entity, name)
  const { [name]: _, ...rest } = value
  const without = { ...scope, form: followRules(entity, rest, scope) }
  // A field of the object may be required by a rule of its own.
  const inner = Object.keys(property.properties ?? {}).map((child) => `${name}.${child}`)
  const ruled = inner.filter((path) => entity.rules.fields[path]?.requiredWhen)
  const right = ![name, ...ruled].some((path) => isRequired(entity, path, without))
  const ways: [string, unknown][] = [['null', null]]
  if (property.type === 'string') ways.push(['an empty text', ''])
  if (property.type === 'string' && property.trim) ways.push(['blank', '   '])
  // Left out, a field with a default gets it.
  const hasDefault = initialValue(entity, scope)[name] !== undefined
  return [
    ...(hasDefault ? [] : [{ about: `${name} is missing`, value: rest, right }]),
    ...ways.map(([about, next]) => ({
      about: `${name} is ${about}`,
      value: { ...rest, [name]: next },
      right,
    })),
  ]
}

/** Values of the fields that conditions look at, so that between them every field is shown once. */
export function deciders(entity: EntityDefinition): RecordValue[] {
  const rules = Object.values(entity.rules.fields)
  const read = rules.flatMap((rule) => rule.visibleWhen?.dependsOn ?? [])
  const found: RecordValue[] = [{}]
  for (const [name, property] of Object.entries(entity.properties)) {
    if (!isWritable(property, 'create') || !read.some((path) => isWithin(path, `form.${name}`))) continue
    const values = property.enum ?? (property.type === 'boolean' ? [true, false] : [])
    found.push(...values.map((each) => ({ [name]: each })))
  }
  return found
}

function brokenBy(pattern: RegExp, minLength: number, maxLength = 100): string | undefined {
  const attempts = ['!', 'a/b', '<b>', 'ü', '1', 'a', ' ', '\u0007', '@@@']
  return attempts
    .map((text) => text.padEnd(minLength, text.at(-1)).slice(0, maxLength))
    .find((text) => text.trim() !== '' && !pattern.test(text))
}

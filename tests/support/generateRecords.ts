import type { CatalogueItem, EntityDefinition, PropertyDefinition } from '../../src/language/portal.ts'
import { isRequired, isVisible, isWritable, type Scope } from '../../src/language/index.ts'
import { isWithin, setPath } from '../../src/shared/paths.ts'

export type RecordValue = Record<string, unknown>

/** What a value is made from besides its property. */
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
  const missing: Record<string, string> = {}
  const names = Object.keys(entity.properties).filter((name) =>
    isWritable(propertyOf(entity, name), 'create'),
  )
  // Rules may look at fields that stand later: a second round sees them all.
  for (const _ of [1, 2]) {
    for (const name of names) {
      const scope = { ...sources.scope, form: value }
      if (!isVisible(entity, name, scope)) continue
      if (value[name] !== undefined) continue
      if (extent === 'minimal' && !isRequired(entity, name, scope)) continue
      const made = await valueOf(entity, name, value, sources)
      if (made === undefined) missing[name] = 'nothing to choose from'
      else value = setPath(value, name, made)
    }
  }
  const scope = { ...sources.scope, form: value }
  const shown = Object.entries(value).filter(([name]) => isVisible(entity, name, scope))
  for (const name of Object.keys(missing)) if (value[name] !== undefined) delete missing[name]
  return { value: Object.fromEntries(shown), missing }
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
  return sampleOf(propertyOf(entity, name), sources.catalogues)
}

const samples = ['Sample', 'Sample 1', 'sample', 'SAMPLE', 'sample1', 'abc', '12345', 'A1']

/** Some right value of a property; undefined for a pattern no sample fits. */
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
      const wanted = (minimum ?? 0) + 1 + nth * 3
      return maximum !== undefined && wanted > maximum ? maximum : wanted
    }
    case 'array':
      return items
        ? Array.from({ length: Math.max(1, minItems) }, (_, index) =>
            sampleOf(items, catalogues, nth + index),
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
  const pattern = property.pattern === undefined ? undefined : new RegExp(property.pattern, 'u')
  const words = pattern ? samples : [`${nth % 2 ? 'sample' : 'Sample'} ${two}`, ...samples]
  const fitting = words.map((word) =>
    word.padEnd(property.minLength ?? 0, 'a').slice(0, property.maxLength ?? Infinity),
  )
  return fitting.find((word) => !pattern || pattern.test(word))
}

/** One change to a right record, and whether it stays right. */
export interface BoundaryCase {
  about: string
  value: RecordValue
  right: boolean
}

/**
 * The boundaries of one field: everything its keywords forbid by the smallest step, and allow at the edge.
 * @param value a right record in which the field is shown
 */
export function boundaryCases(entity: EntityDefinition, name: string, value: RecordValue): BoundaryCase[] {
  const property = propertyOf(entity, name)
  const cases: BoundaryCase[] = []
  const add = (about: string, next: unknown, right: boolean) =>
    cases.push({ about: `${name} ${about}`, value: setPath(value, name, next), right })
  const { minimum, maximum, minLength = 0, maxLength, minItems = 0, maxItems } = property
  const free = !property.enum && !property.catalogue && !property.format && !property.pattern
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
      if (property.pattern !== undefined) {
        const broken = brokenBy(new RegExp(property.pattern, 'u'), minLength, maxLength)
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
      const item = property.items && sampleOf(property.items, {})
      if (
        maxItems !== undefined &&
        maxItems <= 200 &&
        item !== undefined &&
        !entity.rules.fields[name]?.reference
      ) {
        add(
          `has ${maxItems} items`,
          Array.from({ length: maxItems }, () => item),
          true,
        )
        add(
          `has ${maxItems + 1} items`,
          Array.from({ length: maxItems + 1 }, () => item),
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

/** The field left out in each way there is. Wrong where it is required. */
export function absentCases(
  entity: EntityDefinition,
  name: string,
  value: RecordValue,
  scope: Scope,
): BoundaryCase[] {
  const property = propertyOf(entity, name)
  const { [name]: _, ...rest } = value
  const right = !isRequired(entity, name, { ...scope, form: rest })
  const ways: [string, unknown][] = [['null', null]]
  if (property.type === 'string') ways.push(['an empty text', ''])
  if (property.type === 'string' && property.trim) ways.push(['blank', '   '])
  return [
    { about: `${name} is missing`, value: rest, right },
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

import { randomUUID } from 'node:crypto'
import type { EntityDefinition } from '../../src/language/portal.ts'
import { sampleOf, type RecordValue } from './generateRecords.ts'

/** Filled fields come back with more than was sent. */
export function withoutReferences(entity: EntityDefinition, value: RecordValue): RecordValue {
  const own = Object.entries(value).filter(
    ([name]) => !entity.rules.fields[name]?.reference && !entity.properties[name]?.sensitive,
  )
  return Object.fromEntries(own)
}

/** Two people never have the same email: a generated one is another in each record. */
export function withOwnEmail(entity: EntityDefinition, value: RecordValue): RecordValue {
  const emails = Object.entries(entity.properties).flatMap(([field, property]) =>
    property.format === 'email' && value[field] === sampleOf(property, {})
      ? [[field, `${randomUUID()}@example.com`] as const]
      : [],
  )
  return { ...value, ...Object.fromEntries(emails) }
}

/** What a select keeps of an option beside its key is not sent. */
export function withoutFills(entity: EntityDefinition, value: RecordValue): RecordValue {
  const members = Object.entries(value).map(([name, member]) => {
    const property = entity.properties[name]
    const shape = property?.items?.properties ?? property?.properties
    if (!entity.rules.fields[name]?.reference || !shape) return [name, member]
    const strip = (each: unknown): unknown =>
      typeof each === 'object' && each !== null
        ? Object.fromEntries(Object.entries(each).filter(([own]) => !shape[own]?.readOnly))
        : each
    return [name, Array.isArray(member) ? member.map(strip) : strip(member)]
  })
  return Object.fromEntries(members)
}

/** One field with another right value. */
export function changeOf(entity: EntityDefinition, value: RecordValue): RecordValue {
  for (const [name, property] of Object.entries(entity.properties)) {
    if (property.readOnly || typeof value[name] !== 'string' || property.enum || property.format) continue
    return { [name]: `${String(value[name])}x`.slice(0, property.maxLength) }
  }
  for (const [name, { readOnly, format }] of Object.entries(entity.properties)) {
    const phone = value[name]
    if (readOnly || format !== 'phone' || typeof phone !== 'string') continue
    return { [name]: phone.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) }
  }
  for (const [name, { readOnly, enum: choices = [] }] of Object.entries(entity.properties)) {
    const other = choices.find((each) => each !== value[name])
    if (!readOnly && name in value && other !== undefined) return { [name]: other }
  }
  return {}
}

import type { EntityDefinition } from './portal.ts'

/** What answers say in place of a sensitive value that is stored. Sent back, it keeps what is stored. */
export const storedSecret = { stored: true } as const

export function isStoredSecret(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'stored' in value && value.stored === true
}

/** The record without what only says that a sensitive value is stored: that is no value to check or to send. */
export function withoutStoredSecrets(
  entity: EntityDefinition,
  record: Record<string, unknown>,
): Record<string, unknown> {
  const stored = sensitiveNames(entity).filter((name) => isStoredSecret(record[name]))
  if (stored.length === 0) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => !stored.includes(name)))
}

const sensitive = new WeakMap<EntityDefinition, string[]>()

/** The properties whose values are secrets; looked for once, because every rule asks. */
function sensitiveNames(entity: EntityDefinition): string[] {
  const known = sensitive.get(entity)
  if (known) return known
  const names = Object.keys(entity.properties).filter((name) => entity.properties[name]?.sensitive)
  sensitive.set(entity, names)
  return names
}

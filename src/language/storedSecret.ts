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
  const isOnlyStored = (name: string): boolean =>
    isStoredSecret(record[name]) && Boolean(entity.properties[name]?.sensitive)
  const names = Object.keys(record)
  if (!names.some(isOnlyStored)) return record
  return Object.fromEntries(names.flatMap((name) => (isOnlyStored(name) ? [] : [[name, record[name]]])))
}

import type { CheckSource, RegistrySource } from './read/source.ts'

/** A check at one of its fields, with all it reads. */
export interface CheckPlace {
  at: string
  reads: Record<string, string>
}

/** Names of what a check needs that `reads` leaves out. */
export function unread({ check, reads = {} }: CheckSource, checks: RegistrySource['checks']): string[] {
  const known = check !== undefined && Object.hasOwn(checks, check) ? checks[check] : undefined
  return Object.keys(known?.reads ?? {}).filter((name) => !Object.hasOwn(reads, name))
}

/** A check applies to each of its fields alike; the one value that `reads` leaves out is the field's own. */
export function checkPlaces(source: CheckSource, checks: RegistrySource['checks']): CheckPlace[] {
  const own = unread(source, checks)
  return [source.at].flat().map((at) => ({
    at,
    reads: { ...source.reads, ...(own.length === 1 && Object.fromEntries([[own[0], at]])) },
  }))
}

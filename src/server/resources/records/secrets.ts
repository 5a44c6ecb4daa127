import { createHmac } from 'node:crypto'
import type { EntityDefinition } from '../../../language/portal.ts'
import { isStoredSecret, storedSecret } from '../../../language/index.ts'
import { checkPassword, hashPassword } from '../../auth/passwords.ts'
import { open, seal } from '../../auth/seal.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** Which value of which account: what is sealed for one place opens at no other. */
export interface SecretPlace {
  accountId: string
  entity: string
  property: string
}

/** How sensitive values are stored in documents: `{ sealed }`, base64 of AES-256-GCM, or `{ hash }`, a PHC string. */
export interface Secrets {
  protect(
    kind: 'encrypted' | 'hashed',
    place: SecretPlace,
    text: string,
  ): Promise<{ sealed: string } | { hash: string }>
  /** The text of an encrypted value. */
  open(place: SecretPlace, stored: unknown): string
  /** Equal for equal texts; reveals nothing without the key. */
  fingerprint(text: string): string
  /** Whether a text is the one whose hash is stored; compares in constant time. */
  matches(stored: unknown, text: string): Promise<boolean>
}

/** @param key 32 bytes */
export function createSecrets(key: Buffer): Secrets {
  return {
    async protect(kind, place, text) {
      if (kind === 'hashed') return { hash: await hashPassword(text) }
      return { sealed: seal(key, text, boundTo(place)).toString('base64') }
    },
    open(place, stored) {
      const sealed = memberOf(stored, 'sealed')
      if (sealed === undefined) throw new Error(`No encrypted value is stored at ${place.property}`)
      return open(key, Buffer.from(sealed, 'base64'), boundTo(place))
    },
    fingerprint: (text) => createHmac('sha256', key).update(text).digest('hex'),
    matches: (stored, text) => checkPassword(text, memberOf(stored, 'hash')),
  }
}

/** The stored record with `{ stored: true }` in place of each sensitive value, as clients see it and rules judge it. */
export function maskSecrets({ properties }: EntityDefinition, doc: JsonObject): JsonObject {
  const shown = Object.entries(doc).flatMap(([name, value]) => {
    const sensitive = Object.hasOwn(properties, name) && properties[name]?.sensitive
    if (!sensitive) return [[name, value] as const]
    return sensitive === 'unstored' || value === null ? [] : [[name, storedSecret] as const]
  })
  return Object.fromEntries(shown)
}

/**
 * What is stored of verified changes: sensitive values encrypted or hashed, and those that were left alone as they
 * are stored.
 */
export async function protectSecrets(
  secrets: Secrets,
  accountId: string,
  { id: entity, properties }: EntityDefinition,
  changes: JsonObject,
  stored: JsonObject = {},
): Promise<JsonObject> {
  const safe: JsonObject = { ...changes }
  for (const [property, { sensitive, made }] of Object.entries(properties)) {
    // The server makes it.
    if (!sensitive || sensitive === 'unstored' || sensitive === 'shownOnce' || made) continue
    const value = changes[property]
    if (typeof value === 'string')
      safe[property] = await secrets.protect(sensitive, { accountId, entity, property }, value)
    else if (isStoredSecret(value) && stored[property] !== undefined) safe[property] = stored[property]
    else delete safe[property]
  }
  return safe
}

/** Fingerprint of a request, whose hash doesn't reveal its secrets. */
export function fingerprintSecrets(
  secrets: Secrets,
  { properties }: EntityDefinition,
  input: JsonObject,
): JsonObject {
  const entries = Object.entries(input).map(([name, value]) => {
    const isSecret =
      Object.hasOwn(properties, name) && properties[name]?.sensitive && typeof value === 'string'
    return [name, isSecret ? secrets.fingerprint(value) : value] as const
  })
  return Object.fromEntries(entries)
}

function boundTo({ accountId, entity, property }: SecretPlace): string {
  return `record:${accountId}:${entity}.${property}`
}

function memberOf(stored: unknown, name: 'sealed' | 'hash'): string | undefined {
  const value = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined
  return typeof value === 'string' ? value : undefined
}

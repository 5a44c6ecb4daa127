import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { EntityDefinition } from '../../../language/portal.ts'
import type { Query } from '../../storage/database.ts'
import type { DefaultTimestamp, JsonObject } from '../../storage/tables.ts'
import type { StoredAnswer } from './idempotently.ts'
import type { SecretPlace, Secrets } from './secrets.ts'

interface MadeSecretTable {
  account_id: string
  entity: string
  record_id: string
  property: string
  /** SHA-256 */
  digest: Uint8Array
  /** Null until it is replaced. */
  valid_until: Date | null
  /** The value, for what the server has to read. */
  sealed: string | null
  created_at: DefaultTimestamp
}

declare module '../../storage/tables.ts' {
  interface Tables {
    made_secret: MadeSecretTable
  }
}

const BYTES = 32
const HINT = 4

/** The record a secret was made for. */
export interface SecretHolder {
  accountId: string
  entity: Pick<EntityDefinition, 'id' | 'properties'>
  recordId: string
}

export interface MadeSecrets {
  /** What the record stores: that there is one, and how it begins. */
  stored: JsonObject
  /** The secrets by property, to be answered once. */
  shown: Record<string, string>
}

/** Makes what the entity shows once; everything is empty where there is nothing. */
export async function makeSecrets(
  query: Query,
  secrets: Secrets,
  { accountId, entity, recordId }: SecretHolder,
): Promise<MadeSecrets> {
  const made: MadeSecrets = { stored: {}, shown: {} }
  for (const [property, { made: rule, sensitive }] of Object.entries(entity.properties)) {
    if (!rule) continue
    const isRead = sensitive === 'encrypted'
    // Programs decode a key, so it has the usual alphabet; a token stands in addresses and headers.
    const text = rule.prefix + randomBytes(BYTES).toString(isRead ? 'base64' : 'base64url')
    const place = { accountId, entity: entity.id, property }
    const sealed = isRead ? await secrets.protect('encrypted', place, text) : undefined
    await query
      .insertInto('made_secret')
      .values({
        account_id: accountId,
        entity: entity.id,
        record_id: recordId,
        property,
        digest: digestOf(text),
        valid_until: null,
        sealed: sealed && 'sealed' in sealed ? sealed.sealed : null,
      })
      .execute()
    made.shown[property] = text
    made.stored[property] = { made_at: new Date().toISOString() }
    if (rule.hint !== undefined) made.stored[rule.hint] = text.slice(0, rule.prefix.length + HINT)
  }
  return made
}

/** Makes new ones; those before work for so long. */
export async function replaceSecrets(
  query: Query,
  secrets: Secrets,
  holder: SecretHolder,
  graceMs: number,
): Promise<MadeSecrets> {
  const { accountId, entity, recordId } = holder
  await query
    .updateTable('made_secret')
    .set({
      valid_until: sql<Date>`least(valid_until, now() + make_interval(secs => ${graceMs / 1000}::float8))`,
    })
    .where('account_id', '=', accountId)
    .where('entity', '=', entity.id)
    .where('record_id', '=', recordId)
    .execute()
  return makeSecrets(query, secrets, holder)
}

/** The values of an encrypted property that work now, the latest first. */
export async function openSecrets(
  query: Query,
  secrets: Secrets,
  { accountId, entity, property }: SecretPlace,
  recordId: string,
): Promise<string[]> {
  const rows = await query
    .selectFrom('made_secret')
    .select('sealed')
    .where('account_id', '=', accountId)
    .where('entity', '=', entity)
    .where('record_id', '=', recordId)
    .where('property', '=', property)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', sql<Date>`now()`)]))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.flatMap(({ sealed }) =>
    sealed === null ? [] : [secrets.open({ accountId, entity, property }, { sealed })],
  )
}

/** Forgets the secrets of a deleted record. */
export async function dropSecrets(
  query: Query,
  { accountId, entity, recordId }: SecretHolder,
): Promise<void> {
  await query
    .deleteFrom('made_secret')
    .where('account_id', '=', accountId)
    .where('entity', '=', entity.id)
    .where('record_id', '=', recordId)
    .execute()
}

/** The record whose secret this is, in any account; undefined when it never was one or works no more. */
export async function findSecretHolder(
  query: Query,
  entity: string,
  text: string,
): Promise<{ accountId: string; recordId: string } | undefined> {
  const digest = digestOf(text)
  const rows = await query
    .selectFrom('made_secret')
    .select(['account_id', 'record_id', 'digest'])
    .where('digest', '=', digest)
    .where('entity', '=', entity)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', sql<Date>`now()`)]))
    .execute()
  const row = rows.find((each) => timingSafeEqual(Buffer.from(each.digest), digest))
  return row && { accountId: row.account_id, recordId: row.record_id }
}

/** Deletes those that have not worked for a week, for all accounts. */
export async function forgetReplacedSecrets(query: Query): Promise<void> {
  await query
    .deleteFrom('made_secret')
    .where('valid_until', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
}

/** The answer with what is shown once; a repetition of the call doesn't have it. */
export function showingOnce(answer: StoredAnswer, shown: Record<string, string>): StoredAnswer {
  if (Object.keys(shown).length === 0 || answer.headers['idempotency-replayed'] !== undefined) return answer
  return { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), once: shown }) }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

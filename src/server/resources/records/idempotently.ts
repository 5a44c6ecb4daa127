import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'
import { Refusal, say } from '../../errors.ts'
import type { Caller } from '../behaviour.ts'

export interface StoredAnswer {
  status: number
  /** JSON text */
  body: string
  headers: Record<string, string>
}

/** The key's row is written before the effect, in the same transaction: both happen, or neither. */
export interface IdempotentCall {
  /** Keys are those of a person, or of their API key: two may number their calls alike, and see different answers. */
  caller: Pick<Caller, 'accountId' | 'userId' | 'keyId'>
  /** `Idempotency-Key`; without one the work simply runs. */
  key: string | undefined
  /** Method and path; one key may serve different calls. */
  route: string
  /** The parsed body. */
  body: unknown
}

const keptHours = 24

/** The route as it is stored: keys belong to a person, and to their API key. */
export function routeBy({ userId, keyId }: Pick<Caller, 'userId' | 'keyId'>, route: string): string {
  return `${route} by ${userId}${keyId === undefined ? '' : ` with ${keyId}`}`
}

/**
 * Runs a write once per key and answers repetitions with the first answer.
 * A refusal undoes the transaction, so its key can be used again with a corrected body.
 * @throws Refusal `key-reused` for another body, `in-progress` while the first still runs
 */
export async function idempotently(
  query: Query,
  call: IdempotentCall,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const { key, caller } = call
  const { accountId } = caller
  const route = routeBy(caller, call.route)
  if (key === undefined) return work()
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new Refusal('malformed', { text: say('portal:error-idempotency-key') })
  }
  const lock = await sql<{
    held: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`${accountId} ${route} ${key}`}, 7)) as held`.execute(
    query,
  )
  if (lock.rows[0]?.held !== true) throw new Refusal('in-progress', { headers: { 'retry-after': '1' } })
  const hash = createHash('sha256').update(canonical(call.body)).digest('hex')
  await query
    .deleteFrom('idempotency')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('route', '=', route)
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours}::int)`)
    .execute()
  const inserted = await query
    .insertInto('idempotency')
    .values({ account_id: accountId, key, route, request_hash: hash, status: null, body: null })
    .onConflict((conflict) => conflict.columns(['account_id', 'key', 'route']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!inserted) {
    const known = await query
      .selectFrom('idempotency')
      .select(['request_hash', 'status', 'body', 'headers'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .where('route', '=', route)
      .executeTakeFirstOrThrow()
    if (known.request_hash !== hash) throw new Refusal('key-reused')
    if (known.status === null || known.body === null)
      throw new Refusal('in-progress', { headers: { 'retry-after': '1' } })
    const headers = Object.fromEntries(
      Object.entries(known.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    )
    return { status: known.status, body: known.body, headers: { ...headers, 'idempotency-replayed': 'true' } }
  }
  const answer = await work()
  await query
    .updateTable('idempotency')
    .set({ status: answer.status, body: answer.body, headers: JSON.stringify(answer.headers) })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('route', '=', route)
    .execute()
  return answer
}

/** Deletes keys older than a day, for all accounts. */
export async function forgetOldKeys(query: Query): Promise<void> {
  await query
    .deleteFrom('idempotency')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours}::int)`)
    .execute()
}

/** JSON with sorted keys, so equal requests have equal hashes. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, member: unknown) => {
      if (typeof member !== 'object' || member === null || Array.isArray(member)) return member
      return Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
    }) ?? 'null'
  )
}

import { randomUUID } from 'node:crypto'
import { sql, type ColumnType, type Generated } from 'kysely'
import type { Database, Query } from '../storage/database.ts'
import { hashOfCode, judgeCode, newCode, type RangeUse } from '../verification/index.ts'

export type CodeChannel = 'sms' | 'voice'

declare module '../storage/tables.ts' {
  interface Tables {
    challenge: {
      account_id: string
      id: string
      purpose: string
      user_id: ColumnType<string | null, string | null | undefined, never>
      number: string
      channel: CodeChannel
      /** HMAC of account, purpose, number and code, hex; null without a valid code. */
      code_hash: string | null
      attempts: Generated<number>
      sent_at: DefaultTimestamp
      expires_at: DefaultTimestamp
      verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
      used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    }
  }
}

const codeLength = 6
export const codeMinutes = 10
export const codeAttempts = 5
export const resendSeconds = 60
/** How long a verified number may wait for the record it is for. */
export const proofHours = 24

/** Who proves a number, and what for. Without a user, it is the account's own. */
export interface ChallengeOwner {
  accountId: string
  userId?: string
  /** `<entity>.<property>`, or the name of something that is no record. */
  purpose: string
}

/** A challenge as clients see it. `failed`: the code could not be sent. */
export interface Challenge {
  id: string
  number: string
  channel: CodeChannel
  status: 'sent' | 'failed' | 'expired' | 'attempts' | 'valid'
  sent_at: string
  expires_at: string
  /** Seconds until another code may be requested. */
  resend_in: number
  attempts_left: number
}

/** A code for a number, and what is kept of it. */
export function drawCode(key: Buffer, owner: ChallengeOwner, number: string): { code: string; hash: string } {
  const code = newCode(codeLength)
  return { code, hash: hashOf(key, owner, number, code) }
}

/**
 * Records that a code was sent to a number; the previous one stops working. Without a hash it could not be sent, and
 * the current code stays valid.
 */
export async function rememberCode(
  query: Query,
  { accountId, userId, purpose }: ChallengeOwner,
  { number, channel, hash }: { number: string; channel: CodeChannel; hash?: string },
): Promise<void> {
  const values = {
    channel,
    code_hash: hash ?? null,
    attempts: 0,
    sent_at: sql<Date>`clock_timestamp()`,
    expires_at: sql<Date>`now() + make_interval(mins => ${codeMinutes}::int)`,
    verified_at: null,
  }
  await query
    .insertInto('challenge')
    .values({
      account_id: accountId,
      id: randomUUID(),
      purpose,
      user_id: userId ?? null,
      number,
      ...values,
    })
    .onConflict((conflict) => {
      const update = conflict
        .columns(['account_id', 'purpose', 'number', 'user_id'])
        .where('used_at', 'is', null)
        .doUpdateSet(values)
      return hash === undefined ? update.where('challenge.code_hash', 'is', null) : update
    })
    .execute()
}

/** Which challenge of an owner: one by its id, or the one of a number; otherwise the latest. */
export type ChallengeChoice = { id: string } | { number: string } | 'latest'

export async function readChallenge(
  query: Query,
  owner: ChallengeOwner,
  choice: ChallengeChoice,
): Promise<Challenge | undefined> {
  const row = await selectOf(query, owner, choice)
    .selectAll()
    .select([
      sql<boolean>`expires_at <= now()`.as('expired'),
      sql<number>`ceil(extract(epoch from sent_at - now()) + ${resendSeconds})::int`.as('wait'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const status = statusOf(row)
  return {
    id: row.id,
    number: row.number,
    channel: row.channel,
    status,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    resend_in: status === 'failed' || status === 'valid' ? 0 : Math.max(0, row.wait),
    attempts_left: status === 'sent' ? codeAttempts - row.attempts : 0,
  }
}

function selectOf(query: Query, { accountId, userId, purpose }: ChallengeOwner, choice: ChallengeChoice) {
  const own = query
    .selectFrom('challenge')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where((where) => (userId === undefined ? where('user_id', 'is', null) : where('user_id', '=', userId)))
  if (choice === 'latest') return own.orderBy('sent_at', 'desc').orderBy('id').limit(1)
  if ('id' in choice) return own.where('id', '=', choice.id)
  return own.where('number', '=', choice.number).where('used_at', 'is', null)
}

function statusOf(row: {
  verified_at: Date | null
  code_hash: string | null
  attempts: number
  expired: boolean
}): Challenge['status'] {
  if (row.verified_at !== null) return 'valid'
  if (row.code_hash === null) return 'failed'
  if (row.attempts >= codeAttempts) return 'attempts'
  return row.expired ? 'expired' : 'sent'
}

export type CodeVerdict =
  | { result: 'valid'; number: string }
  | { result: 'invalid'; attemptsLeft: number }
  | { result: 'attempts' }

/**
 * Counts the attempt under the lock of its row, to include concurrent attempts, and consumes a right code: of two
 * concurrent requests, one succeeds.
 * @param onValid runs in the transaction that consumes the code
 */
export async function checkCode(
  database: Database,
  key: Buffer,
  owner: ChallengeOwner,
  id: string,
  code: string,
  onValid: (query: Query, number: string) => Promise<void> = () => Promise.resolve(),
): Promise<CodeVerdict> {
  return database.systemTransaction(async (query): Promise<CodeVerdict> => {
    const row = await selectOf(query, owner, { id })
      .select(['number', 'code_hash', 'attempts'])
      .select(sql<boolean>`expires_at <= now()`.as('expired'))
      .forUpdate()
      .executeTakeFirst()
    if (!row) return { result: 'invalid', attemptsLeft: 0 }
    const { number, code_hash: hash, attempts, expired: isExpired } = row
    const judged = judgeCode(
      { hash, attempts, mostAttempts: codeAttempts, isExpired },
      hashOf(key, owner, number, code),
    )
    if (judged.result === 'closed') return { result: 'invalid', attemptsLeft: 0 }
    const isValid = judged.result === 'valid'
    await query
      .updateTable('challenge')
      .set({
        attempts: Math.min(attempts + 1, codeAttempts),
        ...(isValid && { code_hash: null, verified_at: sql<Date>`now()` }),
      })
      .where('account_id', '=', owner.accountId)
      .where('id', '=', id)
      .execute()
    if (!isValid) return judged
    await onValid(query, number)
    return { result: 'valid', number }
  })
}

/** What became of the codes that any account had sent to a range of numbers in the last hour. */
export async function readRangeUse(query: Query, range: string): Promise<RangeUse> {
  const { rows } = await sql<RangeUse>`
    select count(*)::int as sent, count(verified_at)::int as entered from challenge
    where sent_at > now() - interval '1 hour' and starts_with(number, ${range})
      and (verified_at is not null or (code_hash is not null and sent_at < now() - interval '2 minutes'))`.execute(
    query,
  )
  return rows[0] ?? { sent: 0, entered: 0 }
}

/** A number as a record holds it, and the challenge that is to prove it. */
export interface Proof extends ChallengeOwner {
  id: string
  number: string
}

/** Whether a challenge proves a number, for a record that isn't stored yet. */
export async function isProven(query: Query, { id, number, ...owner }: Proof): Promise<boolean> {
  const row = await selectOf(query, owner, { id })
    .select('id')
    .where('number', '=', number)
    .where('used_at', 'is', null)
    .where('verified_at', '>', sql<Date>`now() - make_interval(hours => ${proofHours}::int)`)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a proof to the record that is being stored. @returns false if another record took it meanwhile */
export async function claimProof(query: Query, proof: Proof): Promise<boolean> {
  if (!(await isProven(query, proof))) return false
  const { numUpdatedRows } = await query
    .updateTable('challenge')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', proof.accountId)
    .where('id', '=', proof.id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes challenges that prove nothing any more; those of the account itself say which number was verified. */
export async function dropOldChallenges(query: Query): Promise<void> {
  await query
    .deleteFrom('challenge')
    .where('user_id', 'is not', null)
    .where('sent_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
}

function hashOf(key: Buffer, { accountId, purpose }: ChallengeOwner, number: string, code: string): string {
  return hashOfCode(key, ['challenge', accountId, purpose, number], code)
}

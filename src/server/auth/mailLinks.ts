import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'
import type { JsonObject, MailLinkTable } from '../storage/tables.ts'
import type { Person } from './twoFactor.ts'

export type LinkPurpose = MailLinkTable['purpose']

export const linkMinutes: Record<LinkPurpose, number> = {
  recovery: 60,
  invitation: 7 * 24 * 60,
  confirmation: 24 * 60,
  'email-change': 24 * 60,
  'sign-in': 10,
}

export interface OpenLink extends Person {
  email: string
  /** The name of the account. */
  company: string
  /** Null for an owner. */
  role: string | null
  payload: JsonObject
}

/**
 * Makes the secret of a link: 256 bits, stored as a hash, good once and for its purpose alone. An earlier link of the
 * same purpose and person stops working.
 */
export async function createLink(
  query: Query,
  { accountId, userId }: Person,
  purpose: LinkPurpose,
  payload: JsonObject = {},
): Promise<string> {
  const { token, hash } = newLinkSecret()
  await query
    .deleteFrom('mail_link')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute()
  await query
    .insertInto('mail_link')
    .values({
      account_id: accountId,
      hash,
      user_id: userId,
      purpose,
      payload: JSON.stringify(payload),
      expires_at: sql<Date>`now() + make_interval(mins => ${linkMinutes[purpose]}::int)`,
    })
    .execute()
  return token
}

/** A secret for the link, and its stored form. */
export function newLinkSecret(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** The link's user, without consuming the link. */
export async function readLink(
  query: Query,
  purpose: LinkPurpose,
  token: string,
): Promise<OpenLink | undefined> {
  const row = await query
    .selectFrom('mail_link')
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.account_id', '=', 'mail_link.account_id')
        .onRef('app_user.id', '=', 'mail_link.user_id'),
    )
    .innerJoin('account', 'account.id', 'mail_link.account_id')
    .select([
      'mail_link.account_id',
      'mail_link.user_id',
      'mail_link.payload',
      'app_user.email',
      'app_user.role',
      'account.name',
    ])
    .where('mail_link.hash', '=', hashOf(token))
    .where('mail_link.purpose', '=', purpose)
    .where('mail_link.used_at', 'is', null)
    .where('mail_link.expires_at', '>', sql<Date>`now()`)
    .where('app_user.disabled', '=', false)
    .executeTakeFirst()
  if (!row) return undefined
  const { account_id: accountId, user_id: userId, email, role, name: company, payload } = row
  return { accountId, userId, email, role, company, payload }
}

/** Consumes the link; of two concurrent requests, one succeeds. */
export async function takeLink(
  query: Query,
  purpose: LinkPurpose,
  token: string,
): Promise<OpenLink | undefined> {
  const link = await readLink(query, purpose, token)
  if (!link) return undefined
  const { numUpdatedRows } = await query
    .updateTable('mail_link')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', link.accountId)
    .where('hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? link : undefined
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

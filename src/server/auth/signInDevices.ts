import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import '../notifications/notificationTables.ts'
import { readUserAgent } from '../../domain/devices/index.ts'
import type { Wording } from '../errors.ts'
import type { Query } from '../storage/database.ts'
import type { Client } from './sessions/Sessions.ts'
import type { Person } from './twoFactor.ts'

/** A browser last used longer ago triggers a notification again. */
const devicesKept = 20

export interface DeviceFound {
  /** What the browser is to keep as its device cookie. */
  secret: string
  /** Unlike every device of this person so far; a person's first one is not new to anybody. */
  isNew: boolean
}

/**
 * Recognises the device of a sign-in and remembers it: by its cookie, which survives a change of network, or by the
 * same program at the same address, which survives the cookie.
 * @param secret the device cookie, of this person's sign-in or of another's in the same browser
 */
export async function recognizeDevice(
  query: Query,
  { accountId, userId }: Person,
  { kind, userAgent, address: from }: Client,
  secret: string | undefined,
): Promise<DeviceFound> {
  const program = userAgent.slice(0, 300)
  // One machine, whichever of its two loopback addresses was tried first.
  const address = /^(?:::1|::ffff:127\.0\.0\.1)$/.test(from) ? '127.0.0.1' : from
  const devices = await query
    .selectFrom('sign_in_device')
    .select(['id', 'secret_hash', 'user_agent', 'address'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
  const hash = secret === undefined ? undefined : hashOf(secret)
  const byCookie = devices.find((device) => device.secret_hash === hash)
  const alike = devices.find((device) => device.user_agent === program && device.address === address)
  // A program without cookies would be remembered anew each time.
  const known = byCookie ?? (kind === 'bearer' ? alike : undefined)
  const kept = secret ?? randomBytes(16).toString('base64url')
  if (known) {
    await query
      .updateTable('sign_in_device')
      .set({ seen_at: sql<Date>`now()`, user_agent: program, address })
      .where('account_id', '=', accountId)
      .where('id', '=', known.id)
      .execute()
    return { secret: kept, isNew: false }
  }
  const forgotten = devices.slice(devicesKept - 1).map(({ id }) => id)
  if (forgotten.length > 0) {
    await query
      .deleteFrom('sign_in_device')
      .where('account_id', '=', accountId)
      .where('id', 'in', forgotten)
      .execute()
  }
  await query
    .insertInto('sign_in_device')
    .values({
      account_id: accountId,
      user_id: userId,
      id: randomUUID(),
      secret_hash: hashOf(kept),
      user_agent: program,
      address,
    })
    .execute()
  return { secret: kept, isNew: devices.length > 0 && !alike }
}

/**
 * A name for the device of a person, for what is counted by device; undefined where they never signed in with it.
 * @param email in lower case
 */
export async function findDevice(query: Query, email: string, secret: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('sign_in_device')
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.account_id', '=', 'sign_in_device.account_id')
        .onRef('app_user.id', '=', 'sign_in_device.user_id'),
    )
    .select('sign_in_device.id')
    .where(sql`lower(app_user.email)`, '=', email)
    .where('sign_in_device.secret_hash', '=', hashOf(secret))
    .executeTakeFirst()
  return row?.id
}

/** 'Firefox on Windows', from the user agent; never its raw text, which the visitor controls. */
export function deviceWords(userAgent: string, text: Wording): string {
  const { browser, system } = readUserAgent(userAgent)
  if (browser !== undefined && system !== undefined)
    return text('portal:device-on-system', { browser, system })
  return browser ?? system ?? text('portal:device-unknown')
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

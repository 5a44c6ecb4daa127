import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { EntityDefinition } from '../../../language/portal.ts'
import { auditRecord } from '../../audit/index.ts'
import { Refusal, say } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { serverNames } from '../../auth/permissionsOf.ts'
import type { Caller, StoredRecord } from '../../resources/behaviour.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import { dropSecrets, makeSecrets } from '../../resources/records/madeSecrets.ts'
import { createSecrets } from '../../resources/records/secrets.ts'
import type { Query } from '../../storage/database.ts'
import { deleteDocument, insertDocument, readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { insertEvent, moveDocument } from '../../lifecycle/index.ts'
import { ENTITY as KEY } from '../api-keys/expireKeyJob.ts'
import { planKeyEnd } from '../api-keys/planKeyEnd.ts'
import { addNumbers } from '../my-numbers/addNumbers.ts'

const MOST_NUMBERS = 5
const MOST_KEYS = 5
const KEY_DAYS = 30
const DAY_MS = 86_400_000

/** Numbers kept for fiction: nobody has them. */
const ranges = {
  US: { prefix: '+1202555', digits: 4, from: 100, to: 199, city: 'Washington' },
  GB: { prefix: '+44117496', digits: 4, from: 0, to: 999, city: 'Bristol' },
} as const

/** Gives a sandbox account a free number for calls and messages. */
export async function assignNumber(
  { database }: Pick<ModuleContext, 'database'>,
  { accountId, userId }: Caller,
  country: keyof typeof ranges,
): Promise<{ id: string; number: string }> {
  return database.transaction(accountId, async (query) => {
    const had = await countNumbers(query, accountId)
    if (had >= MOST_NUMBERS)
      throw new Refusal('operation-not-allowed', {
        text: say('simulator:number-limit', { count: MOST_NUMBERS }),
      })
    const { prefix, digits, from, to, city } = ranges[country]
    const number = await freeNumber(
      query,
      accountId,
      () => prefix + String(randomInt(from, to + 1)).padStart(digits, '0'),
    )
    const [id = ''] = await addNumbers(
      query,
      accountId,
      [
        {
          number,
          country_code: country,
          city,
          did_type: 'local',
          features: ['voice_in', 'voice_out', 'sms_in', 'sms_out', '2fa_in'],
          monthly_fee: 0,
          activation_fee: 0,
        },
      ],
      { userId },
    )
    return { id, number }
  })
}

/** Another account may have the same: both are fiction, and their traffic stays their own. */
async function freeNumber(query: Query, accountId: string, next: () => string): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select doc ->> 'number' as number from record where account_id = ${accountId} and entity = 'did'`.execute(
    query,
  )
  const taken = new Set(rows.map(({ number }) => number))
  let number = next()
  while (taken.has(number)) number = next()
  return number
}

/**
 * Gives a sandbox account an API key that may do what its maker may. Sandbox accounts can't see their keys, so one too many
 * takes the place of the oldest.
 * @returns the secret, which nothing stores
 */
export async function assignKey(
  {
    database,
    published,
    secretKey,
    postNotices,
  }: Pick<ModuleContext, 'database' | 'published' | 'secretKey' | 'postNotices'>,
  { accountId, userId, permissions, scope }: Caller,
  label: string,
): Promise<{ id: string; secret: string }> {
  const { portal, collections } = published()
  const entity = collections.find((each) => each.entity.id === KEY)?.entity
  if (!entity) throw new Refusal('not-found')
  const scopes = serverNames(portal.access, permissions).filter((name) =>
    portal.catalogues['api-scopes']?.some(({ value }) => value === name),
  )
  return database.transaction(accountId, async (query) => {
    for (const record of await readKeysBeyond(query, accountId, MOST_KEYS - 1))
      await moveDocument(query, postNotices, {
        accountId,
        entity: KEY,
        record,
        transition: 'revoke',
        field: 'status',
        to: 'revoked',
        mover: { by: 'user', userId },
        set: { is_active: false },
      })
    await removeEnded(query, published(), { accountId, userId, entity })
    const id = randomUUID()
    const made = await makeSecrets(query, createSecrets(secretKey), { accountId, entity, recordId: id })
    const name = `${textOf(scope.account['first_name'])} ${textOf(scope.account['last_name'])}`.trim()
    await insertDocument(query, accountId, KEY, id, {
      label,
      scopes,
      lifetime: 'P30D',
      status: 'active',
      is_active: true,
      maker: { id: userId, name: name || textOf(scope.user['email']) },
      expires_at: new Date(Date.now() + KEY_DAYS * DAY_MS).toISOString(),
      ...made.stored,
    })
    await insertEvent(query, {
      accountId,
      entity: KEY,
      recordId: id,
      to: 'active',
      actor: 'user',
      userId,
    })
    await planKeyEnd(query, accountId, id, KEY_DAYS * DAY_MS)
    return { id, secret: made.shown['secret'] ?? '' }
  })
}

/** Nobody can delete keys there, and they would count once the account has left the sandbox. */
async function removeEnded(
  query: Query,
  published: PublishedPortal,
  { accountId, userId, entity }: { accountId: string; userId: string; entity: EntityDefinition },
): Promise<void> {
  const found = published.collections.find((each) => each.entity.id === KEY)
  if (!found) return
  for (const { id, doc } of await readKeysBeyond(query, accountId, MOST_KEYS, 'ended')) {
    await deleteDocument(query, accountId, KEY, id)
    await dropSecrets(query, { accountId, entity, recordId: id })
    await auditRecord(query, published, {
      accountId,
      ...found,
      recordId: id,
      kind: 'removed',
      event: 'removed',
      userId,
      before: doc,
    })
  }
}

/** The keys that work, or that work no more, locked, but for the newest. */
async function readKeysBeyond(
  query: Query,
  accountId: string,
  newest: number,
  which: 'usable' | 'ended' = 'usable',
): Promise<StoredRecord[]> {
  await lockKind(query, accountId, KEY)
  const isUsable = sql<boolean>`doc ->> 'status' in ('active', 'off', 'user-off')`
  const rows = await query
    .selectFrom('record')
    .select('id')
    .where('account_id', '=', accountId)
    .where('entity', '=', KEY)
    .where(which === 'usable' ? isUsable : sql<boolean>`not ${isUsable}`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(newest)
    .execute()
  const found: StoredRecord[] = []
  for (const { id } of rows) {
    const record = await readDocument(query, accountId, KEY, id, true)
    if (record) found.push(record)
  }
  return found
}

/** Two at once would both find room. */
async function lockKind(query: Query, accountId: string, entity: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox ${entity}:${accountId}`}, 0))`.execute(
    query,
  )
}

async function countNumbers(query: Query, accountId: string): Promise<number> {
  await lockKind(query, accountId, 'did')
  const { count } = await query
    .selectFrom('record')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('entity', '=', 'did')
    .executeTakeFirstOrThrow()
  return count
}

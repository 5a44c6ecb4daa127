import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { deleteDocument, insertDocument, patchDocument, readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { cardWords } from './cardWords.ts'
import type { PaidCard } from './providers/PaymentProvider.ts'

export const CARD = 'payment-card'

export type CardRole = 'main' | 'backup' | 'other'

/** The cards that can be charged, the oldest first; nobody changes them meanwhile. */
export async function lockCards(query: Query, accountId: string): Promise<StoredRecord[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${CARD}:${accountId}`}, 0))`.execute(query)
  const rows = await query
    .selectFrom('record')
    .select(['id', 'version', 'doc', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('account_id', '=', accountId)
    .where('entity', '=', CARD)
    .where(sql`doc ->> 'status'`, '=', 'active')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows
}

/** One card is the main one, and one other at most the backup. */
export async function giveRole(
  query: Query,
  accountId: string,
  all: readonly StoredRecord[],
  card: StoredRecord,
  wanted: CardRole,
): Promise<void> {
  const others = all.filter(({ id }) => id !== card.id)
  const hasMain = others.some(({ doc }) => doc['role'] === 'main')
  const role = hasMain ? wanted : 'main'
  for (const { id, doc } of others) {
    if (doc['role'] !== role || role === 'other') continue
    const hasBackup = others.some((each) => each.doc['role'] === 'backup')
    const next = role === 'main' && !hasBackup ? 'backup' : 'other'
    await patchDocument(query, accountId, CARD, id, { role: next })
  }
  if (card.doc['role'] !== role) await patchDocument(query, accountId, CARD, card.id, { role })
}

/** A card was entered at the provider: it can be charged from now on. The same card again takes the place of the first. */
export async function keepCard(
  query: Query,
  accountId: string,
  paid: PaidCard,
  cardId?: string,
): Promise<void> {
  const all = await lockCards(query, accountId)
  const { rows: known } = await sql`
    select from payment_card where account_id = ${accountId} and token = ${paid.token}`.execute(query)
  if (known.length > 0) return
  const shown = {
    name: cardWords(paid),
    expires: `${String(paid.expMonth).padStart(2, '0')}/${paid.expYear}`,
    status: 'active',
  }
  const same = all.find(({ doc }) => doc['name'] === shown.name && doc['expires'] === shown.expires)
  if (same) {
    await sql`update payment_card set token = ${paid.token}
      where account_id = ${accountId} and card_id = ${same.id}`.execute(query)
    const again = cardId && (await readDocument(query, accountId, CARD, cardId))
    if (!again) return
    await dropCard(query, accountId, again.id)
    await giveRole(query, accountId, all, same, roleOf(again))
    return
  }
  const record =
    cardId === undefined
      ? await insertDocument(query, accountId, CARD, randomUUID(), { ...shown, role: 'other' })
      : await patchDocument(query, accountId, CARD, cardId, shown)
  if (!record) return
  await sql`insert into payment_card (account_id, card_id, token) values (${accountId}, ${record.id}, ${paid.token})
    on conflict (account_id, card_id) do update set token = excluded.token`.execute(query)
  await giveRole(query, accountId, all, record, roleOf(record))
}

/** A card that nobody entered. */
export async function dropCard(query: Query, accountId: string, cardId: string): Promise<void> {
  const record = await readDocument(query, accountId, CARD, cardId, true)
  if (record?.doc['status'] === 'adding') await deleteDocument(query, accountId, CARD, cardId)
  await sql`delete from payment_card where account_id = ${accountId} and card_id = ${cardId} and token is null`.execute(
    query,
  )
}

function roleOf({ doc }: StoredRecord): CardRole {
  const role = textOf(doc['role'])
  return role === 'main' || role === 'backup' ? role : 'other'
}

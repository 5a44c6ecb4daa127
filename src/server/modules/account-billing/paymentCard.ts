import { sql } from 'kysely'
import { withinLimit } from '../../auth/rateLimit.ts'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob } from '../../jobs/index.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { Cards } from './createCards.ts'
import { CARD, giveRole, lockCards, type CardRole } from './keepCard.ts'
import { isUuid } from '../../storage/documentValues.ts'

/** Kind of the job that looks a card up that nobody came back from. */
export const CARD_CHECK = 'payment-card-check'
/** Kind of the job that has the provider forget a card. */
export const CARD_FORGET = 'payment-card-forget'
const CHECK_AFTER_MS = [10, 120].map((minutes) => minutes * 60_000)
const MOST_AN_HOUR = 30
/** Cards of an account. */
const MOST = 10

/** Cards that are kept by the provider; the account has their name, their end and what they are for. */
export function paymentCard(context: ModuleContext, cards: () => Cards): Behaviour {
  const { database, text, limits } = context

  async function change(accountId: string, id: string, role: CardRole): Promise<void> {
    await database.transaction(accountId, async (query) => {
      const all = await lockCards(query, accountId)
      const card = isUuid(id) ? all.find((each) => each.id === id.toLowerCase()) : undefined
      if (!card) throw new Refusal('not-found')
      await giveRole(query, accountId, all, card, role)
    })
  }

  return {
    resource: CARD,
    limitWrite: ({ accountId }, _operation, work) =>
      withinLimit(
        database,
        {
          bucket: `cards:${accountId}`,
          most: limits?.['paymentsPerHour'] ?? MOST_AN_HOUR,
          windowSeconds: 3600,
        },
        work,
      ),
    async beforeCreate(query, { accountId }, value, id) {
      if (!cards().has)
        throw new Refusal('operation-not-allowed', { text: text('account-billing:provider-missing') })
      if ((await lockCards(query, accountId)).length >= MOST)
        throw new Refusal('operation-not-allowed', {
          text: text('account-billing:cards-most', { count: MOST }),
        })
      return { ...value, name: '', status: 'adding', setup_url: cards().setupUrl(id) }
    },
    async afterCreate(query, { accountId }, { id }) {
      await sql`insert into payment_card (account_id, card_id) values (${accountId}, ${id})`.execute(query)
      for (const delayMs of CHECK_AFTER_MS)
        await enqueueJob(query, {
          accountId,
          kind: CARD_CHECK,
          key: `${id}:${delayMs}`,
          payload: { card: id },
          delayMs,
        })
    },
    async beforeDelete(query, { accountId }, { id, doc }) {
      if (doc['status'] !== 'active') return
      const others = (await lockCards(query, accountId)).filter((each) => each.id !== id)
      const { rows } = await sql`select from auto_topup where account_id = ${accountId} and enabled`.execute(
        query,
      )
      if (rows.length > 0 && others.length === 0)
        throw new Refusal('operation-not-allowed', { text: text('account-billing:last-card') })
    },
    async afterDelete(query, { accountId }, { id, doc }) {
      const { rows } = await sql<{ token: string | null }>`
        delete from payment_card where account_id = ${accountId} and card_id = ${id} returning token`.execute(
        query,
      )
      const token = rows[0]?.token
      if (token) await enqueueJob(query, { accountId, kind: CARD_FORGET, key: token, payload: { token } })
      const left = await lockCards(query, accountId)
      const next = left.find((each) => each.doc['role'] === 'backup') ?? left[0]
      if (doc['role'] === 'main' && next) await giveRole(query, accountId, left, next, 'main')
    },
    endpoints: {
      async 'make-main'({ caller: { accountId }, params }) {
        await change(accountId, params['id'] ?? '', 'main')
        return { body: { success: true } }
      },
      async 'make-backup'({ caller: { accountId }, params }) {
        await change(accountId, params['id'] ?? '', 'backup')
        return { body: { success: true } }
      },
    },
  }
}

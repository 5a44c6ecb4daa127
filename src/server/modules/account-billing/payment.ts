import { sql } from 'kysely'
import { withinLimit } from '../../auth/rateLimit.ts'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob } from '../../jobs/index.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { textOf } from '../../storage/documentValues.ts'
import { CARD } from './keepCard.ts'
import { providerOf, type Payments } from './createPayments.ts'
import { credit, PAYMENT, queueRefund } from './settlePayment.ts'
import { settleReviewed } from './topupRun.ts'

/** Kind of the job that looks a payment up that nobody came back from. */
export const PAYMENT_CHECK = 'payment-check'
const CHECK_AFTER_MS = [10, 120, 1500].map((minutes) => minutes * 60_000)
const MOST_AN_HOUR = 30

/** Payments people start; the provider's side is `createPayments`. */
export function payment(context: ModuleContext, payments: () => Payments): Behaviour {
  const { database, text, limits } = context
  const most = limits?.['paymentsPerHour'] ?? MOST_AN_HOUR
  return {
    resource: PAYMENT,
    limitWrite: ({ accountId }, _operation, work) =>
      withinLimit(database, { bucket: `payments:${accountId}`, most, windowSeconds: 3600 }, work),
    async beforeCreate(_query, _caller, value, id) {
      if (!payments().has(textOf(value['method'])))
        throw new Refusal('invalid', { fields: { method: text('account-billing:provider-missing') } })
      return { ...value, cause: 'person', checkout_url: payments().checkoutUrl(id) }
    },
    async afterCreate(query, { accountId }, { id, doc }) {
      await sql`insert into payment_attempt (account_id, payment_id, provider)
        values (${accountId}, ${id}, ${providerOf(doc['method'])})`.execute(query)
      for (const delayMs of CHECK_AFTER_MS)
        await enqueueJob(query, {
          accountId,
          kind: PAYMENT_CHECK,
          key: `${id}:${delayMs}`,
          payload: { payment: id },
          delayMs,
        })
    },
    async onTransition(query, { accountId, note }, record, { id }) {
      if (id === 'approve') {
        await credit(query, accountId, record)
        // It may have been disputed or sent back meanwhile.
        await enqueueJob(query, {
          accountId,
          kind: PAYMENT_CHECK,
          key: `${record.id}:approved`,
          payload: { payment: record.id },
        })
      }
      if (id === 'decline') await queueRefund(query, accountId, record.id)
      const isDecided = id === 'approve' || id === 'decline'
      if (isDecided && record.doc['cause'] === 'auto')
        await settleReviewed(query, context, { accountId, isPaid: id === 'approve', reason: note })
      return {}
    },
    endpoints: {
      async 'card-tokens'({ caller: { accountId } }) {
        const token = await database.read(accountId, async (query) => {
          const { rows } = await sql<{ token: string }>`
            select token from payment_card
            join record on record.account_id = payment_card.account_id and entity = ${CARD} and id = card_id
            where payment_card.account_id = ${accountId} and doc ->> 'role' = 'main' and token is not null`.execute(
            query,
          )
          return rows[0]?.token
        })
        return { body: { stripe_token: token ?? null, braintree_token: null } }
      },
    },
  }
}

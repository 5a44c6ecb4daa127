import { sql } from 'kysely'
import { seededUuid } from '../../demo/createRandom.ts'
import { defineModule } from '../../host/ServerModule.ts'
import { enqueueJob } from '../../jobs/index.ts'
import { autoTopup } from './autoTopup.ts'
import { billingAlert, BILLING_ALERTS, createAlerts } from './billingAlert.ts'
import { CARD_BACK_PATH, CARD_CANCEL_PATH, CARD_PATH } from './createCards.ts'
import { BACK_PATH, CANCEL_PATH, createPayments, PAY_PATH } from './createPayments.ts'
import { createTopups } from './createTopups.ts'
import { AUTO_TOPUP } from './enqueueTopup.ts'
import { insertCards } from './insertCards.ts'
import { insertPayments } from './insertPayments.ts'
import { CARD } from './keepCard.ts'
import { PAY_COMMITMENT, payCommitment } from './payCommitment.ts'
import { payment, PAYMENT_CHECK } from './payment.ts'
import { CARD_CHECK, CARD_FORGET, paymentCard } from './paymentCard.ts'
import { paypalOrder } from './paypalOrder.ts'
import { PAYMENT_REFUND } from './settlePayment.ts'
import { invoice } from './statements/invoice.ts'
import { MAKE_INVOICES, makeInvoices, queueInvoices } from './statements/makeInvoices.ts'
import { transfer } from './transfer.ts'
import { MOVE_USAGE, moveUsage, usage } from './usage/usage.ts'

/** Longer than any provider repeats a notice. */
const NOTICES_KEPT_DAYS = 60

export default defineModule({
  async seed(world) {
    await insertPayments(world)
    await insertCards(world)
    // Behind all other demo data, which is charged for in the months before.
    await enqueueJob(world.query, {
      accountId: seededUuid(world.seed, 'account:owner'),
      kind: MAKE_INVOICES,
      key: 'demo',
      payload: {},
    })
  },
  async housekeeping(query) {
    await sql`delete from payment_notice where received_at < now() - make_interval(days => ${NOTICES_KEPT_DAYS}::int)`.execute(
      query,
    )
    await queueInvoices(query)
    // Cards that nobody entered.
    await sql`delete from record where entity = ${CARD} and doc ->> 'status' = 'adding' and created_at < now() - interval '1 day'`.execute(
      query,
    )
  },
  parts(context) {
    // Opened at the first use: parts are also made to list them, without a server.
    let opened: ReturnType<typeof createPayments> | undefined
    const payments = () => (opened ??= createPayments(context))
    return {
      behaviours: [
        payment(context, payments),
        paypalOrder(payments),
        paymentCard(context, () => payments().cards),
        autoTopup(),
        billingAlert(context),
        transfer(context),
        invoice(context),
        usage(context),
      ],
      links: {
        [PAY_PATH]: (visit) => payments().links.pay(visit),
        [BACK_PATH]: (visit) => payments().links.back(visit),
        [CANCEL_PATH]: (visit) => payments().links.cancel(visit),
        [CARD_PATH]: (visit) => payments().cards.links.enter(visit),
        [CARD_BACK_PATH]: (visit) => payments().cards.links.back(visit),
        [CARD_CANCEL_PATH]: (visit) => payments().cards.links.cancel(visit),
      },
      calls: {
        '/payment-notices/': (call) => payments().answerNotices(call),
        '/simulator/payments/': (call) => payments().pages(call),
      },
      jobs: {
        [PAYMENT_CHECK]: { run: (job) => payments().check(job) },
        [PAY_COMMITMENT]: {
          run: ({ accountId }) =>
            context.database.systemTransaction((query) => payCommitment(query, accountId)),
        },
        [PAYMENT_REFUND]: { run: (job) => payments().refund(job) },
        [CARD_CHECK]: { run: (job) => payments().cards.check(job) },
        [CARD_FORGET]: { run: (job) => payments().cards.forget(job) },
        [AUTO_TOPUP]: { run: createTopups(context, payments) },
        [MAKE_INVOICES]: { run: makeInvoices(context) },
        [MOVE_USAGE]: {
          run: ({ accountId }) => context.database.systemTransaction((query) => moveUsage(query, accountId)),
        },
        [BILLING_ALERTS]: { run: createAlerts(context) },
      },
    }
  },
})

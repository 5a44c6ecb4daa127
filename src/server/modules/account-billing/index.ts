import { sql } from 'kysely'
import { defineModule } from '../../host/ServerModule.ts'
import { BACK_PATH, CANCEL_PATH, createPayments, PAY_PATH } from './createPayments.ts'
import { insertPayments } from './insertPayments.ts'
import { PAY_COMMITMENT, payCommitment } from './payCommitment.ts'
import { payment, PAYMENT_CHECK } from './payment.ts'
import { PAYMENT_REFUND } from './settlePayment.ts'

/** Longer than any provider repeats a notice. */
const NOTICES_KEPT_DAYS = 60

export default defineModule({
  seed: insertPayments,
  async housekeeping(query) {
    await sql`delete from payment_notice where received_at < now() - make_interval(days => ${NOTICES_KEPT_DAYS}::int)`.execute(
      query,
    )
  },
  parts(context) {
    // Opened at the first use: parts are also made to list them, without a server.
    let opened: ReturnType<typeof createPayments> | undefined
    const payments = () => (opened ??= createPayments(context))
    return {
      behaviours: [payment(context, payments)],
      links: {
        [PAY_PATH]: (visit) => payments().links.pay(visit),
        [BACK_PATH]: (visit) => payments().links.back(visit),
        [CANCEL_PATH]: (visit) => payments().links.cancel(visit),
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
      },
    }
  },
})

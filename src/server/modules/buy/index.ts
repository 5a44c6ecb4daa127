import { sql } from 'kysely'
import { defineModule } from '../../host/ServerModule.ts'
import { summarizeCart } from './cart.ts'
import { cartItem, cartSummary } from './cartItem.ts'
import { insertStock } from './insertStock.ts'
import { deliverOrder, DELIVER_ORDER, numberOrder } from './numberOrder.ts'
import { purchase } from './purchase.ts'
import { runSupplier } from './runSupplier.ts'

export default defineModule({
  accountCounts: {
    async cart_count(query, accountId) {
      const { rows } = await sql<{ items: number }>`
        select items from cart_size where account_id = ${accountId}`.execute(query)
      return rows[0]?.items ?? 0
    },
    cart_documents: async (query, accountId) => (await summarizeCart(query, accountId)).need_documents,
    // Only whether: the amount is for those who may see prices.
    cart_uncovered: async (query, accountId) => (await summarizeCart(query, accountId)).missing > 0,
  },
  seed: insertStock,
  parts: (context) => ({
    behaviours: [cartItem(context), cartSummary(context), numberOrder(context), purchase(context)],
    jobs: { [DELIVER_ORDER]: { run: deliverOrder(context) } },
    work: (options) => runSupplier(context, options),
  }),
})

import { defineModule } from '../../host/ServerModule.ts'
import { countCart } from './cart.ts'
import { cartItem, cartSummary } from './cartItem.ts'
import { insertStock } from './insertStock.ts'
import { deliverOrder, DELIVER_ORDER, numberOrder } from './numberOrder.ts'
import { purchase } from './purchase.ts'
import { runSupplier } from './runSupplier.ts'

export default defineModule({
  accountCounts: countCart,
  seed: insertStock,
  parts: (context) => ({
    behaviours: [cartItem(context), cartSummary(context), numberOrder(context), purchase(context)],
    jobs: { [DELIVER_ORDER]: { run: deliverOrder(context) } },
    work: (options) => runSupplier(context, options),
  }),
})

import { typedEndpoints, type Behaviour } from '../../resources/behaviour.ts'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { isUuid, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { checkoutOf, type Checkout } from './checkout.ts'
import {
  addToCart,
  CART_ITEM,
  dropFromCart,
  holdNumbers,
  lockCart,
  releaseNumbers,
  reservedUntil,
  summarizeCart,
} from './cart.ts'

/** Numbers in the cart: each is held for the account until it is bought, taken out, or its time is over. */
export function cartItem({ published, text }: ModuleContext): Behaviour {
  return {
    resource: CART_ITEM,
    async onTransition(query, { accountId }, { doc }, { to }): Promise<JsonObject> {
      const id = textOf(doc['stock_id'])
      if (to === 'expired') {
        await releaseNumbers(query, [id])
        return {}
      }
      await lockCart(query, accountId)
      if (!(await holdNumbers(query, [id])).has(id))
        throw new Refusal('operation-not-allowed', { text: text('buy:number-gone') })
      return { reserved_until: reservedUntil() }
    },
    async afterDelete(query, _caller, { doc }) {
      await releaseNumbers(query, [textOf(doc['stock_id'])])
    },
    perRow: {
      add: (query, { caller, params }) => addToCart(query, { published, text }, caller, stockIdOf(params)),
      drop: (query, { caller, params }) => dropFromCart(query, caller.accountId, stockIdOf(params)),
    },
  }
}

function stockIdOf({ stock_id: id = '' }: Record<string, string>): string {
  if (!isUuid(id)) throw new Refusal('not-found')
  return id.toLowerCase()
}

/** What the cart comes to. */
export function cartSummary(context: ModuleContext): Behaviour {
  const { database } = context
  return {
    resource: 'cart-summary',
    endpoints: typedEndpoints<{
      summary: { input: undefined; output: Awaited<ReturnType<typeof summarizeCart>> }
      estimate: { input: undefined; output: Checkout }
    }>({
      async estimate({ caller: { accountId } }) {
        return { body: await database.read(accountId, (query) => checkoutOf(query, context, accountId)) }
      },
      async summary({ caller: { accountId } }) {
        return { body: await database.read(accountId, (query) => summarizeCart(query, accountId)) }
      },
    }),
  }
}

import { typedEndpoints, type Behaviour } from '../../resources/behaviour.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { Payments } from './createPayments.ts'

interface Order {
  payment_id: string
  order_id: string
}

/** Orders with PayPal, for who approves them in a page of their own. */
export function paypalOrder(payments: () => Payments): Behaviour {
  return {
    resource: 'paypal-order',
    endpoints: typedEndpoints<{
      create: { input: { payment_id: string }; output: Order & { approve_url: string } }
      capture: { input: undefined; output: Order & { status: string; reason: string } }
    }>({
      async create({ caller: { accountId }, input: { payment_id: id } }) {
        const { reference, url } = await payments().orders.create(accountId, id)
        return { status: 201, body: { payment_id: id, order_id: reference, approve_url: url } }
      },
      async capture({ caller: { accountId }, params }) {
        const order = params['order_id'] ?? ''
        const { id, doc } = await payments().orders.capture(accountId, order)
        return {
          body: {
            payment_id: id,
            order_id: order,
            status: textOf(doc['status']),
            reason: textOf(doc['reason']),
          },
        }
      },
    }),
  }
}

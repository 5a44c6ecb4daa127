import { objectOf, objectsOf, textOf } from '../../../storage/documentValues.ts'
import type { JsonObject } from '../../../storage/tables.ts'
import type { SimulatedStore } from './simulatedStore.ts'

export interface SimulatedPaypal {
  fetch: typeof fetch
  order(id: string): Promise<JsonObject | undefined>
  /** The person presses the button of the page. @returns where the page leads */
  approve(id: string): Promise<string | undefined>
}

/** What the simulated provider signs its notices with. */
export const SIMULATED_SIGNATURE = 'simulated'

export interface SimulatedPaypalOptions {
  store: SimulatedStore
  /** Address of the page of an order. */
  pageOf: (order: string) => string
}

/** Speaks the part of PayPal's REST API that payments need. */
export function simulatedPaypal({ store, pageOf }: SimulatedPaypalOptions): SimulatedPaypal {
  async function respond(
    method: string,
    path: string,
    body: JsonObject,
    key: string | undefined,
  ): Promise<Response> {
    const [, , , , id = '', action] = path.split('/')
    if (path === '/v1/oauth2/token')
      return json({ access_token: 'simulated', token_type: 'Bearer', expires_in: 32_400 })
    if (path === '/v1/notifications/verify-webhook-signature')
      return json({
        verification_status: body['transmission_sig'] === SIMULATED_SIGNATURE ? 'SUCCESS' : 'FAILURE',
      })
    if (method === 'POST' && path === '/v2/checkout/orders')
      return json(
        await store.make('PO', key, (made) => ({
          object: 'order',
          status: 'PAYER_ACTION_REQUIRED',
          purchase_units: body['purchase_units'] ?? [],
          context: objectOf(objectOf(objectOf(body['payment_source'])['paypal'])['experience_context']),
          links: [{ rel: 'payer-action', href: pageOf(made), method: 'GET' }],
        })),
        201,
      )
    if (path.startsWith('/v2/checkout/orders/') && action === 'capture') return capture(id)
    if (path.startsWith('/v2/checkout/orders/')) return found(await store.read(id))
    if (path.startsWith('/v2/payments/captures/') && action === 'refund') return refund(id, key)
    return json({ name: 'RESOURCE_NOT_FOUND' }, 404)
  }

  async function capture(id: string): Promise<Response> {
    const order = await store.change(id, (doc) => {
      if (doc['status'] !== 'APPROVED') return doc
      const [unit = {}] = objectsOf(doc['purchase_units'])
      const captured = { id: `CAP-${id}`, status: 'COMPLETED', amount: unit['amount'] ?? {} }
      return {
        ...doc,
        status: 'COMPLETED',
        purchase_units: [{ ...unit, payments: { captures: [captured] } }],
      }
    })
    if (order && order['status'] !== 'COMPLETED') return json({ name: 'UNPROCESSABLE_ENTITY' }, 422)
    return found(order)
  }

  async function refund(captureId: string, key: string | undefined): Promise<Response> {
    const made = await store.make('REF', key, () => ({
      object: 'refund',
      status: 'COMPLETED',
      capture: captureId,
    }))
    await store.change(captureId.replace(/^CAP-/, ''), (doc) => {
      const [unit = {}] = objectsOf(doc['purchase_units'])
      const payments = {
        ...objectOf(unit['payments']),
        refunds: [{ id: made['id'] ?? '', amount: unit['amount'] ?? {} }],
      }
      return { ...doc, purchase_units: [{ ...unit, payments }] }
    })
    return json(made, 201)
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      const text = await request.text()
      const isJson = request.headers.get('content-type')?.startsWith('application/json') === true
      const body = isJson && text !== '' ? objectOf(JSON.parse(text)) : {}
      const key = request.headers.get('paypal-request-id') ?? undefined
      return respond(request.method, new URL(request.url).pathname, body, key)
    },
    order: (id) => store.read(id),
    async approve(id) {
      const order = await store.change(id, (doc) =>
        doc['status'] === 'PAYER_ACTION_REQUIRED' ? { ...doc, status: 'APPROVED' } : doc,
      )
      return order && textOf(objectOf(order['context'])['return_url'])
    },
  }
}

function json(body: JsonObject, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

function found(body: JsonObject | undefined): Response {
  return body ? json(body) : json({ name: 'RESOURCE_NOT_FOUND' }, 404)
}

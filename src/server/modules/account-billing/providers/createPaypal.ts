import { objectOf, objectsOf, textOf } from '../../../storage/documentValues.ts'
import type { JsonObject } from '../../../storage/tables.ts'
import { centsOf, microUnitsOf, refundKey, type PaymentProvider } from './PaymentProvider.ts'

export interface PaypalOptions {
  clientId: string
  clientSecret: string
  webhookId: string
  /** Origin of the API, such as https://api-m.paypal.com. */
  host: string
  /** Reaches the provider; the network's unless given. */
  fetch?: typeof fetch
}

const TIMEOUT_MS = 15_000
/** A token is asked for anew this long before it ends. */
const EARLY_MS = 60_000

/** Payments by PayPal: its REST API for orders. Its page offers the PayPal account alone, no card and no credit. */
export function createPaypal(options: PaypalOptions): PaymentProvider {
  const { clientId, clientSecret, webhookId, host, fetch: reach = fetch } = options
  let token = { text: '', untilMs: 0 }

  async function bearer(): Promise<string> {
    if (token.untilMs > Date.now()) return token.text
    const response = await reach(`${host}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = objectOf(await response.json())
    if (!response.ok) throw new Error(`PayPal gave no token: ${response.status}`)
    token = {
      text: textOf(answer['access_token']),
      untilMs: Date.now() + Number(answer['expires_in']) * 1000 - EARLY_MS,
    }
    return token.text
  }

  /** @param once the same call again is the same request */
  async function call(method: string, path: string, body?: JsonObject, once?: string): Promise<JsonObject> {
    const response = await reach(`${host}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await bearer()}`,
        'content-type': 'application/json',
        ...(once !== undefined && { 'paypal-request-id': once }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    const answer = text === '' ? {} : objectOf(JSON.parse(text))
    if (!response.ok) throw new PaypalError(response.status, answer)
    return answer
  }

  return {
    id: 'paypal',

    async start(order) {
      const answer = await call(
        'POST',
        '/v2/checkout/orders',
        {
          intent: 'CAPTURE',
          purchase_units: [
            {
              custom_id: order.paymentId,
              description: order.product,
              amount: { currency_code: order.currency, value: (centsOf(order.amount) / 100).toFixed(2) },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                landing_page: 'LOGIN',
                payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
                shipping_preference: 'NO_SHIPPING',
                user_action: 'PAY_NOW',
                return_url: order.successUrl,
                cancel_url: order.cancelUrl,
              },
            },
          },
        },
        `order:${order.paymentId}`,
      )
      const page = objectsOf(answer['links']).find(({ rel }) => rel === 'payer-action' || rel === 'approve')
      if (!page) throw new Error('PayPal answered an order without a page')
      return { reference: textOf(answer['id']), url: textOf(page['href']) }
    },

    async look({ paymentId, reference }, finish) {
      let order = await call('GET', `/v2/checkout/orders/${reference}`)
      if (order['status'] === 'APPROVED' && finish) {
        try {
          order = await call('POST', `/v2/checkout/orders/${reference}/capture`, {}, `capture:${paymentId}`)
        } catch (error) {
          if (!(error instanceof PaypalError) || error.status !== 422) throw error
          return { state: 'failed', reason: 'declined', refunded: 0, dispute: 'none' }
        }
      }
      if (order['status'] === 'VOIDED')
        return { state: 'failed', reason: 'canceled', refunded: 0, dispute: 'none' }
      if (order['status'] !== 'COMPLETED') return { state: 'open', refunded: 0, dispute: 'none' }
      const payments = objectOf(objectsOf(order['purchase_units'])[0]?.['payments'])
      const capture = objectsOf(payments['captures'])[0] ?? {}
      if (capture['status'] === 'DECLINED' || capture['status'] === 'FAILED')
        return { state: 'failed', reason: 'declined', refunded: 0, dispute: 'none' }
      if (capture['status'] === 'PENDING') return { state: 'open', refunded: 0, dispute: 'none' }
      const refunded = objectsOf(payments['refunds']).reduce(
        (sum, refund) => sum + centsOfValue(objectOf(refund['amount'])['value']),
        0,
      )
      return {
        state: 'paid',
        intent: textOf(capture['id']),
        refunded: microUnitsOf(refunded),
        dispute: 'none',
      }
    },

    // An order nobody approves ends by itself.
    cancel: () => Promise.resolve(),

    async refund({ paymentId, intent, turn }) {
      try {
        await call('POST', `/v2/payments/captures/${intent}/refund`, {}, refundKey({ paymentId, turn }))
      } catch (error) {
        if (!(error instanceof PaypalError) || error.issue !== 'CAPTURE_FULLY_REFUNDED') throw error
      }
    },

    async readNotice({ body, headers }) {
      if (webhookId === '') return undefined
      const event = objectOf(parsed(body))
      const { verification_status: verified } = await call(
        'POST',
        '/v1/notifications/verify-webhook-signature',
        {
          auth_algo: headers['paypal-auth-algo'] ?? '',
          cert_url: headers['paypal-cert-url'] ?? '',
          transmission_id: headers['paypal-transmission-id'] ?? '',
          transmission_sig: headers['paypal-transmission-sig'] ?? '',
          transmission_time: headers['paypal-transmission-time'] ?? '',
          webhook_id: webhookId,
          webhook_event: event,
        },
      ).catch((error: unknown) => {
        // What is no notice at all is refused there with 400.
        if (error instanceof PaypalError && error.status < 500) return { verification_status: 'FAILURE' }
        throw error
      })
      if (verified !== 'SUCCESS') return undefined
      const resource = objectOf(event['resource'])
      const id = textOf(event['id'])
      if (event['resource_type'] === 'checkout-order') return { id, reference: textOf(resource['id']) }
      if (event['resource_type'] === 'refund') return { id, paymentId: textOf(resource['custom_id']) }
      return { id, intent: textOf(resource['id']), paymentId: textOf(resource['custom_id']) }
    },
  }
}

class PaypalError extends Error {
  readonly status: number
  readonly issue: string
  constructor(status: number, answer: JsonObject) {
    super(`PayPal refused with ${status}: ${textOf(answer['name'])}`)
    this.status = status
    this.issue = textOf(objectsOf(answer['details'])[0]?.['issue'])
  }
}

function centsOfValue(value: unknown): number {
  return Math.round(Number(textOf(value)) * 100)
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return {}
  }
}

import { setPath, getPath } from '../../../../shared/paths.ts'
import { objectOf, textOf } from '../../../storage/documentValues.ts'
import type { JsonObject } from '../../../storage/tables.ts'
import type { SimulatedStore } from './simulatedStore.ts'

/** Card numbers of the simulated provider, those of the real one's test mode → what they do. */
export const simulatedCards = {
  '4242424242424242': 'ok',
  '5555555555554444': 'ok',
  '4000002500003155': 'challenge',
  '4000000000000002': 'declined',
  '4000000000009995': 'funds',
  '4000000000000259': 'dispute',
  '4000000000000341': 'later',
} as const
export type SimulatedCard = (typeof simulatedCards)[keyof typeof simulatedCards]

export interface SimulatedStripe {
  /** The provider's API. */
  fetch: typeof fetch
  /**
   * A card is entered on the provider's page.
   * @returns what the page does next
   */
  enter(session: string, card: EnteredCard): Promise<'paid' | 'challenge' | 'declined' | 'over'>
  /** The bank's challenge is answered. */
  answer(session: string, passed: boolean): Promise<'paid' | 'declined' | 'over'>
  session(id: string): Promise<JsonObject | undefined>
}

export interface EnteredCard {
  number: string
  expMonth: number
  expYear: number
  wallet?: 'apple_pay' | 'google_pay'
}

export interface SimulatedStripeOptions {
  store: SimulatedStore
  /** Address of the page of a checkout. */
  pageOf: (session: string) => string
  /** Sends a notice of an object. */
  notify: (type: string, object: JsonObject) => Promise<void>
  /** Until a disputed payment is disputed. */
  disputeMs: number
  /** Whether the account's bank declines every card. */
  declines: (accountId: string) => Promise<boolean>
}

/** Speaks the part of the provider's HTTP that payments need: form bodies, idempotency keys, its objects and errors. */
export function simulatedStripe({
  store,
  pageOf,
  notify,
  disputeMs,
  declines: isDeclining,
}: SimulatedStripeOptions): SimulatedStripe {
  async function respond(
    method: string,
    url: URL,
    body: JsonObject,
    key: string | undefined,
  ): Promise<Response> {
    const [, , kind = '', id, action] = url.pathname.split('/')
    const path = `${method} ${kind === 'checkout' ? 'checkout/sessions' : kind}`
    if (path === 'POST customers')
      return json(await store.make('cus', key, () => ({ object: 'customer', ...body })))
    if (path === 'POST checkout/sessions' && url.pathname.endsWith('/sessions'))
      return json(await openSession(body, key))
    if (kind === 'checkout') {
      const [, , , , session = '', verb] = url.pathname.split('/')
      if (verb === 'expire')
        return found(
          await store.change(session, (doc) =>
            doc['status'] === 'open' ? { ...doc, status: 'expired' } : doc,
          ),
        )
      return found(await expanded(session))
    }
    if (path === 'GET payment_intents' && id !== undefined) return found(await expandedIntent(id))
    if (path === 'GET disputes') {
      const data = await store.find('dispute', 'payment_intent', url.searchParams.get('payment_intent') ?? '')
      return json({ object: 'list', data, has_more: false, url: '/v1/disputes' })
    }
    if (path === 'POST refunds') return refund(body, key)
    if (path === 'POST payment_methods' && action === 'detach' && id !== undefined)
      return found(await store.change(id, (doc) => ({ ...doc, customer: null })))
    if (path === 'POST payment_intents' && id === undefined) return charge(body, key)
    return refused(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${url.pathname})`,
    })
  }

  async function openSession(body: JsonObject, key: string | undefined): Promise<JsonObject> {
    if (body['mode'] === 'setup')
      return store.make('cs', key, (id) => ({
        object: 'checkout.session',
        mode: 'setup',
        status: 'open',
        payment_status: 'no_payment_required',
        customer: body['customer'] ?? null,
        client_reference_id: body['client_reference_id'] ?? null,
        success_url: body['success_url'] ?? null,
        cancel_url: body['cancel_url'] ?? null,
        url: pageOf(id),
      }))
    const cents = Number(getPath(body, 'line_items[0].price_data.unit_amount'))
    const currency = textOf(getPath(body, 'line_items[0].price_data.currency'))
    const more = objectOf(body['payment_intent_data'])
    const intent = await store.make('pi', key && `${key}:intent`, () => ({
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: cents,
      currency,
      customer: body['customer'] ?? null,
      metadata: more['metadata'] ?? {},
      setup_future_usage: more['setup_future_usage'] ?? null,
      payment_method: null,
      latest_charge: null,
      last_payment_error: null,
    }))
    return store.make('cs', key, (id) => ({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: intent['id'] ?? null,
      amount_total: cents,
      currency,
      customer: body['customer'] ?? null,
      client_reference_id: body['client_reference_id'] ?? null,
      metadata: body['metadata'] ?? {},
      success_url: body['success_url'] ?? null,
      cancel_url: body['cancel_url'] ?? null,
      url: pageOf(id),
    }))
  }

  async function expandedIntent(id: string): Promise<JsonObject | undefined> {
    const intent = await store.read(id)
    if (!intent) return undefined
    const method = await store.read(textOf(intent['payment_method']))
    const latest = await store.read(textOf(intent['latest_charge']))
    return { ...intent, payment_method: method ?? null, latest_charge: latest ?? null }
  }

  async function expanded(id: string): Promise<JsonObject | undefined> {
    const session = await store.read(id)
    if (session?.['mode'] === 'setup') {
      const method = await store.read(textOf(session['payment_method']))
      const setup = method && { object: 'setup_intent', status: 'succeeded', payment_method: method }
      return { ...session, setup_intent: setup ?? null }
    }
    return (
      session && {
        ...session,
        payment_intent: (await expandedIntent(textOf(session['payment_intent']))) ?? null,
      }
    )
  }

  async function refund(body: JsonObject, key: string | undefined): Promise<Response> {
    const intent = await store.read(textOf(body['payment_intent']))
    const chargeId = textOf(intent?.['latest_charge'])
    const amount = Number(body['amount'] ?? intent?.['amount'] ?? 0)
    const [earlier] = await store.find('refund', 'charge', chargeId)
    if (earlier && earlier['key'] !== key)
      return refused(400, { type: 'invalid_request_error', code: 'charge_already_refunded' })
    const made = await store.make('re', key, () => ({
      object: 'refund',
      status: 'succeeded',
      amount,
      charge: chargeId,
      ...(key !== undefined && { key }),
    }))
    const charged = await store.change(chargeId, (doc) => ({
      ...doc,
      amount_refunded: amount,
      refunded: amount === doc['amount'],
    }))
    if (charged) void notify('charge.refunded', charged).catch(() => undefined)
    return json(made)
  }

  /** A stored card, while its holder is away. */
  async function charge(body: JsonObject, key: string | undefined): Promise<Response> {
    const method = await store.read(textOf(body['payment_method']))
    const does = textOf(method?.['does'])
    const intent = await store.make('pi', key, () => ({
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: Number(body['amount']),
      currency: body['currency'] ?? 'usd',
      customer: body['customer'] ?? null,
      metadata: body['metadata'] ?? {},
      payment_method: method?.['id'] ?? null,
      latest_charge: null,
      last_payment_error: null,
    }))
    if (intent['status'] === 'succeeded') return found(await expandedIntent(textOf(intent['id'])))
    const isDeclined = await isDeclining(textOf(getPath(body, 'metadata.account')))
    const error = isDeclined ? declines['declined'] : does === 'challenge' ? authentication : declines[does]
    if (!method || method['customer'] !== body['customer'] || error) {
      const failure = error ?? declines['declined'] ?? {}
      const failed = await store.change(textOf(intent['id']), (doc) => ({
        ...doc,
        last_payment_error: failure,
      }))
      return refused(402, { type: 'card_error', ...failure, payment_intent: failed ?? null })
    }
    await settle(textOf(intent['id']), method)
    return found(await expandedIntent(textOf(intent['id'])))
  }

  async function settle(intentId: string, method: JsonObject): Promise<void> {
    const paid = await store.make('ch', `charge:${intentId}`, () => ({
      object: 'charge',
      payment_intent: intentId,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
    }))
    const intent = await store.change(intentId, (doc) => ({
      ...doc,
      status: 'succeeded',
      payment_method: method['id'] ?? null,
      latest_charge: paid['id'] ?? null,
      last_payment_error: null,
    }))
    await store.change(textOf(paid['id']), (doc) => ({ ...doc, amount: intent?.['amount'] ?? 0 }))
    if (method['does'] === 'dispute')
      setTimeout(() => void dispute(intentId, textOf(paid['id'])).catch(() => undefined), disputeMs).unref()
  }

  async function dispute(intentId: string, chargeId: string): Promise<void> {
    const intent = await store.read(intentId)
    const made = await store.make('dp', `dispute:${intentId}`, () => ({
      object: 'dispute',
      status: 'needs_response',
      amount: intent?.['amount'] ?? 0,
      payment_intent: intentId,
      charge: chargeId,
    }))
    await store.change(chargeId, (doc) => ({ ...doc, disputed: true }))
    await notify('charge.dispute.created', made)
  }

  async function pay(session: JsonObject, method: JsonObject): Promise<void> {
    if (session['mode'] === 'setup') {
      const saved = await store.change(textOf(session['id']), (doc) => ({
        ...doc,
        status: 'complete',
        payment_method: method['id'] ?? null,
      }))
      if (saved) await notify('checkout.session.completed', saved)
      return
    }
    await settle(textOf(session['payment_intent']), method)
    const done = await store.change(textOf(session['id']), (doc) => ({
      ...doc,
      status: 'complete',
      payment_status: 'paid',
    }))
    if (done) await notify('checkout.session.completed', done)
  }

  async function fail(session: JsonObject, error: JsonObject): Promise<void> {
    const intent = await store.change(textOf(session['payment_intent']), (doc) => ({
      ...doc,
      last_payment_error: error,
    }))
    if (intent) await notify('payment_intent.payment_failed', intent)
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const body = readForm(await request.text())
      return respond(request.method, url, body, request.headers.get('idempotency-key') ?? undefined)
    },
    session: (id) => store.read(id),
    async enter(id, card) {
      const session = await store.read(id)
      if (session?.['status'] !== 'open') return 'over'
      const does = (simulatedCards as Record<string, SimulatedCard>)[card.number] ?? 'declined'
      const method = await store.make('pm', undefined, () => ({
        object: 'payment_method',
        type: 'card',
        customer: session['customer'] ?? null,
        does,
        card: {
          brand: card.number.startsWith('5') ? 'mastercard' : 'visa',
          last4: card.number.slice(-4),
          exp_month: card.expMonth,
          exp_year: card.expYear,
          wallet: card.wallet === undefined ? null : { type: card.wallet },
        },
      }))
      const account = textOf(getPath(session, 'metadata.account'))
      const usual = does === 'later' && session['mode'] === 'setup' ? undefined : declines[does]
      const declined = (await isDeclining(account)) ? declines['declined'] : usual
      if (declined) {
        await fail(session, declined)
        return 'declined'
      }
      if (does === 'challenge') {
        await store.change(id, (doc) => ({ ...doc, challenged: method['id'] ?? null }))
        return 'challenge'
      }
      await pay(session, method)
      return 'paid'
    },
    async answer(id, passed) {
      const session = await store.read(id)
      const method = await store.read(textOf(session?.['challenged']))
      if (session?.['status'] !== 'open' || !method) return 'over'
      if (!passed) {
        await fail(session, authentication)
        return 'declined'
      }
      await pay(session, method)
      return 'paid'
    },
  }
}

const authentication: JsonObject = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
}
const declines: Record<string, JsonObject> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  later: { code: 'card_declined', decline_code: 'generic_decline' },
}

function json(body: JsonObject, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

function refused(status: number, error: JsonObject): Response {
  return json({ error }, status)
}

function found(body: JsonObject | undefined): Response {
  return body
    ? json(body)
    : refused(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' })
}

/** `a[b][0][c]=1` → nested objects; a number in brackets is the place in a list. */
function readForm(text: string): JsonObject {
  let value: JsonObject = {}
  for (const [name, given] of new URLSearchParams(text)) {
    const path = name.replaceAll(/\[(\w+)\]/g, (_, part: string) =>
      /^\d+$/.test(part) ? `[${part}]` : `.${part}`,
    )
    value = setPath(value, path, given) as JsonObject
  }
  return value
}

import { randomBytes } from 'node:crypto'
import { formatMoney } from '../../../../shared/numbers.ts'
import { getPath } from '../../../../shared/paths.ts'
import type { ModuleContext } from '../../../host/ServerModule.ts'
import { objectOf, objectsOf, textOf } from '../../../storage/documentValues.ts'
import type { PublicAnswer, PublicCall, PublicHandler } from '../../../wire/PublicCall.ts'
import type { SimulatedPaypal } from './simulatedPaypal.ts'
import { simulatedCards, type EnteredCard, type SimulatedStripe } from './simulatedStripe.ts'

const CENT = 10_000

const about = {
  ok: 'account-billing:sim-card-ok',
  challenge: 'account-billing:sim-card-challenge',
  declined: 'account-billing:sim-card-declined',
  funds: 'account-billing:sim-card-funds',
  dispute: 'account-billing:sim-card-dispute',
  later: 'account-billing:sim-card-later',
} as const

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 32px 16px; max-width: 420px; }
  form { display: grid; gap: 16px; margin: 24px 0; }
  label { display: grid; gap: 4px; }
  input, button { font: inherit; padding: 10px 12px; border-radius: 8px; border: 1px solid GrayText; min-width: 0; }
  button { background: #1f4fd8; color: #fff; border: 0; cursor: pointer; }
  button.quiet { background: none; color: inherit; border: 1px solid GrayText; }
  .row { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
  .error { color: #d3302f; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; }
  dd { margin: 0; }
  a { color: inherit; }
`

/** The pages of the simulated providers, where cards are entered and challenges answered. */
export function simulatorPages(
  { text }: Pick<ModuleContext, 'text'>,
  stripe: SimulatedStripe,
  paypal: SimulatedPaypal,
): PublicHandler {
  async function cardPage(
    call: PublicCall,
    id: string,
    step: string | undefined,
  ): Promise<PublicAnswer | undefined> {
    const session = await stripe.session(id)
    if (!session) return undefined
    const success = textOf(session['success_url'])
    const cancel = textOf(session['cancel_url'])
    if (session['status'] !== 'open') return away(session['status'] === 'complete' ? success : cancel)
    const isSetup = session['mode'] === 'setup'
    const price = isSetup
      ? ''
      : text('account-billing:sim-amount', {
          amount: formatMoney(
            Number(session['amount_total']) * CENT,
            textOf(session['currency']).toUpperCase(),
          ),
        })
    const form = new URLSearchParams(call.body.toString('utf8'))
    if (step === 'challenge') {
      if (call.method === 'GET') return challenge()
      const answer = await stripe.answer(id, form.get('passed') === 'yes')
      return answer === 'paid' ? away(success) : away(`/simulator/payments/${id}?declined=1`)
    }
    if (call.method === 'GET')
      return entry(call.query['declined'] === undefined ? undefined : 'account-billing:sim-declined')
    const card = readWallet(form) ?? readCard(form)
    if (!card) return entry('account-billing:sim-bad-card')
    const next = await stripe.enter(id, card)
    if (next === 'challenge') return away(`/simulator/payments/${id}/challenge`)
    return next === 'paid' ? away(success) : entry('account-billing:sim-declined')

    function entry(error: string | undefined): PublicAnswer {
      const alert = error === undefined ? '' : `<p class="error" role="alert">${escape(text(error))}</p>`
      if (getPath(session, 'metadata.express') !== undefined) return wallets(alert)
      return page(
        text(isSetup ? 'account-billing:sim-save-title' : 'account-billing:sim-title'),
        `<p>${escape(price)}</p><p>${escape(text('account-billing:sim-note'))}</p>
        ${alert}
        <form method="post" action="/simulator/payments/${escape(id)}">
          <label>${escape(text('account-billing:sim-number'))}<input name="number" inputmode="numeric" autocomplete="off" required></label>
          <div class="row">
            <label>${escape(text('account-billing:sim-expiry'))}<input name="expiry" value="12/34" autocomplete="off" required></label>
            <label>${escape(text('account-billing:sim-cvc'))}<input name="cvc" value="123" inputmode="numeric" autocomplete="off" required></label>
          </div>
          <button>${escape(text(isSetup ? 'account-billing:sim-save' : 'account-billing:sim-pay'))}</button>
        </form>
        <h2>${escape(text('account-billing:sim-cards'))}</h2>
        <dl>${Object.entries(simulatedCards)
          .map(([number, does]) => `<dt>${number}</dt><dd>${escape(text(about[does]))}</dd>`)
          .join('')}</dl>
        <p><a href="${escape(cancel)}">${escape(text('account-billing:sim-cancel'))}</a></p>`,
      )
    }

    function wallets(alert: string): PublicAnswer {
      return page(
        text('account-billing:sim-express-title'),
        `<p>${escape(price)}</p><p>${escape(text('account-billing:sim-note'))}</p>
        ${alert}
        <form method="post" action="/simulator/payments/${escape(id)}">
          <button name="wallet" value="apple_pay">${escape(text('account-billing:sim-apple-pay'))}</button>
          <button name="wallet" value="google_pay">${escape(text('account-billing:sim-google-pay'))}</button>
        </form>
        <p><a href="${escape(cancel)}">${escape(text('account-billing:sim-cancel'))}</a></p>`,
      )
    }

    function challenge(): PublicAnswer {
      return page(
        text('account-billing:sim-challenge-title'),
        `<p>${escape(text('account-billing:sim-challenge-text'))}</p><p>${escape(price)}</p>
        <form method="post" action="/simulator/payments/${escape(id)}/challenge">
          <button name="passed" value="yes">${escape(text('account-billing:sim-challenge-yes'))}</button>
          <button class="quiet" name="passed" value="no">${escape(text('account-billing:sim-challenge-no'))}</button>
        </form>`,
      )
    }
  }

  async function paypalPage(call: PublicCall, id: string): Promise<PublicAnswer | undefined> {
    const order = await paypal.order(id)
    if (!order) return undefined
    if (call.method === 'POST') return away((await paypal.approve(id)) ?? '/')
    const price = objectOf(objectsOf(order['purchase_units'])[0]?.['amount'])
    const amount = formatMoney(
      Math.round(Number(price['value']) * 100) * CENT,
      textOf(price['currency_code']),
    )
    return page(
      text('account-billing:sim-paypal-title'),
      `<p>${escape(text('account-billing:sim-amount', { amount }))}</p><p>${escape(text('account-billing:sim-note'))}</p>
      <form method="post" action="/simulator/payments/${escape(id)}"><button>${escape(text('account-billing:sim-paypal-pay'))}</button></form>
      <p><a href="${escape(textOf(objectOf(order['context'])['cancel_url']))}">${escape(text('account-billing:sim-cancel'))}</a></p>`,
    )
  }

  return async (call) => {
    const [id = '', step] = call.rest.split('/')
    return id.startsWith('PO_') ? paypalPage(call, id) : cardPage(call, id, step)
  }
}

/** A wallet has a card that works. */
function readWallet(form: URLSearchParams): EnteredCard | undefined {
  const wallet = form.get('wallet')
  if (wallet !== 'apple_pay' && wallet !== 'google_pay') return undefined
  return { number: '4242424242424242', expMonth: 12, expYear: 2034, wallet }
}

function readCard(form: URLSearchParams): EnteredCard | undefined {
  const number = (form.get('number') ?? '').replaceAll(/\D/g, '')
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(form.get('expiry') ?? '') ?? []
  const expMonth = Number(month)
  const isCard =
    /^\d{13,19}$/.test(number) && /^\d{3,4}$/.test(form.get('cvc') ?? '') && expMonth >= 1 && expMonth <= 12
  return isCard ? { number, expMonth, expYear: 2000 + Number(year) } : undefined
}

function away(to: string): PublicAnswer {
  return { status: 303, headers: { location: to } }
}

function page(title: string, body: string): PublicAnswer {
  const nonce = randomBytes(16).toString('base64')
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      // Its forms say where they come from, or they would be refused as those of another site.
      'referrer-policy': 'same-origin',
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>${escape(title)}</title><style nonce="${nonce}">${style}</style></head>
      <body><main><h1>${escape(title)}</h1>${body}</main></body></html>`,
  }
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

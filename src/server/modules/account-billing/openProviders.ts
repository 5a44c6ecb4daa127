import { randomBytes } from 'node:crypto'
import { readSimulatorSettings } from '../../carrier/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { PublicHandler } from '../../wire/PublicCall.ts'
import { createPaypal } from './providers/createPaypal.ts'
import { createStripe } from './providers/createStripe.ts'
import type { PaymentProvider, ProviderId, ProviderNotice } from './providers/PaymentProvider.ts'
import { simulatedPaypal } from './simulator/simulatedPaypal.ts'
import { createSimulatedStore } from './simulator/simulatedStore.ts'
import { simulatedStripe } from './simulator/simulatedStripe.ts'
import { simulatorPages } from './simulator/simulatorPages.ts'
import { isUuid } from '../../storage/documentValues.ts'

/** Name of the party: with it, the providers are simulated unless the installation has keys of real ones. */
const PARTY = 'payments'
const DISPUTE_MS = 15_000

export interface Providers {
  get(id: string): PaymentProvider | undefined
  /** The pages of simulated ones. */
  pages: PublicHandler
}

type Context = Pick<ModuleContext, 'database' | 'text' | 'publicUrl' | 'simulates' | 'limits' | 'setting'>

/**
 * The providers of payments this installation has. The adapters are the same for real and simulated ones: only what
 * their HTTP reaches differs.
 * @param onNotice takes what a simulated provider says by itself
 */
export function openProviders(
  context: Context,
  onNotice: (provider: ProviderId, notice: ProviderNotice) => Promise<void>,
): Providers {
  const { database, text, publicUrl, simulates, limits, setting } = context
  const store = createSimulatedStore(database)
  const pageOf = (id: string): string => `${publicUrl}/simulator/payments/${id}`
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`
  const stripe = simulatedStripe({
    store,
    pageOf,
    disputeMs: limits?.['disputeMs'] ?? DISPUTE_MS,
    declines: async (accountId) =>
      isUuid(accountId) &&
      (await database.system((query) => readSimulatorSettings(query, accountId))).declinesCards,
    async notify(type, object) {
      const { default: Stripe } = await import('stripe')
      const payload = JSON.stringify({
        id: `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        type,
        data: { object },
      })
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
      const call = {
        method: 'POST',
        rest: '',
        query: {},
        body: Buffer.from(payload),
        headers: { 'stripe-signature': signature },
      } as const
      const notice = await providers.get('stripe')?.readNotice(call)
      if (notice) await onNotice('stripe', notice)
    },
  })
  const paypal = simulatedPaypal({ store, pageOf })
  const isSimulated = (): boolean => simulates(PARTY)
  const providers = new Map<string, PaymentProvider>()

  const secretKey = setting('PATCHBAY_STRIPE_KEY')
  const clientId = setting('PATCHBAY_PAYPAL_CLIENT')
  if (secretKey !== undefined) {
    providers.set(
      'stripe',
      createStripe({ secretKey, webhookSecret: setting('PATCHBAY_STRIPE_WEBHOOK_SECRET') ?? '' }),
    )
  } else if (isSimulated()) {
    providers.set(
      'stripe',
      createStripe({ secretKey: 'sk_test_simulated', webhookSecret, fetch: stripe.fetch }),
    )
  }
  if (clientId !== undefined) {
    providers.set(
      'paypal',
      createPaypal({
        clientId,
        clientSecret: setting('PATCHBAY_PAYPAL_SECRET') ?? '',
        webhookId: setting('PATCHBAY_PAYPAL_WEBHOOK') ?? '',
        host: setting('PATCHBAY_PAYPAL_HOST') ?? 'https://api-m.paypal.com',
      }),
    )
  } else if (isSimulated()) {
    const host = 'https://paypal.example'
    providers.set(
      'paypal',
      createPaypal({
        clientId: 'simulated',
        clientSecret: 'simulated',
        webhookId: 'simulated',
        host,
        fetch: paypal.fetch,
      }),
    )
  }
  const pages = simulatorPages({ text }, stripe, paypal)
  return {
    get: (id) => providers.get(id),
    pages: async (call) => (isSimulated() ? pages(call) : undefined),
  }
}

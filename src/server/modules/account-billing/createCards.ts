import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Job } from '../../jobs/index.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { LinkHandler } from '../../wire/LinkHandler.ts'
import { paymentCode, readPaymentCode } from './paymentLinks.ts'
import { dropCard, keepCard } from './keepCard.ts'
import type { PaymentProvider } from './providers/PaymentProvider.ts'

/** Where people go to enter a card, where they come back to, and where when they don't enter one. */
export const CARD_PATH = '/card-with/'
export const CARD_BACK_PATH = '/card-back/'
export const CARD_CANCEL_PATH = '/card-cancel/'
const LIST = '/pay/cards'

interface Setup {
  account_id: string
  card_id: string
  reference: string | null
  token: string | null
}

export type Cards = ReturnType<typeof createCards>

/** Saved cards between people and the provider that keeps them. */
export function createCards(
  { database, secretKey, publicUrl }: Pick<ModuleContext, 'database' | 'secretKey' | 'publicUrl'>,
  provider: PaymentProvider | undefined,
) {
  const keeper = provider?.cards

  async function readSetup(by: 'card_id' | 'reference', value: string): Promise<Setup | undefined> {
    const { rows } = await database.system((query) =>
      sql<Setup>`select account_id, card_id, reference, token from payment_card
        where ${sql.ref(by)} = ${value}`.execute(query),
    )
    return rows[0]
  }

  async function lookUp({ account_id: accountId, card_id: cardId, reference, token }: Setup): Promise<void> {
    if (reference === null || token !== null) return
    const card = await keeper?.look(reference)
    if (card) await database.systemTransaction((query) => keepCard(query, accountId, card, cardId))
  }

  async function begin({ account_id: accountId, card_id: cardId }: Setup): Promise<string | undefined> {
    const { rows } = await database.system((query) =>
      sql<{ customer: string | null; currency: string }>`
        select customer, currency from account left join payment_customer on account_id = account.id
        where account.id = ${accountId}`.execute(query),
    )
    const code = paymentCode(secretKey, cardId)
    const started = await keeper?.start({
      cardId,
      accountId,
      currency: rows[0]?.currency ?? 'USD',
      successUrl: `${publicUrl}${CARD_BACK_PATH}${code}`,
      cancelUrl: `${publicUrl}${CARD_CANCEL_PATH}${code}`,
      customer: rows[0]?.customer ?? undefined,
    })
    if (!started) return undefined
    await database.systemTransaction(async (query) => {
      await sql`update payment_card set reference = ${started.reference}
        where account_id = ${accountId} and card_id = ${cardId}`.execute(query)
      if (started.customer !== undefined)
        await sql`insert into payment_customer (account_id, customer) values (${accountId}, ${started.customer})
          on conflict (account_id) do nothing`.execute(query)
    })
    return started.url
  }

  function setupOf(code: string): Promise<Setup | undefined> {
    const id = readPaymentCode(secretKey, code)
    return id === undefined ? Promise.resolve(undefined) : readSetup('card_id', id)
  }

  const enter: LinkHandler = async ({ code }) => {
    const setup = await setupOf(code)
    return setup && (setup.token === null ? begin(setup) : LIST)
  }
  const back: LinkHandler = async ({ code }) => {
    const setup = await setupOf(code)
    if (setup) await lookUp(setup)
    // The same card may have been saved before; then its record took the place of this one.
    return readPaymentCode(secretKey, code) === undefined ? undefined : LIST
  }
  const cancel: LinkHandler = async ({ code }) => {
    const setup = await setupOf(code)
    if (!setup) return undefined
    if (setup.token === null) {
      if (setup.reference !== null) await provider?.cancel(setup.reference)
      await lookUp(setup)
      await database.systemTransaction((query) => dropCard(query, setup.account_id, setup.card_id))
    }
    return LIST
  }

  return {
    has: keeper !== undefined,
    setupUrl: (cardId: string): string => `${CARD_PATH}${paymentCode(secretKey, cardId)}`,
    links: { enter, back, cancel },

    /** @returns whether the provider's page with this reference was one for a card */
    async takeNotice(reference: string): Promise<boolean> {
      const setup = await readSetup('reference', reference)
      if (setup) await lookUp(setup)
      return setup !== undefined
    },

    async check({ payload }: Job): Promise<void> {
      const setup = await readSetup('card_id', textOf(payload['card']))
      if (setup) await lookUp(setup)
    },

    async forget({ payload }: Job): Promise<void> {
      await keeper?.forget(textOf(payload['token']))
    },
  }
}

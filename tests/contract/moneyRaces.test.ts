import { expect, it } from 'vitest'
import { createPortalClient, unlessRefused, type PortalClient } from '../crash/createPortalClient.ts'
import { expectBooks } from '../crash/expectBooks.ts'
import {
  buyers,
  type MoneyWorld,
  PAYMENT,
  prepareMoney,
  readSubAccount,
  serverOf,
  TRANSFER,
  whenRenewed,
  withFolder,
} from '../crash/moneyWorld.ts'
import { payByCard } from '../crash/payByCard.ts'
import { freePort, startServer } from '../crash/startServer.ts'
import { repetitions } from '../support/sampling.ts'

const RACES = repetitions('races of two servers that move money', 5, 30)
const LIMIT_MS = 900_000
const IN_CART = 3
const CALL_AGAIN_MS = 20
/** How often somebody came while the other's call with the same key ran. */
let met = 0

/** Everybody at both servers. */
interface Racers {
  ports: [number, number]
  owner: [PortalClient, PortalClient]
  other: [PortalClient, PortalClient]
}

/** What the answers said. */
interface Results {
  bought: string[]
  paid: string[]
  transferred: string[]
}

type Race = (racers: Racers, key: string, wanted: string[]) => Promise<Partial<Results>>

/** Two calls at one moment, one at each server. */
const races: Record<string, Race> = {
  async 'one number for two accounts'({ owner: [owner], other: [, other] }, key, wanted) {
    const path = `/v1/cart/numbers/${wanted.shift()}`
    const answers = await Promise.all([owner, other].map((each) => unlessRefused(each.post(path, {}, key))))
    expect(answers.filter(Boolean)).toHaveLength(1)
    const { purchase } = await (answers[0] ? owner : other).post('/v1/purchases', { purchase: {} }, key)
    return { bought: purchase.did_numbers }
  },

  async 'one cart with two keys'({ owner }, key, wanted) {
    await fillCart(owner[0], wanted, key)
    const answers = await Promise.all(
      owner.map((each, at) => unlessRefused(each.post('/v1/purchases', { purchase: {} }, `${key}-${at}`))),
    )
    const [bought, ...more] = answers.filter(Boolean)
    expect(more).toEqual([])
    return { bought: bought.purchase.did_numbers }
  },

  async 'one cart with one key'({ owner }, key, wanted) {
    await fillCart(owner[0], wanted, key)
    const { purchase } = await once(owner, '/v1/purchases', { purchase: {} }, key)
    return { bought: purchase.did_numbers }
  },

  async 'one top-up'({ owner, ports }, key) {
    const asked = { payment: { amount: PAYMENT, method: 'card' } }
    const { payment } = await once(owner, '/v1/billing/payments', asked, key)
    await Promise.all(ports.map((port) => payByCard(port, payment.checkout_url)))
    return { paid: [payment.id] }
  },

  async 'one transfer'({ owner }, key) {
    const { id } = await readSubAccount(owner[0])
    const asked = { transfer: { direction: 'to', sub_account: { id }, amount: TRANSFER } }
    const { transfer } = await once(owner, '/v1/billing/transfers', asked, key)
    return { transferred: [transfer.id] }
  },
}

it(
  `sells, tops up and transfers once in ${RACES} races of two servers, which renew meanwhile`,
  () =>
    withFolder(async (folder) => {
      const world = await prepareMoney('shared', folder)
      const moved = await raceAll(serverOf(world, folder), world)
      const { renewals } = await expectBooks(world, moved)
      console.log(
        JSON.stringify({
          races: RACES,
          met,
          numbers: moved.bought.length,
          payments: moved.paid.length,
          transfers: moved.transferred.length,
          renewals,
        }),
      )
    }),
  LIMIT_MS,
)

async function raceAll(
  env: Record<string, string>,
  { wanted, renewed }: MoneyWorld,
): Promise<Results & { moved: number }> {
  const ports: Racers['ports'] = [await freePort(), await freePort()]
  const servers = ports.map((port) =>
    startServer({ ...env, PORT: String(port), PATCHBAY_SIMULATE: 'payments' }),
  )
  try {
    for (const server of servers)
      if (!(await server.ready)) throw new Error(`a server ended by itself: ${server.output()}`)
    const atBoth = async (email: string): Promise<Racers['owner']> => {
      const clients: Racers['owner'] = [createPortalClient(ports[0]), createPortalClient(ports[1])]
      for (const client of clients) await client.signIn(email)
      return clients
    }
    const racers = { ports, owner: await atBoth(buyers[0]), other: await atBoth(buyers[1]) }
    const before = await readSubAccount(racers.owner[0])
    const results: Results = { bought: [], paid: [], transferred: [] }
    const kinds = Object.values(races)
    const left = [...wanted]
    for (let round = 0; round < RACES; round += 1) {
      const race = kinds[round % kinds.length] as Race // there are kinds
      const { bought = [], paid = [], transferred = [] } = await race(racers, `race-number-${round}`, left)
      results.bought.push(...bought)
      results.paid.push(...paid)
      results.transferred.push(...transferred)
    }
    await whenRenewed(racers.other[0], renewed)
    const after = await readSubAccount(racers.owner[0])
    return { ...results, moved: after.balance - before.balance }
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
  }
}

async function fillCart(client: PortalClient, wanted: string[], key: string): Promise<void> {
  for (const id of wanted.splice(0, IN_CART)) await client.post(`/v1/cart/numbers/${id}`, {}, `${key}-${id}`)
}

/** The same call at both servers with the same key: one makes it, both have the same answer. */
async function once(clients: readonly PortalClient[], path: string, body: unknown, key: string) {
  const [one, other] = await Promise.all(clients.map((client) => answered(client, path, body, key)))
  expect(other).toEqual(one)
  return one
}

/** Who comes while the other's call runs is asked to come again. */
async function answered(client: PortalClient, path: string, body: unknown, key: string) {
  for (;;) {
    try {
      return await client.post(path, body, key)
    } catch (error) {
      if (!String(error).includes('in-progress')) throw error
      met += 1
      await new Promise((resolve) => setTimeout(resolve, CALL_AGAIN_MS))
    }
  }
}

import { expect, it } from 'vitest'
import { createPortalClient, unlessRefused, type PortalClient } from '../crash/createPortalClient.ts'
import { expectBooks, type MoneyMoved } from '../crash/expectBooks.ts'
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
import { createRandom, repetitions, seed, triesAll } from '../support/sampling.ts'

const KILLS = repetitions('kills of servers that move money', 1, 50)
/** With every case, four times as many on each database. */
const SEEDS = Array.from({ length: triesAll ? 4 : 1 }, (_, index) => seed + index)
/** Fewer than an account may make an hour, spread over the kills. */
const PAYMENTS = 25
const LIMIT_MS = 1_800_000
const LONGEST_RUN_MS = 2500
/** What two accounts are after at the same time. */
const AT_ONCE = 3

it.each(SEEDS)(
  `sells, renews, tops up and transfers once when two servers are killed ${KILLS} times, seed %i`,
  (seeded) => withFolder((folder) => expectOnce('shared', folder, 2, seeded)),
  LIMIT_MS,
)
it.runIf(triesAll).each(SEEDS)(
  `sells, renews, tops up and transfers once when the server on PGlite is killed ${KILLS} times, seed %i`,
  (seeded) => withFolder((folder) => expectOnce('embedded', folder, 1, seeded)),
  LIMIT_MS,
)

async function expectOnce(
  kind: 'shared' | 'embedded',
  folder: string,
  processes: number,
  seeded: number,
): Promise<void> {
  const world = await prepareMoney(kind, folder)
  const { bought, contested, paid, transferred, moved } = await workAndKill(serverOf(world, folder), {
    ...world,
    processes,
    below: createRandom(seeded),
  })
  expect(bought.length).toBeGreaterThan(KILLS)
  expect(contested).toBeGreaterThan(KILLS)
  const { renewals } = await expectBooks(world, { bought, paid, transferred, moved })
  console.log(
    JSON.stringify({
      kills: KILLS,
      numbers: bought.length,
      contested,
      payments: paid.length,
      transfers: transferred.length,
      renewals,
    }),
  )
}

/** Two accounts want the same numbers, pay and transfer while the servers they ask end and come back. */
async function workAndKill(
  env: Record<string, string>,
  {
    wanted,
    renewed,
    processes,
    below,
  }: Pick<MoneyWorld, 'wanted' | 'renewed'> & { processes: number; below: ReturnType<typeof createRandom> },
): Promise<MoneyMoved & { contested: number }> {
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const start = (at: number) =>
    startServer({ ...env, PORT: String(ports[at]), PATCHBAY_SIMULATE: 'payments' })
  const servers = ports.map((_, at) => start(at))
  const whenReady = async (at: number): Promise<void> => {
    if (!(await servers[at]!.ready)) throw new Error(`a server ended by itself: ${servers[at]!.output()}`)
  }
  const clientOf = async (email: string, at: number): Promise<PortalClient> => {
    const client = createPortalClient(ports[at % processes] ?? 0)
    await client.signIn(email)
    return client
  }
  const bought: string[] = []
  /** How often somebody asked for a number that the other had taken first. */
  let contested = 0
  let killed = 0
  const paid: string[] = []
  const transferred: string[] = []
  let moved = 0
  let isOver = false
  let next = 0

  async function buy(email: string, at: number): Promise<void> {
    const client = await clientOf(email, at)
    for (let round = 0; !isOver; round += 1) {
      const from = next
      for (const id of wanted.slice(from, from + AT_ONCE))
        if (!(await unlessRefused(client.post(`/v1/cart/numbers/${id}`, {}, `${email}-${round}-${id}`))))
          contested += 1
      const answer = await unlessRefused(client.post('/v1/purchases', { purchase: {} }, `${email}-${round}`))
      bought.push(...((answer?.purchase.did_numbers ?? []) as string[])) // as the definitions say
      next = Math.max(next, from + AT_ONCE)
    }
  }

  async function pay(): Promise<void> {
    const client = await clientOf('owner@demo.example', 1)
    for (let round = 0; !isOver; round += 1) {
      while (!isOver && round * KILLS > killed * PAYMENTS)
        await new Promise((resolve) => setTimeout(resolve, 20))
      const body = { payment: { amount: PAYMENT, method: 'card' } }
      const answer = await unlessRefused(client.post('/v1/billing/payments', body, `payment-${round}`))
      // An account may pay so often an hour.
      if (!answer) return
      const { payment } = answer
      await payByCard(ports[1 % processes] ?? 0, String(payment.checkout_url))
      paid.push(String(payment.id))
    }
  }

  async function transfer(): Promise<void> {
    const client = await clientOf('owner@demo.example', 0)
    const sub = await readSubAccount(client)
    for (let round = 0; !isOver; round += 1) {
      const body = { transfer: { direction: 'to', sub_account: { id: sub.id }, amount: TRANSFER } }
      const answer = await unlessRefused(client.post('/v1/billing/transfers', body, `transfer-${round}`))
      if (answer) transferred.push(String(answer.transfer.id))
      // A user may make so many calls a minute.
      else await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    moved = (await readSubAccount(client)).balance - sub.balance
  }

  try {
    await Promise.all(servers.map((_, at) => whenReady(at)))
    const working = Promise.all([...buyers.map(buy), pay(), transfer()])
    // What fails is said below; nobody need wait for it here.
    working.catch(() => (isOver = true))
    for (let kill = 0; kill < KILLS && !isOver; kill += 1) {
      const at = kill % processes
      await whenReady(at)
      const before = { bought: bought.length, transferred: transferred.length }
      // A busy machine does nothing for a while after a start; a kill then would try nothing.
      const works = (): boolean =>
        isOver ||
        (transferred.length > before.transferred && (bought.length > before.bought || next >= wanted.length))
      await expect.poll(works, { timeout: 180_000, interval: 50 }).toBe(true)
      await new Promise((resolve) => setTimeout(resolve, below(LONGEST_RUN_MS)))
      await servers[at]!.kill()
      killed += 1
      servers[at] = start(at)
    }
    isOver = true
    await working
    await whenRenewed(await clientOf('flex@demo.example', 0), renewed)
    return { bought, contested, paid, transferred, moved }
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
  }
}

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthsAfter } from '../../src/domain/schedule/index.ts'
import { AUDIO } from '../../src/server/modules/call-recording/audioFile.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import type { Query } from '../../src/server/storage/database.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'
import { until } from './messagingWorld.ts'

const path = '/v1/recordings'
const STORAGE = 500

describe.each(worldsOf(import.meta.filename))('recordings on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  let ids: string[]

  beforeAll(async () => {
    server = await startDemoServer({ database: await open(), working: true })
    const found = server.people.find(({ name }) => name === 'owner')
    if (!found) throw new Error('There is no demo owner')
    owner = found
    const { body } = await server.call(owner, 'GET', path)
    ids = body.recordings.map(({ id }: { id: string }) => id)
  })
  afterAll(() => server.close())

  const audio = (id: string | undefined, headers: Record<string, string> = {}): Promise<DemoAnswer> =>
    server.call(owner, 'GET', `${path}/${id}/audio.wav`, undefined, headers)
  const read = async (id: string | undefined): Promise<DemoAnswer> =>
    server.call(owner, 'GET', `${path}/${id}`)
  async function storageOf(id: string | undefined): Promise<number[]> {
    const { rows } = await server.database.read(owner.accountId, (query) =>
      sql<{ amount: number }>`
        select e.amount::float8 as amount from ledger_transfer t join ledger_entry e
          on e.account_id = t.account_id and e.transfer_id = t.id and e.ledger = 'customer'
        where t.account_id = ${owner.accountId} and t.kind = 'recording-storage' and t.type = 31
          and t.reference like ${`${id}:%`}`.execute(query),
    )
    return rows.map(({ amount }) => amount)
  }
  /** As if the month had passed. */
  async function makeDue(id: string | undefined, change: object): Promise<void> {
    await server.database.systemTransaction(async (query) => {
      await sql`update record set doc = doc || ${JSON.stringify(change)}::jsonb
                where account_id = ${owner.accountId} and id = ${id}`.execute(query)
      const attempts = 'attempts' in change ? { attempts: change.attempts } : {}
      await sql`update job set run_at = now(), payload = payload || ${JSON.stringify(attempts)}::jsonb
                where account_id = ${owner.accountId} and kind = 'store-recording'
                and key like ${`${id}:%`}`.execute(query)
    })
  }

  it('are listed with what they cost, and play as WAV, whole or in parts', async () => {
    expect(ids).toHaveLength(6)
    expect((await read(ids[0])).body.recording).toMatchObject({
      direction: 'inbound',
      trunk: 'Call center',
      length: '0:14',
      seconds: 14,
      status: 'stored',
      recording_fee: 2500,
      storage_fee: 0,
    })
    const whole = await audio(ids[0])
    expect([whole.status, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'audio/wav',
      'bytes',
    ])
    expect(Number(whole.headers['content-length'])).toBe(44 + 14 * 8000)
    const part = await audio(ids[0], { range: 'bytes=0-3' })
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'RIFF', 'bytes 0-3/112044'])
  })

  it('are heard by their account alone', async () => {
    const others = server.people.filter(
      ({ accountId, permissions }) => accountId !== owner.accountId && permissions.has('CallRecording'),
    )
    expect(others.length).toBeGreaterThan(0)
    const answers = await Promise.all(
      others.map((other) => server.call(other, 'GET', `${path}/${ids[0]}/audio.wav`)),
    )
    // Some accounts may not call anything.
    expect(answers.every(({ status }) => status === 404 || status === 403)).toBe(true)
    expect(answers.some(({ status }) => status === 404)).toBe(true)
    expect((await audio('nonsense')).status).toBe(404)
  })

  it('are heard by support agents of the account, who change nothing', async () => {
    const support = server.people.find(({ name }) => name === 'support')
    if (!support) throw new Error('There is no demo support agent')
    const settings = { recording_store_months: 12 }
    const answers = [
      await server.call(support, 'GET', `${path}/${ids[0]}`),
      await server.call(support, 'GET', `${path}/settings`),
      await server.call(support, 'DELETE', `${path}/${ids[0]}`),
      await server.call(support, 'PUT', `${path}/settings`, { settings }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403])
  })

  it('have fees and a time to keep them, which the account sets', async () => {
    const settings = async (): Promise<Record<string, unknown>> =>
      (await server.call(owner, 'GET', `${path}/settings`)).body.settings
    expect(await settings()).toMatchObject({
      recording_fee: 2500,
      storage_fee: STORAGE,
      recording_store_months: 3,
      recordings: 6,
      minutes: 6,
    })
    const put = (months: number): Promise<DemoAnswer> =>
      server.call(owner, 'PUT', `${path}/settings`, { settings: { recording_store_months: months } })
    expect((await put(12)).status).toBe(200)
    expect(await settings()).toMatchObject({ recording_store_months: 12 })
    for (const months of [0, 61])
      expect((await put(months)).body.fields).toEqual({ recording_store_months: expect.any(String) })
  })

  it('are paid for month by month, each once', async () => {
    const before = (await read(ids[1])).body.recording
    await makeDue(ids[1], { paid_until: new Date(Date.now() - 1000).toISOString() })
    const paid = await until(
      async () => (await read(ids[1])).body.recording,
      (record) => record.stored_months === 1,
    )
    expect(paid).toMatchObject({ status: 'stored', storage_fee: STORAGE, attempts: 0 })
    expect(paid.paid_until).toBe(monthsAfter(before.created_at, 'UTC', 2))
    expect(await storageOf(ids[1])).toEqual([-STORAGE])
  })

  it('are deleted when their time is over', async () => {
    const past = new Date(Date.now() - 1000).toISOString()
    await makeDue(ids[2], { paid_until: past, kept_until: past })
    await until(
      () => read(ids[2]),
      ({ status }) => status === 404,
    )
    const file = { accountId: owner.accountId, folder: String(ids[2]), name: AUDIO }
    await until(
      () => server.files.size(file).then((size) => ({ size })),
      ({ size }) => size === undefined,
    )
    expect(await storageOf(ids[2])).toEqual([])
  })

  it('stay unpaid while the money is short, and go after 14 days', async () => {
    const move = (query: Query, reference: string, amount: number): Promise<string> =>
      moveMoney(query, {
        accountId: owner.accountId,
        kind: 'test',
        reference,
        amount,
        counterpart: 'adjustments',
      })
    const money = await server.database.systemTransaction(async (query) => {
      // The demo's broadcasts spend meanwhile.
      const { rows } = await sql<{ money: number }>`
        select (balance + credit_limit)::float8 as money from account
        where id = ${owner.accountId} for update`.execute(query)
      const all = rows[0]?.money ?? 0
      expect(await move(query, 'spent', -all)).toBe('moved')
      return all
    })
    await makeDue(ids[3], { paid_until: new Date(Date.now() - 1000).toISOString() })
    const unpaid = await until(
      async () => (await read(ids[3])).body.recording,
      (record) => record.status === 'unpaid',
    )
    expect(unpaid).toMatchObject({ attempts: 1, storage_fee: 0 })
    await makeDue(ids[4], { paid_until: new Date(Date.now() - 1000).toISOString() })
    await until(
      async () => (await read(ids[4])).body.recording,
      (record) => record.status === 'unpaid',
    )
    // Many may be unpaid on the same day.
    const mails = await server.database.system((query) =>
      query
        .selectFrom('mail')
        .select('body')
        .where('recipient', '=', 'owner@demo.example')
        .where('subject', '=', 'Patchbay: call recordings are about to be deleted')
        .execute(),
    )
    expect(mails.map(({ body }) => body)).toEqual([expect.stringContaining(unpaid.name)])
    await server.database.systemTransaction((query) => move(query, 'refunded', money))
    await makeDue(ids[3], {})
    expect(
      await until(
        async () => (await read(ids[3])).body.recording,
        (record) => record.status === 'stored',
      ),
    ).toMatchObject({ attempts: 0, stored_months: 1, storage_fee: STORAGE })
    await makeDue(ids[4], { attempts: 14, status: 'unpaid' })
    await until(
      () => read(ids[4]),
      ({ status }) => status === 404,
    )
  })

  it('are deleted with their audio', async () => {
    expect((await server.call(owner, 'DELETE', `${path}/${ids[5]}`)).status).toBe(204)
    expect((await audio(ids[5])).status).toBe(404)
    const file = { accountId: owner.accountId, folder: String(ids[5]), name: AUDIO }
    await until(
      () => server.files.size(file).then((size) => ({ size })),
      ({ size }) => size === undefined,
    )
  })
})

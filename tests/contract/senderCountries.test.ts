import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

const harmless = 'Your parcel arrives tomorrow between nine and twelve.'

describe.each(worldsOf(import.meta.filename))('a Sender ID from country to country on %s', (_, open) => {
  let server: DemoServer
  let owner: DemoPerson

  beforeAll(async () => {
    server = await startDemoServer({ database: await open(), working: true })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const call = (method: string, path: string, body?: unknown, who: DemoPerson = owner) =>
    server.call(who, method, `/v1/sms${path}`, body)
  async function until<Value>(read: () => Promise<Value>, done: (value: Value) => boolean): Promise<Value> {
    for (;;) {
      const value = await read()
      if (done(value)) return value
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  let named = 0
  const register = (countries: string[], more: object = {}) =>
    call('POST', '/senders', {
      sender_id: {
        sender_type: 'alphanumeric',
        senderID: `Quay${(named += 1)}`,
        destinations: countries.map((country_code) => ({ country_code })),
        usecase: 'transactional',
        monthly_volume: '1-1000',
        samples: { first: harmless },
        ...more,
      },
    })
  const read = async (id: string): Promise<TestBody> => (await call('GET', `/senders/${id}`)).body.sender_id
  const countriesOf = async (id: string): Promise<TestBody[]> =>
    (await call('GET', `/registrations?sender_id=${id}&per_page=50`)).body.registrations
  const statusesOf = async (id: string) =>
    (await countriesOf(id)).map(({ country_code, status }) => `${country_code} ${status}`)
  const decided = (id: string) =>
    until(
      () => statusesOf(id),
      (all) => all.every((one) => !one.endsWith('pending')),
    )
  const again = (id: string, who = owner) =>
    call('PUT', `/registrations/${id}/status`, { registration: { status: 'pending' } }, who)
  const charged = (id: string) =>
    server.database.read(owner.accountId, async (query) => {
      const { rows } = await sql<{ type: number; amount: number }>`
        select t.type, e.amount::float8 as amount from ledger_transfer t
        join ledger_entry e on e.account_id = t.account_id and e.transfer_id = t.id and e.ledger = 'customer'
        join record_event happened on t.reference like 'event:' || happened.position || ':%'
        where happened.record_id = ${id} order by t.type`.execute(query)
      return rows
    })
  async function letter(): Promise<{ id: string }> {
    const boundary = 'a-boundary-of-tests'
    const body = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="letter.pdf"\r\n` +
        `content-type: application/pdf\r\n\r\n%PDF-1.7\n%âãÏÓ\n1 0 obj\n\r\n--${boundary}--\r\n`,
    )
    const answer = await server.call(owner, 'POST', '/v1/files?entity=sender&field=documents', body, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    })
    expect([answer.status, answer.body.error]).toEqual([201, undefined])
    return { id: answer.body.file.id }
  }

  it('is registered in each, with the fees of each charged once', async () => {
    expect((await register(['ID', 'CZ', 'NO'])).body.fields).toEqual({
      documents: 'Add the documents your countries ask for',
    })
    const { status, body } = await register(['ID', 'CZ', 'NO'], { documents: [await letter()] })
    expect([status, body.fields]).toEqual([201, undefined])
    expect(body.sender_id).toMatchObject({
      status: 'in review',
      setup_fee: 25_000_000,
      monthly_fee: 30_000_000,
    })
    const { id } = body.sender_id
    expect(await decided(id)).toEqual(['CZ approved', 'ID approved', 'NO approved'])
    expect(await read(id)).toMatchObject({ status: 'approved', usable: true })
    const [cz, indonesia, no] = await countriesOf(id)
    expect(await charged(cz!.id)).toEqual([{ type: 40, amount: -30_000_000 }])
    expect(await charged(indonesia!.id)).toEqual([{ type: 39, amount: -25_000_000 }])
    expect(await charged(no!.id)).toEqual([])
  })

  it('is submitted again to one of the countries that declined it, and to no other', async () => {
    const { body } = await register(['GB', 'DE'], { samples: { first: 'Tonight’s casino opens at nine.' } })
    const { id: other } = body.sender_id
    expect(await decided(other)).toEqual(['DE declined', 'GB declined'])
    expect(await read(other)).toMatchObject({ status: 'declined', usable: false })
    const [de] = await countriesOf(other)
    expect(de).toMatchObject({ reason: expect.stringMatching(/Gambling/) })

    const samples = { first: harmless }
    expect((await call('PUT', `/senders/${other}`, { sender_id: { samples } })).status).toBe(200)
    const support = await server.signIn('support')
    expect((await again(de!.id, support)).status).toBe(403)
    const stranger = await server.signIn('flex')
    expect((await again(de!.id, stranger)).status).toBe(404)
    expect((await again(de!.id)).status).toBe(200)
    expect(await read(other)).toMatchObject({ status: 'in review' })
    expect(await decided(other)).toEqual(['DE approved', 'GB declined'])
    expect(await read(other)).toMatchObject({ status: 'approved', usable: true })
    expect((await again(de!.id)).status).toBe(409)
    const events = (await call('GET', `/registrations/${de!.id}/events`)).body.events.toReversed()
    expect(events.map(({ to, actor }: TestBody) => `${to} by ${actor}`)).toEqual([
      'pending by user',
      'declined by carrier',
      'pending by user',
      'approved by carrier',
    ])
  })

  it('begins in countries that are added and ends in those that are removed', async () => {
    const { body } = await register(['GB', 'DE'])
    const { id } = body.sender_id
    await decided(id)
    const destinations = [{ country_code: 'DE' }, { country_code: 'SE' }]
    expect((await call('PUT', `/senders/${id}`, { sender_id: { destinations } })).status).toBe(200)
    expect(await decided(id)).toEqual(['DE approved', 'SE approved'])
    expect((await call('DELETE', `/senders/${id}`)).status).toBe(204)
    expect(await countriesOf(id)).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulatedFacts } from '../../src/server/carrier/simulatedFacts.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { watchFiles } from '../support/watchFiles.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'
import { until } from './messagingWorld.ts'

const path = '/v1/number_validation/requests'
const FORMAT = 200
const ANALYSIS = 3000
const VALIDATION = 6000

describe.each(worldsOf(import.meta.filename))('checks of numbers on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  /** The carrier doesn't answer about this number until it is released. */
  let held: { number: string; released: Promise<void> } | undefined

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
      working: true,
      carrier: (simulator) => ({
        ...simulator,
        async lookUpNumbers(question) {
          if (held && question.numbers.includes(held.number)) await held.released
          return simulator.lookUpNumbers(question)
        },
      }),
    })
    const found = server.people.find(({ name }) => name === 'owner')
    if (!found) throw new Error('There is no demo owner')
    owner = found
  })
  afterAll(() => server.close())

  const create = (request: object): Promise<DemoAnswer> => server.call(owner, 'POST', path, { request })
  const estimate = (request: object): Promise<DemoAnswer> =>
    server.call(owner, 'POST', `${path}/estimate`, { request })
  async function checked(request: object): Promise<Record<string, unknown>> {
    const { status, body } = await create(request)
    expect([status, body]).toMatchObject([201, { request: { status: 'processing' } }])
    return until(
      async () => (await server.call(owner, 'GET', `${path}/${body.request.id}`)).body.request,
      (record) => record.status !== 'processing',
    )
  }
  const resultsOf = async (id: unknown): Promise<string[]> =>
    (await server.call(owner, 'GET', `${path}/${String(id)}/results.csv`)).text.trimEnd().split('\n')
  async function chargesOf(id: unknown): Promise<number[]> {
    const { rows } = await server.database.read(owner.accountId, (query) =>
      sql<{ amount: number }>`
        select e.amount::float8 as amount from ledger_transfer t join ledger_entry e
          on e.account_id = t.account_id and e.transfer_id = t.id and e.ledger = 'customer'
        where t.account_id = ${owner.accountId} and t.kind = 'number-check' and t.type = 29
          and t.reference like ${`${String(id)}:%`}`.execute(query),
    )
    return rows.map(({ amount }) => amount)
  }

  it('checks the format of numbers in any usual writing, each once', async () => {
    const numbers =
      '+44 7400 123456\n+1 (415) 555-0123; +44 7400 123456, 07400123456\n"+47 22 12 34 56"\nnonsense'
    const { body } = await estimate({ name: 'Customers', type: 'format', numbers })
    expect(body).toMatchObject({
      numbers: 5,
      valid: 3,
      invalid: 2,
      duplicated: 1,
      price: FORMAT,
      cost: 5 * FORMAT,
    })
    const record = await checked({ name: 'Customers', type: 'format', numbers })
    expect(record).toMatchObject({
      status: 'success',
      status_note: '',
      total: 5,
      checked: 5,
      valid: 3,
      invalid: 2,
      duplicated: 1,
      unanswered: 0,
      charge: 5 * FORMAT,
      uuid: record['id'],
      sample: [
        { number: '+447400123456', valid: true, country: 'GB' },
        { number: '+14155550123', valid: true, country: 'US' },
        { number: '07400123456', valid: false, problem: 'Missing +' },
        { number: '+4722123456', valid: true, country: 'NO' },
        { number: 'nonsense', valid: false, problem: 'Not a number' },
      ],
    })
    expect(record).not.toHaveProperty('numbers')
    expect(await resultsOf(record['id'])).toEqual([
      'Number,Valid,Problem,Country',
      "'+447400123456,Yes,,GB",
      "'+14155550123,Yes,,US",
      "'07400123456,No,Missing +,",
      "'+4722123456,Yes,,NO",
      'nonsense,No,Not a number,',
    ])
    expect(await chargesOf(record['id'])).toEqual([-5 * FORMAT])
  })

  it('asks carriers about valid numbers, and charges for answers alone', async () => {
    const numbers = Array.from({ length: 4100 }, (_, index) => `+4474001${String(index).padStart(5, '0')}`)
    const silent = numbers.filter((number) => simulatedFacts(1, number, true) === undefined).length
    expect(silent).toBeGreaterThan(0)
    const record = await checked({ name: 'Live', type: 'validation', numbers: ['+1', ...numbers].join('\n') })
    const paid = numbers.length - silent
    expect(record).toMatchObject({
      status: 'success',
      total: 4101,
      checked: 4101,
      valid: 4100,
      invalid: 1,
      unanswered: silent,
      charge: paid * VALIDATION,
    })
    const charges = await chargesOf(record['id'])
    expect(charges).toHaveLength(3)
    expect(charges.reduce((sum, amount) => sum + amount, 0)).toBe(-paid * VALIDATION)
    const lines = await resultsOf(record['id'])
    expect(lines.slice(0, 2)).toEqual([
      'Number,Valid,Problem,Country,Line type,Carrier,Ported,Reachable,Risk',
      "'+1,No,Too short,,,,,,",
    ])
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(4102)
    const facts = simulatedFacts(1, '+447400100007', true)
    const row = lines.find((line) => line.startsWith("'+447400100007,"))?.split(',')
    expect(row?.slice(0, 4)).toEqual(["'+447400100007", 'Yes', '', 'GB'])
    expect(row?.[5]).toBe(facts?.carrier)
    expect(row?.[7]).toBe(facts?.reachable === true ? 'Yes' : 'No')
  })

  it('writes the chosen columns, of those that the check has', async () => {
    const record = await checked({
      name: 'Some columns',
      type: 'analysis',
      numbers: '+447400100007',
      columns: ['carrier', 'country'],
    })
    expect(record).toMatchObject({ charge: ANALYSIS })
    expect((await resultsOf(record['id']))[0]).toBe('Number,Country,Carrier')
    const refused = await create({
      name: 'x',
      type: 'format',
      numbers: '+447400100007',
      columns: ['carrier'],
    })
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { columns: expect.stringContaining('Not part') },
    ])
  })

  async function upload(content: string | Buffer, who = owner): Promise<{ id: string }> {
    const boundary = 'a-boundary-of-tests'
    const body = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="numbers.csv"\r\ncontent-type: text/csv\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const { status, body: answer } = await server.call(
      who,
      'POST',
      '/v1/files?entity=number-check&field=file',
      body,
      { 'content-type': `multipart/form-data; boundary=${boundary}` },
    )
    expect([status, answer]).toEqual([201, expect.anything()])
    return { id: answer.file.id }
  }

  it('checks the column of a file that has numbers', async () => {
    const rows = Array.from(
      { length: 5000 },
      (_, index) => `Person ${index};12;+4474003${String(index).padStart(5, '0')};"a ""note"";"`,
    )
    const file = await upload(
      `\ufeffName;Visits;Phone;Note\r\n${[...rows, rows[7]].join('\r\n')}\r\nX;1;n/a;`,
    )
    const request = { name: 'Members', type: 'format', input: 'file', file }
    const { body } = await estimate(request)
    expect(body).toMatchObject({
      column: 3,
      column_name: 'Phone',
      numbers: 5001,
      valid: 5000,
      invalid: 1,
      duplicated: 1,
      cost: 5001 * FORMAT,
    })
    const record = await checked(request)
    expect(record).toMatchObject({
      status: 'success',
      file: { name: 'numbers.csv' },
      column: 3,
      column_name: 'Phone',
      total: 5001,
      checked: 5001,
      valid: 5000,
      duplicated: 1,
      charge: 5001 * FORMAT,
    })
    const lines = await resultsOf(record['id'])
    expect(lines.length).toBe(5002)
    expect(lines[1]).toBe("'+447400300000,Yes,,GB")
    expect(lines.at(-1)).toBe('n/a,No,Not a number,')
    expect(await chargesOf(record['id'])).toEqual([-5001 * FORMAT])
  })

  it('counts a file while no connection to the database waits for it', async () => {
    const readWhileHeld = watchFiles(server.database, server.files)
    const held = await readWhileHeld(async () => {
      const request = { name: 'Held', type: 'format', input: 'file' }
      const [first, second] = [await upload('+447400123456\n'), await upload('+447400123457\n')]
      expect((await estimate({ ...request, file: first })).body).toMatchObject({ valid: 1 })
      expect((await create({ ...request, file: second })).status).toBe(201)
    })
    expect(held).toEqual([])
  })

  it('asks carriers about the numbers of a file in its named column', async () => {
    const rows = Array.from(
      { length: 2100 },
      (_, index) => `+4474004${String(index).padStart(5, '0')},+447400500000`,
    )
    const named = { name: 'Second column', type: 'analysis', input: 'file', column: 2 }
    expect(await checked({ ...named, file: await upload(rows.join('\n')) })).toMatchObject({
      column_name: '2',
      total: 1,
      duplicated: 2099,
    })
    const all = await checked({ ...named, column: 1, file: await upload(rows.join('\n')) })
    expect(all).toMatchObject({ total: 2100, checked: 2100, valid: 2100 })
    expect(all['charge']).toBe((2100 - Number(all['unanswered'])) * ANALYSIS)
    expect(await chargesOf(all['id'])).toHaveLength(2)
  })

  it('says why a file cannot be checked', async () => {
    const other = server.people.find(
      ({ name, permissions }) => name !== 'owner' && permissions.has('NumberValidatorWrite'),
    )
    if (!other) throw new Error('Nobody else may check numbers')
    const files = {
      column: [{ file: await upload('+447400123456\n'), column: 3 }, 'fewer columns'],
      file: [{ file: await upload(Buffer.from('\ufeff+447400123456\n', 'utf16le')) }, 'UTF'],
    } as const
    for (const [field, [more, words]] of Object.entries(files)) {
      const request = { name: 'Bad', type: 'format', input: 'file', ...more }
      expect((await estimate(request)).body.fields).toEqual({ [field]: expect.stringContaining(words) })
      const refused = await create(request)
      expect([refused.status, refused.body.fields]).toEqual([
        422,
        { [field]: expect.stringContaining(words) },
      ])
    }
    for (const file of [await upload('+447400123456\n', other), { id: randomUUID() }]) {
      const request = { name: 'Not mine', type: 'format', input: 'file', file }
      expect((await estimate(request)).body.fields).toEqual({ file: expect.any(String) })
      expect((await create(request)).body.fields).toEqual({ file: expect.any(String) })
    }
    expect((await estimate({ name: 'No file', type: 'format', input: 'file' })).status).toBe(422)
  })

  it('is not started without numbers, or with too little money', async () => {
    const empty = await create({ name: 'Empty', type: 'format', numbers: ' , ; ' })
    expect([empty.status, empty.body.fields]).toEqual([422, { numbers: 'There are no numbers to check' }])
    const poor = server.people.find(({ name }) => name === 'empty')
    const asked = { request: { name: 'Too dear', type: 'validation', numbers: '+447400100007' } }
    const { body } = await server.call(poor, 'POST', `${path}/estimate`, asked)
    expect(body).toMatchObject({ cost: VALIDATION, fields: { balance: expect.stringContaining('balance') } })
    const refused = await server.call(poor, 'POST', path, asked)
    expect([refused.status, refused.body.fields]).toMatchObject([422, { balance: expect.any(String) }])
  })

  it('stops, keeps what is done and charges no more', async () => {
    const numbers = Array.from({ length: 6000 }, (_, index) => `+4474002${String(index).padStart(5, '0')}`)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    held = { number: numbers[2000] ?? '', released }
    const { body } = await create({ name: 'Stopped', type: 'analysis', numbers: numbers.join('\n') })
    const { id } = body.request
    await until(
      async () => (await server.call(owner, 'GET', `${path}/${id}`)).body.request,
      (record) => Number(record.checked) === 2000,
    )
    const stopped = await server.call(owner, 'PUT', `${path}/${id}/status`, {
      request: { status: 'stopped' },
    })
    expect(stopped.status).toBe(200)
    release()
    const after = await until(
      async () => {
        const { rows } = await server.database.read(owner.accountId, (query) =>
          sql`select from job where account_id = ${owner.accountId} and kind = 'check-numbers'
              and key like ${`${id}%`} and state in ('waiting', 'running')`.execute(query),
        )
        return { open: rows.length }
      },
      ({ open: left }) => left === 0,
    )
    expect(after.open).toBe(0)
    const record = (await server.call(owner, 'GET', `${path}/${id}`)).body.request
    expect(record).toMatchObject({ status: 'stopped', total: 6000, checked: 2000 })
    const sum = (await chargesOf(id)).reduce((total, amount) => total + amount, 0)
    expect(-sum).toBe(record.charge)
    expect(record.charge).toBe((record.checked - record.unanswered) * ANALYSIS)
    expect(await resultsOf(id)).toHaveLength(record.checked + 1)
    const again = await server.call(owner, 'PUT', `${path}/${id}/status`, { request: { status: 'stopped' } })
    expect(again.status).toBe(409)

    const resumed = await server.call(owner, 'PUT', `${path}/${id}/status`, {
      request: { status: 'processing' },
    })
    expect(resumed.status).toBe(200)
    const done = await until(
      async () => (await server.call(owner, 'GET', `${path}/${id}`)).body.request,
      ({ status }) => status === 'success',
    )
    expect(done).toMatchObject({ total: 6000, checked: 6000 })
    expect(await resultsOf(id)).toHaveLength(6001)
    expect(done['charge']).toBe((6000 - Number(done['unanswered'])) * ANALYSIS)
    expect(-(await chargesOf(id)).reduce((total, amount) => total + amount, 0)).toBe(done['charge'])
  })

  it('resumes no check of formats, and none whose numbers cannot be read', async () => {
    const { id } = await checked({ name: 'Not resumed', type: 'format', numbers: '+447400100009' })
    const states = [{ type: 'format' }, { type: 'analysis', status_note: 'unreadable' }]
    for (const more of states) {
      const doc = JSON.stringify({ status: 'stopped', total: 2, ...more })
      await server.database.systemTransaction((query) =>
        sql`update record set doc = doc || ${doc}::jsonb where entity = 'number-check' and id = ${String(id)}`.execute(
          query,
        ),
      )
      const asked = { request: { status: 'processing' } }
      expect((await server.call(owner, 'PUT', `${path}/${String(id)}/status`, asked)).status).toBe(409)
    }
  })

  it('is seen by its account alone, and deleted with its files', async () => {
    const record = await checked({ name: 'Gone', type: 'format', numbers: '+447400100008' })
    const address = `${path}/${String(record['id'])}`
    const other = server.people.find(
      ({ accountId, permissions }) => accountId !== owner.accountId && permissions.has('NumberValidator'),
    )
    for (const asked of [address, `${address}/results.csv`])
      expect((await server.call(other, 'GET', asked)).status).toBe(404)
    expect((await server.call(owner, 'DELETE', address)).status).toBe(204)
    const file = { accountId: owner.accountId, folder: String(record['id']), name: 'part-0.csv' }
    await until(
      () => server.files.size(file).then((size) => ({ size })),
      ({ size }) => size === undefined,
    )
    expect((await server.call(owner, 'GET', `${address}/results.csv`)).status).toBe(404)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { domainChecks } from '../../src/domain/domainChecks.ts'
import { addressOf } from '../../src/server/files/index.ts'
import { importNumbers } from '../../src/server/modules/my-numbers/importNumbers.ts'
import { IMPORT_NUMBERS } from '../../src/server/modules/my-numbers/numberImport.ts'
import { addNumbers } from '../../src/server/modules/my-numbers/addNumbers.ts'
import { createActing } from '../../src/server/resources/records/createActing.ts'
import { insertDocument } from '../../src/server/storage/documents.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'
import { until } from './messagingWorld.ts'

const path = '/v1/did_imports'

describe.each(worldsOf(import.meta.filename))('imports of changes of numbers on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  let next = 300

  beforeAll(async () => {
    server = await startDemoServer({ database: await open(), working: true })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  async function buy(features = ['voice_in', 'sms_in', 'sms_out']): Promise<{ id: string; number: string }> {
    next += 1
    const number = `+1503555${String(next).padStart(4, '0')}`
    const [id = ''] = await server.database.transaction(owner.accountId, (query) =>
      addNumbers(query, owner.accountId, [
        { number, country_code: 'US', did_type: 'local', features, monthly_fee: 0, activation_fee: 0 },
      ]),
    )
    return { id, number }
  }
  async function create(content: string, by = owner): Promise<TestBody> {
    const form = new FormData()
    form.append('file', new Blob([content], { type: 'text/csv' }), 'numbers.csv')
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const type = request.headers.get('content-type') ?? ''
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/site/v1/files?entity=did-import&field=file',
      headers: { host: 'localhost', ...by.headers, 'content-type': type },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    const { file } = answer.json() as { file: { id: string } }
    return server.call(by, 'POST', path, { did_import: { file: { id: file.id } } })
  }
  async function imported(content: string): Promise<TestBody> {
    const { status, body } = await create(content)
    expect([status, body]).toMatchObject([201, { did_import: { status: 'reading' } }])
    return until(
      async () => (await server.call(owner, 'GET', `${path}/${body.did_import.id}`)).body.did_import,
      (record) => record.status !== 'reading',
    )
  }
  const read = async (id: string): Promise<TestBody> =>
    (await server.call(owner, 'GET', `/v1/dids/${id}`)).body.did

  /** The handler as another process has it. */
  function handler() {
    const published = () => server.publisher.current()
    const { database, files } = server
    const options = {
      database,
      published,
      postNotices: () => Promise.resolve(),
      secretKey: Buffer.alloc(32, 7),
    }
    const { updateAs } = createActing({
      ...options,
      behaviours: [...server.behaviours.values()],
      checks: domainChecks,
      accountItems: {},
    })
    const text = (key: string, params = {}) => published().text(key, params)
    return importNumbers({ ...options, files, text, updateAs })
  }
  async function userId(name: string): Promise<string> {
    const { rows } = await server.database.system((query) =>
      sql<{ id: string }>`select id from app_user where email = ${`${name}@demo.example`}`.execute(query),
    )
    return rows[0]?.id ?? ''
  }

  it('change label, tags, trunk and SMS, and say why each other line was refused', async () => {
    const [one, two, three, voice] = [await buy(), await buy(), await buy(), await buy(['voice_in'])]
    const { body } = await server.call(owner, 'GET', '/v1/sip_accounts')
    const [trunk] = body.sip_accounts
    await server.call(owner, 'PUT', `/v1/dids/${two.id}`, { did: { label: 'Old', tags: ['old'] } })
    const file = [
      'Number;Label;Status;Tags;SIP trunk;SMS-enabled',
      `${one.number};Front desk;Blocked;sales; ${String(trunk.label)};No`,
      `'${two.number};-;;-;-;`,
      `${three.number};;;"night shift, sales";;`,
      `${voice.number};;;;;Yes`,
      `${voice.number};${'x'.repeat(101)};;;;`,
      `${three.number};;;;Nobody’s trunk;`,
      `${three.number};;;;;maybe`,
      '+15005550006;Theirs;;;;',
      ';;;sales;;',
      `${three.number};Third;;;;no`,
    ].join('\r\n')
    const record = await imported(file)
    expect(record).toMatchObject({ status: 'done', lines: 10, done_lines: 10, updated: 4, refused: 6 })
    expect(record.problems.map(({ line, value }: TestBody) => [line, value])).toEqual([
      [5, voice.number],
      [6, voice.number],
      [7, three.number],
      [8, three.number],
      [9, '+15005550006'],
      [10, ''],
    ])
    expect(record.problems[2].reason).toBe('You have no SIP trunk “Nobody’s trunk”')
    for (const { reason } of record.problems) expect(reason).not.toBe('Check the highlighted fields.')
    expect(await read(one.id)).toMatchObject({
      label: 'Front desk',
      status: 'active',
      tags: ['sales'],
      route_to: 'trunk',
      trunk: { id: trunk.id, label: trunk.label },
      sms_enabled: false,
    })
    const { label, ...emptied } = await read(two.id)
    expect(label).toBeUndefined()
    expect(emptied).toMatchObject({ tags: [], route_to: 'none', sms_enabled: true })
    expect(await read(three.id)).toMatchObject({
      label: 'Third',
      tags: ['night shift', 'sales'],
      sms_enabled: false,
    })
    const refused = await server.call(owner, 'GET', `${path}/${record.id}/refused.csv`)
    const lines = refused.text.trim().split('\n')
    expect(lines).toHaveLength(7)
    expect(lines[0]).toBe('Line,Number,Reason')
    expect(lines[5]).toBe("9,'+15005550006,You have no such number")
    const stranger = await server.signIn('flex')
    for (const address of [`${path}/${record.id}`, `${path}/${record.id}/refused.csv`])
      expect((await server.call(stranger, 'GET', address)).status).toBe(404)
  })

  it('take back what was exported, and change only what was edited', async () => {
    const { id, number } = await buy()
    const did = { label: '=Desk', tags: ['night shift', 'sales'] }
    expect((await server.call(owner, 'PUT', `/v1/dids/${id}`, { did })).status).toBe(200)
    const { text } = await server.call(owner, 'GET', '/v1/dids/export.csv')
    const before = await read(id)
    const record = await imported(text)
    expect(record.problems).toEqual([])
    expect(record).toMatchObject({ status: 'done', refused: 0 })
    expect(record.lines).toBeGreaterThan(20)
    expect(await read(id)).toEqual(before)
    expect(text).toContain(number)
  })

  it.each([
    ['no_number', 'Label\nDesk\n'],
    ['no_columns', 'Number;Country\n+15035550301;US\n'],
    ['empty', 'Number;Label\n\n'],
    ['damaged', 'Number,Label\n"+15035550301,Desk\n'],
  ])('change nothing by a file that is %s', async (problem, content) => {
    expect(await imported(content)).toMatchObject({ status: 'failed', problem, updated: 0 })
  })

  it('repeat nothing and leave nothing out when two processes read a file', async () => {
    const numbers = [await buy(), await buy(), await buy()]
    const rounds = Array.from({ length: 20 }, (_, round) =>
      numbers.map(({ number }) => `${number},Round ${round}`),
    )
    const record = await imported(`Number,Label\n${rounds.flat().join('\n')}`)
    expect(record).toMatchObject({ status: 'done', lines: 60, done_lines: 60, updated: 60, refused: 0 })
    for (const { id } of numbers) expect((await read(id)).label).toBe('Round 19')
    const { body } = await create(`Number,Label\n${rounds.flat().join('\n')}`)
    const run = handler()
    const payload = { import: body.did_import.id, user: await userId('owner') }
    const job = { id: '', accountId: owner.accountId, kind: IMPORT_NUMBERS, payload, attempt: 1 }
    await Promise.all([0, 1].map(() => run(job, new AbortController().signal)))
    expect((await server.call(owner, 'GET', `${path}/${body.did_import.id}`)).body.did_import).toMatchObject({
      status: 'done',
      done_lines: 60,
      updated: 60,
      refused: 0,
    })
  })

  it('refuse every line once the person may no longer change numbers', async () => {
    const { id, number } = await buy()
    const reader = server.people.find(
      ({ accountId, permissions }) => accountId === owner.accountId && !permissions.has('DidsWrite'),
    )
    if (!reader) throw new Error('Everybody may change numbers')
    const importId = crypto.randomUUID()
    await server.database.transaction(owner.accountId, async (query) => {
      const bytes = Buffer.from(`Number,Label\n${number},Taken over\n`)
      const file = { id: crypto.randomUUID() }
      await server.files.write(
        addressOf(owner.accountId, file.id),
        (async function* () {
          yield bytes
        })(),
        1000,
      )
      const counts = { lines: 0, done_lines: 0, updated: 0, refused: 0, problems: [] }
      const doc = { file, name: 'late.csv', status: 'reading', problem: '', ...counts }
      await insertDocument(query, owner.accountId, 'did-import', importId, doc)
    })
    const payload = { import: importId, user: await userId(reader.name) }
    const job = { id: '', accountId: owner.accountId, kind: IMPORT_NUMBERS, payload, attempt: 1 }
    await handler()(job, new AbortController().signal)
    const { body } = await server.call(owner, 'GET', `${path}/${importId}`)
    expect(body.did_import).toMatchObject({ status: 'done', updated: 0, refused: 1 })
    expect((await read(id)).label).toBe('')
  })
})

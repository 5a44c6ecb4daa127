import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IMPORT_OPT_OUTS } from '../../src/server/modules/opt-outs/optOutImport.ts'
import { importOptOuts } from '../../src/server/modules/opt-outs/importOptOuts.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { until } from './messagingWorld.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'

const path = '/v1/sms/opt_out_imports'

describe.each(worldsOf(import.meta.filename))('imports of opt-outs on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson

  beforeAll(async () => {
    server = await startDemoServer({ database: await open(), working: true })
    const found = server.people.find(({ name }) => name === 'owner')
    if (!found) throw new Error('There is no demo owner')
    owner = found
  })
  afterAll(() => server.close())

  async function upload(content: string | Uint8Array, name = 'numbers.csv'): Promise<{ id: string }> {
    const form = new FormData()
    form.append('file', new Blob([content as BlobPart], { type: 'text/csv' }), name)
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/site/v1/files?entity=opt-out-import&field=file',
      headers: {
        host: 'localhost',
        ...owner.headers,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return (answer.json() as { file: { id: string } }).file
  }
  const create = async (content: string | Uint8Array, more: object = {}): Promise<DemoAnswer> =>
    server.call(owner, 'POST', path, {
      opt_out_import: { file: { id: (await upload(content)).id }, ...more },
    })
  async function imported(content: string | Uint8Array, more: object = {}): Promise<Record<string, unknown>> {
    const { status, body } = await create(content, more)
    expect([status, body]).toMatchObject([201, { opt_out_import: { status: 'reading' } }])
    return until(
      async () => (await server.call(owner, 'GET', `${path}/${body.opt_out_import.id}`)).body.opt_out_import,
      (record) => record.status !== 'reading',
    )
  }
  async function optOut(number: string): Promise<Record<string, unknown>> {
    const list = await server.call(owner, 'GET', `/v1/sms/opt_outs?number=${number.slice(1)}`)
    const [row] = list.body.opt_outs
    return row ? (await server.call(owner, 'GET', `/v1/sms/opt_outs/${row.id}`)).body.opt_out : {}
  }
  async function skipped(numbers: string[]): Promise<number> {
    const { rows } = await server.database.read(owner.accountId, (query) =>
      sql`select from sms_opt_out where account_id = ${owner.accountId}
          and phone in (${sql.join(numbers)})`.execute(query),
    )
    return rows.length
  }

  it('lists every number once, with its reason, and says which lines were refused', async () => {
    await server.call(owner, 'POST', '/v1/sms/opt_outs', { opt_out: { number: '+447400200001' } })
    const file = [
      'phone;why',
      '+44 7400 200001;again',
      '+447400200002;"moved; no longer a customer"',
      '',
      '07400200003;no plus',
      '+447400200002;twice',
      '+447400200004;Complaint',
      'nobody;',
      '+447400200005;',
    ].join('\r\n')
    const record = await imported(file, { note: 'Old system' })
    expect(record).toMatchObject({
      status: 'done',
      name: 'numbers.csv',
      lines: 7,
      done_lines: 7,
      added: 3,
      again: 0,
      merged: 2,
      refused: 2,
      problems: [
        { line: 5, value: '07400200003' },
        { line: 8, value: 'nobody' },
      ],
    })
    expect(await skipped(['+447400200002', '+447400200004', '+447400200005'])).toBe(3)
    expect(await optOut('+447400200001')).toMatchObject({ reason: 'added' })
    expect(await optOut('+447400200002')).toMatchObject({
      reason: 'imported',
      note: 'moved; no longer a customer',
      import: { name: 'numbers.csv' },
    })
    expect(await optOut('+447400200004')).toMatchObject({ reason: 'complaint', complaint: true })
    expect(await optOut('+447400200005')).toMatchObject({ note: 'Old system' })
    const refused = await server.call(owner, 'GET', `${path}/${String(record['id'])}/refused.csv`)
    expect(refused.text.split('\n').map((line) => line.split(',').slice(0, 2))).toEqual([
      ['Line', 'Value'],
      ['5', "'07400200003"],
      ['8', 'nobody'],
      [''],
    ])
    const other = server.people.find(
      ({ accountId, permissions }) => accountId !== owner.accountId && permissions.has('SmsCampaign'),
    )
    for (const address of [`${path}/${String(record['id'])}`, `${path}/${String(record['id'])}/refused.csv`])
      expect((await server.call(other, 'GET', address)).status).toBe(404)
  })

  it('lists numbers again that were removed', async () => {
    const added = await server.call(owner, 'POST', '/v1/sms/opt_outs', {
      opt_out: { number: '+447400200010' },
    })
    await server.call(owner, 'PUT', `/v1/sms/opt_outs/${added.body.opt_out.id}/status`, {
      opt_out: { status: 'removed' },
      input: { because: 'Agreed by phone' },
    })
    expect(await skipped(['+447400200010'])).toBe(0)
    expect(await imported('+447400200010', { complaint: true })).toMatchObject({
      added: 0,
      again: 1,
      merged: 0,
    })
    expect(await skipped(['+447400200010'])).toBe(1)
    expect(await optOut('+447400200010')).toMatchObject({ reason: 'complaint', removed_because: '' })
    expect(
      (await server.call(owner, 'GET', `/v1/sms/opt_outs/${added.body.opt_out.id}/events`)).body.events[0],
    ).toMatchObject({
      transition: 'import-again',
      actor: 'server',
    })
  })

  it.each([
    ['not_csv', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0])],
    ['not_utf8', Uint8Array.from([...Buffer.from('+447400200020,caf'), 0xe9, 0x0a])],
    ['damaged', '+447400200021\n"+447400200022\n+447400200023\n'],
    ['empty', 'phone\n\n\n'],
  ])('imports nothing of a file that is %s', async (problem, content) => {
    const answer = await create(content).catch(() => undefined)
    // What is no text is refused before it is stored.
    if (answer?.status !== 201) return expect(problem).toBe('not_csv')
    const record = await until(
      async () =>
        (await server.call(owner, 'GET', `${path}/${answer.body.opt_out_import.id}`)).body.opt_out_import,
      ({ status }) => status !== 'reading',
    )
    expect(record).toMatchObject({ status: 'failed', problem, added: 0 })
    expect(await skipped(['+447400200020', '+447400200021', '+447400200022'])).toBe(0)
  })

  it('loses nothing and adds nothing twice when two processes read a large file', async () => {
    const numbers = Array.from({ length: 1200 }, (_, at) => `+44740030${String(1000 + at)}`)
    const { body } = await create(numbers.join('\n'))
    const { id } = body.opt_out_import
    const run = importOptOuts({
      database: server.database,
      files: server.files,
      postNotices: async () => undefined,
      text: (key) => key,
    })
    const job = {
      id: '',
      accountId: owner.accountId,
      kind: IMPORT_OPT_OUTS,
      key: id,
      payload: { import: id },
      attempt: 1,
    }
    await Promise.all([0, 1].map(() => run(job, new AbortController().signal)))
    expect((await server.call(owner, 'GET', `${path}/${id}`)).body.opt_out_import).toMatchObject({
      status: 'done',
      lines: 1200,
      done_lines: 1200,
      added: 1200,
      merged: 0,
      refused: 0,
    })
    expect(await skipped(numbers)).toBe(1200)
  })

  it('keeps the numbers when the import is deleted', async () => {
    const record = await imported('+447400200030\nbad')
    expect((await server.call(owner, 'DELETE', `${path}/${String(record['id'])}`)).status).toBe(204)
    expect(await skipped(['+447400200030'])).toBe(1)
    expect((await server.call(owner, 'GET', `${path}/${String(record['id'])}/refused.csv`)).status).toBe(404)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ModuleJob } from '../../src/server/host/ServerModule.ts'
import type { Job } from '../../src/server/jobs/index.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

const checks = '/v1/number_validation/requests'
const ANALYSIS = 3000

interface ImportCase {
  kind: string
  entity: string
  path: string
  /** Of a file of so many lines. */
  write: (lines: number) => string
  lines: number
  /** Lines done between two looks for the end. */
  atOnce: number
  counted: string
}

const imports: ImportCase[] = [
  {
    kind: 'import-numbers',
    entity: 'did-import',
    path: '/v1/did_imports',
    write: (lines) =>
      `Number,Label\n${Array.from({ length: lines }, (_, at) => `+15035550107,Line ${at}`).join('\n')}`,
    lines: 4,
    atOnce: 1,
    counted: 'updated',
  },
  {
    kind: 'import-opt-outs',
    entity: 'opt-out-import',
    path: '/v1/sms/opt_out_imports',
    write: (lines) => Array.from({ length: lines }, (_, at) => `+44740050${1000 + at}`).join('\n'),
    lines: 600,
    atOnce: 250,
    counted: 'added',
  },
]

describe.each(worldsOf(import.meta.filename))('long jobs of people on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  /** Carriers don't answer about it. */
  let silent: string | undefined

  beforeAll(async () => {
    server = await startDemoServer({
      database: await open(),
      carrier: (simulator) => ({
        ...simulator,
        lookUpNumbers(question) {
          if (silent === undefined || !question.numbers.includes(silent))
            return simulator.lookUpNumbers(question)
          return Promise.reject(new Error('out of reach'))
        },
      }),
    })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  /** The job that waits for a record. */
  async function take(kind: string, record: string): Promise<{ how: ModuleJob; job: Job }> {
    const { rows } = await server.database.system((query) =>
      sql<{ id: string; payload: Job['payload'] | string }>`
        update job set state = 'done', finished_at = now()
        where kind = ${kind} and state = 'waiting' and key like ${`${record}%`} returning id, payload`.execute(
        query,
      ),
    )
    const [row, how] = [rows[0], server.jobs.get(kind)]
    if (!row || !how) throw new Error(`No job of the kind ${kind} waits for ${record}`)
    const payload = typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload
    return { how, job: { id: row.id, accountId: owner.accountId, kind, payload, attempt: 1 } }
  }
  async function perform(kind: string, record: string): Promise<void> {
    const { how, job } = await take(kind, record)
    while (await how.run(job, new AbortController().signal));
  }
  const check = async (id: string): Promise<TestBody> =>
    (await server.call(owner, 'GET', `${checks}/${id}`)).body.request
  const resume = async (id: string): Promise<number> =>
    (await server.call(owner, 'PUT', `${checks}/${id}/status`, { request: { status: 'processing' } })).status
  async function chargesOf(id: string): Promise<number[]> {
    const { rows } = await server.database.read(owner.accountId, (query) =>
      sql<{ amount: number }>`
        select e.amount::float8 as amount from ledger_transfer t join ledger_entry e
          on e.account_id = t.account_id and e.transfer_id = t.id and e.ledger = 'customer'
        where t.account_id = ${owner.accountId} and t.kind = 'number-check'
          and t.reference like ${`${id}:%`}`.execute(query),
    )
    return rows.map(({ amount }) => amount)
  }
  async function createImport({ path, entity }: ImportCase, content: string): Promise<string> {
    const form = new FormData()
    form.append('file', new Blob([content], { type: 'text/csv' }), 'numbers.csv')
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const type = request.headers.get('content-type') ?? ''
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/site/v1/files?entity=${entity}&field=file`,
      headers: { host: 'localhost', ...owner.headers, 'content-type': type },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    const { file } = answer.json() as { file: { id: string } }
    const item = entity.replaceAll('-', '_')
    const { body } = await server.call(owner, 'POST', path, { [item]: { file: { id: file.id } } })
    return body[item].id
  }
  const readImport = async ({ path, entity }: ImportCase, id: string): Promise<TestBody> =>
    (await server.call(owner, 'GET', `${path}/${id}`)).body[entity.replaceAll('-', '_')]

  it('resume a check of numbers that was given up, and charge for no number twice', async () => {
    const numbers = Array.from({ length: 4100 }, (_, at) => `+4474004${String(at).padStart(5, '0')}`)
    silent = numbers[2000]
    const request = { name: 'Interrupted', type: 'analysis', numbers: numbers.join('\n') }
    const { id } = (await server.call(owner, 'POST', checks, { request })).body.request
    const { how, job } = await take('check-numbers', id)
    await expect(how.run(job, new AbortController().signal)).rejects.toThrow('out of reach')
    await how.onBuried?.(job)
    expect(await check(id)).toMatchObject({ status: 'stopped', status_note: 'interrupted', checked: 2000 })
    silent = undefined
    expect(await resume(id)).toBe(200)
    await perform('check-numbers', id)
    const done = await check(id)
    expect(done).toMatchObject({ status: 'success', status_note: '', checked: 4100 })
    expect(done.charge).toBe((4100 - done.unanswered) * ANALYSIS)
    expect(-(await chargesOf(id)).reduce((sum, amount) => sum + amount, 0)).toBe(done.charge)
  })

  it('resume a check of formats that was given up', async () => {
    const request = { name: 'Interrupted', type: 'format', numbers: '+447400100011' }
    const { id } = (await server.call(owner, 'POST', checks, { request })).body.request
    const { how, job } = await take('check-numbers', id)
    await how.onBuried?.(job)
    expect(await check(id)).toMatchObject({ status: 'stopped', status_note: 'interrupted', checked: 0 })
    expect(await resume(id)).toBe(200)
    await perform('check-numbers', id)
    expect(await check(id)).toMatchObject({ status: 'success', checked: 1 })
    expect(await chargesOf(id)).toHaveLength(1)
  })

  it.each(imports)('say how far the job $kind came when it was given up', async (given) => {
    const { kind, write, lines, atOnce, counted } = given
    const id = await createImport(given, write(lines))
    const { how, job } = await take(kind, id)
    await expect(how.run(job, abortedAfter(2))).rejects.toThrow('stopped')
    await how.onBuried?.(job)
    expect(await readImport(given, id)).toMatchObject({
      status: 'failed',
      problem: 'interrupted',
      lines,
      done_lines: 2 * atOnce,
      [counted]: 2 * atOnce,
    })
  })

  it.each(imports)('make room for other long jobs during $kind', async (given) => {
    const { kind, write, lines, atOnce } = given
    const id = await createImport(given, write(lines))
    const { how, job } = await take(kind, id)
    expect(how.isLong).toBe(true)
    // The turn began long ago.
    const now = vi.spyOn(performance, 'now').mockReturnValueOnce(-Infinity)
    try {
      expect(await how.run(job, new AbortController().signal)).toEqual({ inMs: 0 })
    } finally {
      now.mockRestore()
    }
    expect(await readImport(given, id)).toMatchObject({ status: 'reading', done_lines: atOnce })
    while (await how.run(job, new AbortController().signal));
    expect(await readImport(given, id)).toMatchObject({ status: 'done', done_lines: lines, refused: 0 })
  })
})

/** Of a process that ends after so many looks at it. */
function abortedAfter(looks: number): AbortSignal {
  let seen = 0
  return {
    get aborted() {
      seen += 1
      return seen > looks
    },
    // as: all that the handlers look at.
  } as AbortSignal
}

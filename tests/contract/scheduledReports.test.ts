import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { domainChecks } from '../../src/domain/domainChecks.ts'
import type { Job } from '../../src/server/jobs/index.ts'
import {
  createReportSender,
  type SendContext,
} from '../../src/server/modules/scheduled-reports/sendReport.ts'
import { createActing } from '../../src/server/resources/records/createActing.ts'
import { formatDate, formatFilterDate } from '../../src/shared/dates.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { startDemoServer, type DemoPerson, type DemoServer } from '../support/startDemoServer.ts'
import type { TestBody } from '../support/startTestServer.ts'

const path = '/v1/scheduled_reports'
const calls = { id: 'history.calls-placed' }

describe.each(worldsOf(import.meta.filename))('scheduled reports on %s', (_name, open) => {
  let server: DemoServer
  let owner: DemoPerson
  const people: Record<string, { id: string }> = {}

  beforeAll(async () => {
    server = await startDemoServer({ database: await open(), working: true })
    owner = person('owner')
    const rows = await system<{ id: string; email: string }>(sql`select id, email from app_user`)
    for (const { id, email } of rows) people[email.split('@')[0] ?? ''] = { id }
    // The demo's own would be in the way of the limit.
    for (const { id } of (await server.call(owner, 'GET', path)).body.scheduled_reports)
      await server.call(owner, 'DELETE', `${path}/${id}`)
  })
  afterAll(() => server.close())

  function person(name: string): DemoPerson {
    const found = server.people.find((each) => each.name === name)
    if (!found) throw new Error(`There is no demo user ${name}`)
    return found
  }
  const to = (...names: string[]): { id: string }[] => names.map((name) => people[name] ?? { id: '' })
  async function system<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
    // as: what the statement selects.
    return (await server.database.system((query) => statement.execute(query))).rows as Row[]
  }

  async function create(given: object = {}, by = owner): Promise<TestBody> {
    const report = { name: 'Calls', list: calls, frequency: 'daily', hour: '02:30', recipients: to('owner') }
    const { status, body } = await server.call(by, 'POST', path, {
      scheduled_report: { ...report, ...given },
    })
    expect([status, body.fields]).toEqual([201, undefined])
    return body.scheduled_report
  }
  const read = async (id: string): Promise<TestBody> =>
    (await server.call(owner, 'GET', `${path}/${id}`)).body.scheduled_report
  const runsOf = async (id: string): Promise<TestBody[]> =>
    (await server.call(owner, 'GET', `/v1/report_deliveries?per_page=100&report_id=${id}`)).body.deliveries
  const mailsOf = (id: string) =>
    system<{ recipient: string; subject: string; body: string }>(
      sql`select recipient, subject, body from mail where id in (select id from report_delivery where report_id = ${id})
        order by recipient`,
    )
  /** Time goes on until the report is due. */
  const pass = (id: string) =>
    system(
      sql`update job set run_at = now() where kind = 'send-report' and state = 'waiting' and payload->>'id' = ${id}`,
    )
  const jobsOf = (id: string, state = 'waiting') =>
    system<{ payload: TestBody }>(
      sql`select payload from job where kind = 'send-report' and state = ${state} and payload->>'id' = ${id}`,
    )
  async function settled(id: string, runs = 1): Promise<TestBody[]> {
    const times = async (): Promise<number> => {
      const found = await runsOf(id)
      return found.some(({ status }) => status === 'waiting')
        ? -1
        : new Set(found.map((each) => each.due_at)).size
    }
    await expect.poll(times, { interval: 50 }).toBe(runs)
    return runsOf(id)
  }
  async function fileOf(id: string, name: string): Promise<string[]> {
    const [row] = await system<{ task_id: string }>(
      sql`select task_id from report_delivery where report_id = ${id} and user_id = ${people[name]?.id} order by created_at desc limit 1`,
    )
    const { status, text } = await server.call(person(name), 'GET', `/tasks/${row?.task_id}/file`)
    expect(status).toBe(200)
    return text.replace('\uFEFF', '').trimEnd().split('\r\n')
  }
  const view = async (filters: object, columns: object[] = [], by = owner): Promise<string> =>
    (
      await server.call(by, 'POST', '/list-views', {
        list: calls.id,
        name: `View ${randomUUID().slice(0, 8)}`,
        content: { filters, sort: '-created_at', columns },
      })
    ).body.view.id

  function senderContext(): SendContext {
    const published = () => server.publisher.current()
    const { database } = server
    const postNotices = () => Promise.resolve()
    const { exportAs } = createActing({
      database,
      published,
      postNotices,
      secretKey: Buffer.alloc(32, 7),
      behaviours: [...server.behaviours.values()],
      checks: domainChecks,
      accountItems: {},
    })
    const words = { text: (key: string, params = {}) => published().text(key, params), product: () => 'Test' }
    return { database, published, postNotices, exportAs, publicUrl: 'http://localhost', ...words }
  }
  /** The handler as another process has it. */
  function sender(given: Partial<SendContext> = {}): (job: Job) => Promise<void> {
    const send = createReportSender({ ...senderContext(), ...given })
    return async (job) => void (await send(job, new AbortController().signal))
  }
  function jobOf(report: TestBody, day = String(report.next_at).slice(0, 10)): Job {
    const payload = { id: report.id, at: report.next_at, day, by_hand: false }
    return { id: randomUUID(), accountId: owner.accountId, kind: 'send-report', payload, attempt: 1 }
  }

  it('start in the menu of a list, with its view and the person who asks', async () => {
    const id = await view({ disposition: 'answered' })
    const { body } = await server.call(owner, 'GET', `${path}/${calls.id}:${id}/start`)
    expect(body).toMatchObject({
      list: { ...calls, name: 'Calls placed' },
      view: { id },
      recipients: to('owner'),
    })
    const plain = await server.call(owner, 'GET', `${path}/${calls.id}:all/start`)
    expect(plain.body).toMatchObject({ name: 'Calls placed', view: null })
    // Somebody without that list, and a list that isn't there.
    for (const [by, list] of [
      [person('dids'), calls.id],
      [owner, 'history.nothing'],
    ] as const)
      expect((await server.call(by, 'GET', `${path}/${list}:all/start`)).status).toBe(404)
  })

  it('give each recipient what they may see, and a mail once the file is there', async () => {
    const report = await create({
      name: 'Last week',
      frequency: 'weekly',
      weekday: tomorrow(),
      recipients: to('owner', 'support', 'dids'),
    })
    await pass(report.id)
    const runs = await settled(report.id)
    const outcomes = runs.map(({ recipient, status, reason }) => [recipient, [status, reason ?? null]])
    expect(Object.fromEntries(outcomes)).toEqual({
      'Diego Marin': ['skipped', 'no-access'],
      'Olivia Hart': ['sent', null],
      'Sofia Rossi': ['sent', null],
    })
    const [{ period_from: from, period_to: until } = {} as TestBody] = runs // there are three
    const dates = `from=${formatFilterDate(from)}&to=${formatFilterDate(until)}`
    const { body } = await server.call(owner, 'GET', `/v1/calls?type=placed&${dates}`)
    const total = body.pagination.total
    expect(total).toBeGreaterThan(0)
    expect(runs.map((each) => each.row_count ?? 0).toSorted((one, other) => one - other)).toEqual([
      0,
      total,
      total,
    ])
    const [ownersHead, ...ownersRows] = await fileOf(report.id, 'owner')
    const [supportsHead, ...supportsRows] = await fileOf(report.id, 'support')
    expect([ownersRows.length, supportsRows.length]).toEqual([total, total])
    expect(ownersHead).toContain('Charge')
    expect(supportsHead).toContain('Duration')
    expect(supportsHead).not.toContain('Charge')
    const mails = await mailsOf(report.id)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['owner@demo.example', 'support@demo.example'])
    for (const mail of mails) {
      expect(mail.subject).toBe('Last week')
      expect(mail.body).toContain(
        `${formatDate(from)} to ${formatDate(until)}: ${total.toLocaleString('en')} rows.`,
      )
      expect(mail.body).toContain('http://localhost/background-work')
    }
    expect(await read(report.id)).toMatchObject({ status: 'active', last_result: 'partly' })
    const [task] = await system<{ task_id: string }>(
      sql`select task_id from report_delivery where report_id = ${report.id} and user_id = ${people['support']?.id}`,
    )
    expect((await server.call(owner, 'GET', `/tasks/${task?.task_id}/file`)).status).toBe(404)
  })

  it('have the rows and columns of their view', async () => {
    const id = await view({ disposition: 'busy', dates: 'last-month' }, [
      ...['to-number', 'charge', 'disposition'].map((each) => ({ id: each, shown: true })),
      ...['created', 'from-number', 'country', 'code', 'duration'].map((each) => ({
        id: each,
        shown: false,
      })),
    ])
    const report = await create({
      frequency: 'weekly',
      weekday: tomorrow(),
      view: { id },
      recipients: to('owner', 'support'),
    })
    await pass(report.id)
    const [{ period_from: from, period_to: until, row_count: count } = {} as TestBody] = await settled(
      report.id,
    ) // there are two
    const dates = `from=${formatFilterDate(from)}&to=${formatFilterDate(until)}`
    const { body } = await server.call(owner, 'GET', `/v1/calls?type=placed&disposition=busy&${dates}`)
    expect(count).toBe(body.pagination.total)
    expect((await fileOf(report.id, 'owner'))[0]).toBe('To,Charge (USD),Outcome')
    expect((await fileOf(report.id, 'support'))[0]).toBe('To,Outcome')
  })

  it('leave out who may not see what the view filters by', async () => {
    const list = { id: 'account-billing.transactions' }
    const saved = await server.call(owner, 'POST', '/list-views', {
      list: list.id,
      name: 'Large ones',
      content: { filters: { amount: '1..' }, sort: '', columns: [] },
    })
    const report = await create({
      list,
      view: { id: saved.body.view.id },
      recipients: to('owner', 'engineer'),
    })
    await pass(report.id)
    const outcomes = (await settled(report.id)).map(({ recipient, status }) => [recipient, status])
    expect(Object.fromEntries(outcomes)).toEqual({ 'Elif Kaya': 'skipped', 'Olivia Hart': 'sent' })
  })

  it('are sent once, whoever does it and however often', async () => {
    const report = await create({ recipients: to('owner', 'billing') })
    const before = await read(report.id)
    const job = jobOf(report)
    await Promise.all([sender()(job), sender()(job), sender()(job)])
    await sender()({ ...job, id: randomUUID(), attempt: 2 })
    const runs = await settled(report.id)
    expect(runs).toHaveLength(2)
    expect(await mailsOf(report.id)).toHaveLength(2)
    const after = await read(report.id)
    expect(Date.parse(after.next_at)).toBeGreaterThan(Date.parse(before.next_at))
    // The one that was queued at first finds its time served.
    await pass(report.id)
    await settled(report.id, 2)
    const waiting = async (): Promise<unknown[]> => (await jobsOf(report.id)).map(({ payload }) => payload.at)
    await expect.poll(waiting).toEqual([(await read(report.id)).next_at])
    expect(await runsOf(report.id)).toHaveLength(4)
  })

  it('are sent whole after a process was killed in between', async () => {
    const report = await create({ recipients: to('owner', 'billing') })
    const dying = sender({
      exportAs: async () => ({
        start: async (query) => {
          await sql`select 1`.execute(query)
          throw new Error('killed')
        },
      }),
    })
    await expect(dying(jobOf(report))).rejects.toThrow('killed')
    expect(await runsOf(report.id)).toEqual([])
    const { next_at: at, last_at: last } = await read(report.id)
    expect([at, last]).toEqual([report.next_at, undefined])
    await sender()(jobOf(report, '2026-05-04'))
    expect((await settled(report.id)).map(({ period_to }) => period_to)).toEqual(['2026-05-03', '2026-05-03'])
  })

  it.each([
    [
      'paused',
      (id: string) =>
        server.call(owner, 'PUT', `${path}/${id}/status`, { scheduled_report: { status: 'paused' } }),
    ],
    ['deleted', (id: string) => server.call(owner, 'DELETE', `${path}/${id}`)],
    [
      'moved',
      (id: string) => server.call(owner, 'PUT', `${path}/${id}`, { scheduled_report: { hour: '23:30' } }),
    ],
  ])('are not sent when they are %s while they are prepared', async (_what, change) => {
    const report = await create()
    const { exportAs } = senderContext()
    const send = sender({
      exportAs: async (...given) => {
        expect((await change(report.id)).status).toBeLessThan(300)
        return exportAs(...given)
      },
    })
    await send(jobOf(report))
    await pass(report.id).catch(() => undefined)
    const rows = await system(
      sql`select id from report_delivery where report_id = ${report.id} and due_at = ${report.next_at}`,
    )
    expect(rows).toEqual([])
  })

  it('stop, and say so, when their view is deleted', async () => {
    const id = await view({ disposition: 'busy' })
    const report = await create({ name: 'Busy', view: { id }, recipients: to('owner', 'billing') })
    await server.call(owner, 'DELETE', `/list-views/${id}`)
    await pass(report.id)
    await expect.poll(async () => (await read(report.id)).status).toBe('stopped')
    expect(await read(report.id)).toMatchObject({ problem: 'view-gone' })
    expect(await runsOf(report.id)).toEqual([])
    const told = await system<{ recipient: string; body: string }>(
      sql`select recipient, body from mail where subject = 'Your report “Busy” was stopped' order by recipient`,
    )
    expect(told.map(({ recipient }) => recipient)).toEqual(['billing@demo.example', 'owner@demo.example'])
    expect(told[0]?.body).toContain(`/reports/view/${report.id}`)
    const resume = () =>
      server.call(owner, 'PUT', `${path}/${report.id}/status`, { scheduled_report: { status: 'active' } })
    expect((await resume()).status).toBe(409)
    expect((await server.call(owner, 'POST', `${path}/${report.id}/send`)).status).toBe(409)
    const { status } = await server.call(owner, 'PUT', `${path}/${report.id}`, {
      scheduled_report: { view: null },
    })
    expect(status).toBe(200)
    expect((await resume()).status).toBe(200)
    expect(await read(report.id)).toMatchObject({ status: 'active' })
    expect((await read(report.id)).problem ?? null).toBeNull()
    await pass(report.id)
    await settled(report.id)
  })

  it('stop when their view names a filter that the list has lost', async () => {
    const id = await view({ disposition: 'busy' })
    const report = await create({ view: { id } })
    await system(
      sql`update list_view set content = jsonb_set(content, '{filters}', '{"former": "x"}') where id::text = ${id}`,
    )
    await pass(report.id)
    await expect.poll(async () => (await read(report.id)).problem).toBe('view-outdated')
    expect(await runsOf(report.id)).toEqual([])
  })

  it('leave out a recipient who can’t sign in any more', async () => {
    const report = await create({ recipients: to('owner', 'comms') })
    await system(sql`update app_user set disabled = true where id = ${people['comms']?.id}`)
    await pass(report.id)
    const runs = await settled(report.id)
    await system(sql`update app_user set disabled = false where id = ${people['comms']?.id}`)
    expect(runs.find(({ recipient }) => recipient === 'Clara Jensen')).toMatchObject({
      status: 'skipped',
      reason: 'person-gone',
    })
    expect(await mailsOf(report.id)).toHaveLength(1)
  })

  it('send nothing to who loses the list before the file is made', async () => {
    const report = await create({ recipients: to('comms') })
    const { exportAs } = senderContext()
    const send = sender({
      exportAs: async (...given) => {
        const made = await exportAs(...given)
        await system(
          sql`update app_user set role = 'DidProvisioningManager' where id = ${people['comms']?.id}`,
        )
        return made
      },
    })
    await send(jobOf(report))
    const runs = await settled(report.id)
    await system(sql`update app_user set role = 'CommunicationsManager' where id = ${people['comms']?.id}`)
    expect(runs).toMatchObject([{ status: 'skipped', reason: 'no-access' }])
    expect(await mailsOf(report.id)).toEqual([])
    expect(await read(report.id)).toMatchObject({ last_result: 'nobody' })
  })

  it('can be sent now, once per press, and keep their schedule', async () => {
    const report = await create()
    const answers = await Promise.all(
      [1, 2].map(() => server.call(owner, 'POST', `${path}/${report.id}/send`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await expect.poll(async () => (await runsOf(report.id)).length).toBeGreaterThan(0)
    const runs = await settled(report.id, new Set((await runsOf(report.id)).map((each) => each.due_at)).size)
    expect(runs.every((each) => each.by_hand === true && each.status === 'sent')).toBe(true)
    expect(await mailsOf(report.id)).toHaveLength(runs.length)
    const { next_at: at, last_day: served } = await read(report.id)
    expect([at, served]).toEqual([report.next_at, undefined])
  })

  it('follow the time zone of the account', async () => {
    const report = await create({ hour: '12:00' })
    const [account] = await system<{ timezone: string }>(
      sql`select timezone from account where id = ${owner.accountId}`,
    )
    await system(sql`update account set timezone = 'Pacific/Kiritimati' where id = ${owner.accountId}`)
    await expect.poll(async () => String((await read(report.id)).next_at).slice(11, 16)).toBe('22:00')
    await system(sql`update account set timezone = ${account?.timezone} where id = ${owner.accountId}`)
    await expect.poll(async () => (await read(report.id)).next_at).toBe(report.next_at)
  })

  it('are changed by who made them, admins and the owner alone', async () => {
    const report = await create({ recipients: to('support') }, person('billing'))
    const tries = async (by: DemoPerson): Promise<number[]> => [
      (await server.call(by, 'PUT', `${path}/${report.id}`, { scheduled_report: { name: 'Mine' } })).status,
      (
        await server.call(by, 'PUT', `${path}/${report.id}/status`, {
          scheduled_report: { status: 'paused' },
        })
      ).status,
      (
        await server.call(by, 'PUT', `${path}/${report.id}/status`, {
          scheduled_report: { status: 'active' },
        })
      ).status,
      (await server.call(by, 'POST', `${path}/${report.id}/send`)).status,
    ]
    expect((await tries(person('support'))).every((status) => status >= 403)).toBe(true)
    expect(
      (await server.call(person('support'), 'DELETE', `${path}/${report.id}`)).status,
    ).toBeGreaterThanOrEqual(403)
    for (const name of ['billing', 'admin']) expect(await tries(person(name))).toEqual([200, 200, 200, 200])
    expect((await server.call(person('flex'), 'GET', `${path}/${report.id}`)).status).toBe(404)
    expect((await server.call(person('flex'), 'POST', `${path}/${report.id}/send`)).status).toBe(404)
  })

  it('refuse lists, views and people that aren’t the caller’s', async () => {
    const others = await view({}, [], person('support'))
    const refused = async (given: object, by = owner): Promise<string[]> => {
      const report = { name: 'No', list: calls, frequency: 'daily', hour: '08:00', recipients: to('owner') }
      const { status, body } = await server.call(by, 'POST', path, {
        scheduled_report: { ...report, ...given },
      })
      expect(status).toBe(422)
      return Object.keys(body.fields)
    }
    expect(await refused({ view: { id: others } })).toEqual(['view'])
    expect(await refused({}, person('dids'))).toEqual(['list'])
    expect(await refused({ recipients: to('flex') })).toEqual(['recipients[0]'])
    expect(await refused({ recipients: [] })).toEqual(['recipients'])
    expect(await refused({ hour: '24:00' })).toEqual(['hour'])
    expect(await refused({ frequency: 'hourly' })).toEqual(['frequency'])
  })

  describe('of a list below a parent', () => {
    let place: { country: string; city: string; list: string }
    /** The numbers for sale in a city of Canada. */
    async function numbersOf(name: string): Promise<typeof place> {
      const { countries } = (await server.call(owner, 'GET', '/v1/buy/countries?search=canada')).body
      const country = countries[0].id
      const cities = `/v1/buy/countries/${country}/cities?search=${name}`
      const city = (await server.call(owner, 'GET', cities)).body.cities[0].id
      return { country, city, list: `buy.dids.${country}.${city}` }
    }

    it('start in its menu and have its rows', async () => {
      place = await numbersOf('calgary')
      const { body } = await server.call(owner, 'GET', `${path}/${place.list}:all/start`)
      expect(body.list).toEqual({ id: place.list, name: 'Choose numbers – Calgary' })
      const report = await create({ name: 'Calgary', list: { id: place.list } })
      expect(report.list).toEqual(body.list)
      await pass(report.id)
      expect(await settled(report.id)).toMatchObject([{ status: 'sent', period_from: null }])
      const numbers = `/v1/buy/countries/${place.country}/cities/${place.city}/dids`
      const { total } = (await server.call(owner, 'GET', numbers)).body.pagination
      const [headings, ...rows] = await fileOf(report.id, 'owner')
      expect([headings?.startsWith('Number,'), rows.length, total > 0]).toEqual([true, total, true])
      for (const row of rows) expect(row).toMatch(/^\W*\+1403/)
    })

    it('refuse a parent that is none, or isn’t below what it should be', async () => {
      const { country, city } = place
      const list = async (id: string): Promise<unknown> => {
        const report = { name: 'No', frequency: 'daily', hour: '08:00', recipients: to('owner') }
        const { body } = await server.call(owner, 'POST', path, {
          scheduled_report: { ...report, list: { id } },
        })
        return Object.keys(body.fields ?? {})
      }
      for (const ids of [
        [country, randomUUID()],
        [randomUUID(), city],
        [country],
        [country, city, city],
        ['x', 'y'],
        [],
      ])
        expect([ids, await list(['buy.dids', ...ids].join('.'))]).toEqual([ids, ['list']])
      expect(await list(`history.calls-placed.${city}`)).toEqual(['list'])
      expect((await server.call(person('billing'), 'GET', `${path}/${place.list}:all/start`)).status).toBe(
        404,
      )
    })

    it('stop, and say so, when the parent is deleted', async () => {
      const { city, list } = await numbersOf('edmonton')
      const report = await create({ name: 'Edmonton', list: { id: list } })
      await system(sql`delete from stock_city where id = ${city}`)
      await pass(report.id)
      await expect.poll(async () => (await read(report.id)).status).toBe('stopped')
      expect(await read(report.id)).toMatchObject({ problem: 'parent-gone' })
      expect(await runsOf(report.id)).toEqual([])
      const [mail] = await system<{ body: string }>(
        sql`select body from mail where subject = 'Your report “Edmonton” was stopped'`,
      )
      expect(mail?.body).toContain('What the list Choose numbers – Edmonton belongs to was deleted.')
    })
  })

  it('have a limit of recipients and of reports, said in words', async () => {
    const eleven = Array.from({ length: 11 }, () => ({ id: randomUUID() }))
    const many = { name: 'No', list: calls, frequency: 'daily', hour: '08:00', recipients: eleven }
    const { body } = await server.call(owner, 'POST', path, { scheduled_report: many })
    expect(body.fields.recipients).toBe('You can choose up to 10 people')
    for (const { id } of (await server.call(owner, 'GET', `${path}?per_page=100`)).body.scheduled_reports)
      await server.call(owner, 'DELETE', `${path}/${id}`)
    const all = await Promise.all(
      Array.from({ length: 22 }, (_, index) =>
        server.call(owner, 'POST', path, {
          scheduled_report: { ...many, name: `Report ${index}`, recipients: to('owner') },
        }),
      ),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(all.find(({ status }) => status !== 201)?.body.error).toBe(
      'An account can have up to 20 reports. Delete one you don’t need.',
    )
  })
})

/** The weekday it is tomorrow in UTC. */
function tomorrow(): string {
  return (
    ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][new Date(Date.now() + 86_400_000).getUTCDay()] ?? ''
  )
}

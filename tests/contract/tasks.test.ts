import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkCheck, Task, TaskRow } from '../../src/language/tasks.ts'
import { createLocalFileStore } from '../../src/server/files/index.ts'
import { createTaskWork, type TaskWork } from '../../src/server/resources/bulk/createTaskWork.ts'
import type { Job } from '../../src/server/jobs/index.ts'
import { taskFile } from '../../src/server/tasks/index.ts'
import { sweepTasks } from '../../src/server/tasks/sweepTasks.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { databasesOf } from '../support/createTestDatabase.ts'
import { startTestServer, testPassword, type TestServer, type TestUser } from '../support/startTestServer.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const waiting = { label: 'Books', size: 'large', weight: 20, state: 'waiting' }

describe.each(databasesOf(import.meta.filename))('tasks on %s', (_name, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'tasks-'))
  const files = createLocalFileStore(folder)
  let database: OwnedDatabase
  let server: TestServer
  let owner: TestUser
  let announced: string[]

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, { files })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A process. */
  function createProcess(turnMs?: number): TaskWork {
    announced = []
    return createTaskWork({
      database,
      files,
      published: () => server.publisher.current(),
      behaviours: [],
      checks: {},
      accountItems: {},
      postNotices: async () => undefined,
      secretKey: Buffer.alloc(32, 7),
      announce: async (_user, id) => void announced.push(id),
      onError: (error) => {
        throw error
      },
      ...(turnMs !== undefined && { turnMs }),
    })
  }

  /** Runs the queued job of a task, turn by turn, as the job runner does. */
  async function work(task: Task, process = createProcess(), signal = new AbortController().signal) {
    const job: Job = {
      id: randomUUID(),
      accountId: owner.accountId,
      kind: 'task',
      payload: { id: task.id },
      attempt: 1,
    }
    while (await process.jobs['task']?.run(job, signal));
  }

  async function insert(count: number, fields = {}): Promise<string[]> {
    const ids: string[] = []
    for (let at = 0; at < count; at += 1)
      ids.push(await server.insert(owner, 'parcel', { ...waiting, label: `Parcel ${at}`, ...fields }))
    return ids
  }

  const bulk = async (body: object, headers = {}): Promise<Task> => {
    const answer = await owner.call(
      'POST',
      '/v1/parcels/bulk',
      { list: 'parcels', action: 'send', ...body },
      headers,
    )
    expect(answer).toMatchObject({ status: 202 })
    return answer.body.task
  }
  const check = async (body: object): Promise<BulkCheck> => {
    const answer = await owner.call('POST', '/v1/parcels/bulk/check', {
      list: 'parcels',
      action: 'send',
      ...body,
    })
    expect(answer).toMatchObject({ status: 200 })
    return answer.body.check
  }
  const read = async ({ id }: Task): Promise<Task> => (await owner.call('GET', `/tasks/${id}`)).body.task
  const rowsOf = async ({ id }: Task, query = ''): Promise<TaskRow[]> =>
    (await owner.call('GET', `/tasks/${id}/rows${query}`)).body.rows
  const parcel = async (id: string) => (await owner.call('GET', `/v1/parcels/${id}`)).body.parcel

  describe('of many rows', () => {
    it('tell beforehand how many rows can be changed and why others cannot, and change nothing', async () => {
      owner = await server.signUp()
      const ids = [...(await insert(3)), ...(await insert(2, { state: 'sent' })), randomUUID()]
      expect(await check({ ids })).toEqual({
        total: 6,
        can: 3,
        reasons: [
          { text: 'Status is Sent', count: 2 },
          { text: 'No longer exists', count: 1 },
        ],
        can_undo: false,
        gone: [],
      })
      expect((await parcel(ids[0] ?? '')).version).toBe(1)
    })

    it('are checked one selection at a time for a person, while one more waits', async () => {
      owner = await server.signUp()
      const ids = await insert(2)
      const ask = () => owner.call('POST', '/v1/parcels/bulk/check', { list: 'parcels', action: 'send', ids })
      const transaction = server.database.transaction.bind(server.database)
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      server.database.transaction = async (account, work) => {
        await released
        return transaction(account, work)
      }
      const answers = [ask(), ask(), ask()]
      expect(await Promise.race(answers)).toMatchObject({ status: 503, body: { code: 'busy' } })
      server.database.transaction = transaction
      release()
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 503])
      expect((await check({ ids })).can).toBe(2)
    })

    it('change each row once, by its own rules, with a receipt for each', async () => {
      owner = await server.signUp()
      const able = await insert(3)
      const unable = await insert(1, { state: 'sent', label: 'Gone out' })
      const task = await bulk({ ids: [...able, ...unable] })
      expect(task).toMatchObject({
        state: 'running',
        total: 4,
        done: 0,
        title: 'Send',
        list: 'parcels.parcels',
      })
      await work(task)
      expect(await read(task)).toMatchObject({ state: 'done', done: 3, refused: 1 })
      expect(announced.at(-1)).toBe(task.id)
      expect(await Promise.all(able.map(async (id) => (await parcel(id)).state))).toEqual([
        'sent',
        'sent',
        'sent',
      ])
      expect(await rowsOf(task, '?outcome=refused')).toEqual([
        { id: unable[0], name: 'Gone out', outcome: 'refused', reason: 'Status is Sent' },
      ])
      expect((await rowsOf(task)).map(({ outcome }) => String(outcome)).toSorted()).toEqual([
        'done',
        'done',
        'done',
        'refused',
      ])
    })

    it('take all that match the filters except some, as they were when it began', async () => {
      owner = await server.signUp()
      const [left = '', ...others] = await insert(30, { size: 'small' })
      await insert(2)
      const task = await bulk({ filters: { size: 'small' }, except: [left] })
      expect(task.total).toBe(29)
      await insert(1, { size: 'small' })
      await work(task)
      expect((await parcel(left)).state).toBe('waiting')
      const { body } = await owner.call('GET', '/v1/parcels?state=sent&per_page=100')
      const sent: string[] = body.parcels.map(({ id }: { id: string }) => id)
      expect(sent.toSorted()).toEqual(others.toSorted())
    })

    it('leave out selected rows that the filters do not find any more, before and after alike', async () => {
      owner = await server.signUp()
      const [first = '', second = '', changed = ''] = await insert(3, { size: 'small' })
      await insert(1, { size: 'small' })
      await database.transaction(owner.accountId, (query) =>
        sql`update record set doc = doc || '{"size":"large"}' where id = ${changed}`.execute(query),
      )
      const selection = { ids: [first, second, changed], filters: { size: 'small' } }
      expect(await check(selection)).toMatchObject({ total: 2, can: 2, reasons: [], gone: [changed] })
      const task = await bulk(selection)
      expect(task.total).toBe(2)
      await work(task)
      expect((await rowsOf(task)).map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
      const none = { ids: [changed], filters: { size: 'small' } }
      expect(await check(none)).toMatchObject({ total: 0, can: 0, gone: [changed] })
    })

    it('go on where a killed process stopped, and do no row twice', async () => {
      owner = await server.signUp()
      const ids = await insert(60)
      const task = await bulk({ ids })
      const killed = new AbortController()
      let seen = 0
      // The process ends in its second turn, between two rows.
      const first = createTaskWork({
        database,
        files,
        published: () => {
          seen += 1
          if (seen === 2) killed.abort(new Error('killed'))
          return server.publisher.current()
        },
        behaviours: [],
        checks: {},
        accountItems: {},
        postNotices: async () => undefined,
        secretKey: Buffer.alloc(32, 7),
        announce: async () => undefined,
        onError: () => undefined,
      })
      await expect(work(task, first, killed.signal)).rejects.toThrow('killed')
      const halfway = await read(task)
      expect(halfway).toMatchObject({ state: 'running', done: 25, refused: 0 })
      // Two processes at once, as when a lease was lost and nobody noticed.
      await Promise.all([work(task), work(task)])
      expect(await read(task)).toMatchObject({ state: 'done', done: 60, refused: 0 })
      const versions = await Promise.all(ids.map(async (id) => (await parcel(id)).version))
      expect(new Set(versions)).toEqual(new Set([2]))
    })

    it('make room for other work turn by turn, and go on with the rows that are left', async () => {
      owner = await server.signUp()
      const task = await bulk({ ids: await insert(60) })
      const { run } = createProcess(-1).jobs['task'] ?? {}
      const { accountId } = owner
      const job: Job = { id: randomUUID(), accountId, kind: 'task', payload: { id: task.id }, attempt: 1 }
      const done: unknown[] = []
      for (let next: unknown = true; next; done.push((await read(task)).done))
        next = await run?.(job, new AbortController().signal)
      expect(done).toEqual([25, 50, 60, 60])
      expect(await read(task)).toMatchObject({ state: 'done', refused: 0 })
    })

    it('undo the change of a row whose receipt could not be stored', async () => {
      owner = await server.signUp()
      const [id = ''] = await insert(1)
      const task = await bulk({ ids: [id] })
      await database.transaction(owner.accountId, (query) =>
        sql`update task_row set outcome = 'done' where task_id = ${task.id}`.execute(query),
      )
      await work(task)
      expect(await parcel(id)).toMatchObject({ state: 'waiting', version: 1 })
    })

    it('stop between rows, resume, and try refused rows again', async () => {
      owner = await server.signUp()
      const ids = await insert(3)
      const task = await bulk({ ids })
      expect((await owner.call('POST', `/tasks/${task.id}/stop`)).body.task.state).toBe('stopped')
      await work(task)
      expect(await read(task)).toMatchObject({ state: 'stopped', done: 0 })
      await database.transaction(owner.accountId, (query) =>
        sql`update record set doc = doc || '{"state":"sent"}' where id = ${ids[0]}`.execute(query),
      )
      expect((await owner.call('POST', `/tasks/${task.id}/resume`)).body.task.state).toBe('running')
      await work(task)
      expect(await read(task)).toMatchObject({ state: 'done', done: 2, refused: 1 })
      await database.transaction(owner.accountId, (query) =>
        sql`update record set doc = doc || '{"state":"waiting"}' where id = ${ids[0]}`.execute(query),
      )
      const again = await owner.call('POST', `/tasks/${task.id}/retry`)
      expect(again.body.task).toMatchObject({ state: 'running', done: 2, refused: 0 })
      await work(task)
      expect(await read(task)).toMatchObject({ state: 'done', done: 3, refused: 0 })
      expect((await owner.call('POST', `/tasks/${task.id}/retry`)).status).toBe(409)
      const { rows: jobs } = await database.system((query) =>
        sql<{ key: string }>`select key from job where payload->>'id' = ${task.id} order by key`.execute(
          query,
        ),
      )
      expect(jobs.map(({ key }) => key)).toEqual([`${task.id}:1`, `${task.id}:2`, `${task.id}:3`])
    })

    it('are judged by the permissions that the user has when a row is done', async () => {
      owner = await server.signUp()
      const ids = await insert(2)
      const task = await bulk({ ids })
      await database.system((query) =>
        sql`update app_user set role = 'Viewer' where id = ${owner.userId}`.execute(query),
      )
      await work(task)
      const refused = { outcome: 'refused', reason: 'You do not have permission to do this.' }
      expect(await rowsOf(task)).toMatchObject([refused, refused])
      expect((await parcel(ids[0] ?? '')).state).toBe('waiting')
    })

    it('are ten of an account under way at once', async () => {
      owner = await server.signUp()
      const ids = [randomUUID()]
      const start = (who: TestUser, key?: string) =>
        who.call(
          'POST',
          '/v1/parcels/bulk',
          { list: 'parcels', action: 'send', ids },
          key ? { 'idempotency-key': key } : {},
        )
      const first = await bulk({ ids }, { 'idempotency-key': 'one-of-ten-tasks' })
      for (let n = 1; n < 10; n += 1) await bulk({ ids })
      const refused = await start(owner)
      expect([refused.status, refused.body.error]).toEqual([
        429,
        '10 bulk actions are already running in this account. Wait for one to finish, or stop one.',
      ])
      expect((await start(owner, 'one-of-ten-tasks')).body.task.id).toBe(first.id)
      expect((await start(await server.signUp())).status).toBe(202)
      expect((await owner.call('POST', `/tasks/${first.id}/stop`)).status).toBe(200)
      await bulk({ ids })
      expect((await owner.call('POST', `/tasks/${first.id}/resume`)).status).toBe(429)
      expect(await read(first)).toMatchObject({ state: 'stopped' })
    })

    it('delete records', async () => {
      owner = await server.signUp()
      const ids = await insert(2)
      const task = await bulk({ ids, action: 'delete' })
      await work(task)
      expect(await read(task)).toMatchObject({ state: 'done', done: 2, title: 'Delete' })
      expect((await owner.call('GET', `/v1/parcels/${ids[0]}`)).status).toBe(404)
    })

    it('begin once per Idempotency-Key', async () => {
      owner = await server.signUp()
      const ids = await insert(1)
      const key = { 'idempotency-key': 'bulk-once-1' }
      const [first, second] = [await bulk({ ids }, key), await bulk({ ids }, key)]
      expect(second.id).toBe(first.id)
    })

    it('reach no record and no task of another account, or user', async () => {
      owner = await server.signUp()
      const stranger = await server.signUp()
      const foreign = await server.insert(stranger, 'parcel', waiting)
      const task = await bulk({ ids: [foreign] })
      await work(task)
      expect(await rowsOf(task)).toMatchObject([{ outcome: 'refused', name: '', reason: 'No longer exists' }])
      const { body } = await stranger.call('GET', `/v1/parcels/${foreign}`)
      expect(body.parcel).toMatchObject({ state: 'waiting', version: 1 })
      const colleague = await server.colleague(owner, 'Viewer')
      for (const other of [stranger, colleague]) {
        expect((await other.call('GET', '/tasks')).body.tasks).toEqual([])
        for (const [method, path] of [
          ['GET', ''],
          ['GET', '/rows'],
          ['GET', '/file'],
          ['POST', '/stop'],
          ['POST', '/resume'],
          ['POST', '/retry'],
          ['POST', '/undo'],
        ] as const)
          expect((await other.call(method, `/tasks/${task.id}${path}`)).status, path).toBe(404)
      }
      const viewed = await colleague.call('POST', '/v1/parcels/bulk', {
        list: 'parcels',
        action: 'send',
        ids: [foreign],
      })
      expect(viewed.status).toBe(403)
    })

    it.each([
      [{ action: 'print', ids: [randomUUID()] }, 'action'],
      [{ list: 'depots', ids: [randomUUID()] }, 'list'],
      [{ ids: [] }, 'ids'],
      [{ ids: ['x'] }, 'ids'],
      [{ ids: [randomUUID()], except: [] }, 'ids'],
      [{ ids: [randomUUID()], filters: 'all' }, 'filters'],
      [{ ids: [randomUUID()], filters: { nonsense: 'x' } }, 'nonsense'],
      [{ filters: { nonsense: 'x' } }, 'nonsense'],
      [{ filters: { state: 'lost' } }, 'state'],
      [{ filters: 'all' }, 'filters'],
      [{ filters: {}, except: ['x'] }, 'except'],
      [{ filters: { label: 'no such parcel' } }, 'filters'],
      [{ ids: [randomUUID()], more: 1 }, 'more'],
    ])('refuse %o', async (body, field) => {
      owner ??= await server.signUp()
      for (const path of ['/v1/parcels/bulk', '/v1/parcels/bulk/check']) {
        const answer = await owner.call('POST', path, { list: 'parcels', action: 'send', ...body })
        expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
      }
    })
  })

  describe('of exports', () => {
    const start = (body: object = {}) =>
      owner.call('POST', '/v1/parcels/export', { list: 'parcels', query: { columns: 'label' }, ...body })

    it('write the file that a download of the list has, and notify its user', async () => {
      owner = await server.signUp()
      await insert(2)
      const { status, body } = await start()
      expect([status, body.task]).toMatchObject([
        202,
        { kind: 'export', state: 'running', total: 2, file: null },
      ])
      await work(body.task)
      const task = await read(body.task)
      expect(task).toMatchObject({ state: 'done', done: 2, refused: 0 })
      const { text: file, headers } = await owner.call('GET', `/tasks/${task.id}/file`)
      const { text: direct } = await owner.call('GET', '/v1/parcels/export.csv?columns=label')
      expect(file).toBe(direct)
      expect(headers['content-disposition']).toBe('attachment; filename="parcels.csv"')
      const posted = await database.read(owner.accountId, (query) =>
        query.selectFrom('notification').select(['kind', 'slots', 'user_id']).execute(),
      )
      expect(posted).toEqual([
        { kind: 'export-ready', slots: { id: task.id, list: 'Parcels', count: 2 }, user_id: owner.userId },
      ])
    })

    it('have no file while they are stopped, and write all of it when they go on', async () => {
      owner = await server.signUp()
      await insert(1)
      const { body } = await start()
      await owner.call('POST', `/tasks/${body.task.id}/stop`)
      await work(body.task)
      expect((await owner.call('GET', `/tasks/${body.task.id}/file`)).status).toBe(404)
      await owner.call('POST', `/tasks/${body.task.id}/resume`)
      await work(body.task)
      expect((await owner.call('GET', `/tasks/${body.task.id}/file`)).status).toBe(200)
    })

    it.each<[string, 'done' | 'failed', (master: TestUser) => string]>([
      ['may still work there', 'done', () => `select`],
      [
        'may no longer',
        'failed',
        ({ userId }) => `update app_user set role = 'Viewer' where id = '${userId}'`,
      ],
      ['was removed', 'failed', ({ userId }) => `update app_user set disabled = true where id = '${userId}'`],
      [
        'lost their account',
        'failed',
        ({ accountId }) => `update account set status = 'disabled' where id = '${accountId}'`,
      ],
      [
        'is no longer its master',
        'failed',
        ({ accountId }) =>
          `update account set master_account_id = null where master_account_id = '${accountId}'`,
      ],
    ])('of a master’s user who %s end as %s', async (_what, state, change) => {
      const master = await server.signUp()
      owner = await server.signUp()
      await insert(1)
      const { body: session } = await server.call('POST', '/auth', {
        email: owner.email,
        password: testPassword,
      })
      const run = (statement: string, parameters: string[] = []) =>
        database.asOwner(({ session }) => session.run(statement, parameters))
      await run(
        'update account set is_suborganization = true, master_account_id = $1::uuid where id = $2::uuid',
        [master.accountId, owner.accountId],
      )
      await database.system((query) =>
        sql`update session set master_account_id = ${master.accountId}::uuid, master_user_id = ${master.userId}::uuid,
            master_permissions = array['Depots'] where account_id = ${owner.accountId}::uuid
            and created_at = (select max(created_at) from session where account_id = ${owner.accountId}::uuid)`.execute(
          query,
        ),
      )
      const started = await owner.call(
        'POST',
        '/v1/parcels/export',
        { list: 'parcels', query: { columns: 'label' } },
        { authorization: `Bearer ${session.token}` },
      )
      expect(started.status).toBe(202)
      await run(change(master))
      await work(started.body.task)
      expect(await read(started.body.task)).toMatchObject({ state })
    })

    it('are deleted after a week, and forgotten after a month', async () => {
      owner = await server.signUp()
      await insert(1)
      const { body } = await start()
      await work(body.task)
      const age = (days: number) =>
        database.system((query) =>
          sql`update task set changed_at = now() - make_interval(days => ${days}::int),
              created_at = now() - make_interval(days => ${days}::int) where id = ${body.task.id}`.execute(
            query,
          ),
        )
      await age(6)
      await sweepTasks(database, files)
      expect(await text(await files.read(taskFile(owner.accountId, body.task.id)))).toContain('Parcel 0')
      await age(8)
      await sweepTasks(database, files)
      expect(await files.size(taskFile(owner.accountId, body.task.id))).toBeUndefined()
      expect(await read(body.task)).toMatchObject({ state: 'done', file: null })
      await age(31)
      await sweepTasks(database, files)
      expect((await owner.call('GET', `/tasks/${body.task.id}`)).status).toBe(404)
    })

    it.each([
      [{ list: 'depots' }, 'list'],
      [{ query: { nonsense: 'x' } }, 'nonsense'],
      [{ query: { columns: 'nonsense' } }, 'columns'],
      [{ query: 'all' }, 'query'],
      [{ more: 1 }, 'more'],
    ])('refuse %o', async (body, field) => {
      owner ??= await server.signUp()
      const answer = await start(body)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    })
  })
})

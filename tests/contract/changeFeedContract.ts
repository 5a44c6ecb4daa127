import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAccountContext } from '../../src/server/auth/accountContext.ts'
import { createChangeFeed, type AccountChange } from '../../src/server/storage/createChangeFeed.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { deleteDocument, insertDocument } from '../../src/server/storage/documents.ts'
import { postNotification } from '../../src/server/notifications/index.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { countingDatabase } from '../support/countingDatabase.ts'
import { startTestServer, testPassword, type TestServer, type TestUser } from '../support/startTestServer.ts'

/** Two server processes' ways to one database; the embedded one has one process, whose handle stands for both. */
export interface TwoProcesses {
  here: OwnedDatabase
  there: OwnedDatabase
}

const soon = { interval: 5, timeout: 2000 }

/** The change feed between processes, and the caching it allows. */
export function changeFeedContract(name: string, open: () => Promise<TwoProcesses>): void {
  describe(`on ${name}`, () => {
    let pair: TwoProcesses
    let here: TestServer
    let there: TestServer
    /** Statements of `here`. */
    let queries = 0

    beforeAll(async () => {
      pair = await open()
      here = await startTestServer(countingDatabase(pair.here, () => (queries += 1)))
      there = await startTestServer(pair.there)
    })
    afterAll(async () => {
      await here.close()
      await there.close()
      await pair.here.close()
      await pair.there.close()
    })

    const elsewhere = (user: TestUser, method: string, path: string, body?: unknown) =>
      there.call(method, path, body, { authorization: `Bearer ${user.token}` })
    /** Polls as a browser does that has seen the answer. */
    async function poll(user: TestUser, path: string): Promise<number> {
      const { headers } = await user.call('GET', path)
      return (await user.call('GET', path, undefined, { 'if-none-match': String(headers['etag']) })).status
    }
    async function queriesOf(work: () => Promise<unknown>): Promise<number> {
      const before = queries
      await work()
      return queries - before
    }

    describe('an unchanged poll', () => {
      it('runs no query', async () => {
        const user = await here.signUp()
        const paths = ['/config', '/notifications', '/config']
        for (const path of paths) expect(await poll(user, path)).toBe(304)
        expect(
          await queriesOf(async () => {
            for (const path of paths) expect(await poll(user, path)).toBe(304)
          }),
        ).toBe(0)
      })

      it('of lists shares its query with others, and misses no write of another process', async () => {
        const users = await Promise.all([here.signUp(), here.signUp()])
        const newParcel = async (user: TestUser) => {
          const depot = await here.insert(user, 'depot', { name: 'North', open: true })
          return { label: 'Books', size: 'small', weight: 5, depot: { id: depot } }
        }
        const create = async (user: TestUser) =>
          expect(
            (await elsewhere(user, 'POST', '/v1/parcels', { parcel: await newParcel(user) })).status,
          ).toBe(201)
        await create(users[0]!)
        const tags = await Promise.all(
          users.map(async (user) => String((await user.call('GET', '/v1/parcels')).headers['etag'])),
        )
        const pollAll = async (): Promise<number[][]> =>
          Promise.all(
            users.map((user, index) =>
              Promise.all(
                Array.from({ length: 20 }, async () => {
                  const known = { 'if-none-match': tags[index]! }
                  return (await user.call('GET', '/v1/parcels', undefined, known)).status
                }),
              ),
            ),
          )
        const statuses = (one: number, other: number): number[][] =>
          [one, other].map((status) => Array.from({ length: 20 }, () => status))
        let answers: number[][] = []
        expect(await queriesOf(async () => void (answers = await pollAll()))).toBeLessThan(20)
        expect(answers).toEqual(statuses(304, 304))
        await create(users[1]!)
        expect(await pollAll()).toEqual(statuses(304, 200))
      })

      it('does not extend the session, whatever its activity header', async () => {
        const user = await here.signUp()
        const setEnd = sql`update session set expires_at = now() + interval '10 minutes' where account_id = ${user.accountId}`
        await pair.here.system((query) => setEnd.execute(query))
        const ends = async (): Promise<string> => (await user.call('GET', '/auth')).body.expires_at
        await expect.poll(async () => Date.parse(await ends()) - Date.now(), soon).toBeLessThan(600_001)
        const before = await ends()
        for (const path of ['/config', '/notifications'])
          expect((await user.call('GET', path, undefined, { 'x-user-activity': '1' })).status).toBe(200)
        expect(await ends()).toBe(before)
        await user.call('GET', '/v1/parcels', undefined, { 'x-user-activity': '1' })
        expect(Date.parse(await ends())).toBeGreaterThan(Date.parse(before))
      })
    })

    describe('a change by another process', () => {
      it('ends a revoked session as soon as it is announced', async () => {
        const user = await here.signUp()
        expect(await poll(user, '/config')).toBe(304)
        expect((await elsewhere(user, 'DELETE', '/auth')).status).toBe(204)
        await expect.poll(() => poll(user, '/config'), { ...soon, timeout: 500 }).toBe(401)
      })

      it('ends all sessions of a user at the same time after one direct SQL statement', async () => {
        const user = await here.signUp()
        await poll(user, '/config')
        await pair.there.system((query) =>
          query.updateTable('app_user').set({ disabled: true }).where('id', '=', user.userId).execute(),
        )
        await expect.poll(() => poll(user, '/config'), soon).toBe(401)
      })

      it('ends a session with a shortened lifetime', async () => {
        const user = await here.signUp()
        await poll(user, '/config')
        await pair.there.system((query) =>
          sql`update session set expires_at = now() - interval '1 second' where account_id = ${user.accountId}`.execute(
            query,
          ),
        )
        await expect.poll(() => poll(user, '/config'), soon).toBe(401)
      })

      it('updates the configuration: balance, role, plan and empty collections', async () => {
        const user = await here.signUp()
        const read = async () => (await user.call('GET', '/config')).body
        expect(await read()).toMatchObject({ balance: 0, account_items: { has_depots: false } })

        await pair.there.transaction(user.accountId, (query) =>
          moveMoney(query, {
            accountId: user.accountId,
            kind: 'payment',
            reference: randomUUID(),
            amount: 5_000_000,
            counterpart: 'payments',
          }),
        )
        await expect.poll(async () => (await read()).balance, soon).toBe(5_000_000)

        const ids = [randomUUID(), randomUUID()]
        for (const id of ids)
          await pair.there.transaction(user.accountId, (query) =>
            insertDocument(query, user.accountId, 'depot', id, { name: 'North', open: true }),
          )
        await expect.poll(async () => (await read()).account_items.has_depots, soon).toBe(true)
        await Promise.all(
          ids.map((id) =>
            pair.there.transaction(user.accountId, (query) =>
              deleteDocument(query, user.accountId, 'depot', id),
            ),
          ),
        )
        await expect.poll(async () => (await read()).account_items.has_depots, soon).toBe(false)

        await pair.there.system((query) =>
          query.updateTable('account').set({ level: 'sandbox' }).where('id', '=', user.accountId).execute(),
        )
        await expect.poll(async () => (await read()).account_level, soon).toBe('sandbox')
      })

      it("updates the recipients' notifications", async () => {
        const user = await here.signUp()
        const colleague = await here.colleague(user, 'Viewer')
        const read = async (who: TestUser) => (await who.call('GET', '/notifications')).body
        for (const who of [user, colleague]) expect((await read(who)).notifications).toEqual([])
        const post = (title: string, more = {}) =>
          pair.there.transaction(user.accountId, (query) =>
            postNotification(query, {
              accountId: user.accountId,
              kind: 'announcement',
              slots: { title, text: '' },
              ...more,
            }),
          )
        await post('Mine', { userId: user.userId })
        await expect.poll(async () => (await read(user)).unread, soon).toBe(1)
        expect((await read(colleague)).notifications).toEqual([])
        await post('Ours')
        await expect.poll(async () => (await read(colleague)).unread, soon).toBe(1)
        expect((await read(user)).unread).toBe(2)
        expect((await elsewhere(user, 'PUT', '/notifications/read-all')).status).toBe(204)
        await expect.poll(async () => (await read(user)).unread, soon).toBe(0)
        expect((await read(colleague)).unread).toBe(1)
      })

      it('revokes a permission from the next request on', async () => {
        const user = await here.signUp()
        expect((await user.call('GET', '/v1/parcels')).status).toBe(200)
        await pair.there.system((query) =>
          query.updateTable('app_user').set({ role: 'Nobody' }).where('id', '=', user.userId).execute(),
        )
        await expect.poll(async () => (await user.call('GET', '/v1/parcels')).status, soon).toBe(403)
      })

      it('is announced once per transaction, and never when no response can change', async () => {
        const user = await here.signUp()
        const feed = await createChangeFeed(pair.here)
        const heard: AccountChange[] = []
        feed.onChange((change) => {
          if (change.accountId === user.accountId) heard.push(change)
        })
        const id = await here.insert(user, 'depot', { name: 'First', open: true })
        await here.insert(user, 'depot', { name: 'Second', open: true })
        await elsewhere(user, 'PUT', '/preferences/columns', { value: 1 })
        await pair.there.transaction(user.accountId, (query) =>
          deleteDocument(query, user.accountId, 'depot', id),
        )
        await pair.there.system(async (query) => {
          await sql`update session set expires_at = expires_at + interval '1 minute', seen_at = now() where account_id = ${user.accountId}`.execute(
            query,
          )
          await sql`update account set name = name where id = ${user.accountId}`.execute(query)
        })
        await pair.there.systemTransaction(async (query) => {
          for (const name of ['One', 'Two', 'Three'])
            await query.updateTable('account').set({ name }).where('id', '=', user.accountId).execute()
        })
        await elsewhere(user, 'DELETE', '/auth')
        await expect.poll(() => heard.at(-1)?.what, soon).toBe('sessions')
        expect(heard.map(({ what }) => what)).toEqual(['config', 'config', 'sessions'])
        feed.close()
      })

      it('is told outside the work that changed it, so who hears it may read at once', async () => {
        const user = await here.signUp()
        const feed = await createChangeFeed(pair.here)
        const names: Promise<string | undefined>[] = []
        feed.onChange(({ accountId, what }) => {
          if (accountId === user.accountId && what === 'config') names.push(nameOf(accountId))
        })
        for (const name of ['One', 'Two', 'Three']) {
          await pair.there.systemTransaction((query) =>
            query.updateTable('account').set({ name }).where('id', '=', user.accountId).execute(),
          )
        }
        await expect.poll(() => names.length, soon).toBe(3)
        expect((await Promise.all(names)).at(-1)).toBe('Three')
        feed.close()
      })

      const nameOf = (accountId: string): Promise<string | undefined> =>
        pair.here.system(async (query) => {
          const found = await query
            .selectFrom('account')
            .select('name')
            .where('id', '=', accountId)
            .executeTakeFirst()
          return found?.name
        })
    })

    describe('cached data', () => {
      it('is never returned to another user, session or account', async () => {
        const owner = await here.signUp()
        const colleague = await here.colleague(owner, 'Viewer')
        const stranger = await here.signUp()
        const people = [owner, colleague, stranger]
        const paths = ['/config', '/notifications']
        const tags = new Map<TestUser, string[]>()
        for (const user of people) {
          const answers = await Promise.all(paths.map((path) => user.call('GET', path)))
          tags.set(
            user,
            answers.map(({ headers }) => String(headers['etag'])),
          )
        }
        let tried = 0
        for (const asking of people) {
          for (const other of people.filter((user) => user !== asking)) {
            for (const [index, path] of paths.entries()) {
              const ids: Record<string, string>[] = [
                {},
                { 'x-account-id': other.accountId, 'x-user-id': other.userId },
                { cookie: `token=${other.token}; sid=${other.token}` },
              ]
              const queried = [path, `${path}?account_id=${other.accountId}&user_id=${other.userId}`]
              for (const headers of ids) {
                for (const address of queried) {
                  const answer = await asking.call('GET', address, undefined, {
                    'if-none-match': tags.get(other)?.[index] ?? '',
                    ...headers,
                  })
                  tried += 1
                  expect([answer.status, answer.text.includes(other.email)]).toEqual([200, false])
                  expect(answer.text).not.toContain(other.userId)
                  if (other.accountId !== asking.accountId) expect(answer.text).not.toContain(other.accountId)
                }
              }
            }
          }
        }
        expect(tried).toBe(72)
      })

      it('is tied to both halves of a credential', async () => {
        const user = await here.signUp()
        const [one, other] = await Promise.all([browserSession(user), browserSession(user)])
        expect((await asBrowser(one)).status).toBe(200)
        expect((await asBrowser(other)).status).toBe(200)
        for (const halves of [
          { token: one.token },
          { token: one.token, sid: other.sid },
          { token: other.token, sid: one.sid },
          { token: one.token, sid: 'x'.repeat(43) },
        ])
          expect((await asBrowser(halves)).status).toBe(401)
      })

      it('cannot be changed by its readers', async () => {
        const user = await here.signUp()
        const first = (await user.call('GET', '/config')).text
        for (const path of ['/v1/parcels', '/v1/depots?name=a', '/notifications'])
          await user.call('GET', path)
        expect((await user.call('GET', '/config')).text).toBe(first)
      })

      async function browserSession(user: TestUser): Promise<{ token: string; sid?: string }> {
        const { body, headers } = await here.call(
          'POST',
          '/auth',
          { email: user.email, password: testPassword },
          { 'sec-fetch-site': 'same-origin' },
        )
        const sid = /sid=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
        return { token: body.token, sid }
      }
      const asBrowser = ({ token, sid }: { token: string; sid?: string }) =>
        here.call('GET', '/config', undefined, {
          authorization: `Bearer ${token}`,
          ...(sid !== undefined && { cookie: `sid=${sid}` }),
        })
    })

    it('has a trigger on every table behind the configuration', async () => {
      const user = await here.signUp()
      const statements: string[] = []
      await pair.here.asOwner(async ({ query, session }) => {
        const recording = query.withPlugin({
          transformQuery: ({ node }) => {
            statements.push(query.getExecutor().compileQuery(node, { queryId: 'recorded' }).sql)
            return node
          },
          transformResult: ({ result }) => Promise.resolve(result),
        })
        await readAccountContext(
          recording,
          user.accountId,
          user.userId,
          here.publisher.current().portal.access,
          { has_depots: 'depot' },
        )
        const { rows } = await session.run(
          `select distinct tgrelid::regclass::text as name from pg_trigger where tgname like 'tells_config%'`,
          [],
        )
        // The column just selected.
        const told = new Set((rows as { name: string }[]).map((row) => row.name))
        // The trigger of its collection announces it.
        if (told.has('collection_version')) told.add('record')
        const tables = await tablesOf(statements, session)
        expect(tables).toEqual(expect.arrayContaining(['account', 'app_user', 'record']))
        const forgotten = tables.filter((table) => !told.has(table))
        expect(forgotten, `add select patchbay_feed('<table>', 'config') to a migration`).toEqual([])
      })
    })
  })
}

/** Tables that statements name; views count as what they read. */
async function tablesOf(
  statements: string[],
  session: { run(text: string, parameters: unknown[]): Promise<{ rows: unknown[] }> },
): Promise<string[]> {
  const { rows } = await session.run(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    [],
  )
  // The column just selected.
  const known = (rows as { name: string }[]).map(({ name }) => name)
  const text = statements.join('\n').replaceAll(/'[^']*'/g, '')
  return known.filter((name) => new RegExp(`(from|join)\\s+"?(account_)?${name}\\b`, 'i').test(text))
}

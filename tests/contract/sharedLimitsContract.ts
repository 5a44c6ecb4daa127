import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSharedLimit, type SharedLimit } from '../../src/server/auth/createSharedLimit.ts'
import { Refusal } from '../../src/server/errors.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import type { Database } from '../../src/server/storage/database.ts'
import { countingDatabase } from '../support/countingDatabase.ts'
import { startTestServer, testPassword, type TestServer, type TestUser } from '../support/startTestServer.ts'
import type { TwoProcesses } from './changeFeedContract.ts'

/** Rate limits shared by all processes. */
export function sharedLimitsContract(name: string, open: () => Promise<TwoProcesses>): void {
  describe(`limits on ${name}`, () => {
    let pair: TwoProcesses

    beforeAll(async () => {
      pair = await open()
    })
    afterAll(async () => {
      await pair.here.close()
      await pair.there.close()
    })

    describe('a limit', () => {
      const limit = (database: OwnedDatabase, bucket: string, more = {}): SharedLimit =>
        createSharedLimit({
          database,
          name: bucket,
          most: 10,
          everyMs: 20,
          now: () => minute + 1000,
          onError: (error) => {
            throw error
          },
          ...more,
        })
      /** In the middle of none: the tests do not cross the end of a minute. */
      const minute = Math.floor(Date.now() / 60_000) * 60_000
      const takes = (shared: SharedLimit, key: string): boolean => {
        try {
          shared.take(key)
          return true
        } catch (error) {
          expect(error).toMatchObject({ code: 'too-many-requests', status: 429 })
          expect(error instanceof Refusal && error.details.headers).toEqual({ 'retry-after': '59' })
          return false
        }
      }

      it('is shared by synchronized processes, per key', async () => {
        const bucket = randomUUID()
        const [one, other] = [limit(pair.here, bucket), limit(pair.there, bucket)]
        for (let n = 0; n < 6; n++) expect(takes(one, 'a')).toBe(true)
        await one.share()
        expect(takes(other, 'a')).toBe(true)
        await other.share()
        const more = Array.from({ length: 6 }, () => takes(other, 'a'))
        expect(more).toEqual([true, true, true, false, false, false])
        expect(takes(other, 'b')).toBe(true)
        for (const each of [one, other]) each.stop()
      })

      it('is exceeded by no more than counts not yet synchronized', async () => {
        const bucket = randomUUID()
        const processes = [limit(pair.here, bucket), limit(pair.there, bucket), limit(pair.here, bucket)]
        let passed = 0
        for (let round = 0; round < 40; round++) {
          for (const each of processes) if (takes(each, 'a')) passed += 1
          await Promise.all(processes.map((each) => each.share()))
        }
        expect(passed).toBeGreaterThanOrEqual(10)
        expect(passed).toBeLessThanOrEqual(12)
        for (const each of processes) each.stop()
      })

      it('synchronizes soon, and runs no query for rare keys', async () => {
        const bucket = randomUUID()
        let asked = 0
        const counted = countingDatabase(pair.here, () => (asked += 1))
        const [one, other] = [limit(counted, bucket, { sharedFrom: 5 }), limit(pair.there, bucket)]
        for (let n = 0; n < 4; n++) one.take('a')
        await one.share()
        expect(asked).toBe(0)
        for (let n = 0; n < 6; n++) one.take('a')
        await expect
          .poll(() => takes(other, 'a') && other.share(), { interval: 10, timeout: 2000 })
          .toBe(false)
        expect(asked).toBeGreaterThan(0)
        for (const each of [one, other]) each.stop()
      })

      it('resends unsynchronized counts, and resets every minute', async () => {
        const bucket = randomUUID()
        let broken = true
        let clock = minute + 1000
        const system: Database['system'] = (work) =>
          broken ? Promise.reject(new Error('away')) : pair.here.system(work)
        const errors: unknown[] = []
        const more = {
          database: { system },
          everyMs: 60_000,
          now: () => clock,
          onError: (error: unknown) => errors.push(error),
        }
        const one = limit(pair.here, bucket, more)
        const other = limit(pair.there, bucket, { everyMs: 60_000, now: () => clock })
        for (let n = 0; n < 10; n++) one.take('a')
        await one.share()
        expect(errors).toHaveLength(1)
        broken = false
        await one.share()
        other.take('a')
        await other.share()
        expect(takes(other, 'a')).toBe(false)
        clock += 60_000
        expect([takes(one, 'a'), takes(other, 'a')]).toEqual([true, true])
        await Promise.all([one.share(), other.share()])
        const { count } = await pair.here.system((query) =>
          query
            .selectFrom('rate_limit')
            .select('count')
            .where('bucket', '=', `${bucket}:a`)
            .executeTakeFirstOrThrow(),
        )
        expect(count).toBe(2)
        for (const each of [one, other]) each.stop()
      })
    })

    describe('API limits', () => {
      let one: TestServer
      let other: TestServer
      const settings = {
        readsPerMinute: 12,
        writesPerMinute: 12,
        pollsPerMinute: 8,
        searchesPerMinute: 4,
        exportsPerHour: 3,
        limitsSharedMs: 10,
      }
      beforeAll(async () => {
        one = await startTestServer(pair.here, { settings })
        other = await startTestServer(pair.there, { settings })
      })
      afterAll(async () => {
        await one.close()
        await other.close()
      })
      const asks = async (server: TestServer, user: TestUser, path: string) =>
        server.call('GET', path, undefined, { authorization: `Bearer ${user.token}` })
      /** A window of a minute may end while a test counts. */
      const insideMinute = (): Promise<void> =>
        expect.poll(() => Date.now() % 60_000, { interval: 100, timeout: 10_000 }).toBeLessThan(52_000)

      it('are separate for polling and pages', async () => {
        await insideMinute()
        const user = await one.signUp()
        const polls = []
        for (let n = 0; n < 9; n++) polls.push((await asks(one, user, '/config')).status)
        expect(polls).toEqual([...Array<number>(8).fill(200), 429])
        expect((await asks(one, user, '/notifications')).status).toBe(200)
        const reads = []
        for (let n = 0; n < 13; n++) reads.push((await asks(one, user, '/v1/parcels')).status)
        expect(reads).toEqual([...Array<number>(12).fill(200), 429])
        expect((await asks(one, user, '/notifications')).status).toBe(200)
        const another = await browserOf(user)
        expect((await another('/config')).status).toBe(200)
      })

      it('apply across all processes', async () => {
        await insideMinute()
        const user = await one.signUp()
        let passed = 0
        const askBoth = async (): Promise<number[]> => {
          const answers = await Promise.all([one, other].map((server) => asks(server, user, '/v1/parcels')))
          passed += answers.filter(({ status }) => status === 200).length
          return answers.map(({ status }) => status)
        }
        await expect.poll(askBoth, { interval: 40, timeout: 5000 }).toEqual([429, 429])
        // Synchronized every 10 ms; counts since then may be added.
        expect(passed).toBeGreaterThanOrEqual(12)
        expect(passed).toBeLessThanOrEqual(16)
      })

      it('count searches separately, count exports exactly per hour across processes, and return when to retry', async () => {
        await insideMinute()
        const user = await one.signUp()
        const searches = []
        for (let n = 0; n < 5; n++) searches.push(await asks(one, user, `/v1/depots?name=${n}`))
        expect(searches.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429])
        expect(searches.at(-1)?.body).toEqual({
          error: 'Too many searches. Wait a moment and try again.',
          code: 'too-many-requests',
        })
        expect((await asks(one, user, '/v1/parcels')).status).toBe(200)

        // A refused export doesn't count.
        expect((await asks(one, user, '/v1/parcels/export.csv?columns=nonsense')).status).toBe(422)
        const exports = await Promise.all(
          [one, other, one, other, one].map((server) => asks(server, user, '/v1/parcels/export.csv')),
        )
        expect(exports.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
          200, 200, 200, 429, 429,
        ])
        const refused = exports.find(({ status }) => status === 429)
        expect(refused?.body.error).toBe('Too many exports. Try again later.')
        expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500)
        const colleague = await one.colleague(user, 'Admin')
        expect((await asks(other, colleague, '/v1/parcels/export.csv')).status).not.toBe(429)
      })

      async function browserOf(user: TestUser) {
        const { body } = await one.call('POST', '/auth', {
          email: user.email,
          password: testPassword,
        })
        return (path: string) => one.call('GET', path, undefined, { authorization: `Bearer ${body.token}` })
      }
    })
  })
}

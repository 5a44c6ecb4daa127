import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSharedLimit, type SharedLimit } from '../../../../src/server/auth/createSharedLimit.ts'
import {
  clearLimit,
  countUse,
  giveBack,
  takeFromLimit,
  withinLimit,
  type RateLimit,
} from '../../../../src/server/auth/rateLimit.ts'
import { Refusal, wordsOf } from '../../../../src/server/errors.ts'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import type { Database } from '../../../../src/server/storage/database.ts'
import { openShared } from '../../../support/createTestDatabase.ts'

let database: OwnedDatabase
beforeAll(async () => {
  database = await openShared()
})
afterAll(() => database.close())

/** @returns the count, or the refusal as `wait 60: text` */
async function use(limit: RateLimit): Promise<number | string> {
  try {
    return await countUse(database, limit)
  } catch (error) {
    return describeRefusal(error)
  }
}

function describeRefusal(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  expect(error.code).toBe('too-many-requests')
  const { headers, text } = error.details
  return `wait ${headers?.['retry-after']}${text === undefined ? '' : `: ${wordsOf(text, (key) => key)}`}`
}

describe('countUse', () => {
  const limit = (given: Partial<RateLimit> = {}): RateLimit => ({
    bucket: randomUUID(),
    most: 2,
    windowSeconds: 600,
    ...given,
  })
  const age = (bucket: string, seconds: number): Promise<unknown> =>
    database.system((query) =>
      sql`update rate_limit set window_start = window_start - make_interval(secs => ${seconds}::int),
            ends_at = ends_at - make_interval(secs => ${seconds}::int) where bucket = ${bucket}`.execute(
        query,
      ),
    )

  it('counts uses in a window, then refuses with the time left', async () => {
    const one = limit()
    expect([await use(one), await use(one), await use(one)]).toEqual([1, 2, 'wait 600'])
    await age(one.bucket, 590)
    expect(await use({ ...one, text: 'Too often' })).toMatch(/^wait (9|10): Too often$/)
  })

  it('counts from one again in the next window', async () => {
    const one = limit()
    for (let times = 0; times < 3; times += 1) await use(one)
    await age(one.bucket, 601)
    expect([await use(one), await use(one), await use(one)]).toEqual([1, 2, 'wait 600'])
  })

  it('counts buckets separately', async () => {
    const [one, other] = [limit({ most: 1 }), limit({ most: 1 })]
    expect([await use(one), await use(other), await use(one)]).toEqual([1, 1, 'wait 600'])
  })

  it('refunds a use, but never below zero, and clears one bucket', async () => {
    const [one, other] = [limit(), limit()]
    await use(one)
    await use(other)
    await giveBack(database, one.bucket)
    await giveBack(database, one.bucket)
    expect([await use(one), await use(one), await use(other)]).toEqual([1, 2, 2])
    await clearLimit(database, one.bucket)
    expect([await use(one), await use(other)]).toEqual([1, 'wait 600'])
  })

  it('counts what is taken, and work that succeeds or guesses', async () => {
    const one = limit()
    await takeFromLimit(database, one)
    expect(await use(one)).toBe(2)
    await expect(takeFromLimit(database, one)).rejects.toThrow(Refusal)
    const work = limit({ most: 9 })
    const refuse = (code: 'not-found' | 'wrong-credentials') =>
      withinLimit(
        database,
        work,
        () => Promise.reject(new Refusal(code)),
        (refusal) => refusal.code === 'wrong-credentials',
      )
    expect(await withinLimit(database, work, () => Promise.resolve('done'))).toBe('done')
    await expect(refuse('wrong-credentials')).rejects.toThrow(Refusal)
    await expect(refuse('not-found')).rejects.toThrow(Refusal)
    await expect(withinLimit(database, work, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await use(work)).toBe(3)
  })

  it('keeps a bucket until its window ends', async () => {
    const one = limit()
    await use(one)
    const { rows } = await database.system((query) =>
      sql<{ seconds: number }>`select extract(epoch from ends_at - window_start)::int as seconds
                               from rate_limit where bucket = ${one.bucket}`.execute(query),
    )
    expect(rows).toEqual([{ seconds: 600 }])
  })
})

describe('createSharedLimit', () => {
  const minute = Math.floor(Date.now() / 60_000) * 60_000
  let clock = minute
  /** A process of its own; nothing is shared unless a test does. */
  function createProcess(name: string, given: { sharedFrom?: number; system?: Database['system'] } = {}) {
    const { system = (work) => database.system(work), sharedFrom } = given
    const errors: unknown[] = []
    const limit = createSharedLimit({
      database: { system },
      name,
      most: 3,
      everyMs: 3_600_000,
      text: 'Slow down',
      now: () => clock,
      onError: (error) => errors.push(error),
      ...(sharedFrom !== undefined && { sharedFrom }),
    })
    return { limit, errors }
  }
  function takes(limit: SharedLimit, key: string, times: number): (true | string)[] {
    return Array.from({ length: times }, () => {
      try {
        limit.take(key)
        return true
      } catch (error) {
        return describeRefusal(error)
      }
    })
  }

  it('refuses calls above the limit until the minute ends', async () => {
    clock = minute + 15_000
    const { limit } = createProcess(randomUUID())
    expect(takes(limit, 'a', 4)).toEqual([true, true, true, 'wait 45: Slow down'])
    expect(takes(limit, 'b', 1)).toEqual([true])
    clock = minute + 15_600
    expect(takes(limit, 'a', 1)).toEqual(['wait 45: Slow down'])
    clock = minute + 59_999
    expect(takes(limit, 'a', 1)).toEqual(['wait 1: Slow down'])
    clock = minute + 60_000
    expect(takes(limit, 'a', 4)).toEqual([true, true, true, 'wait 60: Slow down'])
    limit.stop()
  })

  it('adds the counts of other processes once synchronized, and its own only once', async () => {
    clock = minute
    const name = randomUUID()
    const [one, other] = [createProcess(name).limit, createProcess(name).limit]
    takes(one, 'a', 2)
    await one.share()
    await one.share()
    takes(other, 'a', 1)
    await other.share()
    takes(other, 'b', 1)
    await other.share()
    expect(takes(other, 'a', 1)).toEqual(['wait 60: Slow down'])
    expect(takes(one, 'a', 1)).toEqual([true])
    await one.share()
    expect(takes(one, 'a', 1)).toEqual(['wait 60: Slow down'])
    for (const limit of [one, other]) limit.stop()
  })

  it('starts each minute at zero in the table, too', async () => {
    clock = minute
    const name = randomUUID()
    const [one, other] = [createProcess(name).limit, createProcess(name).limit]
    takes(one, 'a', 3)
    await one.share()
    clock = minute + 60_000
    takes(one, 'a', 1)
    await one.share()
    takes(other, 'a', 1)
    await other.share()
    expect(takes(other, 'a', 2)).toEqual([true, 'wait 60: Slow down'])
    for (const limit of [one, other]) limit.stop()
  })

  it('ignores counts of a minute that is over elsewhere', async () => {
    clock = minute + 60_000
    const name = randomUUID()
    const [ahead, behind] = [createProcess(name).limit, createProcess(name).limit]
    takes(ahead, 'a', 1)
    await ahead.share()
    clock = minute
    takes(behind, 'a', 3)
    await behind.share()
    clock = minute + 60_000
    takes(ahead, 'a', 1)
    await ahead.share()
    expect(takes(ahead, 'a', 2)).toEqual([true, 'wait 60: Slow down'])
    for (const limit of [ahead, behind]) limit.stop()
  })

  it('runs no query for keys rarer than the limit for sharing', async () => {
    clock = minute
    let queries = 0
    const system: Database['system'] = (work) => {
      queries += 1
      return database.system(work)
    }
    const { limit } = createProcess(randomUUID(), { sharedFrom: 2, system })
    takes(limit, 'a', 1)
    await limit.share()
    expect(queries).toBe(0)
    takes(limit, 'a', 1)
    await limit.share()
    await limit.share()
    expect(queries).toBe(1)
    limit.stop()
  })

  it('synchronizes periodically until stopped', async () => {
    clock = minute
    let queries = 0
    const system: Database['system'] = () => {
      queries += 1
      return Promise.reject(new Error('away'))
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { limit } = createProcess(randomUUID(), { system })
      for (const times of [1, 2]) {
        takes(limit, 'a', 1)
        await vi.advanceTimersByTimeAsync(3_600_000)
        expect(queries).toBe(times)
      }
      limit.stop()
      takes(limit, 'a', 1)
      await vi.advanceTimersByTimeAsync(3_600_000)
      expect(queries).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps the counts of a minute until the next is over', async () => {
    clock = minute
    const name = randomUUID()
    const { limit } = createProcess(name)
    takes(limit, 'a', 1)
    await limit.share()
    const { rows } = await database.system((query) =>
      sql<{ ends_at: Date }>`select ends_at from rate_limit where bucket = ${`${name}:a`}`.execute(query),
    )
    expect(rows.map(({ ends_at }) => ends_at.getTime())).toEqual([minute + 120_000])
    limit.stop()
  })

  it('drops unsent counts of a past minute', async () => {
    clock = minute
    const name = randomUUID()
    const system: Database['system'] = (work) => {
      if (clock > minute) return database.system(work)
      clock = minute + 60_000
      return Promise.reject(new Error('away'))
    }
    const { limit } = createProcess(name, { system })
    takes(limit, 'a', 2)
    const sharing = limit.share()
    takes(limit, 'b', 1)
    await sharing
    await limit.share()
    const { rows } = await database.system((query) =>
      sql<{ bucket: string }>`select bucket from rate_limit where bucket like ${`${name}%`}`.execute(query),
    )
    expect(rows).toEqual([{ bucket: `${name}:b` }])
    limit.stop()
  })

  it('sends counts again after a failure, and reports it', async () => {
    clock = minute
    const name = randomUUID()
    let fails = true
    const system: Database['system'] = (work) =>
      fails ? Promise.reject(new Error('away')) : database.system(work)
    const { limit, errors } = createProcess(name, { system })
    const other = createProcess(name).limit
    takes(limit, 'a', 2)
    await limit.share()
    fails = false
    await limit.share()
    takes(other, 'a', 1)
    await other.share()
    expect([errors.length, takes(other, 'a', 1)]).toEqual([1, ['wait 60: Slow down']])
    for (const each of [limit, other]) each.stop()
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createDatabase, type OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import type { ConnectionSource } from '../../../../src/server/storage/connection.ts'
import { openPglite } from '../../../../src/server/storage/openPglite.ts'

const account = '00000000-0000-4000-8000-000000000001'
let source: ConnectionSource
let free = Infinity

beforeAll(async () => {
  source = await openPglite(undefined)
  await source.acquire().then(async (connection) => {
    await connection.session.script(
      'create role patchbay_app; create role patchbay_system; ' +
        'create table note (text text); grant all on note to patchbay_app, patchbay_system',
    )
    source.release(connection, false)
  })
})
afterAll(() => source.close())

it('rejects writes before the disk is full, and still reads', async () => {
  const database = createDatabase({ ...source, freeBytes: () => Promise.resolve(free) })
  const work = (): Promise<number> => Promise.resolve(1)
  free = 99 * 2 ** 20
  await expect(database.transaction(account, work)).rejects.toMatchObject({ code: 'no-space', status: 507 })
  await expect(database.systemTransaction(work)).rejects.toMatchObject({ code: 'no-space' })
  expect(await database.read(account, work)).toBe(1)
  free = 100 * 2 ** 20
  expect(await database.transaction(account, work)).toBe(1)
})

const database = (): OwnedDatabase => createDatabase(source)
const failWith = (code: string): Error => Object.assign(new Error(code), { code })

async function notes(): Promise<string[]> {
  const { rows } = await database().system((query) =>
    sql<{ text: string }>`delete from note returning text`.execute(query),
  )
  return rows.map(({ text }) => text).toSorted()
}

it('runs one transaction at a time and rolls back failures', async () => {
  const one = database()
  const write = (text: string, fail: boolean): Promise<void> =>
    one.systemTransaction(async (query) => {
      await sql`insert into note values (${text})`.execute(query)
      if (fail) throw new Error('no')
    })
  const results = await Promise.allSettled([write('a', false), write('b', true), write('c', false)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await notes()).toEqual(['a', 'c'])
})

it('takes no account ID with anything around it', async () => {
  for (const wrong of ['', `x${account}`, `${account}x`, account.replace('0', 'g')])
    await expect(
      database().read(wrong, () => Promise.resolve(1)),
      wrong,
    ).rejects.toThrow('account id')
})

it('may be used again by what was begun in database work, once that has ended', async () => {
  const one = database()
  const ended = Promise.withResolvers<void>()
  const begun = await one.system(() =>
    Promise.resolve({ later: ended.promise.then(() => one.system(() => Promise.resolve('done'))) }),
  )
  ended.resolve()
  expect(await begun.later).toBe('done')
})

it.each(['40001', '40P01'])('runs a whole transaction again after conflict %s', async (code) => {
  let runs = 0
  const result = await database().transaction(account, async (query) => {
    await sql`insert into note values (${code})`.execute(query)
    if (++runs < 3) throw failWith(code)
    return 'done'
  })
  expect([result, runs, await notes()]).toEqual(['done', 3, [code]])
})

it('gives up after six conflicts, and repeats no other failure', async () => {
  let runs = 0
  const work = (error: unknown) => (): Promise<never> => {
    runs += 1
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- anything can be thrown
    return Promise.reject(error)
  }
  await expect(database().systemTransaction(work(failWith('40001')))).rejects.toThrow('40001')
  expect(runs).toBe(6)
  for (const error of [failWith('23505'), new Error('no code'), null, 'text', { code: 40001 }]) {
    runs = 0
    await expect(database().systemTransaction(work(error))).rejects.toBe(error)
    expect(runs).toBe(1)
  }
})

it('throws away a session only when its connection is lost', async () => {
  const released: boolean[] = []
  const watched = createDatabase({
    ...source,
    release(connection, broken) {
      released.push(broken)
      source.release(connection, false)
    },
  })
  const failures = [
    failWith('08006'),
    failWith('57P01'),
    failWith('ECONNRESET'),
    new Error('Connection terminated'),
    new Error('Query read timeout'),
  ]
  for (const error of [...failures, failWith('23505'), new Error('no')])
    await expect(watched.read(account, () => Promise.reject(error))).rejects.toBe(error)
  await watched.read(account, () => Promise.resolve())
  expect(released).toEqual([true, true, true, true, true, false, false, false])
})

it('throws away a session in which work of the owner failed, whatever failed', async () => {
  const released: boolean[] = []
  const watched = createDatabase({
    ...source,
    release(connection, broken) {
      released.push(broken)
      source.release(connection, false)
    },
  })
  await expect(watched.asOwner(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await watched.asOwner(() => Promise.resolve())
  expect(released).toEqual([true, false])
})

it('ends the transaction that failed work of the owner leaves in the only session', async () => {
  const half = "begin; insert into note values ('half'); select 1 / 0"
  await expect(database().asOwner(({ session }) => session.script(half))).rejects.toThrow('division by zero')
  expect(await notes()).toEqual([])
})

it('removes the statement timeout for work of the database owner only', async () => {
  const connection = await source.acquire()
  source.release(connection, false)
  const run = vi.spyOn(connection.session, 'run')
  const timeouts = (): string[] => {
    const said = run.mock.calls.map(([text]) => text).filter((text) => text.includes('statement_timeout'))
    run.mockClear()
    return said
  }
  const one = database()
  expect(await one.asOwner(() => Promise.resolve(timeouts()))).toEqual(['set statement_timeout = 0'])
  expect(timeouts()).toEqual(['reset statement_timeout'])
  await expect(one.asOwner(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(timeouts()).toEqual(['set statement_timeout = 0', 'reset statement_timeout'])
  await one.system(() => Promise.resolve())
  expect(timeouts()).toEqual([])
  run.mockRestore()
})

it("works as the caller's account, and needs one", async () => {
  const one = database()
  const scope = (run: OwnedDatabase['system']): Promise<unknown> =>
    run(async (query) => {
      const { rows } =
        await sql`select current_user as role, current_setting('app.account_id') as account`.execute(query)
      return rows[0]
    })
  expect(await scope((work) => one.read(account, work))).toEqual({ role: 'patchbay_app', account })
  expect(await scope((work) => one.system(work))).toEqual({ role: 'patchbay_system', account: '' })
  expect(await scope((work) => one.transaction(account, work))).toEqual({ role: 'patchbay_app', account })
  for (const wrong of ['', 'a', account.slice(1), `${account}0`, account.toUpperCase().replace('0', 'G')])
    await expect(one.read(wrong, () => Promise.resolve())).rejects.toThrow('An account id is needed')
})

it('refuses to be used inside its own work, but not after it', async () => {
  const one = database()
  const nested = one.system(() => one.system(() => Promise.resolve()))
  await expect(nested).rejects.toThrow('pass the query handle on')
  expect(await one.system(() => Promise.resolve('free again'))).toBe('free again')
})

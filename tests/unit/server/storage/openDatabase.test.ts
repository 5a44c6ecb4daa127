import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../../../src/server/storage/openDatabase.ts'
import { openEmbedded } from '../../../support/openEmbedded.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'patchbay-lock-'))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

it('holds the data folder for one process, and lets go of it on close', async () => {
  const first = await openDatabase({ dataFolder })
  await expect(openDatabase({ dataFolder })).rejects.toThrow(
    new RegExp(`is in use by process ${process.pid}.*DATABASE_URL`),
  )
  await first.system((query) =>
    query.insertInto('rate_limit').values({ bucket: 'kept', window_start: new Date(), count: 1 }).execute(),
  )
  await first.close()
  const second = await openDatabase({ dataFolder })
  const rows = await second.system((query) => query.selectFrom('rate_limit').select('bucket').execute())
  await second.close()
  expect(rows).toEqual([{ bucket: 'kept' }])
  // The first start of a database of its own takes seconds on a busy machine.
}, 60_000)

it('runs one piece of work at a time and rolls back what fails', async () => {
  const database = await openEmbedded()
  const write = (bucket: string, fail: boolean): Promise<void> =>
    database.systemTransaction(async (query) => {
      await query.insertInto('rate_limit').values({ bucket, window_start: new Date(), count: 1 }).execute()
      if (fail) throw new Error('no')
    })
  const results = await Promise.allSettled([write('a', false), write('b', true), write('c', false)])
  const rows = await database.system((query) =>
    query.selectFrom('rate_limit').select('bucket').orderBy('bucket').execute(),
  )
  await database.close()
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(rows).toEqual([{ bucket: 'a' }, { bucket: 'c' }])
})

it('runs a whole transaction again after a serialization failure', async () => {
  const database = await openEmbedded()
  let runs = 0
  const result = await database.systemTransaction(async (query) => {
    await query
      .insertInto('rate_limit')
      .values({ bucket: 'once', window_start: new Date(), count: 1 })
      .execute()
    if (++runs < 3) throw Object.assign(new Error('conflict'), { code: '40001' })
    return 'done'
  })
  await database.close()
  expect([result, runs]).toEqual(['done', 3])
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWork } from '../../../../src/server/host/index.ts'
import { enqueueJob } from '../../../../src/server/jobs/index.ts'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import { openShared } from '../../../support/createTestDatabase.ts'

let database: OwnedDatabase
const accountId = randomUUID()
beforeAll(async () => {
  database = await openShared()
})
afterAll(() => database.close())

it('does other jobs while long ones take all the time they get', async () => {
  const enqueue = (kind: string, key: string): Promise<void> =>
    database.transaction(accountId, (query) => enqueueJob(query, { accountId, kind, key, payload: {} }))
  for (const key of ['one', 'two', 'three', 'four']) await enqueue('long', key)
  await enqueue('quick', 'one')
  let long = 0
  const quick = Promise.withResolvers<void>()
  const work = await startWork({
    database,
    parts: [
      {
        jobs: {
          long: {
            isLong: true,
            run: (_job, signal) =>
              new Promise((_resolve, reject) => {
                long += 1
                signal.addEventListener('abort', () => reject(new Error('aborted')))
              }),
          },
        },
      },
      { jobs: { quick: { run: () => Promise.resolve(quick.resolve()) } } },
    ],
    onError: (error) => quick.reject(error),
    idleMs: 5,
  })
  await quick.promise
  await expect.poll(() => long).toBe(2)
  await work.stop()
})

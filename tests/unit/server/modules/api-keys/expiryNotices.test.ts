import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { enqueueJob } from '../../../../../src/server/jobs/index.ts'
import { sql as migration } from '../../../../../src/server/modules/api-keys/migrations/1410-expiry-notices.ts'
import { openShared } from '../../../../support/createTestDatabase.ts'

const DAY_MS = 86_400_000

it('announces the end of existing keys a week before, or now where less is left', async () => {
  const database = await openShared()
  try {
    const accountId = randomUUID()
    await database.systemTransaction(async (query) => {
      await query.insertInto('account').values({ id: accountId, name: 'Account', level: 'flex' }).execute()
      for (const [key, days] of Object.entries({ later: 30, soon: 3, over: -1 }))
        await enqueueJob(query, {
          accountId,
          kind: 'expire-api-key',
          key,
          payload: { id: key },
          delayMs: days * DAY_MS,
        })
    })
    for (const _ of [1, 2]) await database.asOwner(({ session }) => session.script(migration))
    const { rows } = await database.system((query) =>
      sql<{ key: string; days: number }>`
        select payload->>'id' as key, round(extract(epoch from run_at - now()) / 86400)::int as days from job
        where account_id = ${accountId} and kind = 'announce-key-expiry' order by key`.execute(query),
    )
    expect(rows).toEqual([
      { key: 'later', days: 23 },
      { key: 'soon', days: 0 },
    ])
  } finally {
    await database.close()
  }
})

import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postMail, startMail } from '../../../../src/server/mail/index.ts'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import { openShared } from '../../../support/createTestDatabase.ts'

let database: OwnedDatabase
const accountId = randomUUID()
beforeAll(async () => {
  database = await openShared()
  await database.system((query) =>
    query.insertInto('account').values({ id: accountId, name: 'Mailed', level: 'flex' }).execute(),
  )
})
afterAll(() => database.close())

async function post(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await database.transaction(accountId, async (query) => {
    for (const id of ids)
      await postMail(query, accountId, { to: 'a@example.com', subject: 'Hello', text: 'Hello' }, id)
  })
  return ids
}

async function stored(): Promise<{ sent: boolean; attempts: number }[]> {
  const { rows } = await database.system((query) =>
    sql<{
      sent: boolean
      attempts: number
    }>`select sent_at is not null as sent, attempts from mail where account_id = ${accountId}`.execute(query),
  )
  return rows
}

it('sends each message once when the relay takes longer for all of them than their lease', async () => {
  const ids = await post(8)
  const delivered: string[] = []
  const errors: unknown[] = []
  const start = () =>
    startMail({
      database,
      mailer: {
        async deliver({ id }) {
          delivered.push(id)
          await delay(150)
        },
      },
      onError: (error) => errors.push(error),
      idleMs: 20,
      leaseMs: 500,
    })
  const loops = await Promise.all([start(), start()])
  await expect.poll(stored, { timeout: 10_000 }).toEqual(ids.map(() => ({ sent: true, attempts: 1 })))
  await Promise.all(loops.map((loop) => loop.stop()))
  expect(delivered.toSorted()).toEqual(ids.toSorted())
  expect(errors).toEqual([])
})

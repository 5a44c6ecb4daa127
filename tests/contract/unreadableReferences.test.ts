import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Carrier, InboundMessage, Receipt } from '../../src/server/carrier/index.ts'
import type { Loop } from '../../src/server/jobs/index.ts'
import { createReplyReader } from '../../src/server/modules/opt-outs/createReplyReader.ts'
import { createReceiptReader } from '../../src/server/modules/sms-broadcast/createReceiptReader.ts'
import type { SendingWork } from '../../src/server/modules/sms-broadcast/SendingOptions.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openShared } from '../support/createTestDatabase.ts'

const at = '2026-01-01T00:00:00.000Z'
const accountId = randomUUID()
const ours = `${accountId} - ${at}`

let database: OwnedDatabase
beforeAll(async () => {
  database = await openShared()
  await database.system((query) =>
    query.insertInto('account').values({ id: accountId, name: 'Ours', level: 'flex' }).execute(),
  )
})
afterAll(() => database.close())

/** Lets a loop read what a carrier has to say, once. */
async function readOnce<Said>(
  said: Said,
  start: (
    say: (since: number) => Promise<Said & { next: number }>,
    work: Pick<SendingWork, 'signals' | 'onError' | 'idleMs'>,
  ) => Loop,
): Promise<string[]> {
  const read = Promise.withResolvers<void>()
  const errors: string[] = []
  const loop = start(
    async (since) => {
      if (since > 0) read.resolve()
      return { ...said, next: 1 }
    },
    {
      signals: { onWork: () => undefined, idleMs: (ms) => () => ms, stop: () => undefined },
      onError: (error) => errors.push(String(error)),
      idleMs: 10,
    },
  )
  await read.promise
  await loop.stop()
  return [...new Set(errors)]
}

it.each([
  ['unreadable', 'somebody else’s'],
  ['of an account that is gone', `${randomUUID()} - ${at}`],
])('reads the replies around one whose reference is %s, and reports it', async (_name, reference) => {
  const reply = (of: string): InboundMessage => ({
    id: randomUUID(),
    from: '+12125550100',
    to: '+12125550199',
    body: 'STOP',
    reference: of,
    at: new Date().toISOString(),
  })
  const messages = [reply(ours), reply(reference), reply(ours)]
  await database.system((query) =>
    sql`update receipt_cursor set position = 0 where name = 'inbound'`.execute(query),
  )
  const errors = await readOnce({ messages }, (inbound, work) =>
    createReplyReader(
      {
        database,
        // as: it asks for nothing else.
        carrier: { inbound } as Pick<Carrier, 'inbound'> as Carrier,
        postNotices: async () => undefined,
      },
      work,
    ),
  )
  const { rows } = await database.system((query) =>
    sql<{
      id: string
    }>`select id from sms_message where id in (${sql.join(messages.map(({ id }) => id))})`.execute(query),
  )
  const ids = new Set([messages[0]?.id, messages[2]?.id])
  expect(new Set(rows.map(({ id }) => id))).toEqual(ids)
  expect(errors).toEqual([`Error: message ${messages[1]?.id} is for no account`])
})

it('reads the receipts around one whose reference is unreadable, and reports it', async () => {
  const ids = [randomUUID(), randomUUID()]
  await database.transaction(accountId, async (query) => {
    for (const id of ids)
      await sql`insert into sms_message (account_id, id, created_at, sender, recipient, country_code, body, segments, status)
        values (${accountId}, ${id}, ${at}, 'ACME', '+12125550100', 'US', 'Hi', 1, 'sent')`.execute(query)
  })
  const receipt = (id: string | undefined, reference: string): Receipt => ({
    id: id ?? '',
    reference,
    status: 'delivered',
    at,
  })
  const strange = randomUUID()
  const receipts = [receipt(ids[0], ours), receipt(strange, 'somebody else’s'), receipt(ids[1], ours)]
  const errors = await readOnce({ receipts }, (read, work) => {
    // as: it asks for nothing else.
    const carrier = { receipts: read } as Pick<Carrier, 'receipts'> as Carrier
    const options = { database, carrier, postNotices: async () => undefined }
    return createReceiptReader({ ...options, ...work } as unknown as SendingWork)
  })
  const { rows } = await database.system((query) =>
    sql<{
      status: string
    }>`select status from sms_message where id in (${sql.join(ids)})`.execute(query),
  )
  expect(rows.map(({ status }) => status)).toEqual(['delivered', 'delivered'])
  expect(errors).toEqual([`Error: the receipt of ${strange} is for no account`])
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sql as migration } from '../../../../../src/server/modules/opt-outs/migrations/1370-opt-out-numbers.ts'
import { writeNumbering } from '../../../../../src/server/modules/sip-trunks/keepNumbering.ts'
import { insertDocument } from '../../../../../src/server/storage/documents.ts'
import { openShared } from '../../../../support/createTestDatabase.ts'

it('gives opt-outs the numbers that are messaged, each once, and loses none', async () => {
  const database = await openShared()
  try {
    const accountId = randomUUID()
    await database.systemTransaction(async (query) => {
      await writeNumbering(query, {})
      await query.insertInto('account').values({ id: accountId, name: 'Account', level: 'flex' }).execute()
    })
    const rows: [number: string, status: string, reason: string][] = [
      ['+4407400123451', 'listed', 'added'],
      ['+4407400123452', 'removed', 'complaint'],
      ['+4407400123453', 'listed', 'complaint'],
      ['+447400123453', 'removed', 'added'],
      ['+4407400123454', 'removed', 'added'],
      ['+447400123454', 'listed', 'replied'],
      ['+390612345678', 'listed', 'added'],
      ['+4400', 'listed', 'added'],
    ]
    await database.transaction(accountId, async (query) => {
      for (const [number, status, reason] of rows)
        await insertDocument(query, accountId, 'opt-out', randomUUID(), { number, status, reason })
    })
    const numbers = async (): Promise<unknown[]> => {
      const { rows: found } = await database.system((query) =>
        sql<{ number: string; status: string; reason: string; skipped: boolean }>`
          select doc->>'number' as number, doc->>'status' as status, doc->>'reason' as reason,
            exists (select from sms_opt_out o where o.account_id = r.account_id and o.phone = r.doc->>'number') as skipped
          from record r where account_id = ${accountId} and entity = 'opt-out' order by 1`.execute(query),
      )
      return found.map(({ number, status, reason, skipped }) => [number, status, reason, skipped])
    }
    const migrate = () => database.asOwner(({ session }) => session.script(migration))
    await migrate()
    const after = [
      ['+390612345678', 'listed', 'added', true],
      ['+4400', 'listed', 'added', true],
      ['+447400123451', 'listed', 'added', true],
      ['+447400123452', 'removed', 'complaint', false],
      ['+447400123453', 'listed', 'complaint', true],
      ['+447400123454', 'listed', 'replied', true],
    ]
    expect(await numbers()).toEqual(after)
    await migrate()
    expect(await numbers()).toEqual(after)
    const { rows: phones } = await database.system((query) =>
      sql`select from sms_opt_out where account_id = ${accountId}`.execute(query),
    )
    expect(phones).toHaveLength(5)
  } finally {
    await database.close()
  }
})

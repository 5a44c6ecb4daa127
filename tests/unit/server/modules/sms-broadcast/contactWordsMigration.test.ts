import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sql as migration } from '../../../../../src/server/modules/sms-broadcast/migrations/0592-contact-words.ts'
import { openShared } from '../../../../support/createTestDatabase.ts'

/** As contact files were described before their words were definitions. */
const before = {
  valid: 2,
  headers: ['Column A: +447400123456'],
  values: ['+447400123456'],
  invalidSample: [{ line: 3, value: 'x', code: 'not_a_number', reason: 'Not a number' }],
  notices: [
    { code: 'header_row', message: 'The first row looks like a header (Phone).' },
    { code: 'missing_plus', message: '1,234 rows without the leading +, which spreadsheets remove.' },
    { code: 'uneven_rows', message: '1 row with another number of columns than the first row.' },
  ],
}

it('leaves codes and counts of contact files that were read before', async () => {
  const database = await openShared()
  try {
    const accountId = randomUUID()
    const refused = { ...before, refusal: { code: 'has_nul', message: 'Line 3 has a NUL byte.' } }
    await database.systemTransaction(async (query) => {
      await query.insertInto('account').values({ id: accountId, name: 'Account', level: 'flex' }).execute()
      const rows = [
        { name: 'done', state: 'done', result: before, error: null },
        { name: 'refused', state: 'failed', result: refused, error: 'has_nul' },
        { name: 'reading', state: 'processing', result: null, error: null },
      ]
      for (const { name, state, result, error } of rows)
        await sql`insert into contact_upload (account_id, id, filename, state, result, error)
                  values (${accountId}, ${randomUUID()}, ${name}, ${state}, ${result && JSON.stringify(result)}::jsonb, ${error})`.execute(
          query,
        )
    })
    await database.asOwner(({ session }) => session.script(migration))
    const { rows } = await database.system((query) =>
      sql`select filename, result, error from contact_upload where account_id = ${accountId} order by filename`.execute(
        query,
      ),
    )
    const { headers: _, ...rest } = before
    const notices = [
      { code: 'header_row' },
      { code: 'missing_plus', count: 1234 },
      { code: 'uneven_rows', count: 1 },
    ]
    expect(rows).toEqual([
      { filename: 'done', error: null, result: { ...rest, notices } },
      { filename: 'reading', error: null, result: null },
      { filename: 'refused', error: 'unreadable', result: null },
    ])
  } finally {
    await database.close()
  }
})

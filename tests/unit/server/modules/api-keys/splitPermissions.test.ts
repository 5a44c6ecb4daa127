import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { insertDocuments } from '../../../../../src/server/demo/insertDocuments.ts'
import { sql as migration } from '../../../../../src/server/modules/api-keys/migrations/1370-split-permissions.ts'
import { openShared } from '../../../../support/createTestDatabase.ts'

it('lets keys that could send broadcasts or delete recordings do so still, and no others', async () => {
  const database = await openShared()
  try {
    const accountId = randomUUID()
    const before = [
      ['sms_campaign', 'messages_write'],
      ['sms_campaign', 'messages_write', 'sms_campaign_write'],
      ['sms_campaign'],
      ['messages_write'],
      ['call_recording', 'cdr'],
    ]
    await database.systemTransaction(async (query) => {
      await query.insertInto('account').values({ id: accountId, name: 'Account', level: 'flex' }).execute()
      const createdAt = new Date().toISOString()
      await insertDocuments(
        query,
        before.map((scopes, index) => ({
          accountId,
          entity: 'api-key',
          id: randomUUID(),
          doc: { label: String(index), scopes },
          createdAt,
        })),
      )
    })
    await database.asOwner(({ session }) => session.script(migration))
    const { rows } = await database.system((query) =>
      sql<{ scopes: string[] }>`select doc->'scopes' as scopes from record
        where account_id = ${accountId} and entity = 'api-key' order by doc->>'label'`.execute(query),
    )
    expect(rows.map(({ scopes }) => scopes)).toEqual([
      ['sms_campaign', 'messages_write', 'sms_campaign_write'],
      ['sms_campaign', 'messages_write', 'sms_campaign_write'],
      ['sms_campaign'],
      ['messages_write'],
      ['call_recording', 'cdr', 'call_recording_write'],
    ])
  } finally {
    await database.close()
  }
})

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createLocalFileStore } from '../../../../../src/server/files/index.ts'
import type { ModuleContext } from '../../../../../src/server/host/ServerModule.ts'
import { createJobRunner, enqueueJob } from '../../../../../src/server/jobs/index.ts'
import { checkNumbers } from '../../../../../src/server/modules/number-validator/checkNumbers.ts'
import { CHECK_NUMBERS, NUMBER_CHECK } from '../../../../../src/server/modules/number-validator/checkTypes.ts'
import { insertDocument, readDocument } from '../../../../../src/server/storage/documents.ts'
import { openShared } from '../../../../support/createTestDatabase.ts'
import { shippedWords } from '../../../../support/shippedWords.ts'

it('goes on until all numbers are checked when every step takes a whole turn', async () => {
  const database = await openShared()
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-checks-'))
  try {
    const [accountId, id] = [randomUUID(), randomUUID()]
    await database.systemTransaction(
      async (query) =>
        void (await query
          .insertInto('account')
          .values({ id: accountId, name: 'Account', level: 'flex' })
          .execute()),
    )
    await database.transaction(accountId, async (query) => {
      const doc = { name: 'Slow', type: 'analysis', status: 'processing', total: 4100, price: 0 }
      await insertDocument(query, accountId, NUMBER_CHECK, id, doc)
      const typed = Array.from({ length: 4100 }, (_, index) => `+44740012${String(index).padStart(4, '0')}`)
      await sql`insert into number_check (account_id, check_id, typed)
        values (${accountId}, ${id}, ${typed.join('\n')})`.execute(query)
      await enqueueJob(query, { accountId, kind: CHECK_NUMBERS, key: id, payload: { check: id } })
    })
    // as: all that the job asks of its context.
    const context = {
      database,
      files: createLocalFileStore(folder),
      carrier: { lookUpNumbers: async () => [] },
      text: shippedWords,
      postNotices: async () => undefined,
      published: () => ({ portal: { manifest: { states: [] } } }),
    } as unknown as ModuleContext
    const errors: unknown[] = []
    const runner = createJobRunner({
      database,
      handlers: { [CHECK_NUMBERS]: checkNumbers(context, -1) },
      onError: (error) => errors.push(error),
      idleMs: 5,
    })
    const check = async (): Promise<unknown> => {
      const found = await database.read(accountId, (query) =>
        readDocument(query, accountId, NUMBER_CHECK, id),
      )
      return [found?.doc['status'], found?.doc['checked']]
    }
    await expect.poll(check, { timeout: 10_000 }).toEqual(['success', 4100])
    await runner.stop()
    expect(errors).toEqual([])
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../../../src/server/storage/openDatabase.ts'
import { migratedFolder } from '../../../support/openEmbedded.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'patchbay-lock-'))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

it('locks the data folder for one process, and releases it on close', async () => {
  cpSync(await migratedFolder(), dataFolder, { recursive: true })
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
})

import { sql } from 'kysely'
import type { FileAddress, FileStore } from '../files/index.ts'
import type { Database } from '../storage/database.ts'

/** Days a task and its receipts are kept. */
const keptDays = 30
/** Days the file of an export can be downloaded. */
export const fileDays = 7

/** Where the file of an export is. */
export function taskFile(accountId: string, id: string): FileAddress {
  return { accountId, folder: id, name: 'export.csv' }
}

/** Deletes expired files, the store first: a crash leaves no bytes behind. Then tasks nobody follows any more. */
export async function sweepTasks(database: Database, files: FileStore): Promise<void> {
  const expired = await database.system((query) =>
    query
      .selectFrom('task')
      .select(['account_id', 'id'])
      .where('kind', '=', 'export')
      .where('bytes', 'is not', null)
      .where('changed_at', '<', sql<Date>`now() - make_interval(days => ${fileDays}::int)`)
      .execute(),
  )
  for (const { account_id: accountId, id } of expired) {
    const { folder, name } = taskFile(accountId, id)
    await files.remove(accountId, folder, [name])
    await database.system((query) =>
      query
        .updateTable('task')
        .set({ bytes: null })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute(),
    )
  }
  await database.system((query) =>
    query
      .deleteFrom('task')
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keptDays}::int)`)
      .where('bytes', 'is', null)
      .execute(),
  )
}

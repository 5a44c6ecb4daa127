import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'

/** The same database with a transaction counter. */
export function countingDatabase(database: OwnedDatabase, count: () => void): OwnedDatabase {
  return {
    ...database,
    read(accountId, work) {
      count()
      return database.read(accountId, work)
    },
    system(work) {
      count()
      return database.system(work)
    },
    transaction(accountId, work) {
      count()
      return database.transaction(accountId, work)
    },
    systemTransaction(work) {
      count()
      return database.systemTransaction(work)
    },
  }
}

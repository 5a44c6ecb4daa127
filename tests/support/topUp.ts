import { insertTransfers } from '../../src/server/demo/insertTransfers.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'

/** Adds to an account's balance, as a payment would, while no server has the database. */
export async function topUp(dataFolder: string, email: string, dollars: number): Promise<void> {
  const database = await openDatabase({ dataFolder })
  try {
    await database.systemTransaction(async (query) => {
      const { account_id: id } = await query
        .selectFrom('app_user')
        .select('account_id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const payment = { kind: 'top-up', reference: `test:${email}`, amount: dollars * 1_000_000 }
      await insertTransfers(query, 1, id, [
        { ...payment, counterpart: 'payments', type: 19, atMs: Date.now() },
      ])
    })
  } finally {
    await database.close()
  }
}

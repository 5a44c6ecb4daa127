import { sql } from 'kysely'
import { expect } from 'vitest'
import { checkLedger } from '../../src/server/modules/ledger/checkLedger.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { MONTHS, PAYMENT, TRANSFER, type MoneyWorld } from './moneyWorld.ts'
import { readWholeBooks } from './readBooks.ts'

/** What the answers of the servers said. */
export interface MoneyMoved {
  /** Phone numbers. */
  bought: string[]
  /** ids of payments */
  paid: string[]
  /** ids of transfers */
  transferred: string[]
  /** micro-units that the sub-account has more than before */
  moved: number
}

/**
 * Compares what the servers said with stock, records and ledger, each read by itself: nothing lost, nothing double.
 * @returns how many months were renewed
 */
export async function expectBooks(
  { options, earlier, renewed, started }: MoneyWorld,
  { bought, paid, transferred, moved }: MoneyMoved,
): Promise<{ renewals: number }> {
  const database = await openDatabase(options)
  try {
    const { sold, owned, listed, charged, due, held } = await readPurchases(database, earlier)
    const { payments, credited, transfers, transferEntries, renewals } = await readMoves(
      database,
      renewed,
      started,
    )
    expect(owned).toEqual(sold)
    expect(listed).toEqual(sold)
    expect(bought.toSorted()).toEqual(sold)
    expect(charged).toEqual(due)
    expect(held).toBe(0)

    expect(paid.length).toBeGreaterThan(0)
    expect(payments).toEqual(paid.toSorted())
    expect(credited).toEqual(paid.toSorted().map((id) => ({ id, amount: PAYMENT })))

    expect(transferred.length).toBeGreaterThan(0)
    expect(transfers).toEqual(transferred.toSorted())
    expect(transferEntries).toEqual(transferred.toSorted().map((id) => ({ id, amount: TRANSFER })))
    expect(moved).toBe(transferred.length * TRANSFER)

    expect(renewals).toEqual(
      renewed.toSorted().flatMap((id) => Array.from({ length: MONTHS }, (_, index) => `${id}:${index + 1}`)),
    )
    expect(await database.systemTransaction(checkLedger)).toEqual([])
    expect(await readWholeBooks(database)).toMatchObject({ ledger_sum: 0, unbalanced: 0, wrong_balances: 0 })
    return { renewals: renewals.length }
  } finally {
    await database.close()
  }
}

/** What was paid, transferred and renewed by the records, and by the ledger. */
async function readMoves(database: OwnedDatabase, renewed: string[], started: Date) {
  interface Moved {
    id: string
    amount: number
  }
  const { rows } = await database.system((query) =>
    sql<{
      payments: string[]
      credited: Moved[]
      transfers: string[]
      transferEntries: Moved[]
      renewals: string[]
    }>`
      select
        (select json_agg(id::text order by id::text) from record
          where entity = 'payment' and (doc->>'amount')::float8 = ${PAYMENT} and doc->>'status' = 'succeeded'
            and created_at >= ${started}) as payments,
        (select json_agg(json_build_object('id', t.reference, 'amount', t.amount::float8) order by t.reference)
          from ledger_transfer t where t.kind = 'payment' and t.amount = ${PAYMENT}
            and t.created_at >= ${started}) as credited,
        (select json_agg(id::text order by id::text) from record
          where entity = 'transfer' and created_at >= ${started}) as transfers,
        (select json_agg(json_build_object('id', reference, 'amount', amount::float8) order by reference)
          from ledger_transfer where kind = 'transfer' and amount > 0
            and created_at >= ${started}) as "transferEntries",
        (select json_agg(reference order by reference) from ledger_transfer
          where kind = 'number-renewal' and split_part(reference, ':', 1) = any(${renewed})) as renewals`.execute(
      query,
    ),
  )
  const [moves] = rows
  if (!moves) throw new Error('no moves')
  return moves
}

/**
 * What the stock, the accounts' numbers, the purchases and the ledger say, each by itself.
 * @param earlier ids of the purchases the demo was seeded with, which no stock was sold for
 */
async function readPurchases(database: OwnedDatabase, earlier: string[]) {
  const isNew = sql`entity = 'number-purchase' and id <> all(${earlier}::uuid[])`
  const { rows } = await database.system((query) =>
    sql<{
      sold: string[]
      owned: string[]
      listed: string[]
      charged: { id: string; amount: number }[]
      due: { id: string; amount: number }[]
      held: number
    }>`
      select
        (select json_agg(number order by number collate "C") from stock_number where sold_at is not null) as sold,
        (select json_agg(doc->>'number' order by doc->>'number' collate "C") from record
          where entity = 'did' and doc->>'number' in (select number from stock_number)) as owned,
        (select json_agg(number order by number collate "C") from record, jsonb_array_elements_text(doc->'did_numbers') as number
          where ${isNew}) as listed,
        (select json_agg(json_build_object('id', reference, 'amount', amount) order by reference) from (
          select t.reference, -sum(e.amount)::float8 as amount from ledger_transfer t
          join ledger_entry e on e.account_id = t.account_id and e.transfer_id = t.id and e.ledger = 'customer'
          where t.kind in ('did-activation', 'did-monthly') and t.reference in (select id::text from record where ${isNew})
          group by t.reference) as by_purchase) as charged,
        (select json_agg(json_build_object('id', id::text, 'amount', (doc->>'total_now')::float8) order by id::text)
          from record where ${isNew}) as due,
        (select count(*)::int from stock_number where sold_at is not null and holder is not null) as held`.execute(
      query,
    ),
  )
  const [books] = rows
  if (!books) throw new Error('no books')
  return books
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import { syncIndexes, type Collection } from '../../../../src/server/storage/syncIndexes.ts'
import { compileShipped } from '../../../support/compileShipped.ts'
import { bothDatabases } from '../../../support/createTestDatabase.ts'
import { publishCompiled } from '../../../support/publishCompiled.ts'

const account = randomUUID()

describe.each(bothDatabases)('documents on %s', (_name, open) => {
  let database: OwnedDatabase
  let collections: Collection[]

  beforeAll(async () => {
    database = await open()
    const publisher = await publishCompiled(() => compileShipped())
    collections = publisher.current().collections
    await database.systemTransaction((query) =>
      query.insertInto('account').values({ id: account, name: 'Shop', level: 'flex' }).execute(),
    )
  })
  afterAll(() => database.close())

  async function store(entity: string, doc: object): Promise<string> {
    const id = randomUUID()
    await database.transaction(account, (query) =>
      sql`insert into record (account_id, entity, id, doc) values (${account}, ${entity}, ${id}, ${JSON.stringify(doc)})`.execute(
        query,
      ),
    )
    return id
  }

  async function tableOf(id: string): Promise<string | undefined> {
    const { rows } = await database.system((query) =>
      sql<{ name: string }>`select tableoid::regclass::text as name from record where id = ${id}`.execute(
        query,
      ),
    )
    return rows[0]?.name
  }

  async function cartSize(): Promise<number | undefined> {
    const { rows } = await database.system((query) =>
      sql<{ size: number }>`select items as size from cart_size where account_id = ${account}`.execute(query),
    )
    return rows[0]?.size
  }

  async function indexes(): Promise<{ table: string; definition: string }[]> {
    const { rows } = await database.asOwner(({ session }) =>
      session.run(
        `select indrelid::regclass::text as "table", indexrelid::oid || pg_get_indexdef(indexrelid) as definition
         from pg_index where indexrelid::regclass::text like 'definition\\_%' order by 2`,
        [],
      ),
    )
    return rows as { table: string; definition: string }[] // as selected
  }

  it('of an entity move when its definition is published, and nothing else happens', async () => {
    const item = await store('cart-item', { status: 'reserved' })
    expect([await tableOf(item), await cartSize()]).toEqual(['record_other', 1])
    await syncIndexes(database, collections)
    expect([await tableOf(item), await cartSize()]).toEqual(['record_of_cart_item', 1])
    const another = await store('cart-item', { status: 'reserved' })
    expect([await tableOf(another), await cartSize()]).toEqual(['record_of_cart_item', 2])
    await database.transaction(account, (query) =>
      query.deleteFrom('record').where('id', '=', item).execute(),
    )
    expect(await cartSize()).toBe(1)
    expect(await tableOf(await store('not-defined', {}))).toBe('record_other')
  })

  it('have the indexes of their own definition only, made once', async () => {
    await syncIndexes(database, collections)
    const made = await indexes()
    await syncIndexes(database, collections)
    expect(await indexes()).toEqual(made)
    const perTable = Object.groupBy(made, ({ table }) => table)
    expect(Object.keys(perTable)).toContain('record_of_did')
    expect(Object.keys(perTable).filter((table) => !table.startsWith('record_of_'))).toEqual([])
    expect(Math.max(...Object.values(perTable).map((each) => each?.length ?? 0))).toBeLessThan(30)
  })

  it('are read by roles through their policies alone', async () => {
    await syncIndexes(database, collections)
    const direct = database.read(account, (query) => sql`select from record_of_cart_item`.execute(query))
    await expect(direct).rejects.toThrow(/permission denied/)
    const rest = database.read(account, (query) => sql`select from record_other`.execute(query))
    await expect(rest).rejects.toThrow(/permission denied/)
    const { rows } = await database.read(randomUUID(), (query) => sql`select from record`.execute(query))
    expect(rows).toEqual([])
  })

  it('keep what modules ask of them: one invoice per number', async () => {
    await syncIndexes(database, collections)
    await store('invoice', { number: 'INV-1' })
    await expect(store('invoice', { number: 'INV-1' })).rejects.toThrow(/invoice_number/)
  })
})

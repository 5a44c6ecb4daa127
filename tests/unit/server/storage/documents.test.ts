import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import type { Query } from '../../../../src/server/storage/database.ts'
import {
  deleteDocument,
  insertDocument,
  patchDocument,
  readDocument,
  readDocuments,
  replaceDocument,
} from '../../../../src/server/storage/documents.ts'
import { openShared } from '../../../support/createTestDatabase.ts'

let database: OwnedDatabase
beforeAll(async () => {
  database = await openShared()
})
afterAll(() => database.close())

interface Stored {
  accountId: string
  id: string
  work: <Result>(run: (query: Query) => Promise<Result>) => Promise<Result>
  /** `1 {"a":1}`, or undefined when it is gone */
  read: (entity?: string) => Promise<string | undefined>
  /** How often the collection has changed. */
  changes: () => Promise<number>
}

/** A depot at version 1, beside a parcel with the same id and the depot of another account. */
async function storeDepot(createdAt?: Date): Promise<Stored> {
  const [accountId, id] = [randomUUID(), randomUUID()]
  const work: Stored['work'] = (run) => database.transaction(accountId, run)
  await work(async (query) => {
    await insertDocument(query, accountId, 'depot', id, { a: 1, b: 2 }, createdAt)
    await insertDocument(query, accountId, 'parcel', id, { a: 1 })
  })
  return {
    accountId,
    id,
    work,
    async read(entity = 'depot') {
      const record = await work((query) => readDocument(query, accountId, entity, id))
      return record && `${record.version} ${JSON.stringify(record.doc)}`
    },
    async changes() {
      const row = await work((query) =>
        query
          .selectFrom('collection_version')
          .select('version')
          .where('account_id', '=', accountId)
          .where('entity', '=', 'depot')
          .executeTakeFirstOrThrow(),
      )
      return Number(row.version)
    },
  }
}

it('replaces only the given version, and counts the change', async () => {
  const { accountId, id, work, read, changes } = await storeDepot()
  const before = await changes()
  const replace = (version: number, a: number) =>
    work((query) => replaceDocument(query, accountId, 'depot', id, version, { a }))
  expect((await replace(1, 10))?.version).toBe(2)
  expect(await replace(1, 11)).toBeUndefined()
  expect([await read(), await read('parcel'), (await changes()) - before]).toEqual([
    '2 {"a":10}',
    '1 {"a":1}',
    1,
  ])
})

it('patches fields whatever the version, and keeps it on request', async () => {
  const { accountId, id, work, read, changes } = await storeDepot()
  const before = await changes()
  await work((query) => patchDocument(query, accountId, 'depot', id, { b: 3 }, true))
  expect(await read()).toBe('1 {"a":1,"b":3}')
  await work((query) => patchDocument(query, accountId, 'depot', id, { c: 4 }))
  expect([await read(), await read('parcel'), (await changes()) - before]).toEqual([
    '2 {"a":1,"b":3,"c":4}',
    '1 {"a":1}',
    2,
  ])
})

it('deletes one document once, and counts the change', async () => {
  const { accountId, id, work, read, changes } = await storeDepot()
  const beside = randomUUID()
  await work((query) => insertDocument(query, accountId, 'depot', beside, { a: 5 }))
  const before = await changes()
  const remove = () => work((query) => deleteDocument(query, accountId, 'depot', id))
  expect([await remove(), await remove()]).toEqual([true, false])
  expect([await read(), await read('parcel'), (await changes()) - before]).toEqual([
    undefined,
    '1 {"a":1}',
    1,
  ])
  expect((await work((query) => readDocument(query, accountId, 'depot', beside)))?.doc).toEqual({ a: 5 })
})

it('reads several documents of one collection, omitting missing ones', async () => {
  const [one, other] = [await storeDepot(), await storeDepot()]
  const beside = randomUUID()
  await one.work((query) => insertDocument(query, one.accountId, 'parcel', beside, { a: 5 }))
  const read = (query: Query) =>
    readDocuments(query, one.accountId, 'depot', [one.id, other.id, beside, randomUUID()])
  expect([...(await one.work(read)).keys()]).toEqual([one.id])
  // The server's role sees every row.
  expect([...(await database.systemTransaction(read)).keys()]).toEqual([one.id])
})

it('changes nothing of a document that is gone', async () => {
  const { accountId, work, changes } = await storeDepot()
  const before = await changes()
  const gone = randomUUID()
  expect(await work((query) => replaceDocument(query, accountId, 'depot', gone, 1, { a: 2 }))).toBeUndefined()
  expect(await work((query) => patchDocument(query, accountId, 'depot', gone, { a: 2 }))).toBeUndefined()
  expect(await work((query) => readDocument(query, accountId, 'depot', gone))).toBeUndefined()
  expect(await changes()).toBe(before)
})

it('sets both times of a document to the given one', async () => {
  const createdAt = new Date('2026-01-02T03:04:05.000Z')
  const { accountId, id, work } = await storeDepot(createdAt)
  expect(await work((query) => readDocument(query, accountId, 'depot', id))).toMatchObject({
    createdAt,
    updatedAt: createdAt,
  })
  const changed = await work((query) => patchDocument(query, accountId, 'depot', id, { a: 2 }))
  expect(changed?.createdAt).toEqual(createdAt)
  expect(changed?.updatedAt.getTime()).toBeGreaterThan(createdAt.getTime())
})

it("neither reads nor changes another account's document, whoever asks", async () => {
  const { accountId, id, read } = await storeDepot()
  const stranger = randomUUID()
  const asStranger = <Result>(run: (query: Query) => Promise<Result>): Promise<Result> =>
    database.transaction(stranger, run)
  expect(await asStranger((query) => readDocument(query, accountId, 'depot', id))).toBeUndefined()
  expect(
    await asStranger((query) => replaceDocument(query, accountId, 'depot', id, 1, { a: 9 })),
  ).toBeUndefined()
  expect(await asStranger((query) => patchDocument(query, accountId, 'depot', id, { a: 9 }))).toBeUndefined()
  expect(await asStranger((query) => deleteDocument(query, accountId, 'depot', id))).toBe(false)
  await expect(
    asStranger((query) => insertDocument(query, accountId, 'depot', randomUUID(), {})),
  ).rejects.toThrow(/row-level security/)
  // The statement itself names the account, too: the system role sees every row.
  const bySystem = await database.systemTransaction(async (query) => [
    await readDocument(query, stranger, 'depot', id),
    await replaceDocument(query, stranger, 'depot', id, 1, { a: 9 }),
    await patchDocument(query, stranger, 'depot', id, { a: 9 }),
    await deleteDocument(query, stranger, 'depot', id),
  ])
  expect(bySystem).toEqual([undefined, undefined, undefined, false])
  expect(await read()).toBe('1 {"a":1,"b":2}')
})

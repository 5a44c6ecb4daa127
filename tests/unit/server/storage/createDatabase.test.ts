import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '../../../../src/server/storage/createDatabase.ts'
import type { ConnectionSource } from '../../../../src/server/storage/connection.ts'
import { openPglite } from '../../../../src/server/storage/openPglite.ts'

const account = '00000000-0000-4000-8000-000000000001'
let source: ConnectionSource
let free = Infinity

beforeAll(async () => {
  source = await openPglite(undefined)
  await source.acquire().then(async (connection) => {
    await connection.session.script('create role patchbay_app; create role patchbay_system')
    source.release(connection, false)
  })
})
afterAll(() => source.close())

it('refuses writes before the disk is full, and still reads', async () => {
  const database = createDatabase({ ...source, freeBytes: () => Promise.resolve(free) })
  const work = (): Promise<number> => Promise.resolve(1)
  free = 99 * 2 ** 20
  await expect(database.transaction(account, work)).rejects.toMatchObject({ code: 'no-space', status: 507 })
  await expect(database.systemTransaction(work)).rejects.toMatchObject({ code: 'no-space' })
  expect(await database.read(account, work)).toBe(1)
  free = 100 * 2 ** 20
  expect(await database.transaction(account, work)).toBe(1)
})

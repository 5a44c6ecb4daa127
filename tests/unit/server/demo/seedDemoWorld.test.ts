import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lookedUp } from '../../../../src/language/index.ts'
import { seedDemoWorld } from '../../../../src/server/demo/index.ts'
import { createLocalFileStore } from '../../../../src/server/files/index.ts'
import { readModules, type ServerModules } from '../../../../src/server/host/index.ts'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import type { JsonObject } from '../../../../src/server/storage/tables.ts'
import { openShared } from '../../../support/createTestDatabase.ts'
import { openSharedWorld } from '../../../support/demoWorlds.ts'
import { readSmsRates } from '../../../support/readSmsRate.ts'
import { shippedPortal } from '../../../support/compileShipped.ts'

let database: OwnedDatabase
let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'patchbay-seed-'))))
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const all = await readModules()
const without = (id: string): ServerModules => new Map([...all].filter(([module]) => module !== id))
const seed = (modules: ServerModules): Promise<string[] | undefined> =>
  seedDemoWorld({
    database,
    files: createLocalFileStore(folder),
    modules,
    seed: 1,
    hashPassword: (password) => Promise.resolve(password),
    portal: { catalogues: { 'sms-rates': readSmsRates() }, modules: {} },
  })

/** Every stored document and message, by id. */
async function readRows(): Promise<Map<string, string>> {
  const { rows } = await database.system((query) =>
    sql<{ id: string; content: string }>`
      select id::text as id, to_jsonb(record)::text as content from record
      union all select id::text, to_jsonb(sms_message)::text from sms_message
      union all select id::text, (to_jsonb(app_user) - 'created_at')::text from app_user`.execute(query),
  )
  return new Map(rows.map(({ id, content }) => [id, content]))
}

it('adds the data of a newer module to an older world and leaves its other rows as they are', async () => {
  database = await openShared()
  const seeded = [...all].filter(([, module]) => module.seed).map(([id]) => id)
  expect(seeded).toContain('sub-accounts')
  expect(await seed(without('sub-accounts'))).toEqual(seeded.filter((id) => id !== 'sub-accounts'))
  await database.systemTransaction(async (query) => {
    await sql`update record set doc = doc || '{"name": "Renamed by its owner"}', version = version + 1
              where id = (select id from record where entity = 'sms-template' order by id limit 1)`.execute(
      query,
    )
    await sql`delete from record where id = (select id from record where entity = 'sender' order by id limit 1)`.execute(
      query,
    )
  })
  const before = await readRows()
  expect(await seed(all)).toEqual(['sub-accounts'])
  const after = await readRows()
  for (const [id, content] of before) expect(after.get(id)).toBe(content)
  const { rows } = await database.system((query) =>
    sql<{ entity: string }>`select distinct entity from record where id in (select id from account)`.execute(
      query,
    ),
  )
  expect(rows).toEqual([{ entity: 'sub-account' }])
  expect(after.size).toBeGreaterThan(before.size)
  expect(await seed(all)).toEqual([])
  expect(await readRows()).toEqual(after)
}, 60_000)

it('adds nothing to accounts that are not the demo world', async () => {
  database = await openShared()
  await database.systemTransaction((query) =>
    query
      .insertInto('account')
      .values({ name: 'A company', level: 'flex', id: crypto.randomUUID() })
      .execute(),
  )
  expect(await seed(all)).toBeUndefined()
  expect(await readRows()).toEqual(new Map())
})

it('leaves nothing to look up that the definitions say', async () => {
  database = await openSharedWorld()
  const portal = await shippedPortal()
  const entities = Object.values(portal.modules).flatMap((module) => Object.values(module.entities))
  const { rows } = await database.system((query) =>
    sql<{ entity: string; doc: JsonObject }>`select entity, doc from record`.execute(query),
  )
  const looking = new Set<string>()
  for (const { entity: id, doc } of rows) {
    const entity = entities.find((each) => each.id === id)
    const found = entity ? lookedUp(entity, doc) : {}
    if (Object.keys(found).length > 0) looking.add(id)
    expect(doc, id).toMatchObject(found)
  }
  expect([...looking]).toEqual(expect.arrayContaining(['sender', 'sender-registration']))
}, 60_000)

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { textOf } from '../../src/server/storage/documentValues.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { databasesOf } from '../support/createTestDatabase.ts'
import { contactFile, createWorld, removeFiles, until, type World } from './messagingWorld.ts'

describe.each(databasesOf(import.meta.filename))('contact lists on %s', (_name, open) => {
  let database: OwnedDatabase
  let world: World

  beforeAll(async () => {
    database = await open()
    world = await createWorld(database)
  })
  afterAll(async () => {
    await world.stop()
    removeFiles(database)
    await database.close()
  })

  async function upload(count: number): Promise<string> {
    const uuid = await world.upload(contactFile(count))
    await world.process(uuid)
    return uuid
  }
  const isUsed = async (uuid: string): Promise<unknown> => {
    const { rows } = await database.system((query) =>
      sql<{ used: boolean }>`select used from contact_upload where id = ${uuid}`.execute(query),
    )
    return rows[0]?.used
  }
  const sent = (id: string): Promise<JsonObject> =>
    until(
      () => world.read('sms-campaign', id),
      ({ status }) => status === 'completed',
    )

  it('hold what was found in the file, and keep it from being removed', async () => {
    const uuid = await upload(7)
    const id = await world.create('saved-contacts', { name: 'Members', contacts: uuid })
    expect(await world.read('saved-contacts', id)).toMatchObject({
      name: 'Members',
      contacts: uuid,
      contacts_count: 7,
      country_code: 'GB',
      contacts_filename: 'contacts.csv',
      used_by: 0,
    })
    expect(await isUsed(uuid)).toBe(true)
  })

  it('are used by any number of broadcasts, and count them', async () => {
    const uuid = await upload(5)
    const id = await world.create('saved-contacts', { name: 'Regulars', contacts: uuid })
    for (const uses of [1, 2]) {
      const campaign = await sent(await world.campaign(uuid))
      expect(campaign).toMatchObject({ recipients: 5, contact_list: { id, name: 'Regulars' } })
      expect(await world.read('saved-contacts', id)).toMatchObject({ used_by: uses })
    }
  })

  it('are made of the contacts of a broadcast that gives them a name, once', async () => {
    const uuid = await upload(4)
    const first = await sent(await world.campaign(uuid, { list_name: 'Autumn' }))
    const list = first['contact_list'] as JsonObject // as a broadcast names its list
    expect(list).toMatchObject({ name: 'Autumn' })
    expect(await world.read('saved-contacts', textOf(list['id']))).toMatchObject({
      contacts: uuid,
      contacts_count: 4,
      used_by: 1,
    })
    const second = await sent(await world.campaign(uuid, { list_name: 'Again' }))
    expect(second['contact_list']).toEqual(list)
  })

  it('leave a broadcast alone when they are removed, and the file once nobody needs it', async () => {
    const [kept, lone] = [await upload(6), await upload(3)]
    const campaign = await sent(await world.campaign(kept, { list_name: 'Removed' }))
    const loneList = await world.create('saved-contacts', { name: 'Lone', contacts: lone })
    const { id } = campaign['contact_list'] as JsonObject // as a broadcast names its list
    await world.remove('saved-contacts', textOf(id))
    await world.remove('saved-contacts', loneList)
    expect([await isUsed(kept), await isUsed(lone)]).toEqual([true, false])
    const again = await sent(await world.campaign(kept))
    expect(again).toMatchObject({ recipients: 6, not_sent: expect.any(Number) as number })
    expect(again['contact_list']).toBeUndefined()
  })

  it('refuse a file that is another account’s, or none', async () => {
    const other = await createWorld(database)
    try {
      const foreign = await other.upload(contactFile(2))
      await other.process(foreign)
      for (const contacts of [foreign, 'x', ''])
        await expect(world.create('saved-contacts', { name: 'Foreign', contacts })).rejects.toMatchObject({
          code: 'invalid',
        })
    } finally {
      await other.stop()
    }
  })
})

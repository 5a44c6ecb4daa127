import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { databasesOf } from '../support/createTestDatabase.ts'
import { bodyOf, contactFile, createWorld, removeFiles, until, type World } from './messagingWorld.ts'

describe.each(databasesOf(import.meta.filename))('copies of broadcasts on %s', (_name, open) => {
  let database: OwnedDatabase
  let world: World
  let sent: string

  beforeAll(async () => {
    database = await open()
    world = await createWorld(database)
    sent = await broadcast(contactFile(60))
  })
  afterAll(async () => {
    await world.stop()
    removeFiles(database)
    await database.close()
  })

  /** Sends to a file and waits for every receipt. */
  async function broadcast(file: string): Promise<string> {
    const uuid = await world.upload(file)
    await world.process(uuid)
    return isOver(await world.campaign(uuid))
  }
  async function isOver(id: string): Promise<string> {
    await until(
      () => world.read('sms-campaign', id),
      ({ status, pending }) => status === 'completed' && pending === 0,
    )
    return id
  }
  const messagesOf = async (id: string): Promise<{ recipient: string; status: string; body: string }[]> => {
    const { rows } = await database.system((query) =>
      sql<{ recipient: string; status: string; body: string }>`
        select recipient, status, body from sms_message where sms_campaign_id = ${id} order by recipient`.execute(
        query,
      ),
    )
    return rows
  }
  const ask = async (endpoint: string, id: string, accountId?: string): Promise<JsonObject> =>
    bodyOf(await world.call(endpoint, { params: { id } }, accountId)) as JsonObject

  it('starts a copy with contacts, template, Sender ID and mapping, and sends it as any other', async () => {
    const former = await world.read('sms-campaign', sent)
    const copy = await ask('copy', sent)
    expect(copy).toMatchObject({
      name: 'Test copy',
      contacts: former['contacts'],
      contacts_count: 60,
      country_code: 'GB',
      template: { id: world.templateId, text: 'Hello {{name}}' },
      mappings: former['mappings'],
    })
    expect(copy['starts_at']).toBeUndefined()
    const id = await world.create('sms-campaign', { ...copy, send: 'now' })
    await isOver(id)
    expect(await messagesOf(id)).toHaveLength(60)
    expect(await world.read('sms-campaign', id)).not.toHaveProperty('resends')
  })

  it('leaves open what is gone', async () => {
    const uuid = await world.upload(contactFile(2))
    await world.process(uuid)
    const id = await world.campaign(uuid, { send: 'later', starts_at: '2099-01-01T10:00', time_zone: 'UTC' })
    await database.system((query) => sql`delete from contact_upload where id = ${uuid}`.execute(query))
    expect(await ask('copy', id)).toMatchObject({
      name: 'Test copy',
      contacts: null,
      template: null,
      mappings: null,
    })
  })

  it('resends to those that failed for certain, once, and to nobody else', async () => {
    const failed = (await messagesOf(sent)).filter(({ status }) =>
      ['undelivered', 'expired', 'rejected'].includes(status),
    )
    expect(failed.length).toBeGreaterThan(0)
    const [first, second] = await Promise.all([ask('resend', sent), ask('resend', sent)])
    expect(first).toMatchObject({
      name: 'Test resent',
      contacts_count: failed.length,
      template: { id: world.templateId },
    })
    expect(second['contacts']).toBe(first['contacts'])
    const id = await world.create('sms-campaign', { ...first, send: 'now' })
    await isOver(id)
    const again = await messagesOf(id)
    expect(again.map(({ recipient, body }) => [recipient, body])).toEqual(
      failed.map(({ recipient, body }) => [recipient, body]),
    )
    expect(await world.read('sms-campaign', id)).toMatchObject({ resends: { id: sent, name: 'Test' } })
    expect(await world.read('sms-campaign', sent)).toMatchObject({ resent: { id, name: 'Test resent' } })
    expect(Number((await world.read('sms-campaign', id))['charge'])).toBeGreaterThan(0)
    await expect(ask('resend', sent)).rejects.toMatchObject({ code: 'operation-not-allowed' })
    await expect(world.create('sms-campaign', { ...first, send: 'now' })).rejects.toMatchObject({
      details: { fields: { contacts: 'Those who failed were already messaged by another broadcast' } },
    })
    expect(await ask('copy', id)).toMatchObject({ contacts: null })
  })

  it('resends after a resend that was canceled before it messaged anybody', async () => {
    const former = await broadcast(contactFile(3))
    await database.system((query) =>
      sql`update sms_message set status = 'undelivered' where sms_campaign_id = ${former}`.execute(query),
    )
    const later = { send: 'later', starts_at: '2099-01-01T10:00', time_zone: 'UTC' }
    const values = await ask('resend', former)
    const canceled = await world.create('sms-campaign', { ...values, ...later })
    await expect(ask('resend', former)).rejects.toMatchObject({ code: 'operation-not-allowed' })
    await world.change(canceled, 'canceled')
    expect(await ask('copy', canceled)).toMatchObject({ contacts: values['contacts'] })
    const id = await world.create('sms-campaign', { ...(await ask('resend', former)), ...later })
    expect(await world.read('sms-campaign', former)).toMatchObject({ resent: { id } })
  })

  it('resends after a resend for which the balance was gone before it messaged anybody', async () => {
    const former = await broadcast(contactFile(3))
    await database.system((query) =>
      sql`update sms_message set status = 'undelivered' where sms_campaign_id = ${former}`.execute(query),
    )
    const later = { send: 'later', starts_at: '2099-01-01T10:00', time_zone: 'UTC', send_covered: true }
    const poor = await world.create('sms-campaign', { ...(await ask('resend', former)), ...later })
    const balance = async () => {
      const account = await database.system((query) =>
        query
          .selectFrom('account')
          .select('balance')
          .where('id', '=', world.accountId)
          .executeTakeFirstOrThrow(),
      )
      return account.balance
    }
    const move = (amount: number) =>
      database.systemTransaction((query) =>
        moveMoney(query, {
          accountId: world.accountId,
          kind: 'test',
          reference: randomUUID(),
          amount,
          counterpart: 'payments',
          type: 19,
        }),
      )
    const had = await balance()
    await move(-had)
    await database.system((query) =>
      sql`update campaign_run set starts_at = now() where campaign_id = ${poor}`.execute(query),
    )
    await until(
      () => world.read('sms-campaign', poor),
      ({ status }) => status === 'completed',
    )
    await move(had)
    expect(await messagesOf(poor)).toEqual([])
    expect((await world.read('sms-campaign', former))['resent']).toBeNull()
    const id = await world.create('sms-campaign', { ...(await ask('resend', former)), ...later })
    expect(await world.read('sms-campaign', former)).toMatchObject({ resent: { id } })
  })

  it('never takes a message without a receipt for a failed one', async () => {
    const id = await broadcast(contactFile(5))
    await database.system((query) =>
      sql`update sms_message set status = 'dlr_expired' where sms_campaign_id = ${id}`.execute(query),
    )
    await expect(ask('resend', id)).rejects.toMatchObject({
      details: { text: expect.stringContaining('may have arrived') },
    })
  })

  it('resends to nobody whose message was withheld from the carrier', async () => {
    const id = await broadcast(contactFile(3))
    await database.system((query) =>
      sql`update sms_message set status = case recipient when '+447410000000' then 'undelivered' else 'rejected' end,
          withheld = recipient = '+447410000001'
        where sms_campaign_id = ${id}`.execute(query),
    )
    expect(await ask('resend', id)).toMatchObject({ contacts_count: 2 })
  })

  it('resends nothing of a broadcast that is still being sent or waits for receipts', async () => {
    const uuid = await world.upload(contactFile(3))
    await world.process(uuid)
    const id = await world.campaign(uuid, { send: 'later', starts_at: '2099-01-01T10:00', time_zone: 'UTC' })
    await expect(ask('resend', id)).rejects.toMatchObject({ code: 'operation-not-allowed' })
    await expect(ask('archive', id)).rejects.toMatchObject({ code: 'operation-not-allowed' })
    await world.change(id, 'canceled')
    await ask('archive', id)
  })

  it('archives what is over and takes it out again, and finds nothing of another account', async () => {
    await ask('archive', sent)
    expect(await world.read('sms-campaign', sent)).toMatchObject({ archived: true, status: 'completed' })
    await ask('unarchive', sent)
    expect(await world.read('sms-campaign', sent)).toMatchObject({ archived: false })
    const other = await createWorld(database)
    try {
      for (const endpoint of ['archive', 'unarchive', 'copy', 'resend'])
        for (const id of [sent, 'x', `${sent}'`])
          await expect(ask(endpoint, id, other.accountId)).rejects.toMatchObject({ code: 'not-found' })
    } finally {
      await other.stop()
    }
  })
})

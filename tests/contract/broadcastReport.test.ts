import { text as readText } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { databasesOf } from '../support/createTestDatabase.ts'
import { bodyOf, callerOf, createWorld, removeFiles, until, type World } from './messagingWorld.ts'

describe.each(databasesOf(import.meta.filename))('the report of a broadcast on %s', (_name, open) => {
  let database: OwnedDatabase
  let world: World
  let id: string
  let uuid: string

  beforeAll(async () => {
    database = await open()
    world = await createWorld(database)
    uuid = await world.upload(
      Array.from({ length: 8 }, (_, index) => `+44741000000${index},${index === 7 ? '' : 'Anna'}\n`).join(''),
    )
    await world.process(uuid)
    await database.transaction(world.accountId, (query) =>
      sql`insert into sms_opt_out (account_id, phone) values (${world.accountId}, '+447410000006')`.execute(
        query,
      ),
    )
    id = await world.campaign(uuid, { mappings: [{ variable: 'name', column: 1, when_empty: 'skip' }] })
    await until(
      () => world.read('sms-campaign', id),
      ({ status, pending }) => status === 'completed' && pending === 0,
    )
    await database.system(async (query) => {
      const become = (
        number: number,
        status: string,
        reason: string | null,
        hour: string,
      ): Promise<unknown> =>
        sql`update sms_message set status = ${status}, reason = ${reason}, created_at = ${`2026-03-02T${hour}:30:00Z`}
            where sms_campaign_id = ${id} and recipient = ${`+44741000000${number}`}`.execute(query)
      await become(0, 'delivered', null, '10')
      await become(1, 'delivered', null, '11')
      await become(2, 'undelivered', '=Handset, "off"', '11')
      await become(3, 'undelivered', '=Handset, "off"', '11')
      await become(4, 'expired', null, '11')
      await become(5, 'rejected', 'Blocked', '11')
    })
  })
  afterAll(async () => {
    await world.stop()
    removeFiles(database)
    await database.close()
  })

  const fileOf = async (permissions = ['CdrShowPrices']): Promise<string[]> => {
    const caller = { ...callerOf(world.accountId), permissions: new Set(permissions) }
    const answer = await world.call('recipients', { params: { id }, caller })
    if (!('stream' in answer)) throw new Error('no file')
    return (await readText(answer.stream)).trimEnd().split('\n')
  }

  it('counts why messages did not arrive, the most frequent first, then those not sent', async () => {
    const { reasons } = bodyOf(await world.call('report', { params: { id } }))
    expect(reasons).toEqual([
      { reason: '=Handset, "off"', messages: 2 },
      { reason: 'Blocked', messages: 1 },
      { reason: 'Expired before delivery', messages: 1 },
      { reason: 'Opted out', messages: 1 },
      { reason: 'Skipped', messages: 1 },
    ])
  })

  it('counts by the hour in which messages were sent', async () => {
    const { hours } = bodyOf(await world.call('report', { params: { id } }))
    expect(hours).toEqual([
      { at: '2026-03-02T10:00:00Z', sent: 1, delivered: 1, failed: 0 },
      { at: '2026-03-02T11:00:00Z', sent: 4, delivered: 1, failed: 3 },
    ])
  })

  it('has a line for every contact, and no formula', async () => {
    const [head, ...lines] = await fileOf()
    expect(head).toBe(
      'Recipient,Status,Reason,Segments,Sent (UTC),Last change (UTC),Charge,Clicks,First click (UTC),Replies,Last reply,Unsubscribed',
    )
    expect(
      lines.map((line) =>
        line
          .split(/,(?! )/)
          .slice(0, 5)
          .join(','),
      ),
    ).toEqual([
      '+447410000000,delivered,,1,2026-03-02T10:30:00Z',
      '+447410000001,delivered,,1,2026-03-02T11:30:00Z',
      `+447410000002,undelivered,"'=Handset, ""off""",1,2026-03-02T11:30:00Z`,
      `+447410000003,undelivered,"'=Handset, ""off""",1,2026-03-02T11:30:00Z`,
      '+447410000004,expired,,1,2026-03-02T11:30:00Z',
      '+447410000005,rejected,Blocked,1,2026-03-02T11:30:00Z',
      '+447410000006,Opted out,,,',
      '+447410000007,Not sent,,,',
    ])
    expect(
      lines.map((line) =>
        line
          .split(/,(?! )/)
          .slice(6)
          .join(','),
      ),
    ).toEqual([
      ...Array.from({ length: 6 }, () => expect.stringMatching(/^0(\.\d+)?,0,,0,,$/) as string),
      ',,,,,',
      ',,,,,',
    ])
  })

  it('leaves out what messages cost for people who don’t see it in the history either', async () => {
    const [head, ...lines] = await fileOf([])
    expect(head).toBe(
      'Recipient,Status,Reason,Segments,Sent (UTC),Last change (UTC),Clicks,First click (UTC),Replies,Last reply,Unsubscribed',
    )
    expect([lines[0], lines[7]]).toEqual([
      expect.stringMatching(/^\+447410000000,delivered,,1,[^,]*,[^,]*,0,,0,,$/),
      '+447410000007,Not sent,,,,,,,,,',
    ])
  })

  it('finds the messages worth a look before sending', async () => {
    const contacts = await world.upload(
      `+447410000000,Anna\n+447410000001,\n+447410000002,Ζωή\n+447410000003,${'long '.repeat(40)}\n+447410000004,😀\n`,
    )
    await world.process(contacts)
    const mappings = [{ variable: 'name', column: 1, when_empty: 'skip' }]
    const ask = async (account = world.accountId): Promise<unknown> =>
      bodyOf(
        await world.call(
          'preview-stops',
          { body: { contacts, template: world.templateId, mappings } },
          account,
        ),
      )
    expect(await ask()).toEqual({
      looked_at: 5,
      longest: { index: 3, segments: 2 },
      unicode: { count: 2, rows: [2, 4] },
      empty: { count: 1, rows: [1] },
    })
    const other = await createWorld(database)
    await other.stop()
    await expect(ask(other.accountId)).rejects.toMatchObject({ code: 'invalid' })
    const strange = { contacts, template: 'x', mappings: [{ column: -1 }, 'y', { column: 9e9, variable: 3 }] }
    await expect(world.call('preview-stops', { body: strange })).rejects.toMatchObject({ code: 'invalid' })
    const unmapped = { contacts, template: world.templateId, mappings: 'none' }
    expect(bodyOf(await world.call('preview-stops', { body: unmapped }))).toMatchObject({
      empty: { count: 0 },
    })
  })

  it('tells another account nothing', async () => {
    const other = await createWorld(database)
    try {
      for (const endpoint of ['report', 'recipients'])
        await expect(world.call(endpoint, { params: { id } }, other.accountId)).rejects.toMatchObject({
          code: 'not-found',
        })
    } finally {
      await other.stop()
    }
  })

  it('has a line for every message once the contact file is gone', async () => {
    await world.files.remove(world.accountId, uuid, ['contacts.csv', 'rows.idx'])
    expect((await fileOf()).map((line) => line.split(',')[0])).toEqual([
      'Recipient',
      ...[0, 1, 2, 3, 4, 5].map((digit) => `+44741000000${digit}`),
    ])
  })
})

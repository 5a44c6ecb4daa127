import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { textOf } from '../../src/server/storage/documentValues.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { databasesOf } from '../support/createTestDatabase.ts'
import { bodyOf, books, createWorld, removeFiles, until, type World } from './messagingWorld.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** A window that is open all the time, or hours away from now in Britain. */
function windowOf(isOpen: boolean): JsonObject {
  const shut = new Date().getUTCHours() < 12 ? ['20:00', '23:00'] : ['02:00', '05:00']
  const [from = '', to = ''] = isOpen ? ['00:00', '24:00'] : shut
  return { window_enabled: true, window_from: from, window_to: to, window_days: days }
}

describe.each(databasesOf(import.meta.filename))('sending windows on %s', (_name, open) => {
  let database: OwnedDatabase
  let world: World

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    world = await createWorld(database, 'flex_pro', {
      carrier: { outcome: () => ({ status: 'delivered', delayMs: 0 }) },
    })
  })
  afterEach(() => world.stop())
  afterAll(async () => {
    removeFiles(database)
    await database.close()
  })

  const upload = async (numbers: string[]): Promise<string> => {
    const uuid = await world.upload(numbers.map((number) => `${number},Anna\n`).join(''))
    await world.process(uuid)
    return uuid
  }
  const docWith = (id: string, wanted: JsonObject): Promise<JsonObject> =>
    until(
      () => world.read('sms-campaign', id),
      (doc) => Object.entries(wanted).every(([name, value]) => doc[name] === value),
    )
  const british = ['+447410000001', '+447410000002', '+447410000003']
  it('sends at once inside the window, and waits outside it until the moment that the page says', async () => {
    const uuid = await upload(british)
    const inside = await world.campaign(uuid, windowOf(true))
    await docWith(inside, { status: 'completed', sent: 3 })
    const outside = await world.campaign(uuid, windowOf(false))
    const doc = await docWith(outside, { status_note: 'window' })
    expect(doc).toMatchObject({ status: 'active', sent: 0, charge: 0 })
    const waitMs = Date.parse(textOf(doc['waits_until'])) - Date.now()
    expect(waitMs).toBeGreaterThan(0)
    expect(waitMs).toBeLessThan(26 * 3_600_000)
    await world.change(outside, 'paused')
    await world.update(outside, windowOf(true))
    expect(await world.read('sms-campaign', outside)).toMatchObject({ status_note: '', waits_until: null })
    await world.change(outside, 'active')
    await docWith(outside, { status: 'completed', sent: 3, status_note: '', waits_until: null })
    expect(await books(database, world.accountId, outside)).toMatchObject({
      messages: 3,
      most_submissions: 1,
    })
  })

  it('keeps back only those for whom it is not time, and sends to each of them once when it is', async () => {
    // New York and Honolulu are five or six hours apart; this window is open in one and shut in the other, for two hours
    // to come.
    const hour = Number(
      new Intl.DateTimeFormat('en', {
        timeZone: 'America/New_York',
        hour: 'numeric',
        hourCycle: 'h23',
      }).format(),
    )
    const isEarly = hour < 20
    const clock = (at: number): string => `${String(at).padStart(2, '0')}:00`
    const window = {
      window_enabled: true,
      window_from: clock(isEarly ? hour : hour - 6),
      window_to: clock(isEarly ? hour + 3 : hour - 3),
      window_days: days,
    }
    const [newYork, honolulu] = [
      ['+12125550101', '+12125550102'],
      ['+18085550101', '+18085550102', '+18085550103'],
    ]
    const uuid = await world.upload([...british].map((number) => `${number},Anna\n`).join(''))
    await world.process(uuid)
    const rows = [...newYork, ...honolulu]
    const id = await world.campaign(uuid, {
      ...window,
      send: 'later',
      starts_at: '2099-01-01T10:00',
      time_zone: 'UTC',
    })
    const file = { accountId: world.accountId, folder: uuid, name: 'contacts.csv' }
    const lines = Buffer.from(rows.map((number) => `${number},Anna\n`).join(''))
    await world.files.write(
      file,
      (async function* () {
        yield lines
      })(),
      1e6,
    )
    await database.system((query) =>
      sql`update campaign_run set total = 5, starts_at = now() where campaign_id = ${id}`.execute(query),
    )
    const waiting = isEarly ? honolulu : newYork
    const sentFirst = isEarly ? newYork : honolulu
    world.messaging.wake()
    const doc = await docWith(id, { status_note: 'window', sent: sentFirst.length })
    expect(doc).toMatchObject({ status: 'active', waiting: waiting.length })
    const kept = await database.system((query) =>
      sql<{ row_index: number }>`select row_index from campaign_waiting where campaign_id = ${id}`.execute(
        query,
      ),
    )
    expect(kept.rows).toHaveLength(waiting.length)
    await database.system(async (query) => {
      await sql`update campaign_run set plan = plan - 'window', due_at = now() where campaign_id = ${id}`.execute(
        query,
      )
      await sql`update campaign_waiting set due_at = now() where campaign_id = ${id}`.execute(query)
    })
    world.messaging.wake()
    await docWith(id, { status: 'completed', sent: 5, waiting: 0 })
    const { rows: sent } = await database.system((query) =>
      sql<{
        recipient: string
      }>`select recipient from sms_message where sms_campaign_id = ${id} order by recipient`.execute(query),
    )
    expect(sent.map(({ recipient }) => recipient)).toEqual(rows.toSorted())
    expect(await books(database, world.accountId, id)).toMatchObject({ messages: 5, most_submissions: 1 })
  })

  it('messages nobody who waits once the broadcast is canceled', async () => {
    const id = await world.campaign(await upload(british), windowOf(false))
    await docWith(id, { status_note: 'window' })
    await world.change(id, 'canceled')
    expect(await world.read('sms-campaign', id)).toMatchObject({ waits_until: null })
    expect(await books(database, world.accountId, id)).toMatchObject({ messages: 0 })
  })

  it('says before the start who has to wait, or for whom it is night', async () => {
    const uuid = await upload(british)
    const campaign = {
      contacts: uuid,
      template: { id: world.templateId },
      sender_id: { id: (await world.read('sms-template', world.templateId))['sender_ids'] },
      mappings: [{ variable: 'name', column: 1 }],
      send: 'later',
      starts_at: '2099-01-05T03:00',
      time_zone: 'Europe/London',
    }
    const [sender] = campaign.sender_id.id as { id: string }[]
    const ask = async (value: JsonObject): Promise<unknown> => {
      const body = { campaign: { ...campaign, sender_id: { id: sender?.id ?? '' }, ...value } }
      return bodyOf(await world.call('estimate', { body }))['outside']
    }
    expect(await ask({})).toEqual({ recipients: 3, until: '2099-01-05T09:00:00.000Z', waits: false })
    const window = { window_enabled: true, window_from: '08:00', window_to: '18:00', window_days: ['tue'] }
    expect(await ask(window)).toEqual({ recipients: 3, until: '2099-01-06T08:00:00.000Z', waits: true })
    expect(await ask({ starts_at: '2099-01-05T12:00' })).toBeUndefined()
  })
})

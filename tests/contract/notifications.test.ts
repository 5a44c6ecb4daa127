import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Notification } from '../../src/language/notifications.ts'
import {
  forgetNotifications,
  insertNotification,
  lowBalanceLimit,
  notificationSlots,
  postNotification,
  type NewNotification,
} from '../../src/server/notifications/index.ts'
import { textOf } from '../../src/server/storage/documentValues.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import {
  startDemoServer,
  type DemoAnswer,
  type DemoPerson,
  type DemoServer,
} from '../support/startDemoServer.ts'
import { databasesOf } from '../support/createTestDatabase.ts'
import { worldsOf } from '../support/demoWorlds.ts'
import { contactFile, createWorld, removeFiles, until, type World } from './messagingWorld.ts'

function told(database: OwnedDatabase, accountId: string): Promise<{ kind: string; slots: object }[]> {
  return database.read(accountId, (query) =>
    query
      .selectFrom('notification')
      .select(['kind', 'slots'])
      .where('account_id', '=', accountId)
      .orderBy('number')
      .execute(),
  )
}

describe.each(worldsOf(import.meta.filename))('notifications on %s', (_name, open) => {
  let database: OwnedDatabase
  let server: DemoServer
  let empty: DemoPerson

  beforeAll(async () => {
    database = await open()
    server = await startDemoServer({ database })
    empty = person('empty')
  })
  afterAll(async () => {
    await server.close()
  })

  function person(name: string): DemoPerson {
    const found = server.people.find((one) => one.name === name)
    if (!found) throw new Error(`Nobody is called ${name}`)
    return found
  }
  const list = async (who: DemoPerson): Promise<{ notifications: Notification[]; unread: number }> =>
    (await server.call(who, 'GET', '/notifications')).body
  const put = (who: DemoPerson, path: string): Promise<DemoAnswer> =>
    server.call(who, 'PUT', `/notifications/${path}`)
  const post = (
    accountId: string,
    { userId, ...slots }: { userId?: string; title?: string; text?: string } = {},
  ): Promise<string> =>
    tell({
      accountId,
      ...(userId !== undefined && { userId }),
      kind: 'announcement',
      slots: { title: 'Hello', text: '', ...slots },
    })
  const tell = (notification: NewNotification): Promise<string> =>
    database.transaction(notification.accountId, (query) => postNotification(query, notification))
  const idOf = async (email: string): Promise<string> => {
    const row = await database.system((query) =>
      query.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    )
    return row.id
  }
  /** Two of one account who may see notifications, of which there are none yet. */
  async function pair(): Promise<[DemoPerson, DemoPerson]> {
    await database.system((query) =>
      query.deleteFrom('notification').where('account_id', '=', person('owner').accountId).execute(),
    )
    return [person('owner'), person('admin')]
  }

  it('shows the demo data: every style, unread and read, one not dismissible; nothing for a new company', async () => {
    const { notifications, unread } = await list(person('owner'))
    expect(new Set(notifications.map(({ style }) => style))).toEqual(
      new Set(['success', 'warning', 'error', 'none']),
    )
    expect(new Set(notifications.map(({ status }) => status))).toEqual(new Set(['new', 'read']))
    expect(notifications.filter(({ is_closable }) => !is_closable)).toHaveLength(1)
    expect(unread).toBe(notifications.filter(({ status }) => status === 'new').length)
    const times = notifications.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(Object.keys(notifications[0] ?? {}).toSorted()).toEqual([
      'button_title',
      'button_url',
      'created_at',
      'description',
      'is_closable',
      'status',
      'style',
      'title',
      'uuid',
    ])
    expect(await list(empty)).toEqual({ notifications: [], unread: 0 })
  })

  it('uses texts for events of the server and of lifecycles only', () => {
    const { notifications, notices } = server.publisher.current().portal
    const posted = Object.values(notices).flatMap((transitions) =>
      Object.values(transitions).flatMap((all) => all.map(({ kind }) => kind)),
    )
    expect(Object.keys(notifications).toSorted()).toEqual(
      [...new Set([...Object.keys(notificationSlots), ...posted])].toSorted(),
    )
  })

  it('returns 304 until something changes', async () => {
    const { headers } = await server.call(empty, 'GET', '/notifications')
    const again = (): Promise<DemoAnswer> =>
      server.call(empty, 'GET', '/notifications', undefined, { 'if-none-match': String(headers['etag']) })
    expect((await again()).status).toBe(304)
    const id = await post(empty.accountId)
    expect((await again()).status).toBe(200)
    await put(empty, `close/${id}`)
    expect((await again()).status).toBe(304)
  })

  it('marks one or all read and dismisses, per user and idempotently', async () => {
    const [owner, admin] = await pair()
    const first = await post(owner.accountId)
    const second = await post(owner.accountId)
    expect(await put(owner, `read/${first}`)).toMatchObject({ status: 204, text: '' })
    expect((await put(owner, `read/${first}`)).status).toBe(204)
    expect(await list(owner)).toMatchObject({
      notifications: [
        { uuid: second, status: 'new' },
        { uuid: first, status: 'read' },
      ],
      unread: 1,
    })
    expect((await put(owner, 'read-all')).status).toBe(204)
    expect((await list(owner)).unread).toBe(0)
    expect((await list(admin)).unread).toBe(2)
    for (const _ of [1, 2]) expect((await put(owner, `close/${first}`)).status).toBe(204)
    // Neither restores a dismissed notification.
    expect((await put(owner, `read/${first}`)).status).toBe(204)
    expect((await put(owner, 'read-all')).status).toBe(204)
    expect((await list(owner)).notifications.map(({ uuid }) => uuid)).toEqual([second])
    expect((await list(admin)).notifications).toHaveLength(2)
  })

  it('keeps undismissible ones, and rejects foreign, unknown and malformed IDs', async () => {
    const [owner, admin] = await pair()
    const fixed = await tell({
      accountId: owner.accountId,
      kind: 'maintenance',
      slots: { date: '22.11.2026', from: '02:00', until: '02:30' },
    })
    expect(await put(owner, `close/${fixed}`)).toMatchObject({
      status: 409,
      body: { error: 'This notification cannot be closed.', code: 'operation-not-allowed' },
    })
    const foreign = await post(empty.accountId)
    const personal = await post(owner.accountId, { userId: await idOf('admin@demo.example') })
    for (const id of [foreign, personal, randomUUID(), 'x', `${fixed}'`])
      for (const verb of ['read', 'close'])
        expect([id, (await put(owner, `${verb}/${id}`)).status]).toEqual([id, 404])
    expect((await put(admin, `close/${personal}`)).status).toBe(204)
    expect((await list(owner)).notifications.map(({ uuid }) => uuid)).toEqual([fixed])
    await put(empty, `close/${foreign}`)
  })

  it('is shown, counted and dismissed only by those with its permissions', async () => {
    const [owner, admin] = await pair()
    const only = async (access: string[]): Promise<string> =>
      database.transaction(owner.accountId, (query) =>
        insertNotification(query, {
          accountId: owner.accountId,
          kind: 'announcement',
          slots: { title: access.join(), text: '' },
          access,
        }),
      )
    const shared = [...owner.permissions].find((id) => admin.permissions.has(id)) ?? ''
    const withheld = [...owner.permissions].find((id) => !admin.permissions.has(id)) ?? 'NobodyHasThis'
    await only([shared])
    const hidden = await only([shared, withheld])
    expect((await list(admin)).notifications.map(({ title }) => title)).toEqual([shared])
    expect((await list(admin)).unread).toBe(1)
    expect((await put(admin, `close/${hidden}`)).status).toBe(404)
    expect((await put(admin, 'read-all')).status).toBe(204)
    const { rows } = await database.system((query) =>
      sql<{ id: string }>`select notification_id as id from notification_state
        where account_id = ${owner.accountId} and notification_id = ${hidden}`.execute(query),
    )
    expect(rows).toEqual([])
    if (withheld !== 'NobodyHasThis') expect((await list(owner)).notifications).toHaveLength(2)
  })

  it('is rejected without the permission', async () => {
    for (const name of ['engineer', 'billing', 'sandbox', 'sandbox-sms']) {
      const answers = await Promise.all([
        server.call(person(name), 'GET', '/notifications'),
        put(person(name), 'read-all'),
        put(person(name), `read/${randomUUID()}`),
        put(person(name), `close/${randomUUID()}`),
      ])
      for (const { status, body } of answers)
        expect([status, body.error]).toEqual([403, 'You do not have permission to do this.'])
    }
    for (const name of ['owner', 'admin', 'sub'])
      expect((await server.call(person(name), 'GET', '/notifications')).status).toBe(200)
    expect((await server.call(undefined, 'GET', '/notifications')).status).toBe(401)
  })

  it('lists the latest hundred and counts all unread', async () => {
    const [owner] = await pair()
    // All in one instant, as a busy server may post them.
    await database.transaction(owner.accountId, async (query) => {
      for (let n = 0; n < 120; n++)
        await postNotification(query, {
          accountId: owner.accountId,
          kind: 'announcement',
          slots: { title: `Number ${n}`, text: '' },
        })
    })
    const { notifications, unread } = await list(owner)
    expect([notifications.length, unread]).toEqual([100, 120])
    expect(notifications.map(({ title }) => title)).toEqual(
      Array.from({ length: 100 }, (_, n) => `Number ${119 - n}`),
    )
    expect((await put(owner, 'read-all')).status).toBe(204)
    expect((await list(owner)).unread).toBe(0)
  })

  it('counts notifications from before a user joined as read', async () => {
    const [owner, admin] = await pair()
    await post(owner.accountId)
    const userId = await idOf('admin@demo.example')
    const join = (at: Date): Promise<unknown> =>
      database.system((query) =>
        query.updateTable('app_user').set({ created_at: at }).where('id', '=', userId).execute(),
      )
    await join(new Date(Date.now() + 60_000))
    expect(await list(admin)).toMatchObject({ notifications: [{ status: 'read' }], unread: 0 })
    await join(new Date(0))
    expect((await list(admin)).unread).toBe(1)
  })

  it('updates its text with the definitions, and truncates long texts', async () => {
    const [owner] = await pair()
    const slots = { id: 'a/../b c', name: 'Spring' }
    await database.transaction(owner.accountId, (query) =>
      insertNotification(query, { accountId: owner.accountId, kind: 'template-approved', slots }),
    )
    await post(owner.accountId, { title: '😀'.repeat(300), text: 'd'.repeat(3000) })
    const [long, approved] = (await list(owner)).notifications
    expect([Array.from(long?.title ?? '').length, long?.description.length]).toEqual([200, 1000])
    expect(approved).toMatchObject({
      title: 'Template approved',
      description: 'You can now use “Spring” in broadcasts.',
      button_title: 'View template',
      // A slot value cannot change the link target.
      button_url: '/sms-broadcast/templates/view/a%2F..%2Fb%20c',
    })
  })

  it('is not shown, counted or dismissed while no module has its text', async () => {
    const [owner] = await pair()
    const { rows } = await database.system((query) =>
      sql<{ id: string }>`insert into notification (account_id, id, kind)
          values (${owner.accountId}, gen_random_uuid(), 'of-a-later-version') returning id`.execute(query),
    )
    expect(await list(owner)).toEqual({ notifications: [], unread: 0 })
    expect((await put(owner, `close/${rows[0]?.id}`)).status).toBe(404)
  })

  it('deletes old notifications, and those dismissed by their only reader', async () => {
    const [owner] = await pair()
    const userId = await idOf('owner@demo.example')
    const [old, closed, kept] = [
      await post(owner.accountId),
      await post(owner.accountId, { userId }),
      await post(owner.accountId),
    ]
    for (const id of [closed, kept]) await put(owner, `close/${id}`)
    await database.system(async (query) => {
      await sql`update notification set created_at = now() - interval '91 days' where id = ${old}`.execute(
        query,
      )
      await sql`update notification_state set changed_at = now() - interval '2 days'`.execute(query)
      await forgetNotifications(query)
    })
    const { rows } = await database.system((query) =>
      sql<{
        id: string
      }>`select id from notification where account_id = ${owner.accountId}`.execute(query),
    )
    expect(rows.map(({ id }) => id)).toEqual([kept])
  })

  it("hides other accounts' notifications from every query", async () => {
    const [owner] = await pair()
    await post(owner.accountId)
    await put(owner, 'read-all')
    for (const table of ['notification', 'notification_state', 'sign_in_device'] as const) {
      const seen = await database.read(empty.accountId, (query) =>
        query.selectFrom(table).select('account_id').where('account_id', '=', owner.accountId).execute(),
      )
      expect(seen).toEqual([])
    }
    await expect(
      database.transaction(empty.accountId, (query) =>
        postNotification(query, {
          accountId: owner.accountId,
          kind: 'announcement',
          slots: { title: 'x', text: '' },
        }),
      ),
    ).rejects.toThrow('row-level security')
  })

  describe('a sign-in', () => {
    const credentials = { email: 'empty@demo.example', password: 'Patchbay-demo-1' }
    const chrome =
      'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.0 Mobile Safari/604.1'
    const signIn = async (agent: string, from: string, cookie?: string): Promise<string> => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/site/auth',
        remoteAddress: from,
        headers: {
          host: 'localhost',
          'sec-fetch-site': 'same-origin',
          'user-agent': agent,
          ...(cookie !== undefined && { cookie }),
        },
        payload: credentials,
      })
      expect(response.statusCode).toBe(200)
      const device = response.cookies.find(({ name }) => name === 'device')
      expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 31_536_000 })
      return `device=${device?.value}`
    }
    const news = async (): Promise<string[]> =>
      (await list(empty)).notifications.map(({ description }) => description)

    it('notifies the user about a new device, but not a known one', async () => {
      const cookie = await signIn(chrome, '198.51.100.1')
      // The first sign-in of all was without a browser, when the server started.
      expect(await news()).toEqual([
        'New sign-in with Chrome on Linux from 198.51.100.1. If this wasn’t you, change your password now.',
      ])
      // Another network, with the cookie; the same network, without; its address anew, with the old cookie.
      expect(await signIn(chrome, '198.51.100.77', cookie)).toBe(cookie)
      await signIn(chrome, '198.51.100.77')
      expect(await news()).toHaveLength(1)
      await signIn(safari, '198.51.100.77')
      expect((await news())[0]).toContain('Safari on iPhone')
      expect(await news()).toHaveLength(2)
      // Another user's cookie does not count.
      await signIn(safari, '203.0.113.9', `device=${'x'.repeat(22)}`)
      expect(await news()).toHaveLength(3)
      await signIn('<script>alert(1)</script>', '203.0.113.10')
      expect((await news())[0]).toContain('another program')
    })

    it('remembers twenty devices per user', async () => {
      for (let n = 1; n <= 24; n++) await signIn(chrome, `192.0.2.${n}`)
      const { rows } = await database.system((query) =>
        sql<{ count: number }>`select count(*)::int as count from sign_in_device
          where account_id = ${empty.accountId}`.execute(query),
      )
      expect(rows).toEqual([{ count: 20 }])
    })
  })
})

describe.each(databasesOf(import.meta.filename))('messaging notifications on %s', (_name, open) => {
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
  const kinds = async (): Promise<string[]> => (await told(database, world.accountId)).map((one) => one.kind)

  it('report a completed broadcast once', async () => {
    const uuid = await world.upload(contactFile(30))
    await world.process(uuid)
    const id = await world.campaign(uuid, { name: 'Spring news' })
    await until(
      () => world.read('sms-campaign', id),
      ({ status }) => status === 'completed',
    )
    const { sent } = await world.read('sms-campaign', id)
    expect(await told(database, world.accountId)).toEqual([
      {
        kind: 'campaign-completed',
        slots: { id, name: 'Spring news', count: Number(sent), optedOut: 0 },
      },
    ])
  })

  it('report a low balance, and a broadcast stopped by it, once', async () => {
    const { balance } = await database.read(world.accountId, (query) =>
      query
        .selectFrom('account')
        .select('balance')
        .where('id', '=', world.accountId)
        .executeTakeFirstOrThrow(),
    )
    const move = (amount: number, counterpart: 'revenue' | 'payments'): Promise<unknown> =>
      database.transaction(world.accountId, (query) =>
        moveMoney(query, {
          accountId: world.accountId,
          kind: 'test',
          reference: randomUUID(),
          amount,
          counterpart,
        }),
      )
    const low = async (): Promise<number> => (await kinds()).filter((one) => one === 'low-balance').length
    await move(lowBalanceLimit + 1 - balance, 'revenue')
    expect(await low()).toBe(0)
    await move(-1, 'revenue')
    expect(await low()).toBe(1)
    // A refund and the next message: the same crossing.
    await move(5, 'revenue')
    await move(-5, 'revenue')
    expect(await low()).toBe(1)
    await move(50_000_000, 'payments')
    await move(-50_000_000, 'revenue')
    expect(await low()).toBe(2)
    expect((await told(database, world.accountId)).at(-1)?.slots).toEqual({ balance: '$10.00' })

    const uuid = await world.upload(contactFile(30))
    await world.process(uuid)
    const later = { send: 'later', starts_at: '2099-07-01T09:00', time_zone: 'UTC' }
    const id = await world.campaign(uuid, { name: 'No money', ...later })
    await move(-lowBalanceLimit, 'revenue')
    await world.update(id, { send: 'now' })
    await until(
      () => world.read('sms-campaign', id),
      ({ status }) => status === 'paused',
    )
    expect((await told(database, world.accountId)).at(-1)).toMatchObject({
      kind: 'campaign-out-of-balance',
      slots: { id, name: 'No money', count: 0 },
    })
  })

  it("report the carrier's review of a template", async () => {
    const before = (await kinds()).length
    const { sender_ids: senders } = await world.read('sms-template', world.templateId)
    const id = await world.create('sms-template', {
      name: 'Reviewed',
      text: 'Good morning',
      country: { country_code: 'GB' },
      selectedSenders: senders ?? [],
    })
    const doc = await until(
      () => world.read('sms-template', id),
      ({ status }) => status !== 'review',
    )
    await until(kinds, (all) => all.length > before)
    expect((await kinds()).slice(before)).toEqual([`template-${textOf(doc['status'])}`])
    expect((await told(database, world.accountId)).at(-1)?.slots).toMatchObject({ id, name: 'Reviewed' })
  })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSessions } from '../../../../src/server/auth/sessions/createSessions.ts'
import type {
  NewSession,
  Proof,
  SessionOptions,
  Sessions,
  SignedIn,
} from '../../../../src/server/auth/sessions/Sessions.ts'
import { createChangeFeed } from '../../../../src/server/storage/createChangeFeed.ts'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import { openEmbedded } from '../../../support/openEmbedded.ts'

let database: OwnedDatabase
const accountId = randomUUID()
const userId = randomUUID()
const client = { userAgent: 'Tests', address: '127.0.0.1' }

beforeAll(async () => {
  database = await openEmbedded()
  await database.systemTransaction(async (query) => {
    await query.insertInto('account').values({ id: accountId, name: 'Account', level: 'full' }).execute()
    await query
      .insertInto('app_user')
      .values({ account_id: accountId, id: userId, email: 'a@example.com', password_hash: '', role: null })
      .execute()
  })
})
afterAll(() => database.close())

/** Two server processes are two caches on one database. */
async function createProcess(
  now: () => number,
  given: Partial<Pick<SessionOptions, 'onEnd' | 'database'>> = {},
): Promise<Sessions> {
  const access = {
    permissions: [],
    owner: [],
    roles: [],
    suborganization: [],
    plans: [{ id: 'full' }],
    withhold: [],
  }
  return createSessions({
    database,
    feed: await createChangeFeed(database, { now }),
    access: () => access,
    states: () => [],
    items: {},
    idleMinutes: 60,
    absoluteHours: 12,
    now,
    ...given,
  })
}

it('applies its own revocations immediately and those of other processes within a second', async () => {
  let clock = Date.now()
  const [here, there] = [await createProcess(() => clock), await createProcess(() => clock)]
  const session = await here.start(accountId, userId, { ...client, kind: 'bearer' })
  expect([await here.find(session), await there.find(session)].map((found) => found?.caller.userId)).toEqual([
    userId,
    userId,
  ])
  await here.end(accountId, session.id)
  expect(await here.find(session)).toBeUndefined()
  clock += 999
  expect(await there.find(session)).toBeUndefined()
})

it('stores neither half of a credential in the database', async () => {
  const session = await (
    await createProcess(Date.now)
  ).start(accountId, userId, { ...client, kind: 'browser' })
  const rows = await database.system((query) => query.selectFrom('session').selectAll().execute())
  const stored = JSON.stringify(rows)
  expect([stored.includes(session.bearer), stored.includes(session.cookie ?? '')]).toEqual([false, false])
})

it('rejects a session past its idle timeout', async () => {
  const sessions = await createProcess(Date.now)
  const session = await sessions.start(accountId, userId, { ...client, kind: 'bearer' })
  await database.system((query) =>
    query
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', session.id)
      .execute(),
  )
  expect(await sessions.find(session)).toBeUndefined()
})

it('extends a session to its idle timeout, and never past its absolute limit', async () => {
  let ahead = 0
  const sessions = await createProcess(() => Date.now() + ahead)
  const begin = async (longestMinutes: number): Promise<{ minutes: number; limited: boolean }> => {
    const session = await sessions.start(accountId, userId, { ...client, kind: 'bearer' }, { longestMinutes })
    const found = await sessions.find(session)
    if (!found) throw new Error('the session did not start')
    ahead = 2 * 60_000
    const expiry = await sessions.extend(session, found)
    ahead = 0
    const absolute = await database.system((query) =>
      query
        .selectFrom('session')
        .select('absolute_expires_at')
        .where('id', '=', session.id)
        .executeTakeFirstOrThrow(),
    )
    return {
      minutes: Math.round(((expiry?.getTime() ?? 0) - Date.now()) / 60_000),
      limited: expiry?.getTime() === absolute.absolute_expires_at.getTime(),
    }
  }
  expect(await begin(600)).toEqual({ minutes: 60, limited: false })
  expect(await begin(30)).toEqual({ minutes: 30, limited: true })
})

it('rejects every session of a disabled user', async () => {
  const sessions = await createProcess(Date.now)
  const session = await sessions.start(accountId, userId, { ...client, kind: 'bearer' })
  await database.system((query) =>
    query.updateTable('app_user').set({ disabled: true }).where('id', '=', userId).execute(),
  )
  expect(await sessions.find(session)).toBeUndefined()
})

describe('sessions of people and sub-accounts', () => {
  let sessions: Sessions
  /** Stands still while a test sets it. */
  let clock: number | undefined
  const ended: (string | undefined)[] = []
  /** Reads of the database. */
  let reads = 0
  beforeAll(async () => {
    sessions = await createProcess(() => clock ?? Date.now(), {
      onEnd: (_account, session) => ended.push(session),
      database: {
        ...database,
        system(work) {
          reads += 1
          return database.system(work)
        },
      },
    })
  })

  async function auditOf(account: string): Promise<string[]> {
    const rows = await database.system((query) =>
      query
        .selectFrom('audit_event')
        .select(['kind', 'actor', 'note'])
        .where('account_id', '=', account)
        .where('kind', '!=', 'signed-in')
        .orderBy('created_at')
        .execute(),
    )
    return rows.map(({ kind, actor, note }) => [kind, actor, note].join(' ').trim())
  }

  /** A new account with its owner. */
  async function addOwner(masterId?: string): Promise<{ accountId: string; userId: string }> {
    const [account, user] = [randomUUID(), randomUUID()]
    await database.systemTransaction(async (query) => {
      await query
        .insertInto('account')
        .values({
          id: account,
          name: 'Account',
          level: 'full',
          ...(masterId !== undefined && { master_account_id: masterId, is_suborganization: true }),
        })
        .execute()
      await query
        .insertInto('app_user')
        .values({
          account_id: account,
          id: user,
          email: `${user}@example.com`,
          password_hash: 'hash',
          role: null,
        })
        .execute()
    })
    return { accountId: account, userId: user }
  }

  async function begin(
    who: { accountId: string; userId: string },
    kind: 'browser' | 'bearer' = 'bearer',
  ): Promise<{ session: NewSession; signedIn: SignedIn }> {
    const session = await sessions.start(who.accountId, who.userId, { ...client, kind })
    const signedIn = await sessions.find(session)
    if (!signedIn) throw new Error('the session did not start')
    return { session, signedIn }
  }
  const isActive = async (session: NewSession): Promise<boolean> =>
    (await sessions.find(session)) !== undefined
  const change = (text: ReturnType<typeof sql>): Promise<unknown> =>
    database.systemTransaction((query) => text.execute(query))

  it('need both halves of a browser credential', async () => {
    const owner = await addOwner()
    const [one, other] = [await begin(owner, 'browser'), await begin(owner, 'browser')]
    const { bearer, cookie = '' } = one.session
    const isFound = async (credential: { bearer: string; cookie?: string }): Promise<boolean> =>
      (await sessions.find(credential)) !== undefined
    expect([
      await isFound({ bearer, cookie }),
      await isFound({ bearer }),
      await isFound({ bearer, cookie: other.session.cookie ?? '' }),
      await isFound({ bearer: other.session.bearer, cookie }),
      await isFound({ bearer: 'nonsense', cookie }),
    ]).toEqual([true, false, false, false, false])
    expect((await begin(owner)).session.cookie).toBeUndefined()
  })

  it('start only while what was proved is still what is asked for', async () => {
    const { accountId, userId } = await addOwner()
    const start = (proof: Proof): Promise<string> =>
      sessions.start(accountId, userId, { ...client, kind: 'bearer' }, { proof }).then(
        () => 'started',
        (error: { code: string }) => error.code,
      )
    expect([
      await start({ password_hash: 'hash', two_fa_active: false }),
      await start({ password_hash: 'older', two_fa_active: false }),
      await start({ password_hash: 'hash', two_fa_active: true }),
    ]).toEqual(['started', 'wrong-credentials', 'wrong-credentials'])
  })

  it('are not extended within a minute of the last time, nor after their end', async () => {
    const { session, signedIn } = await begin(await addOwner())
    expect(await sessions.extend(session, signedIn)).toBeUndefined()
    const old = { ...signedIn, expiresAt: new Date(Date.now() + 60_000) }
    expect((await sessions.extend(session, old))?.getTime()).toBeGreaterThan(Date.now() + 59 * 60_000)
    await change(sql`update session set expires_at = now() where id = ${session.id}`)
    expect(await sessions.extend(session, old)).toBeUndefined()
  })

  it('are read again by id, for their own account', async () => {
    const { session, signedIn } = await begin(await addOwner())
    const stranger = await addOwner()
    const reread = async (account: string): Promise<string | undefined> =>
      (await sessions.reread({ accountId: account, sessionId: session.id }))?.caller.userId
    expect(await reread(signedIn.caller.accountId)).toBe(signedIn.caller.userId)
    expect(await reread(stranger.accountId)).toBeUndefined()
    await sessions.end(stranger.accountId, session.id)
    expect(await isActive(session)).toBe(true)
    await sessions.end(signedIn.caller.accountId, session.id)
    expect(await reread(signedIn.caller.accountId)).toBeUndefined()
  })

  it('are listed, latest first, and ended one by one, by their own user only', async () => {
    const owner = await addOwner()
    const stranger = await addOwner()
    const [first, second, over] = [await begin(owner), await begin(owner, 'browser'), await begin(owner)]
    await change(sql`update session set seen_at = now() - interval '1 hour' where id = ${first.session.id}`)
    await change(sql`update session set expires_at = now() where id = ${over.session.id}`)
    const list = await sessions.list(owner.accountId, owner.userId)
    expect(list.map(({ id, kind }) => [id, kind])).toEqual([
      [second.session.id, 'browser'],
      [first.session.id, 'bearer'],
    ])
    expect(await sessions.endOne(stranger.accountId, stranger.userId, first.session.id)).toBe(false)
    expect(await sessions.endOne(owner.accountId, stranger.userId, first.session.id)).toBe(false)
    expect(await sessions.endOne(owner.accountId, owner.userId, first.session.id)).toBe(true)
    expect([await isActive(first.session), await isActive(second.session)]).toEqual([false, true])
  })

  it('end all at once but the current one, together with the change that ends them', async () => {
    const owner = await addOwner()
    const stranger = await begin(await addOwner())
    const [first, second, third] = [await begin(owner), await begin(owner), await begin(owner)]
    const failing = sessions.endAll(owner.accountId, owner.userId, undefined, () =>
      Promise.reject(new Error('no')),
    )
    await expect(failing).rejects.toThrow('no')
    expect(await isActive(first.session)).toBe(true)
    expect(await sessions.endAll(owner.accountId, owner.userId, second.session.id)).toBe(2)
    const active = [first, second, third, stranger].map(({ session }) => isActive(session))
    expect(await Promise.all(active)).toEqual([false, true, false, true])
    expect(await sessions.endAll(owner.accountId, owner.userId)).toBe(1)
    expect(await isActive(second.session)).toBe(false)
  })

  it('end with an account that is closed', async () => {
    const owner = await addOwner()
    const { session } = await begin(owner)
    await change(sql`update account set status = 'disabled' where id = ${owner.accountId}`)
    expect(await isActive(session)).toBe(false)
  })

  it('go on in a sub-account and return, with what is left of their time', async () => {
    const master = await addOwner()
    const sub = await addOwner(master.accountId)
    const { session, signedIn } = await begin(master)
    await change(
      sql`update session set absolute_expires_at = now() + interval '30 minutes' where id = ${session.id}`,
    )
    const inside = await sessions.switchTo(signedIn, sub.accountId, client, [])
    if (!inside) throw new Error('the switch was refused')
    const there = await sessions.find(inside)
    expect(there?.caller).toMatchObject({ ...sub, master })
    expect(Math.round((inside.expiresAt.getTime() - Date.now()) / 60_000)).toBe(30)
    expect(await isActive(session)).toBe(false)
    expect(await sessions.list(master.accountId, master.userId)).toMatchObject([{ id: inside.id }])
    // From a sub-account to nowhere but back.
    expect(there && (await sessions.switchTo(there, sub.accountId, client, []))).toBeUndefined()
    const back = there && (await sessions.goBack(there, client))
    if (!back) throw new Error('the way back was refused')
    expect((await sessions.find(back))?.caller).toMatchObject(master)
    expect(Math.round((back.expiresAt.getTime() - Date.now()) / 60_000)).toBe(30)
    expect(await isActive(inside)).toBe(false)
  })

  it('switch to active sub-accounts of their own only, and stay where they are otherwise', async () => {
    const [master, stranger] = [await addOwner(), await addOwner()]
    const [foreign, closed, ownerless] = [
      await addOwner(stranger.accountId),
      await addOwner(master.accountId),
      await addOwner(master.accountId),
    ]
    await change(sql`update account set status = 'disabled' where id = ${closed.accountId}`)
    await change(sql`update app_user set disabled = true where account_id = ${ownerless.accountId}`)
    const { session, signedIn } = await begin(master)
    for (const target of [foreign, closed, ownerless, stranger])
      expect(await sessions.switchTo(signedIn, target.accountId, client, [])).toBeUndefined()
    expect(await sessions.goBack(signedIn, client)).toBeUndefined()
    expect(await isActive(session)).toBe(true)
  })

  it.each([
    [
      "the master's account is closed",
      (id: string) => sql`update account set status = 'disabled' where id = ${id}`,
    ],
    [
      "the master's user is disabled",
      (id: string) => sql`update app_user set disabled = true where account_id = ${id}`,
    ],
    [
      "the master's password changes",
      (id: string) =>
        sql`update app_user set password_changed_at = now() + interval '1 second' where account_id = ${id}`,
    ],
  ])('end in a sub-account when %s', async (_, happen) => {
    const master = await addOwner()
    const sub = await addOwner(master.accountId)
    const { signedIn } = await begin(master)
    const inside = await sessions.switchTo(signedIn, sub.accountId, client, [])
    if (!inside) throw new Error('the switch was refused')
    expect(await isActive(inside)).toBe(true)
    await change(happen(master.accountId))
    sessions.forget(sub.accountId)
    sessions.forget(master.accountId)
    expect(await isActive(inside)).toBe(false)
  })

  it('end in a sub-account without the permission to switch', async () => {
    const master = await addOwner()
    const sub = await addOwner(master.accountId)
    const { signedIn } = await begin(master)
    const inside = await sessions.switchTo(signedIn, sub.accountId, client, ['Switch'])
    if (!inside) throw new Error('the switch was refused')
    expect(await isActive(inside)).toBe(false)
  })

  it('are answered from memory until something changes', async () => {
    const { session, signedIn } = await begin(await addOwner())
    const before = reads
    expect((await sessions.find(session))?.caller).toBe(signedIn.caller)
    expect(reads).toBe(before)
    sessions.forget(signedIn.caller.accountId)
    expect((await sessions.find(session))?.caller).toEqual(signedIn.caller)
    expect(reads).toBeGreaterThan(before)
  })

  it('are extended from one minute after the last time, for their own account', async () => {
    const [{ session, signedIn }, stranger] = [await begin(await addOwner()), await addOwner()]
    const at = (clock = Date.now())
    const due = (ms: number): SignedIn => ({ ...signedIn, expiresAt: new Date(at + 59 * 60_000 + ms) })
    const caller = { ...signedIn.caller, accountId: stranger.accountId }
    const moved = [
      await sessions.extend(session, due(1)),
      await sessions.extend(session, { ...due(0), caller }),
      await sessions.extend(session, due(0)),
    ]
    clock = undefined
    expect(moved).toEqual([undefined, undefined, expect.any(Date)])
  })

  it('report their end, and only then', async () => {
    const master = await addOwner()
    const sub = await addOwner(master.accountId)
    const { session, signedIn } = await begin(master)
    ended.length = 0
    expect(await sessions.switchTo(signedIn, master.accountId, client, [])).toBeUndefined()
    expect(ended).toEqual([])
    const inside = await sessions.switchTo(signedIn, sub.accountId, client, [])
    const there = inside && (await sessions.find(inside))
    if (!there) throw new Error('the switch was refused')
    const back = await sessions.goBack(there, client)
    if (!back) throw new Error('the way back was refused')
    expect(await sessions.goBack(there, client)).toBeUndefined()
    await sessions.end(master.accountId, back.id)
    expect(ended).toEqual([session.id, inside.id, back.id])
  })

  it('are recorded in the audit log of the account they are in', async () => {
    const master = await addOwner()
    const sub = await addOwner(master.accountId)
    expect(await sessions.endAll(master.accountId, master.userId)).toBe(0)
    expect(await auditOf(master.accountId)).toEqual([])
    const { signedIn } = await begin(master)
    const inside = await sessions.switchTo(signedIn, sub.accountId, client, [])
    const there = inside && (await sessions.find(inside))
    const back = there && (await sessions.goBack(there, client))
    expect(await auditOf(sub.accountId)).toEqual(['switched-in master', 'switched-out master'])
    await sessions.end(master.accountId, back?.id ?? '')
    await begin(master)
    await begin(master)
    await sessions.endAll(master.accountId, master.userId)
    expect(await auditOf(master.accountId)).toEqual(['signed-out user', 'session-ended user 2'])
  })

  it('do not switch to a sub-account after they expire', async () => {
    const master = await addOwner()
    const sub = await addOwner(master.accountId)
    const { session, signedIn } = await begin(master)
    await change(sql`update session set expires_at = now() where id = ${session.id}`)
    expect(await sessions.switchTo(signedIn, sub.accountId, client, [])).toBeUndefined()
    expect(await auditOf(sub.accountId)).toEqual([])
  })

  it('act in a sub-account as its first owner, in a context of their own', async () => {
    const master = await addOwner()
    const sub = await addOwner(master.accountId)
    const later = '00000000-0000-4000-8000-00000000000f'
    await change(sql`
      insert into app_user (account_id, id, email, password_hash, role, created_at)
      values (${sub.accountId}, ${randomUUID().replace(/^./, 'f')}, 'first@example.com', 'hash', null,
              now() - interval '1 day'),
             (${sub.accountId}, ${later}, 'later@example.com', 'hash', null, now() + interval '1 day')`)
    const { signedIn } = await begin(master)
    const inside = await sessions.switchTo(signedIn, sub.accountId, client, [])
    const there = inside && (await sessions.find(inside))
    expect(there?.caller.scope.user).toMatchObject({ email: 'first@example.com' })
    const own = await begin({ accountId: sub.accountId, userId: there?.caller.userId ?? '' })
    expect([there, own.signedIn].map((each) => each?.caller.scope.config['is_switched'])).toEqual([
      true,
      false,
    ])
  })
})

it('lets a key act while its user may sign in', async () => {
  const [account, user] = [randomUUID(), randomUUID()]
  await database.systemTransaction(async (query) => {
    await query.insertInto('account').values({ id: account, name: 'Account', level: 'full' }).execute()
    await query
      .insertInto('app_user')
      .values({ account_id: account, id: user, email: 'key@example.com', password_hash: '', role: null })
      .execute()
  })
  const act = async () =>
    (await createProcess(Date.now)).actWithKey({
      id: randomUUID(),
      name: 'Key',
      accountId: account,
      userId: user,
      scopes: [],
    })
  expect((await act())?.userId).toBe(user)
  await database.system((query) =>
    query.updateTable('app_user').set({ disabled: true }).where('id', '=', user).execute(),
  )
  expect(await act()).toBeUndefined()
})

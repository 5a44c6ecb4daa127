import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileCondition } from '../../../../codegen/conditions/compileCondition.ts'
import { compilePortal } from '../../../../codegen/index.ts'
import type { NoticeDefinition } from '../../../../src/language/portal.ts'
import { createNotices, insertEvent, moveDocument } from '../../../../src/server/lifecycle/index.ts'
import type { PublishedPortal } from '../../../../src/server/resources/PublishedPortal.ts'
import type { OwnedDatabase } from '../../../../src/server/storage/createDatabase.ts'
import { insertDocument } from '../../../../src/server/storage/documents.ts'
import { openShared } from '../../../support/createTestDatabase.ts'
import { publishCompiled } from '../../../support/publishCompiled.ts'

let database: OwnedDatabase
let published: PublishedPortal
beforeAll(async () => {
  database = await openShared()
  published = (await publishCompiled(() => compilePortal('tests/golden/definitions'))).current()
  published.portal.access.plans.push({ id: 'full' })
})
afterAll(() => database.close())

interface Given {
  fragile?: boolean
  createdBy?: 'owner' | 'viewer' | 'nobody'
  notice?: Partial<NoticeDefinition>
  parcels?: number
}

/** An account with an owner, a viewer, somebody disabled and somebody invited, in which a parcel is sent. */
async function send({ fragile = true, createdBy = 'viewer', notice, parcels = 1 }: Given = {}) {
  const accountId = randomUUID()
  const people = {
    owner: randomUUID(),
    viewer: randomUUID(),
    gone: randomUUID(),
    invited: randomUUID(),
  }
  await database.systemTransaction(async (query) => {
    await query.insertInto('account').values({ id: accountId, name: 'Account', level: 'full' }).execute()
    for (const [name, id] of Object.entries(people))
      await query
        .insertInto('app_user')
        .values({
          account_id: accountId,
          id,
          email: `${name}-${accountId}@a.example`,
          password_hash: name === 'invited' ? '' : 'hash',
          role: name === 'owner' ? null : 'Viewer',
          disabled: name === 'gone',
        })
        .execute()
  })
  const [declared] = published.portal.notices['parcel']?.['send'] ?? []
  if (!declared) throw new Error('the fixture notifies of nothing')
  const { portal } = published
  const postNotices = createNotices({
    published: () => ({
      ...published,
      portal: { ...portal, notices: { parcel: { send: [{ ...declared, ...notice }] } } },
    }),
    publicUrl: 'https://portal.example',
    accountItems: {},
  })
  const ids = Array.from({ length: parcels }, () => randomUUID())
  const sendOne = (id: string) =>
    database.transaction(accountId, async (query) => {
      const doc = { label: 'Lamp', state: 'waiting', fragile }
      const record = await insertDocument(query, accountId, 'parcel', id, doc)
      const by = createdBy === 'nobody' ? {} : { userId: people[createdBy] }
      await insertEvent(query, {
        accountId,
        entity: 'parcel',
        recordId: id,
        to: 'waiting',
        actor: 'user',
        ...by,
      })
      const { record: moved, position } = await moveDocument(query, postNotices, {
        accountId,
        entity: 'parcel',
        record,
        transition: 'send',
        field: 'state',
        to: 'sent',
        mover: { by: 'server' },
        note: 'by truck',
      })
      // The same event again, as after a repeated job.
      await postNotices(query, {
        accountId,
        entity: 'parcel',
        transition: 'send',
        record: moved,
        before: record.doc,
        mover: { by: 'server' },
        position,
        note: 'by truck',
      })
    })
  for (const each of ids) await sendOne(each)
  const nameOf = (userId: string | null) =>
    Object.entries(people).find(([, each]) => each === userId)?.[0] ?? 'everyone'
  return database.system(async (query) => {
    const bell = await query
      .selectFrom('notification')
      .select(['user_id', 'kind', 'slots', 'access'])
      .where('account_id', '=', accountId)
      .orderBy('number')
      .execute()
    const mails = await query
      .selectFrom('mail')
      .select(['recipient', 'subject', 'body'])
      .where('account_id', '=', accountId)
      .orderBy('recipient')
      .execute()
    return {
      id: ids[0],
      bell: bell.map(({ user_id, ...row }) => ({ to: nameOf(user_id), ...row })),
      mails: mails.map(({ recipient, ...mail }) => ({ to: recipient.split('-')[0], ...mail })),
    }
  })
}

describe('notices of transitions', () => {
  it('are posted once per event, under the bell and by mail, with values of the record', async () => {
    const { id, bell, mails } = await send()
    expect(bell).toEqual([
      { to: 'viewer', kind: 'parcel-sent', slots: { id, label: 'Lamp' }, access: ['Parcels'] },
    ])
    expect(mails).toEqual([
      {
        to: 'viewer',
        subject: `${published.portal.manifest.product}: Lamp was sent`,
        body: `Your parcel Lamp was sent. Follow it: https://portal.example/parcels/edit/${id}/contents`,
      },
    ])
  })

  it('are posted only where their condition is true after the change', async () => {
    expect((await send({ fragile: false })).bell).toEqual([])
    const when = compileCondition("row.state == 'sent'")
    expect((await send({ fragile: false, notice: { when } })).bell).toHaveLength(1)
  })

  it('go to the owner when nobody of the account created the record', async () => {
    expect((await send({ createdBy: 'nobody' })).bell.map(({ to }) => to)).toEqual(['owner'])
    expect((await send({ notice: { to: 'owner' } })).bell.map(({ to }) => to)).toEqual(['owner'])
  })

  it('go to everyone as one notification, and are mailed to those with the permissions', async () => {
    const all = await send({ notice: { to: 'everyone' } })
    expect(all.bell.map(({ to, access }) => [to, access])).toEqual([['everyone', ['Parcels']]])
    expect(all.mails.map(({ to }) => to)).toEqual(['owner', 'viewer'])
    const few = await send({ notice: { to: 'everyone', access: ['ParcelsWrite'] } })
    expect(few.mails.map(({ to }) => to)).toEqual(['owner'])
  })

  it('are mailed to each person once a day where they say so, for all records', async () => {
    const [declared] = published.portal.notices['parcel']?.['send'] ?? []
    if (!declared?.mail) throw new Error('the fixture mails nothing')
    expect((await send({ parcels: 3 })).mails).toHaveLength(3)
    const daily = await send({ parcels: 3, notice: { mail: { ...declared.mail, daily: true } } })
    expect([daily.bell.length, daily.mails.map(({ to }) => to)]).toEqual([3, ['viewer']])
  })

  it('can say the note of the change', async () => {
    const { bell, mails } = await send({ notice: { slots: { label: '{note}' } } })
    expect(bell[0]?.slots).toMatchObject({ label: 'by truck' })
    expect(mails[0]?.subject).toContain('by truck was sent')
  })
})

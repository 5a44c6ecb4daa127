import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { databasesOf } from '../support/createTestDatabase.ts'
import { startTestServer, type TestServer, type TestUser } from '../support/startTestServer.ts'

const content = { filters: { size: 'small' }, sort: '-created_at', columns: [{ id: 'label', shown: true }] }
const late = { list: 'parcels.parcels', name: 'Late ones', content }

for (const [name, open] of databasesOf(import.meta.filename)) {
  describe(`saved views on ${name}`, () => {
    let database: OwnedDatabase
    let server: TestServer
    let owner: TestUser
    let colleague: TestUser
    let stranger: TestUser

    beforeAll(async () => {
      database = await open()
      server = await startTestServer(database)
      owner = await server.signUp()
      colleague = await server.colleague(owner, 'Viewer')
      stranger = await server.signUp()
    })
    afterAll(async () => {
      await server.close()
      await database.close()
    })

    const namesOf = async (user: TestUser): Promise<string[]> =>
      (await user.call('GET', '/list-views')).body.views.map((view: { name: string }) => view.name)

    it('belong to a person until they are shared with the account', async () => {
      const saved = await colleague.call('POST', '/list-views', late)
      expect(saved).toMatchObject({ status: 200, body: { view: { ...late, shared: false, owner: null } } })
      expect([await namesOf(colleague), await namesOf(owner), await namesOf(stranger)]).toEqual([
        ['Late ones'],
        [],
        [],
      ])
      const path = `/list-views/${saved.body.view.id}`
      await colleague.call('PATCH', path, { shared: true })
      expect((await owner.call('GET', '/list-views')).body.views).toMatchObject([{ ...late, shared: true }])
      expect(await namesOf(stranger)).toEqual([])
      for (const user of [owner, stranger])
        expect((await user.call('PATCH', path, { name: 'Mine now' })).status).toBe(404)
      expect((await stranger.call('DELETE', path)).status).toBe(404)
      expect((await owner.call('DELETE', path)).status).toBe(200)
      expect(await namesOf(colleague)).toEqual([])
    })

    it('keep one name each per person and list', async () => {
      const first = await owner.call('POST', '/list-views', { ...late, name: 'One' })
      const second = await owner.call('POST', '/list-views', { ...late, name: ' Two ' })
      expect(second.body.view.name).toBe('Two')
      const taken = { status: 422, body: { fields: { name: 'You already have a view with this name' } } }
      expect(await owner.call('POST', '/list-views', { ...late, name: 'ONE' })).toMatchObject(taken)
      expect(await owner.call('PATCH', `/list-views/${second.body.view.id}`, { name: 'one' })).toMatchObject(
        taken,
      )
      const renamed = await owner.call('PATCH', `/list-views/${first.body.view.id}`, { name: 'ONE' })
      expect(renamed).toMatchObject({ status: 200, body: { view: { name: 'ONE', content } } })
      expect((await colleague.call('POST', '/list-views', { ...late, name: 'One' })).status).toBe(200)
    })

    it('are of lists that the person may read', async () => {
      const unknown = { status: 422, body: { fields: { list: 'Unknown list' } } }
      for (const list of ['parcels.nothing', 'nothing', '../x'])
        expect(await owner.call('POST', '/list-views', { ...late, list })).toMatchObject(unknown)
      const view = { ...late, list: 'depots.depots', name: 'Depots', shared: true }
      expect((await owner.call('POST', '/list-views', view)).status).toBe(200)
      expect(await colleague.call('POST', '/list-views', view)).toMatchObject(unknown)
      expect(await namesOf(owner)).toContain('Depots')
      expect(await namesOf(colleague)).not.toContain('Depots')
    })

    it.each([
      [{ ...late, name: ' ' }, 'name'],
      [{ ...late, name: 'x'.repeat(61) }, 'name'],
      [{ ...late, name: 7 }, 'name'],
      [{ list: late.list, name: 'No content' }, 'content'],
      [{ ...late, content: { ...content, filters: { size: 7 } } }, 'content'],
      [{ ...late, content: { ...content, filters: { '../x': 'y' } } }, 'content'],
      [{ ...late, content: { ...content, sort: 'x'.repeat(501) } }, 'content'],
      [{ ...late, content: { ...content, columns: [{ id: 'label' }] } }, 'content'],
      [{ ...late, content: { ...content, columns: [{ id: 'label', shown: true, width: -1 }] } }, 'content'],
      [{ ...late, content: { ...content, more: 1 } }, 'content'],
      [{ ...late, shared: 'yes' }, 'shared'],
      [{ ...late, more: 1 }, 'more'],
    ])('refuse %j at %s', async (body, field) => {
      const { status, body: answer } = await owner.call('POST', '/list-views', body)
      expect([status, Object.keys(answer.fields)]).toEqual([422, [field]])
    })

    it('are limited to a hundred per person', async () => {
      const had = (await namesOf(stranger)).length
      for (let at = had; at < 100; at += 1)
        expect((await stranger.call('POST', '/list-views', { ...late, name: `View ${at}` })).status).toBe(200)
      expect(await stranger.call('POST', '/list-views', { ...late, name: 'One more' })).toMatchObject({
        status: 422,
        body: { fields: { name: 'You can save at most 100 views' } },
      })
    })
  })
}

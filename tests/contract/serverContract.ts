import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Behaviour } from '../../src/server/resources/behaviour.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { patchDocument } from '../../src/server/storage/documents.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import { startTestServer, testPassword, type TestServer, type TestUser } from '../support/startTestServer.ts'

const parcels: Behaviour = {
  resource: 'parcel',
  beforeCreate: async (_query, _caller, value) => ({ ...value, state: 'waiting' }),
  endpoints: { print: async ({ params }) => ({ body: { printed: params['id'] } }) },
}

/** The API contract, for any database. */
export function serverContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`the API on ${name}`, () => {
    let database: OwnedDatabase
    let server: TestServer
    let owner: TestUser
    let stranger: TestUser
    let depot: string

    beforeAll(async () => {
      database = await open()
      server = await startTestServer(database, { behaviours: [parcels] })
      owner = await server.signUp()
      stranger = await server.signUp()
      depot = await server.insert(owner, 'depot', { name: 'North', open: true })
    })
    afterAll(async () => {
      await server.close()
      await database.close()
    })

    const parcel = (fields: object = {}): object => ({
      label: 'Books',
      size: 'large',
      weight: 20,
      depot: { id: depot },
      ...fields,
    })
    const create = async (fields: object = {}): Promise<{ id: string; version: number }> => {
      const { status, body } = await owner.call('POST', '/v1/parcels', { parcel: parcel(fields) })
      expect(status).toBe(201)
      return body.parcel
    }

    describe('isolation', () => {
      it("hides other accounts' records from every call", async () => {
        const { id } = await create()
        for (const [method, path, body] of [
          ['GET', `/v1/parcels/${id}`, undefined],
          ['PUT', `/v1/parcels/${id}`, { parcel: parcel() }],
          ['PUT', `/v1/parcels/${id}/state`, { parcel: { state: 'sent' } }],
          ['DELETE', `/v1/parcels/${id}`, undefined],
        ] as const) {
          const answer = await stranger.call(method, path, body)
          expect([method, path, answer.status, answer.body]).toEqual([
            method,
            path,
            404,
            { error: 'not found', code: 'not-found' },
          ])
        }
        expect((await stranger.call('GET', '/v1/parcels')).body.parcels).toEqual([])
      })

      it("prevents raw SQL in one account from reading or writing another's rows", async () => {
        await create()
        const seen = await database.read(stranger.accountId, (query) =>
          sql`select * from record where account_id = ${owner.accountId}`.execute(query),
        )
        const viewed = await database.read(stranger.accountId, (query) =>
          sql`select * from account_record where account_id <> ${stranger.accountId}`.execute(query),
        )
        expect([seen.rows, viewed.rows]).toEqual([[], []])
        const changed = await database.transaction(stranger.accountId, (query) =>
          sql`update record set doc = '{}' where account_id = ${owner.accountId}`.execute(query),
        )
        expect(changed.numAffectedRows).toBe(0n)
        const insert = database.transaction(stranger.accountId, (query) =>
          sql`insert into record (account_id, entity, id, doc) values (${owner.accountId}, 'parcel', ${randomUUID()}, '{}')`.execute(
            query,
          ),
        )
        await expect(insert).rejects.toThrow(/row-level security/)
      })

      it('rejects transactions without an account or inside another', async () => {
        await expect(database.read('', async () => 1)).rejects.toThrow(/account id/)
        await expect(
          database.read(owner.accountId, () => database.read(owner.accountId, async () => 1)),
        ).rejects.toThrow(/inside/)
      })
    })

    describe('lists', () => {
      let shop: TestUser
      beforeAll(async () => {
        shop = await server.signUp()
        for (let n = 1; n <= 30; n++) {
          const day = new Date(Date.UTC(2026, 0, n, 12))
          await server.insert(
            shop,
            'parcel',
            {
              label: `Parcel ${String(n).padStart(2, '0')}`,
              size: n % 2 ? 'small' : 'large',
              state: 'waiting',
              weight: n,
              ...(n % 3 === 2 ? {} : { colour: n % 3 ? 'red' : 'blue' }),
            },
            day,
          )
        }
      })
      const labels = async (query: string): Promise<string[]> => {
        const { body } = await shop.call('GET', `/v1/parcels?${query}`)
        return body.parcels.map(({ label }: { label: string }) => label)
      }

      it('returns a page with pagination, and empty fields as null', async () => {
        const { body } = await shop.call('GET', '/v1/parcels?page=2&per_page=25')
        expect(body.parcels).toHaveLength(5)
        expect(body.pagination).toEqual({ current_page: 2, per_page: 25, total_pages: 2, total: 30 })
        expect(body.is_empty).toBe(false)
        expect(Object.keys(body.parcels[0]).toSorted()).toEqual([
          'created_at',
          'depot',
          'fragile',
          'id',
          'label',
          'size',
          'state',
          'weight',
        ])
        expect(body.parcels[0]).toMatchObject({ depot: null, fragile: null })
      })

      it('sorts by default, by a field and in reverse', async () => {
        expect(await labels('per_page=2')).toEqual(['Parcel 30', 'Parcel 29'])
        expect(await labels('per_page=2&sort=label')).toEqual(['Parcel 01', 'Parcel 02'])
        expect(await labels('per_page=2&sort=-label,created_at')).toEqual(['Parcel 30', 'Parcel 29'])
      })

      it('sorts catalog values by displayed text, and others by ID', async () => {
        const everyThird = (rest: number) =>
          Array.from({ length: 10 }, (_, at) => `Parcel ${String(at * 3 + (rest || 3)).padStart(2, '0')}`)
        const [red, blue, none] = [everyThird(1), everyThird(0), everyThird(2)]
        expect(await labels('per_page=100&sort=colour,label')).toEqual([...red, ...blue, ...none])
        expect(await labels('per_page=100&sort=-colour,label')).toEqual([...blue, ...red, ...none])
        const pages = [
          await labels('per_page=25&sort=colour'),
          await labels('per_page=25&sort=colour&page=2'),
        ]
        expect(await labels('per_page=100&sort=colour')).toEqual(pages.flat())
        const csv = await shop.call('GET', '/v1/parcels/export.csv?sort=colour&columns=label')
        expect(csv.text.trimEnd().split('\r\n')).toEqual(['\uFEFFLabel', ...pages.flat()])
      })

      it("filters by value, prefix and inclusive days in the account's time zone", async () => {
        expect(await labels('size=small&per_page=100')).toHaveLength(15)
        expect(await labels('label=parcel%2001')).toEqual(['Parcel 01'])
        expect(await labels('from=05/01/2026&to=06/01/2026&sort=label')).toEqual(['Parcel 05', 'Parcel 06'])
        expect(await labels('label=%25')).toEqual([])
      })

      it('finds a record by its full ID in text search', async () => {
        const find = async (name: string): Promise<unknown> =>
          (await owner.call('GET', `/v1/depots?name=${name}`)).body.depots
        expect(await find(depot)).toEqual([{ id: depot, name: 'North', open: true }])
        expect(await find(depot.slice(1))).toEqual([])
        expect((await stranger.call('GET', `/v1/depots?name=${depot}`)).body.depots).toEqual([])
      })

      it('distinguishes an empty account from a filter without results', async () => {
        expect((await shop.call('GET', '/v1/parcels?label=nothing')).body).toMatchObject({
          parcels: [],
          is_empty: false,
        })
        expect((await stranger.call('GET', '/v1/parcels')).body).toMatchObject({
          parcels: [],
          is_empty: true,
        })
      })

      it.each([
        ['a parameter nobody declared', 'colour=red', 'colour'],
        ['a sort field that is not offered', 'sort=weight', 'sort'],
        ['a page that is no number', 'page=x', 'page'],
        ['a page that is too large', 'per_page=101', 'per_page'],
        ['a date that does not exist', 'from=31/02/2026', 'from'],
        ['a value that is none of the choices', 'size=bogus', 'size'],
      ])('rejects %s by name', async (_, query, field) => {
        const { status, body } = await shop.call('GET', `/v1/parcels?${query}`)
        expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'invalid', [field]])
      })

      it('returns 304 until the collection changes', async () => {
        const first = await shop.call('GET', '/v1/parcels')
        const etag = String(first.headers['etag'])
        expect((await shop.call('GET', '/v1/parcels', undefined, { 'if-none-match': etag })).status).toBe(304)
        const id = await server.insert(shop, 'parcel', { label: 'New', size: 'small', state: 'waiting' })
        const changed = await shop.call('GET', '/v1/parcels', undefined, { 'if-none-match': etag })
        expect([changed.status, changed.body.pagination.total]).toEqual([200, 31])
        await shop.call('DELETE', `/v1/parcels/${id}`)
        expect((await shop.call('GET', '/v1/parcels')).body.pagination.total).toBe(30)
      })

      it('does not return 304 to another account', async () => {
        const etag = String((await shop.call('GET', '/v1/parcels')).headers['etag'])
        expect((await stranger.call('GET', '/v1/parcels', undefined, { 'if-none-match': etag })).status).toBe(
          200,
        )
      })

      it('exports all matching rows with titles, escaped for spreadsheets', async () => {
        await server.insert(shop, 'parcel', { label: '=cmd|A1', size: 'small', state: 'sent' })
        const { text, headers } = await shop.call(
          'GET',
          '/v1/parcels/export.csv?size=small&sort=label&columns=label,state',
        )
        const lines = text.split('\r\n')
        expect(lines.slice(0, 3)).toEqual(['\uFEFFLabel,State', "'=cmd|A1,Sent", 'Parcel 01,Waiting'])
        expect(lines).toHaveLength(1 + 16 + 1)
        expect(headers['content-disposition']).toContain('parcels.csv')
      })
    })

    describe('writing', () => {
      it('stores allowed fields and fills in references from the server', async () => {
        const { body, headers } = await owner.call('POST', '/v1/parcels', {
          parcel: parcel({ label: '  Books ' }),
        })
        expect(body.parcel).toMatchObject({
          label: 'Books',
          state: 'waiting',
          version: 1,
          depot: { id: depot, name: 'North' },
        })
        expect(headers['etag']).toBe('"1"')
      })

      it.each([
        ['an unknown field', { price: 5 }, { price: 'Unknown field' }],
        ['a read-only field', { state: 'sent' }, { state: 'This field can’t be changed' }],
        [
          'a read-only field inside another',
          { depot: { id: 'x', name: 'Mine' } },
          { 'depot.name': 'This field can’t be changed' },
        ],
      ])('rejects %s by name', async (_, fields, texts) => {
        const { status, body } = await owner.call('POST', '/v1/parcels', { parcel: parcel(fields) })
        expect([status, body.code, body.fields]).toEqual([422, 'invalid', texts])
      })

      it("returns the definition's text for every invalid field", async () => {
        const { body } = await owner.call('POST', '/v1/parcels', {
          parcel: { label: 'a/b', size: 'large', fragile: true },
        })
        expect(Object.keys(body.fields).toSorted()).toEqual(['depot', 'label'])
        expect(
          (await owner.call('POST', '/v1/parcels', { parcel: parcel({ size: 'small', weight: 2000 }) })).body
            .fields,
        ).toHaveProperty('weight')
        expect(
          (await owner.call('POST', '/v1/parcels', { parcel: parcel({ colour: 'mauve' }) })).body.fields,
        ).toEqual({ colour: 'Not a valid choice' })
      })

      it('rejects a reference that is closed, missing or from another account', async () => {
        const closed = await server.insert(owner, 'depot', { name: 'Closed', open: false })
        const foreign = await server.insert(stranger, 'depot', { name: 'Theirs', open: true })
        for (const id of [closed, foreign, randomUUID(), 'no-uuid', 'a/b', '../..', '%00']) {
          const { status, body } = await owner.call('POST', '/v1/parcels', {
            parcel: parcel({ depot: { id } }),
          })
          expect([status, body.fields]).toEqual([422, { depot: 'Not a valid choice' }])
        }
      })

      it('drops hidden values instead of requiring or storing them', async () => {
        const { body } = await owner.call('POST', '/v1/parcels', {
          parcel: parcel({ fragile: false, note: 'secret' }),
        })
        expect(body.parcel).not.toHaveProperty('note')
      })

      it('validates one step and ignores other fields', async () => {
        const wrong = await owner.call('POST', '/v1/parcels/verify', {
          parcel: { label: 'a/b' },
          fields: ['label'],
          mode: 'create',
        })
        expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['label']])
        const right = await owner.call('POST', '/v1/parcels/verify', {
          parcel: { label: 'ab' },
          fields: ['label'],
          mode: 'create',
        })
        expect([right.status, right.body]).toEqual([200, {}])
      })

      it('keeps read-only fields on update, and rejects them by name', async () => {
        const { id } = await create()
        const refused = await owner.call('PUT', `/v1/parcels/${id}`, { parcel: parcel({ label: 'Other' }) })
        expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['label']])
        const updated = await owner.call('PUT', `/v1/parcels/${id}`, {
          parcel: { size: 'large', weight: 30, depot: { id: depot } },
        })
        expect(updated.body.parcel).toMatchObject({ label: 'Books', weight: 30, version: 2 })
      })

      it('rejects a changed disabled field with its reason, and accepts the stored value', async () => {
        const reason = { depot: 'Choose a size first' }
        const created = await owner.call('POST', '/v1/parcels', { parcel: parcel({ weight: 1 }) })
        expect([created.status, created.body.fields]).toEqual([422, reason])
        const { id } = await create()
        const url = `/v1/parcels/${id}`
        const other = await server.insert(owner, 'depot', { name: 'South', open: true })
        const put = (fields: object) => owner.call('PUT', url, { parcel: fields })
        const refused = await put({ weight: 1, depot: { id: other } })
        expect([refused.status, refused.body.fields]).toEqual([422, reason])
        const cleared = await put({ weight: 1, depot: null })
        expect([cleared.status, cleared.body.fields]).toEqual([422, reason])
        const same = await put({ weight: 1, depot: { id: depot } })
        expect([same.status, same.body.parcel.depot]).toEqual([200, { id: depot, name: 'North' }])
      })

      it("applies the definition's defaults to a new record, unless cleared", async () => {
        const { depot: _, size: __, ...given } = { ...parcel() } as Record<string, unknown>
        const { status, body } = await owner.call('POST', '/v1/parcels', {
          parcel: { ...given, depot: { id: depot }, colour: null },
        })
        expect([status, body.parcel]).toEqual([
          201,
          expect.objectContaining({ size: 'small', fragile: false }),
        ])
        expect(body.parcel).not.toHaveProperty('colour')
        const plain = await owner.call('POST', '/v1/parcels', { parcel: parcel() })
        expect(plain.body.parcel.colour).toBe('red')
      })

      it('merges an update into the record: missing fields stay, null clears', async () => {
        const { id } = await create()
        const url = `/v1/parcels/${id}`
        const { body: before } = await owner.call('GET', url)
        const changed = await owner.call('PUT', url, { parcel: { size: 'small' } })
        expect(changed.body.parcel).toMatchObject({ size: 'small', weight: 20, depot: { id: depot } })
        const cleared = await owner.call('PUT', url, { parcel: { colour: null } })
        expect(cleared.body.parcel).not.toHaveProperty('colour')
        const restored = await owner.call('PUT', url, { parcel: { size: 'large', colour: 'red' } })
        const { body: after } = await owner.call('GET', url)
        expect([restored.status, after.parcel]).toEqual([
          200,
          { ...before.parcel, version: 4, updated_at: after.parcel.updated_at },
        ])
        const same = await owner.call('PUT', url, after)
        expect([same.status, same.body]).toEqual([200, after])
        const required = await owner.call('PUT', url, { parcel: { size: null } })
        expect([required.status, Object.keys(required.body.fields)]).toEqual([422, ['size']])
      })

      it('keeps an unchanged value that is no longer an option', async () => {
        const closing = await server.insert(owner, 'depot', { name: 'East', open: true })
        const { id } = await create({ depot: { id: closing } })
        await database.transaction(owner.accountId, (query) =>
          patchDocument(query, owner.accountId, 'depot', closing, { open: false }),
        )
        const kept = await owner.call('PUT', `/v1/parcels/${id}`, {
          parcel: { size: 'small', depot: { id: closing } },
        })
        expect([kept.status, kept.body.parcel.depot]).toEqual([200, { id: closing, name: 'East' }])
      })

      it('stores all concurrent updates without a version', async () => {
        const { id } = await create()
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, at) =>
            owner.call('PUT', `/v1/parcels/${id}`, { parcel: { weight: 100 + at } }),
          ),
        )
        expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
        expect((await owner.call('GET', `/v1/parcels/${id}`)).body.parcel.version).toBe(13)
      })

      it('deletes only the given version', async () => {
        const { id } = await create()
        const stale = await owner.call('DELETE', `/v1/parcels/${id}`, undefined, { 'if-match': '"7"' })
        expect([stale.status, stale.body.code]).toEqual([412, 'stale'])
        expect((await owner.call('GET', `/v1/parcels/${id}`)).status).toBe(200)
        expect(
          (await owner.call('DELETE', `/v1/parcels/${id}`, undefined, { 'if-match': '"1"' })).status,
        ).toBe(204)
      })

      it('changes the state only of the given version', async () => {
        const { id } = await create()
        const move = (tag: string) =>
          owner.call('PUT', `/v1/parcels/${id}/state`, { parcel: { state: 'sent' } }, { 'if-match': tag })
        expect([(await move('"7"')).body.code, (await move('"7", W/"8.1-x"')).status]).toEqual(['stale', 412])
        expect((await owner.call('GET', `/v1/parcels/${id}`)).body.parcel.state).toBe('waiting')
        expect((await move('"7", "1"')).status).toBe(200)
      })

      it('loses no update: the second of two editors gets a conflict', async () => {
        const { id } = await create()
        const change = (weight: number) =>
          owner.call(
            'PUT',
            `/v1/parcels/${id}`,
            { parcel: { size: 'large', weight, depot: { id: depot } } },
            { 'if-match': '"1"' },
          )
        const answers = await Promise.all([change(1), change(2), change(3)])
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412])
        expect(answers.find(({ status }) => status === 412)?.body.code).toBe('stale')
      })

      it('keeps server changes made while a user is editing', async () => {
        const { id } = await create()
        await database.transaction(owner.accountId, (query) =>
          patchDocument(query, owner.accountId, 'parcel', id, { scans: 7 }, true),
        )
        await owner.call(
          'PUT',
          `/v1/parcels/${id}`,
          { parcel: { size: 'large', weight: 9, depot: { id: depot } } },
          { 'if-match': '"1"' },
        )
        const stored = await database.read(owner.accountId, (query) =>
          query.selectFrom('record').select('doc').where('id', '=', id).executeTakeFirstOrThrow(),
        )
        expect(stored.doc).toMatchObject({ scans: 7, weight: 9 })
      })

      it('changes state only through the lifecycle, once', async () => {
        const { id } = await create()
        const move = (state: string) => owner.call('PUT', `/v1/parcels/${id}/state`, { parcel: { state } })
        expect((await move('sent')).body.parcel.state).toBe('sent')
        expect([
          (await move('sent')).status,
          (await move('waiting')).status,
          (await move('lost')).status,
        ]).toEqual([409, 409, 422])
        const edit = await owner.call('PUT', `/v1/parcels/${id}`, {
          parcel: { size: 'large', weight: 1, depot: { id: depot } },
        })
        expect([edit.status, edit.body.code]).toEqual([409, 'operation-not-allowed'])
        expect((await owner.call('DELETE', `/v1/parcels/${id}`)).status).toBe(409)
      })

      it('returns 304 for a record only while its counters are unchanged', async () => {
        const { id } = await create()
        const get = (etag?: string) =>
          owner.call(
            'GET',
            `/v1/parcels/${id}`,
            undefined,
            etag === undefined ? {} : { 'if-none-match': etag },
          )
        const etag = String((await get()).headers['etag'])
        expect([etag.slice(0, 5), (await get(etag)).status]).toEqual(['W/"1.', 304])
        for (const tags of [etag.slice(2), `"other", ${etag}`, '*'])
          expect((await get(tags)).status).toBe(304)
        expect((await get('"other"')).status).toBe(200)
        await database.transaction(owner.accountId, (query) =>
          patchDocument(query, owner.accountId, 'parcel', id, { weight: 8 }, true),
        )
        const counted = await get(etag)
        expect([counted.status, counted.body.parcel.weight, counted.body.parcel.version]).toEqual([200, 8, 1])
        expect(
          (await stranger.call('GET', `/v1/parcels/${id}`, undefined, { 'if-none-match': etag })).status,
        ).toBe(404)
      })

      it('deletes a record', async () => {
        const { id } = await create()
        expect((await owner.call('DELETE', `/v1/parcels/${id}`)).status).toBe(204)
        expect((await owner.call('GET', `/v1/parcels/${id}`)).status).toBe(404)
      })

      it('runs a custom endpoint and rejects undeclared query parameters', async () => {
        const id = randomUUID()
        expect((await owner.call('POST', `/v1/parcels/${id}/print`, {})).body).toEqual({ printed: id })
        expect((await owner.call('POST', `/v1/parcels/${id}/print?copies=2`, {})).status).toBe(422)
      })
    })

    describe('idempotency', () => {
      it('creates once per key and returns the same response to a repeat', async () => {
        const key = { 'idempotency-key': randomUUID() }
        const first = await owner.call('POST', '/v1/parcels', { parcel: parcel() }, key)
        const second = await owner.call('POST', '/v1/parcels', { parcel: parcel() }, key)
        expect([first.status, second.status, second.text]).toEqual([201, 201, first.text])
        const other = await owner.call('POST', '/v1/parcels', { parcel: parcel({ label: 'Other' }) }, key)
        expect([other.status, other.body.code]).toEqual([422, 'key-reused'])
      })

      it('creates once for concurrent identical requests', async () => {
        const key = { 'idempotency-key': randomUUID() }
        const label = `Once ${Date.now()}`
        const answers = await Promise.all(
          Array.from({ length: 5 }, () =>
            owner.call('POST', '/v1/parcels', { parcel: parcel({ label }) }, key),
          ),
        )
        expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
        expect(
          (await owner.call('GET', `/v1/parcels?label=${encodeURIComponent(label)}`)).body.pagination.total,
        ).toBe(1)
      })

      it('lets a rejected request retry with the same key', async () => {
        const key = { 'idempotency-key': randomUUID() }
        expect(
          (await owner.call('POST', '/v1/parcels', { parcel: parcel({ label: 'a/b' }) }, key)).status,
        ).toBe(422)
        expect((await owner.call('POST', '/v1/parcels', { parcel: parcel() }, key)).status).toBe(201)
      })
    })

    describe('permissions', () => {
      it('lets a viewer read and rejects other calls without signing out', async () => {
        const { id } = await create()
        const viewer = await server.colleague(owner, 'Viewer')
        expect((await viewer.call('GET', '/v1/parcels')).status).toBe(200)
        for (const [method, path, body] of [
          ['POST', '/v1/parcels', { parcel: parcel() }],
          ['PUT', `/v1/parcels/${id}`, { parcel: parcel() }],
          ['PUT', `/v1/parcels/${id}/state`, { parcel: { state: 'sent' } }],
          ['DELETE', `/v1/parcels/${id}`, undefined],
          ['GET', '/v1/depots', undefined],
        ] as const) {
          const answer = await viewer.call(method, path, body)
          expect([method, path, answer.status, answer.body]).toEqual([
            method,
            path,
            403,
            { error: 'You do not have permission to do this.', code: 'forbidden' },
          ])
        }
      })

      it('limits an owner to the plan, and grants an unknown plan or role nothing', async () => {
        const basic = await server.signUp({ level: 'basic' })
        expect((await basic.call('GET', '/config')).body.permissions).toEqual(['parcels'])
        const unknownPlan = await server.signUp({ level: 'nobody-knows' })
        expect((await unknownPlan.call('GET', '/config')).body.permissions).toEqual([])
        const unknownRole = await server.colleague(owner, 'Wizard')
        expect((await unknownRole.call('GET', '/v1/parcels')).status).toBe(403)
      })
    })

    describe('sessions', () => {
      const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
        server.call('POST', '/auth', { email, password }, headers)

      it('sign in, return the expiry, and end after sign-out', async () => {
        const user = await server.signUp()
        expect((await user.call('GET', '/auth')).body).toEqual({
          expires_at: expect.any(String),
          email: user.email,
        })
        expect((await user.call('DELETE', '/auth')).status).toBe(204)
        expect([
          (await user.call('GET', '/auth')).status,
          (await user.call('GET', '/v1/parcels')).status,
        ]).toEqual([401, 401])
      })

      it('require both halves from a browser', async () => {
        const user = await server.signUp()
        const browser = { 'sec-fetch-site': 'same-origin' }
        const answer = await signIn(user.email, testPassword, browser)
        const cookies = [answer.headers['set-cookie']].flat().map(String)
        expect(cookies.find((cookie) => cookie.startsWith('sid='))).toMatch(/HttpOnly/)
        expect(cookies.find((cookie) => cookie.startsWith('token='))).not.toMatch(/HttpOnly/)
        const cookie = cookies.map((text) => text.split(';')[0]).join('; ')
        const bearer = { authorization: `Bearer ${answer.body.token}` }
        expect((await server.call('GET', '/v1/parcels', undefined, bearer)).status).toBe(401)
        expect((await server.call('GET', '/v1/parcels', undefined, { cookie })).status).toBe(401)
        expect((await server.call('GET', '/v1/parcels', undefined, { ...bearer, cookie })).status).toBe(200)
        expect((await server.call('GET', '/v1/parcels/export.csv', undefined, { cookie })).status).toBe(200)
        expect(
          (
            await server.call('GET', '/v1/parcels/export.csv', undefined, {
              cookie,
              'sec-fetch-site': 'cross-site',
            })
          ).status,
        ).toBe(401)
      })

      it('reject writes from another site', async () => {
        const claims: Record<string, string>[] = [
          { 'sec-fetch-site': 'cross-site' },
          { origin: 'https://evil.example' },
        ]
        for (const headers of claims) {
          expect((await owner.call('POST', '/v1/parcels', { parcel: parcel() }, headers)).body.code).toBe(
            'cross-site',
          )
        }
      })

      it('are extended by user actions, not by polling', async () => {
        const user = await server.signUp()
        const expire = () =>
          database.system((query) =>
            query
              .updateTable('session')
              .set({ expires_at: sql<Date>`now() + interval '10 minutes'` })
              .where('user_id', '=', user.userId)
              .execute(),
          )
        await expire()
        const left = async () => Date.parse((await user.call('GET', '/auth')).body.expires_at) - Date.now()
        await user.call('GET', '/v1/parcels')
        expect(await left()).toBeLessThan(11 * 60_000)
        // Where a page has nothing else to ask, as while somebody writes.
        const said = await user.call('GET', '/auth', undefined, { 'x-user-activity': '1' })
        expect(Date.parse(said.body.expires_at) - Date.now()).toBeGreaterThan(59 * 60_000)
        expect(await left()).toBeGreaterThan(59 * 60_000)
        await expire()
        await user.call('GET', '/v1/parcels', undefined, { 'x-user-activity': '1' })
        expect(await left()).toBeGreaterThan(59 * 60_000)
      })

      it('respond the same to a wrong password and an unknown user', async () => {
        const [wrong, unknown] = [
          await signIn(owner.email, 'wrong'),
          await signIn('nobody@example.com', 'wrong'),
        ]
        expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text])
        expect(wrong.status).toBe(401)
      })

      it('block an account after ten failures and return for how long', async () => {
        const user = await server.signUp()
        for (let n = 0; n < 10; n++) expect((await signIn(user.email, 'guess')).status).toBe(401)
        const refused = await signIn(user.email, testPassword)
        expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests'])
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
      })
    })

    describe('the account', () => {
      it('returns its configuration, profile and notifications, and 304 while unchanged', async () => {
        const { body, headers } = await owner.call('GET', '/config')
        expect(body).toMatchObject({
          balance: 0,
          account_level: 'full',
          subuser: null,
          account_items: { has_depots: true },
        })
        expect(
          (await owner.call('GET', '/config', undefined, { 'if-none-match': String(headers['etag']) }))
            .status,
        ).toBe(304)
        expect((await owner.call('GET', '/profile')).body.account).toMatchObject({
          email: owner.email,
          timezone: 'Europe/Oslo',
        })
        expect((await owner.call('GET', '/notifications')).body).toMatchObject({ notifications: [] })
      })

      it('keeps preferences per user and within the size limit', async () => {
        const viewer = await server.colleague(owner, 'Viewer')
        await owner.call('PUT', '/preferences/list.parcels.parcels', { value: { columns: ['label'] } })
        expect((await owner.call('GET', '/preferences/list.parcels.parcels')).body.value).toEqual({
          columns: ['label'],
        })
        expect((await viewer.call('GET', '/preferences/list.parcels.parcels')).body.value).toBeNull()
        expect((await owner.call('PUT', '/preferences/big', { value: 'x'.repeat(17_000) })).status).toBe(413)
        const all = await owner.call('GET', '/preferences')
        expect(all.body).toEqual({ preferences: { 'list.parcels.parcels': { columns: ['label'] } } })
        expect((await viewer.call('GET', '/preferences')).body).toEqual({ preferences: {} })
        const known = { 'if-none-match': String(all.headers['etag']) }
        expect((await owner.call('GET', '/preferences', undefined, known)).status).toBe(304)
        for (let index = 0; index < 200; index++)
          await viewer.call('PUT', `/preferences/key-${index}`, { value: index })
        expect((await viewer.call('PUT', '/preferences/one-more', { value: 1 })).status).toBe(413)
        expect((await viewer.call('PUT', '/preferences/key-7', { value: 'again' })).status).toBe(200)
      })

      it('keeps the newer of two preferences, whichever arrives first', async () => {
        const user = await server.signUp()
        const choose = (value: string, ageSeconds?: number) =>
          user.call('PUT', '/preferences/shell.theme', {
            value,
            ...(ageSeconds !== undefined && { age_seconds: ageSeconds }),
          })
        expect((await choose('light', 600)).body).toEqual({ value: 'light' })
        expect((await choose('dark', 60)).body).toEqual({ value: 'dark' })
        expect((await choose('system', 300)).body).toEqual({ value: 'dark' })
        expect((await user.call('GET', '/preferences/shell.theme')).body).toEqual({ value: 'dark' })
        expect((await choose('light', 0)).body).toEqual({ value: 'light' })
        expect((await choose('dark')).body).toEqual({ value: 'dark' })
        for (const age of [-1, '5', 1e12, null])
          expect(
            (await user.call('PUT', '/preferences/shell.theme', { value: 'light', age_seconds: age })).status,
          ).toBe(422)
        expect((await user.call('PUT', '/preferences/shell.theme', { age_seconds: 1 })).status).toBe(422)
        expect((await user.call('GET', '/preferences/shell.theme')).body).toEqual({ value: 'dark' })
      })

      it('books each reference once, never below zero, and only through the ledger', async () => {
        const user = await server.signUp()
        const move = (reference: string, amount: number) =>
          database.transaction(user.accountId, (query) =>
            moveMoney(query, {
              accountId: user.accountId,
              kind: 'test',
              reference,
              amount,
              counterpart: 'revenue',
            }),
          )
        expect([await move('a', 100), await move('a', 100), await move('b', -150)]).toEqual([
          'moved',
          'repeated',
          'insufficient',
        ])
        const sold = await Promise.all(Array.from({ length: 8 }, (_, n) => move(`sale ${n}`, -30)))
        expect(sold.filter((result) => result === 'moved')).toHaveLength(3)
        const { balance } = await database.read(user.accountId, (query) =>
          query.selectFrom('account').select('balance').executeTakeFirstOrThrow(),
        )
        expect(balance).toBe(10)
        await expect(
          database.transaction(user.accountId, (query) =>
            sql`update account set balance = 1000`.execute(query),
          ),
        ).rejects.toThrow(/permission denied/)
      })
    })

    describe('bad requests', () => {
      it('get the standard JSON error format', async () => {
        const text = { 'content-type': 'text/plain' }
        const json = { 'content-type': 'application/json' }
        const cases: [number, string, Promise<{ status: number; body: { code: string } }>][] = [
          [404, 'not-found', owner.call('GET', '/v1/nothing')],
          [405, 'method-not-allowed', owner.call('PATCH', '/v1/parcels', {})],
          [415, 'unsupported-type', owner.call('POST', '/v1/parcels', 'a=b', text)],
          [400, 'malformed', owner.call('POST', '/v1/parcels', '{"parcel":', json)],
          [400, 'malformed', owner.call('POST', '/v1/parcels', '[]', json)],
          [
            413,
            'too-large',
            owner.call('POST', '/v1/parcels', { parcel: { label: 'x'.repeat(51 * 2 ** 20) } }),
          ],
          [401, 'signed-out', server.call('GET', '/v1/parcels')],
          [400, 'malformed', owner.call('GET', '/v1/parcels?label=%00')],
        ]
        for (const [status, code, answer] of cases) {
          const { status: answered, body } = await answer
          expect([answered, body.code]).toEqual([status, code])
        }
      })

      it('sends security headers with every response', async () => {
        const { headers } = await server.call('GET', '/v1/parcels')
        expect(headers).toMatchObject({
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-store',
        })
        expect(headers).not.toHaveProperty('access-control-allow-origin')
      })

      it('has a health check', async () => {
        expect((await server.call('GET', '/healthz')).body).toEqual({ status: 'ok' })
      })
    })
  })
}

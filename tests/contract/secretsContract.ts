import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createSecrets } from '../../src/server/resources/records/secrets.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { copyDefinitions, type DefinitionsCopy } from '../support/copyDefinitions.ts'
import { startTestServer, type TestServer, type TestUser } from '../support/startTestServer.ts'

const code = 'Sesame-4711'
const pin = 'Rosebud-0815'
const secretKey = Buffer.alloc(32, 9)

/** The contract of `sensitive` values, for any database. */
export function secretsContract(name: string, open: () => Promise<OwnedDatabase>): void {
  describe(`sensitive values on ${name}`, () => {
    let database: OwnedDatabase
    let definitions: DefinitionsCopy
    let server: TestServer
    let owner: TestUser
    const log: string[] = []
    const answers: string[] = []

    beforeAll(async () => {
      database = await open()
      definitions = copyDefinitions('tests/golden/definitions')
      definitions.edit(
        'modules/parcels/parcel.schema.json',
        '"note":',
        `"code": { "type": "string", "title": "@note", "maxLength": 40, "minLength": 5, "sensitive": "encrypted" },
         "pin": { "type": "string", "title": "@note", "maxLength": 40, "sensitive": "hashed" },
         "note":`,
      )
      definitions.edit(
        'modules/parcels/parcel.schema.json',
        '"required": ["label"',
        '"required": ["code", "label"',
      )
      definitions.edit(
        'modules/parcels/parcel.wizard.json',
        '"fields": ["label"',
        '"fields": ["code", "pin", "label"',
      )
      server = await startTestServer(database, {
        definitions: definitions.folder,
        settings: { secretKey, logLevel: 'trace', logTo: { write: (line) => void log.push(line) } },
      })
      owner = await server.signUp()
    })
    afterAll(async () => {
      await server.close()
      await database.close()
      definitions.dispose()
    })

    const call: TestUser['call'] = async (...request) => {
      const answer = await owner.call(...request)
      answers.push(answer.text)
      return answer
    }
    const storedDoc = async (id: string): Promise<Record<string, unknown>> => {
      const { doc } = await database.system((query) =>
        query.selectFrom('record').select('doc').where('id', '=', id).executeTakeFirstOrThrow(),
      )
      return doc
    }
    /** Every row the server may read, of every table, as text. */
    const dump = async (): Promise<string> => {
      const tables = await database.system((query) =>
        sql<{ name: string }>`
          select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
          where schemaname not in ('pg_catalog', 'information_schema')
            and has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'select')`.execute(
          query,
        ),
      )
      const texts = await Promise.all(
        tables.rows.map(({ name: table }) =>
          database.system((query) =>
            sql<{ text: string | null }>`
              select string_agg(each::text, ' ') as text from ${sql.raw(table)} as each`.execute(query),
          ),
        ),
      )
      return texts.map(({ rows }) => rows[0]?.text ?? '').join('\n')
    }
    const parcel = { label: 'Books', size: 'small', weight: 2, depot: { id: '' } }
    const create = async (values: object, headers = {}) =>
      call('POST', '/v1/parcels', { parcel: { ...parcel, ...values } }, headers)

    beforeAll(async () => {
      parcel.depot.id = await server.insert(owner, 'depot', { name: 'North', open: true })
    })

    it('are returned as stored, and kept until replaced', async () => {
      const { status, body } = await create({ code, pin }, { 'idempotency-key': 'secrets-once' })
      expect([status, body.parcel?.code, body.parcel?.pin]).toEqual([201, { stored: true }, { stored: true }])
      const { id } = body.parcel
      const { body: read } = await call('GET', `/v1/parcels/${id}`)
      expect([read.parcel.code, read.parcel.pin]).toEqual([{ stored: true }, { stored: true }])
      const before = await storedDoc(id)

      for (const kept of [{}, { code: { stored: true } }]) {
        const update = { size: 'large', weight: 2, depot: parcel.depot, ...kept }
        const { status: updated } = await call('PUT', `/v1/parcels/${id}`, { parcel: update })
        expect([updated, await storedDoc(id)]).toEqual([200, { ...before, size: 'large' }])
      }

      const typed = { size: 'large', weight: 2, depot: parcel.depot, code: 'Another-42' }
      expect((await call('PUT', `/v1/parcels/${id}`, { parcel: typed })).status).toBe(200)
      const after = await storedDoc(id)
      expect([after['pin'], after['code']]).toEqual([
        before['pin'],
        expect.not.objectContaining(before['code'] as object),
      ])
    })

    it('are removed by null, unless required', async () => {
      const { body } = await create({ code, pin })
      const { id } = body.parcel
      const update = { size: 'large', weight: 2, depot: parcel.depot }
      const removed = await call('PUT', `/v1/parcels/${id}`, { parcel: { ...update, pin: null } })
      expect([removed.status, Object.keys(removed.body.parcel).includes('pin')]).toEqual([200, false])
      const doc = await storedDoc(id)
      expect([Object.hasOwn(doc, 'pin'), Object.hasOwn(doc, 'code')]).toEqual([false, true])
      const refused = await call('PUT', `/v1/parcels/${id}`, { parcel: { ...update, code: null } })
      expect([refused.status, Object.keys(refused.body.fields ?? {}), await storedDoc(id)]).toEqual([
        422,
        ['code'],
        doc,
      ])
    })

    it('decrypt only with the key for their field, and otherwise compare by hash', async () => {
      const { body } = await create({ code, pin })
      const doc = await storedDoc(body.parcel.id)
      const secrets = createSecrets(secretKey)
      const place = { accountId: owner.accountId, entity: 'parcel', property: 'code' }
      expect(secrets.open(place, doc['code'])).toBe(code)
      expect(() => secrets.open({ ...place, property: 'pin' }, doc['code'])).toThrow()
      expect(() => secrets.open({ ...place, accountId: 'another' }, doc['code'])).toThrow()
      expect(() => createSecrets(Buffer.alloc(32, 1)).open(place, doc['code'])).toThrow()
      expect([await secrets.matches(doc['pin'], pin), await secrets.matches(doc['pin'], code)]).toEqual([
        true,
        false,
      ])
    })

    it('are required and limited like other values, and cannot be faked as stored', async () => {
      const { body } = await create({})
      const pretended = await create({ code: { stored: true } })
      const short = await create({ code: 'abc' })
      expect(
        [body.fields, pretended.body.fields, short.body.fields].map((fields) => Object.keys(fields ?? {})),
      ).toEqual([['code'], ['code'], ['code']])
    })

    it('are in no list, filter, sort or export', async () => {
      await create({ code, pin })
      const list = await call('GET', '/v1/parcels')
      expect(list.body.parcels[0]).not.toHaveProperty('code')
      await call('GET', '/v1/parcels/export.csv')
      expect((await call('GET', `/v1/parcels?code=${code}`)).status).toBe(422)
      expect((await call('GET', '/v1/parcels?sort=code')).status).toBe(422)
    })

    it('are never in plain text in the database, responses or logs', async () => {
      await create({ code, pin }, { 'idempotency-key': 'secrets-again' })
      const everything = { dump: await dump(), log: log.join(''), answers: answers.join('') }
      expect(everything.dump).toContain('Books')
      expect(everything.log).toContain('/v1/parcels')
      for (const [place, text] of Object.entries(everything)) {
        // The one address that names it is this test's own.
        const own = text.replaceAll(`code=${code}`, '')
        expect([place, own.includes(code), own.includes(pin)]).toEqual([place, false, false])
      }
    })
  })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addressOf,
  createLocalFileStore,
  openFileStore,
  type FileStore,
} from '../../src/server/files/index.ts'
import { keepHouse } from '../../src/server/housekeeping.ts'
import { rethrow } from '../support/rethrow.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { copyDefinitions, type DefinitionsCopy } from '../support/copyDefinitions.ts'
import { databasesOf } from '../support/createTestDatabase.ts'
import { startObjectStorage, type ObjectStorage } from '../support/startObjectStorage.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestServer,
  type TestUser,
} from '../support/startTestServer.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)])

/** On PostgreSQL the files are in object storage, as on several machines. */
describe.each(databasesOf(import.meta.filename))('files of records on %s', (name, open) => {
  let database: OwnedDatabase
  let storage: ObjectStorage | undefined
  let folder: string
  let files: FileStore
  let server: TestServer
  let definitions: DefinitionsCopy
  let user: TestUser

  beforeAll(async () => {
    definitions = copyDefinitions('tests/golden/definitions')
    definitions.edit(
      'modules/parcels/parcel.schema.json',
      '"state": {',
      `"photos": {
        "type": "array", "title": "@note", "maxItems": 2,
        "items": { "type": "object", "file": { "types": ["png", "pdf", "txt", "docx"], "maxMegabytes": 1 } }
      },
      "invoice": {
        "type": "object", "title": "@note", "access": ["Depots"],
        "file": { "types": ["pdf"], "maxMegabytes": 1 }
      },
      "state": {`,
    )
    folder = mkdtempSync(join(tmpdir(), 'patchbay-files-'))
    definitions.edit(
      'access.json',
      '"roles": [',
      '"roles": [{ "id": "Editor", "code": 2, "permissions": ["Parcels", "ParcelsWrite", "Depots"] },',
    )
    storage = name === 'PostgreSQL' ? await startObjectStorage() : undefined
    files = storage ? openFileStore(storage.setting, '') : createLocalFileStore(folder)
    database = await open()
    server = await startTestServer(database, { definitions: definitions.folder, files })
    user = await server.signUp()
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    await storage?.stop()
    rmSync(folder, { recursive: true })
    definitions.dispose()
  })

  async function upload(
    filename: string,
    content: Uint8Array | string,
    { by = user, field = 'photos', entity = 'parcel', parts = 1 } = {},
  ): Promise<TestAnswer> {
    const boundary = 'a-boundary-of-tests'
    const part = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
    const body = Buffer.concat([
      ...Array.from({ length: parts }, () => part),
      Buffer.from(`--${boundary}--\r\n`),
    ])
    return by.call('POST', `/v1/files?entity=${entity}&field=${field}`, body, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    })
  }

  const fileOf = async (...args: Parameters<typeof upload>): Promise<{ id: string }> => {
    const { status, body } = await upload(...args)
    expect([status, body]).toEqual([201, { file: expect.any(Object) }])
    return body.file
  }

  async function depot(): Promise<string> {
    return server.insert(user, 'depot', { name: 'North', open: true })
  }

  async function create(parcel: object, by = user): Promise<TestAnswer> {
    const whole = { label: 'With files', size: 'small', weight: 5, depot: { id: await depot() }, ...parcel }
    return by.call('POST', '/v1/parcels', { parcel: whole })
  }

  const isStored = async (id: string): Promise<boolean> =>
    (await files.size(addressOf(user.accountId, id))) !== undefined

  it('keeps quotes in names, which browsers escape', async () => {
    const file = await fileOf('a %22box%22%0Afrom above.png', PNG)
    expect(file).toMatchObject({ name: 'a "box" from above.png' })
    const { headers } = await user.call('GET', `/v1/files/${file.id}`)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="a__box__from_above.png"; filename*=UTF-8''a%20%22box%22%20from%20above.png`,
    )
  })

  it('stores an upload with the record that names it, and downloads it', async () => {
    const file = await fileOf('box.png', PNG)
    expect(file).toEqual({ id: expect.any(String), name: 'box.png', bytes: PNG.length, type: 'png' })
    const { status, body } = await create({ photos: [{ id: file.id }] })
    expect([status, body.parcel?.photos]).toEqual([201, [file]])
    const download = await user.call('GET', `/v1/files/${file.id}`)
    expect(download.status).toBe(200)
    expect(download.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^attachment; filename="box.png"/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['setup.exe', EXE],
    ['box.png', EXE],
    ['box.png', '<script>alert(1)</script>'],
    ['page.html', '<p>Hello</p>'],
    ['notes.txt', Buffer.from([0, 1, 2, 3])],
    ['notes.txt', PNG],
    ['report.docx', PDF],
    ['box.png', ''],
    ['box', PNG],
  ])('refuses %s with other contents than its type', async (filename, content) => {
    const { status, body } = await upload(filename, content)
    expect([status, body.fields]).toEqual([422, { photos: expect.stringContaining('PNG, PDF, TXT, DOCX') }])
  })

  it('takes a text and a PDF by their contents, whatever type the client states', async () => {
    await fileOf('notes.txt', 'Only text: ÆØÅ')
    await fileOf('report.PDF', PDF)
  })

  it('refuses a file that is too large and keeps nothing of it', async () => {
    const { status, body } = await upload('notes.txt', 'x'.repeat(2 ** 20 + 1))
    expect([status, body.fields]).toEqual([422, { photos: expect.stringContaining('1 MB') }])
    await fileOf('notes.txt', 'x'.repeat(2 ** 20))
  })

  it('refuses two files at once, other parameters and other fields', async () => {
    expect((await upload('notes.txt', 'a', { parts: 2 })).status).toBe(400)
    expect((await upload('notes.txt', 'a', { field: 'label' })).status).toBe(404)
    expect((await upload('notes.txt', 'a', { field: 'toString' })).status).toBe(404)
    expect((await upload('notes.txt', 'a', { entity: 'depot' })).status).toBe(404)
    expect((await upload('notes.txt', 'a', { entity: '__proto__' })).status).toBe(404)
    expect((await user.call('POST', '/v1/files?entity=parcel&field=photos', {})).status).toBe(415)
  })

  it('cleans the file name', async () => {
    const { body } = await upload('..\\u202e/bo\u0000x.png', PNG)
    expect(body.file.name).toMatch(/^[^/\\\0]+x\.png$/)
  })

  it('takes the size, name and type from the upload, not from the client', async () => {
    const file = await fileOf('notes.txt', 'abc')
    const { status, body } = await create({ photos: [{ ...file, name: 'invoice.pdf' }] })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([
      422,
      ['photos[0].name', 'photos[0].bytes', 'photos[0].type'],
    ])
  })

  it('refuses more files than the field takes', async () => {
    const photos = [await fileOf('a.txt', 'a'), await fileOf('b.txt', 'b'), await fileOf('c.txt', 'c')]
    const { status, body } = await create({ photos: photos.map(({ id }) => ({ id })) })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['photos']])
  })

  it('refuses unknown, repeated, foreign and already used files', async () => {
    const stranger = await server.signUp()
    const colleague = await server.colleague(user, 'Editor')
    const own = await fileOf('a.txt', 'a')
    const used = await fileOf('b.txt', 'b')
    expect((await create({ photos: [{ id: used.id }] })).status).toBe(201)
    const ids = [
      '00000000-0000-4000-8000-000000000000',
      used.id,
      (await fileOf('c.txt', 'c', { by: colleague })).id,
      (await fileOf('d.txt', 'd', { by: stranger })).id,
    ]
    for (const id of ids) {
      const { status, body } = await create({ photos: [{ id }] })
      expect([id, status, Object.keys(body.fields ?? {})]).toEqual([id, 422, ['photos[0]']])
    }
    const twice = await create({ photos: [{ id: own.id }, { id: own.id }] })
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([422, ['photos[1]']])
  })

  it('gives a file to one of two records that are stored at the same time', async () => {
    const { id } = await fileOf('a.txt', 'a')
    const answers = await Promise.all([create({ photos: [{ id }] }), create({ photos: [{ id }] })])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it('shows a file to its uploader, then to all who may read the record, and to no other account', async () => {
    const colleague = await server.colleague(user, 'Editor')
    const stranger = await server.signUp()
    const file = await fileOf('a.txt', 'a')
    const statuses = async (): Promise<number[]> =>
      Promise.all(
        [user, colleague, stranger].map(
          async (who) => (await who.call('GET', `/v1/files/${file.id}`)).status,
        ),
      )
    expect(await statuses()).toEqual([200, 404, 404])
    expect((await create({ photos: [{ id: file.id }] })).status).toBe(201)
    expect(await statuses()).toEqual([200, 200, 404])
    expect((await user.call('GET', '/v1/files/nonsense')).status).toBe(404)
  })

  it('keeps a file of a property from people who may not see the property', async () => {
    const file = await fileOf('bill.pdf', PDF, { field: 'invoice' })
    expect((await create({ invoice: { id: file.id } })).body.parcel.invoice).toEqual(file)
    const other = await server.colleague(user, 'Viewer')
    expect((await other.call('GET', `/v1/files/${file.id}`)).status).toBe(404)
    expect((await upload('bill.pdf', PDF, { field: 'invoice', by: other })).status).toBe(404)
  })

  it('keeps stored files through an update, and deletes the ones it takes out', async () => {
    const [kept, taken, added] = [
      await fileOf('a.txt', 'a'),
      await fileOf('b.txt', 'b'),
      await fileOf('c.txt', 'c'),
    ]
    const { body } = await create({ photos: [{ id: kept.id }, { id: taken.id }] })
    const path = `/v1/parcels/${body.parcel.id}`
    const updated = await user.call('PUT', path, { parcel: { photos: [{ id: added.id }, { id: kept.id }] } })
    expect(updated.body.parcel.photos).toEqual([added, kept])
    expect((await user.call('GET', `/v1/files/${taken.id}`)).status).toBe(404)
    await keepHouse(database, new Map(), files, rethrow)
    expect([await isStored(taken.id), await isStored(kept.id)]).toEqual([false, true])
    expect((await user.call('DELETE', path)).status).toBe(204)
    await keepHouse(database, new Map(), files, rethrow)
    expect([await isStored(added.id), await isStored(kept.id)]).toEqual([false, false])
  })

  it('sweeps uploads that were never sent after 30 days, and parts of uploads after one', async () => {
    const [fresh, old] = [await fileOf('a.txt', 'a'), await fileOf('b.txt', 'b')]
    const part = await fileOf('c.txt', 'c')
    const age = (id: string, days: number, complete: boolean) =>
      database.system((query) =>
        sql`update uploaded_file set complete = ${complete}, created_at = now() - ${days} * interval '1 day'
            where id = ${id}`.execute(query),
      )
    await age(fresh.id, 29, true)
    await age(old.id, 31, true)
    await age(part.id, 2, false)
    await keepHouse(database, new Map(), files, rethrow)
    expect(await Promise.all([fresh, old, part].map(({ id }) => isStored(id)))).toEqual([true, false, false])
    expect((await create({ photos: [{ id: old.id }] })).status).toBe(422)
  })

  it('stops a user who uploads without ever sending', async () => {
    const busy = await server.colleague(user, 'Editor')
    const answers: number[] = []
    for (let times = 0; times < 101; times++) answers.push((await upload('a.txt', 'a', { by: busy })).status)
    expect([answers.slice(0, 100).every((status) => status === 201), answers.at(-1)]).toEqual([true, 429])
  })
})

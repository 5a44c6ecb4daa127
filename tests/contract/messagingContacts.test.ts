import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { Refusal } from '../../src/server/errors.ts'
import { contactFileNames } from '../../src/server/modules/sms-broadcast/contactFiles.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { insertDocument } from '../../src/server/storage/documents.ts'
import { startObjectStorage } from '../support/startObjectStorage.ts'
import { openFileStore } from '../../src/server/files/index.ts'
import { databasesOf } from '../support/createTestDatabase.ts'
import { watchFiles } from '../support/watchFiles.ts'
import {
  bodyOf,
  contactFile,
  createWorld,
  removeFiles,
  until,
  type World,
  type WorldOptions,
} from './messagingWorld.ts'

describe.each(databasesOf(import.meta.filename))('contact files on %s', (_name, open) => {
  let database: OwnedDatabase

  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    removeFiles(database)
    await database.close()
  })

  async function inWorld(work: (world: World) => Promise<void>, settings?: WorldOptions): Promise<void> {
    const world = await createWorld(database, 'flex_pro', settings)
    try {
      await work(world)
    } finally {
      await world.stop()
    }
  }

  it('are read while no connection to the database waits for them', () =>
    inWorld(async (world) => {
      const readWhileHeld = watchFiles(database, world.files)
      const contacts = await world.upload(contactFile(3))
      await world.process(contacts)
      const campaign = {
        name: 'Held',
        contacts,
        template: { id: world.templateId },
        sender_id: { id: world.senderId },
        mappings: [{ variable: 'name', column: 1 }],
        send: 'now',
      }
      const held = await readWhileHeld(async () => {
        const estimate = bodyOf(await world.call('estimate', { body: { campaign } }))
        expect(estimate).toMatchObject({ recipients: 3 })
        await world.call('preview-stops', { body: { contacts, template: world.templateId, mappings: [] } })
        await world.campaign(contacts)
      })
      expect(held).toEqual([])
    }))

  it('refuse a broadcast whose file was read anew since it was judged', () =>
    inWorld(async (world) => {
      const contacts = await world.upload(contactFile(3))
      await world.process(contacts)
      const readBytes = world.files.readBytes.bind(world.files)
      world.files.readBytes = async (...asked) => {
        world.files.readBytes = readBytes
        await database.transaction(world.accountId, (query) =>
          sql`update contact_upload set result = result || '{"valid": 2}' where id = ${contacts}`.execute(
            query,
          ),
        )
        return readBytes(...asked)
      }
      await expect(world.campaign(contacts)).rejects.toMatchObject({
        code: 'invalid',
        details: { fields: { contacts: expect.anything() } },
      })
    }))

  it('reports the results', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(
        '+447400123456,Anna\n+447400123457,Ben\n+447400123456,Anna again\nnonsense,=1+1\n+12025550123,Carla\n',
        'List.CSV',
      )
      expect(await world.process(uuid)).toMatchObject({
        percentage: 100,
        valid: 2,
        invalid: 2,
        duplicated: 1,
        country: 'United Kingdom',
        country_code: 'GB',
        values: ['+447400123456', 'Anna'],
        headers: ['Column A: +447400123456', 'Column B: Anna'],
        filename: 'List.CSV',
        status: 'done',
        delimiter: ',',
      })
      expect(await download(world, 'invalid-contacts', uuid)).toMatch(
        /^line,value,reason\n4,nonsense,.+\n5,.*12025550123,.+\n$/,
      )
      expect(await download(world, 'duplicated-contacts', uuid)).toMatch(/^line,value\n3,.*447400123456\n$/)
    }))

  it('says who has opted out, where in the file, why and since when', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(2300))
      await world.process(uuid)
      await database.transaction(world.accountId, async (query) => {
        for (const [number, status, reason] of [
          ['+447410000003', 'listed', 'replied'],
          ['+447410002299', 'listed', 'complaint'],
          ['+447410000005', 'removed', 'added'],
          ['+447410009999', 'listed', 'added'],
        ] as const) {
          const since = new Date('2026-03-01T10:00:00Z')
          await insertDocument(
            query,
            world.accountId,
            'opt-out',
            randomUUID(),
            { number, status, reason },
            since,
          )
        }
      })
      expect(await download(world, 'opted-out-contacts', uuid)).toBe(
        'Contact,Recipient,Reason,Opted out (UTC)\n' +
          '4,+447410000003,Asked by SMS,2026-03-01T10:00:00Z\n' +
          '2300,+447410002299,Complained,2026-03-01T10:00:00Z\n',
      )
      await damageContacts(world, uuid, 'cut')
      await expect(download(world, 'opted-out-contacts', uuid)).rejects.toMatchObject({ code: 'invalid' })
    }))

  it('works the same with files in object storage', async () => {
    const storage = await startObjectStorage()
    try {
      await inWorld(
        async (world) => {
          const uuid = await world.upload(`${contactFile(1500)}nonsense,x\n`)
          expect(await world.process(uuid)).toMatchObject({ valid: 1500, invalid: 1, status: 'done' })
          const { rows } = bodyOf(
            await world.call('contact-rows', { query: { uuid, from: '1400', limit: '1' } }),
          )
          expect(rows).toMatchObject([{ index: 1400 }])
          expect(await download(world, 'invalid-contacts', uuid)).toContain('nonsense')
          const id = await world.campaign(uuid)
          const isCompleted = (doc: Record<string, unknown>): boolean => doc['status'] === 'completed'
          const done = await until(() => world.read('sms-campaign', id), isCompleted)
          expect(Number(done['sent']) + Number(done['not_sent'])).toBe(1500)
        },
        { files: openFileStore(storage.setting, ''), messagesPerSecond: 20_000 },
      )
    } finally {
      await storage.stop()
    }
  })

  it('keeps joiners in file names, and removes characters that disguise them', () =>
    inWorld(async (world) => {
      for (const [given, kept] of [
        ['می\u200cخواهم 👩\u200d👧.csv', 'می\u200cخواهم 👩\u200d👧.csv'],
        ['list\u202excl.csv', 'listxcl.csv'],
        ['../a\u0000b.csv', '..ab.csv'],
      ] as const) {
        const { filename } = await world.process(await world.upload(contactFile(1), given))
        expect(filename).toBe(kept)
      }
    }))

  it('rereads the file without its header row', () =>
    inWorld(async (world) => {
      const uuid = await world.upload('phone,name\n+447400123456,Anna\n')
      expect(await world.process(uuid)).toMatchObject({
        valid: 1,
        invalid: 1,
        header_row: ['phone', 'name'],
        header_skipped: false,
      })
      const answer = bodyOf(await world.call('contacts-skip-header', { query: { uuid } }))
      expect(answer).toMatchObject({ status: 'processing', percentage: 0 })
      const found = await world.process(uuid)
      expect(found).toMatchObject({ valid: 1, invalid: 0 })
      expect(found).toMatchObject({ header_row: ['phone', 'name'], header_skipped: true })
    }))

  it('fetches rows from anywhere in a long file', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(2000))
      await world.process(uuid)
      const { rows, total } = bodyOf(
        await world.call('contact-rows', { query: { uuid, from: '1710', limit: '2' } }),
      )
      expect(total).toBe(2000)
      expect(rows).toEqual([
        { index: 1710, number: '+447410001710', values: ['+447410001710', 'Name 1710'] },
        { index: 1711, number: '+447410001711', values: ['+447410001711', 'Name 1711'] },
      ])
      expect(
        bodyOf(await world.call('contact-rows', { query: { uuid, from: '1999', limit: '5' } }))['rows'],
      ).toHaveLength(1)
      expect(
        bodyOf(await world.call('contact-rows', { query: { uuid, from: '2000', limit: '5' } }))['rows'],
      ).toEqual([])
    }))

  it('answers that a contact file is no longer kept, as no failure', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(3))
      await world.process(uuid)
      removeFiles(database)
      const answer = await world.call('contact-rows', { query: { uuid, from: '0', limit: '20' } })
      expect(bodyOf(answer)).toEqual({ rows: [], total: 0, removed: true })
    }))

  it.each(['missing', 'cut'] as const)('rejects a campaign whose contact file is %s', (damage) =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(3))
      await world.process(uuid)
      await damageContacts(world, uuid, damage)
      const fields = { contacts: 'This contact file is no longer available. Upload it again.' }
      const refused = { code: 'invalid', details: { fields } }
      await expect(world.campaign(uuid)).rejects.toMatchObject(refused)
      const body = { campaign: { contacts: uuid } }
      await expect(world.call('estimate', { body })).rejects.toMatchObject(refused)
      await expect(
        world.call('test-send', { body: { ...body, row: 0, to: '+447400123456' } }),
      ).rejects.toMatchObject(refused)
      expect(await world.process(uuid)).toMatchObject({ status: 'failed', error: fields.contacts })
    }),
  )

  it.each(['missing', 'cut'] as const)('pauses an active campaign whose contact file is %s', (damage) =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(3))
      await world.process(uuid)
      const id = await world.campaign(uuid, {
        send: 'later',
        starts_at: '2050-01-01T00:00',
        time_zone: 'UTC',
      })
      await damageContacts(world, uuid, damage)
      await world.update(id, { send: 'now' })
      const campaign = await until(
        () => world.read('sms-campaign', id),
        ({ status, sent }) => status === 'paused' && sent === (damage === 'cut' ? 1 : 0),
      )
      expect(campaign['status_note']).toBe('contacts')
      const { rows } = await database.system((query) =>
        sql<{ kind: string }>`select kind from notification where account_id = ${world.accountId}`.execute(
          query,
        ),
      )
      expect(rows).toEqual([{ kind: 'campaign-contacts-missing' }])
    }),
  )

  it('reports a lost source file at once when the header row is to be skipped', () =>
    inWorld(async (world) => {
      const uuid = await world.upload('phone,name\n+447400123456,Anna\n')
      await world.process(uuid)
      removeFiles(database)
      await world.call('contacts-skip-header', { query: { uuid } })
      expect(await world.process(uuid)).toMatchObject({
        status: 'failed',
        error: 'We couldn’t read the file. Upload it again.',
      })
      const { rows } = await database.system((query) =>
        sql<{ attempts: number }>`select attempts from job where key = ${`${uuid}:skip`}`.execute(query),
      )
      expect(rows).toEqual([{ attempts: 1 }])
    }))

  it('explains why a file is unusable', () =>
    inWorld(async (world) => {
      const empty = await world.process(await world.upload(''))
      expect(empty).toMatchObject({
        status: 'failed',
        valid: 0,
        error: expect.stringContaining('The file is empty'),
      })
      const nobody = await world.process(await world.upload('a,b\nc,d\n'))
      expect(nobody).toMatchObject({
        status: 'failed',
        error: expect.stringContaining('No row has a valid phone number'),
      })
    }))

  it('rejects a file over 25 MB and stores none of it', () =>
    inWorld(async (world) => {
      const refused = world.upload(new Uint8Array(25 * 2 ** 20 + 1).fill(0x61))
      await expect(refused).rejects.toMatchObject({
        status: 413,
        body: {
          error: 'The CSV file size must be 25MB or less',
          message: 'The CSV file size must be 25MB or less',
          filename: 'contacts.csv',
        },
      })
      const { rows } = await database.system((query) =>
        sql`select 1 from contact_upload where account_id = ${world.accountId}`.execute(query),
      )
      expect(rows).toEqual([])
    }))

  it('rejects files without the .csv extension', () =>
    inWorld(async (world) => {
      await expect(world.upload('+447400123456\n', 'contacts.txt')).rejects.toMatchObject({
        body: { error: 'CSV files are allowed only', filename: 'contacts.txt' },
      })
    }))

  it('rejects two files in one request', () =>
    inWorld(async (world) => {
      await expect(world.upload(contactFile(1), 'contacts.csv', true)).rejects.toMatchObject({
        status: 422,
        body: { error: '1 file is allowed only', message: '1 file is allowed only' },
      })
    }))

  it('limits valid files per hour, and returns when to retry', () =>
    inWorld(
      async (world) => {
        for (let file = 0; file < 3; file += 1) await world.process(await world.upload('no,number\n'))
        for (let file = 0; file < 2; file += 1) {
          const uuid = await world.upload(contactFile(1))
          await world.process(uuid)
          const age = file === 0 ? '50 minutes' : '20 minutes'
          await database.system((query) =>
            sql`update contact_upload set created_at = now() - ${age}::interval where id = ${uuid}`.execute(
              query,
            ),
          )
        }
        const refusal: unknown = await world.upload(contactFile(1)).catch((error: unknown) => error)
        expect(refusal).toMatchObject({ status: 429, code: 'too-many-requests' })
        const wait = refusal instanceof Refusal ? Number(refusal.details.headers?.['retry-after']) : NaN
        expect(wait).toBeGreaterThan(570)
        expect(wait).toBeLessThanOrEqual(600)
        await database.system((query) =>
          sql`update contact_upload set created_at = created_at - interval '10 minutes' where account_id = ${world.accountId}`.execute(
            query,
          ),
        )
        expect(await world.process(await world.upload(contactFile(1)))).toMatchObject({ status: 'done' })
      },
      { uploadsPerHour: 2 },
    ))

  it('restarts a file after its reader is killed, with the same result', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(5000))
      const first = await world.process(uuid)
      // The state after a crash: a running job with an expired lease, and a partial result.
      await database.systemTransaction(async (query) => {
        await sql`update contact_upload set state = 'processing', percentage = 40, result = null where id = ${uuid}`.execute(
          query,
        )
        await sql`update job set state = 'running', lease_owner = gen_random_uuid(), lease_until = now() - interval '1 second', finished_at = null
                  where key = ${uuid}`.execute(query)
        await sql`select pg_notify('patchbay_work', 'jobs')`.execute(query)
      })
      expect(await world.process(uuid)).toEqual(first)
      const rows = await until(
        () => world.call('contact-rows', { query: { uuid, from: '4999', limit: '1' } }),
        Boolean,
      )
      expect(bodyOf(rows)['rows']).toMatchObject([{ number: '+447410004999' }])
    }))

  it('gives up and reports a file whose reader is killed on every attempt', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(10))
      await world.process(uuid)
      await database.systemTransaction(async (query) => {
        await sql`update contact_upload set state = 'processing', percentage = 40, result = null where id = ${uuid}`.execute(
          query,
        )
        await sql`update job set state = 'running', attempts = max_attempts, lease_owner = gen_random_uuid(),
                         lease_until = now() - interval '1 second', finished_at = null
                  where key = ${uuid}`.execute(query)
        await sql`select pg_notify('patchbay_work', 'jobs')`.execute(query)
      })
      expect(await world.process(uuid)).toMatchObject({
        status: 'failed',
        error: 'We couldn’t read the file. Upload it again.',
      })
    }))

  it('serves other requests while reading a 25 MB file', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(900_000))
      let answersMeanwhile = 0
      const progress: number[] = []
      for (;;) {
        const found = bodyOf(await world.call('contacts-process', { query: { uuid } }))
        progress.push(Number(found['percentage']))
        if (found['status'] !== 'processing') {
          expect(found).toMatchObject({ status: 'done', valid: 900_000 })
          break
        }
        answersMeanwhile++
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      expect(answersMeanwhile).toBeGreaterThan(0)
      expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    }))

  async function download(world: World, endpoint: string, uuid: string): Promise<string> {
    const answer = await world.call(endpoint, { query: { uuid } })
    if (!('stream' in answer)) throw new Error('the answer is no download')
    const chunks: Buffer[] = []
    for await (const chunk of answer.stream) chunks.push(Buffer.from(chunk))
    return Buffer.concat(chunks).toString()
  }
})

/** Removes the stored rows of a contact file, or all but the first. */
async function damageContacts(world: World, folder: string, damage: 'missing' | 'cut'): Promise<void> {
  const { files, accountId } = world
  if (damage === 'missing') return files.remove(accountId, folder, contactFileNames)
  const [firstRow] = contactFile(1).split(/(?<=\n)/)
  const bytes = Buffer.from(`${firstRow}+447`)
  await files.write({ accountId, folder, name: 'contacts.csv' }, Readable.from([bytes]), 1000)
}

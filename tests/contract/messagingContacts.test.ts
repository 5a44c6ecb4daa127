import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { Refusal } from '../../src/server/errors.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { startPostgres, type TestPostgres } from '../support/startPostgres.ts'
import {
  bodyOf,
  contactFile,
  createWorld,
  removeFiles,
  until,
  type World,
  type WorldOptions,
} from './messagingWorld.ts'

describe.each(['pglite', 'postgres'] as const)('contact files on %s', (kind) => {
  let cluster: TestPostgres | undefined
  let database: OwnedDatabase

  beforeAll(async () => {
    if (kind === 'postgres') cluster = startPostgres()
    database = await openDatabase(cluster ? { url: cluster.createDatabase() } : { memory: true })
  })
  afterAll(async () => {
    removeFiles(database)
    await database.close()
    cluster?.stop()
  })

  async function inWorld(work: (world: World) => Promise<void>, settings?: WorldOptions): Promise<void> {
    const world = await createWorld(database, 'flex_pro', settings)
    try {
      await work(world)
    } finally {
      await world.stop()
    }
  }

  it('reports what it found', () =>
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

  it('reads the file again without its header row', () =>
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

  it('says what is wrong with a file that cannot be used', () =>
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

  it('refuses a file above 25 MB and keeps nothing of it', () =>
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

  it('refuses what is not called .csv', () =>
    inWorld(async (world) => {
      await expect(world.upload('+447400123456\n', 'contacts.txt')).rejects.toMatchObject({
        body: { error: 'CSV files are allowed only', filename: 'contacts.txt' },
      })
    }))

  it('refuses two files at once', () =>
    inWorld(async (world) => {
      await expect(world.upload(contactFile(1), 'contacts.csv', true)).rejects.toMatchObject({
        status: 422,
        body: { error: '1 file is allowed only', message: '1 file is allowed only' },
      })
    }))

  it('takes so many good files an hour, and says when there is room again', () =>
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

  it('begins again with a file whose reader was killed, and ends with the same result', () =>
    inWorld(async (world) => {
      const uuid = await world.upload(contactFile(5000))
      const first = await world.process(uuid)
      // What a crash leaves: a running job whose lease has run out, and half of a result.
      await database.systemTransaction(async (query) => {
        await sql`update contact_upload set state = 'processing', percentage = 40, result = null where id = ${uuid}`.execute(
          query,
        )
        await sql`update job set state = 'running', lease_owner = gen_random_uuid(), lease_until = now() - interval '1 second', finished_at = null
                  where key = ${uuid}`.execute(query)
      })
      expect(await world.process(uuid)).toEqual(first)
      const rows = await until(
        () => world.call('contact-rows', { query: { uuid, from: '4999', limit: '1' } }),
        Boolean,
      )
      expect(bodyOf(rows)['rows']).toMatchObject([{ number: '+447410004999' }])
    }))

  it('gives up a file whose reader was killed at every attempt, and says so', () =>
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
      })
      expect(await world.process(uuid)).toMatchObject({
        status: 'failed',
        error: 'The file could not be read. Please upload it again.',
      })
    }))

  it('answers others while it reads a file of 25 MB', () =>
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

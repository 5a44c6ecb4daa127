import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openPostgres } from '../../src/server/storage/openPostgres.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'

/** A database whose host is gone without a word: connections stay open, and nothing is answered. */
const folder = mkdtempSync(join(tmpdir(), 'silent-'))
const socketName = '.s.PGSQL.4156'
const answerMs = 1000
const open = new Set<Socket>()
let between: Server
let database: OwnedDatabase

beforeAll(async () => {
  const url = new URL(await createTestDatabase())
  const real = join(url.searchParams.get('host') ?? '', socketName)
  between = createServer((client) => {
    const server = connect(real)
    for (const socket of [client, server]) {
      open.add(socket)
      socket.on('error', () => undefined)
    }
    client.pipe(server)
    server.pipe(client)
  })
  await new Promise<void>((listening) => void between.listen(join(folder, socketName), listening))
  url.searchParams.set('host', folder)
  database = createDatabase(openPostgres(url.href, 2, answerMs))
})
afterAll(async () => {
  await database.close()
  for (const socket of open) socket.destroy()
  between.close()
  rmSync(folder, { recursive: true, force: true })
})

function fallSilent(): void {
  for (const socket of open) socket.unpipe()
}

const read = () => database.system((query) => sql`select 1 as one`.execute(query))

it('is given up by those who wait for it, and connected to anew', async () => {
  await read()
  fallSilent()
  await expect(read()).rejects.toThrow('Query read timeout')
  expect((await read()).rows).toEqual([{ one: 1 }])
})

it('keeps no transaction waiting twice', async () => {
  await read()
  const began = performance.now()
  await expect(
    database.systemTransaction(async (query) => {
      fallSilent()
      await sql`select 1`.execute(query)
    }),
  ).rejects.toThrow('Query read timeout')
  expect(performance.now() - began).toBeLessThan(answerMs * 1.8)
  expect((await read()).rows).toEqual([{ one: 1 }])
})

it('has all the time it needs for what the owner of its tables does', async () => {
  const sleep = `select pg_sleep(${(answerMs * 1.5) / 1000})`
  await database.asOwner(({ session }) => session.script(sleep))
  await database.asOwner(({ session }) => session.run(sleep, []))
  await expect(database.system((query) => sql`${sql.raw(sleep)}`.execute(query))).rejects.toThrow(
    'Query read timeout',
  )
})

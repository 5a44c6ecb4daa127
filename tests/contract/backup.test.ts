import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFileStore } from '../../src/server/files/index.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { connect, run, startPostgres, type TestPostgres } from '../support/startPostgres.ts'
import { startTestServer } from '../support/startTestServer.ts'

/** The steps of docs/production.md, "Back up and restore", from one PostgreSQL server to another. */
let production: TestPostgres
let replacement: TestPostgres
let folder: string

beforeAll(() => {
  production = startPostgres()
  replacement = startPostgres()
  folder = mkdtempSync(join(tmpdir(), 'patchbay-backup-'))
})
afterAll(() => {
  production.stop()
  replacement.stop()
  rmSync(folder, { recursive: true, force: true })
})

const on = ({ folder: host }: TestPostgres): string[] => ['-h', host, '-p', '4156', '-U', 'postgres']

/** As the role of docs/production.md, which is no superuser. */
function urlOf({ folder: host }: TestPostgres): string {
  return connect(host, 'patchbay').replace('postgres@', 'patchbay@')
}

async function createRole({ folder: host }: TestPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: connect(host, 'postgres') })
  await client.connect()
  await client.query('create role patchbay login createrole')
  await client.query('create database patchbay owner patchbay')
  await client.end()
}

it('restores accounts, records, sessions and files on another server', async () => {
  await createRole(production)
  const before = await openDatabase({ url: urlOf(production) })
  const server = await startTestServer(before)
  const user = await server.signUp()
  const id = await server.insert(user, 'depot', { name: 'North', open: true })
  const list = await user.call('GET', '/v1/depots')
  expect(list.body.depots).toHaveLength(1)
  const file = { accountId: user.accountId, folder: id, name: 'contacts.csv' }
  await createLocalFileStore(join(folder, 'files')).write(file, Readable.from(['+4712345678\n']), 1000)
  await server.close()
  await before.close()

  const dump = join(production.folder, 'patchbay.dump')
  const roles = join(production.folder, 'roles.sql')
  run('pg_dumpall', [...on(production), '--roles-only', '-f', roles])
  run('pg_dump', [...on(production), '-Fc', '-f', dump, 'patchbay'])
  cpSync(join(folder, 'files'), join(folder, 'restored'), { recursive: true })

  // "role postgres already exists" is expected: psql continues.
  run('psql', [...on(replacement), '-q', '-f', roles, 'postgres'])
  run('createdb', [...on(replacement), '-O', 'patchbay', 'patchbay'])
  run('pg_restore', [...on(replacement), '--exit-on-error', '-d', 'patchbay', dump])

  const after = await openDatabase({ url: urlOf(replacement) })
  const restored = await startTestServer(after)
  const read = async (): Promise<unknown[]> =>
    (await restored.call('GET', '/v1/depots', undefined, { authorization: `Bearer ${user.token}` })).body
      .depots
  expect(await read()).toEqual(list.body.depots)
  await restored.insert(user, 'depot', { name: 'South', open: true })
  expect(await read()).toHaveLength(2)
  const bytes = await createLocalFileStore(join(folder, 'restored')).readBytes(file, 0, 100)
  expect(Buffer.from(bytes).toString()).toBe('+4712345678\n')
  await restored.close()
  await after.close()
})

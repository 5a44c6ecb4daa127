import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort, startServer, type ServerProcess } from '../crash/startServer.ts'
import { copySharedWorld } from '../support/demoWorlds.ts'
import { demoSecret } from '../support/runDemoServer.ts'
import { newModule } from '../support/scaffoldDefinitions.ts'

/** A copy of everything the server runs from. */
const root = mkdtempSync(join(tmpdir(), 'patchbay-folders-'))
const copied = [
  'codegen',
  'definitions',
  'src/domain',
  'src/language',
  'src/shared',
  'src/server',
  'package.json',
]
let server: ServerProcess | undefined

beforeAll(() => {
  for (const path of copied) cpSync(path, join(root, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
})
afterAll(async () => {
  await server?.kill()
  rmSync(root, { recursive: true, force: true })
})

it('adds a module by its folders to a world that is older, and removes it with them', async () => {
  const before = readTree()
  const database = await copySharedWorld(join(root, '.data'))

  newModule(join(root, 'definitions'), 'orders', [])
  addServerCode()
  await start(database)
  const owner = await signIn()
  expect(await owner('GET', '/v1/orders/notes')).toEqual({
    status: 200,
    body: { notes: ['From the demo world'] },
  })
  expect(await owner('POST', '/v1/orders/note', {})).toMatchObject({
    status: 422,
    body: { fields: { name: expect.any(String) as string } },
  })
  expect(await owner('POST', '/v1/orders/note', { name: 'Call back', extra: 1 })).toMatchObject({
    status: 422,
    body: { fields: { extra: 'Unknown field' } },
  })
  expect(await owner('POST', '/v1/orders/note', { name: 'Call back' })).toMatchObject({ status: 200 })
  expect((await owner('GET', '/v1/orders/notes')).body).toEqual({
    notes: ['From the demo world', 'Call back'],
  })
  await server?.stop()

  rmSync(join(root, 'definitions/modules/orders'), { recursive: true })
  rmSync(join(root, 'src/server/modules/orders'), { recursive: true })
  expect(readTree()).toEqual(before)
  await start(database)
  const later = await signIn()
  expect((await later('GET', '/v1/orders/notes')).status).toBe(404)
  expect((await later('GET', '/v1/sub_accounts')).status).toBe(200)
}, 240_000)

/** A table, demo data, and two calls. */
function addServerCode(): void {
  const file = join(root, 'definitions/modules/orders/order.resource.json')
  const definition = JSON.parse(readFileSync(file, 'utf8')) as object
  const endpoints = [
    { id: 'notes', method: 'GET', path: '/notes', access: ['Orders'], summary: 'Lists the notes.' },
    {
      id: 'note',
      method: 'POST',
      path: '/note',
      input: ['name'],
      access: ['OrdersWrite'],
      summary: 'Adds a note.',
    },
  ]
  writeFileSync(file, JSON.stringify({ ...definition, endpoints }))
  const folder = join(root, 'src/server/modules/orders')
  mkdirSync(join(folder, 'migrations'), { recursive: true })
  writeFileSync(
    join(folder, 'migrations/0500-orders.ts'),
    `export const sql = \`
create table order_note (account_id uuid not null, id serial, note text not null, primary key (account_id, id));
select patchbay_protect('order_note');
grant usage on sequence order_note_id_seq to patchbay_app, patchbay_system;
\`
`,
  )
  writeFileSync(
    join(folder, 'index.ts'),
    `import { sql } from 'kysely'
import { seededUuid } from '../../demo/createRandom.ts'
import { defineModule } from '../../host/ServerModule.ts'

export default defineModule({
  async seed({ query, seed }) {
    const account = seededUuid(seed, 'account:owner')
    await sql\`insert into order_note (account_id, note) values (\${account}, 'From the demo world')\`.execute(query)
  },
  parts: ({ database }) => ({
    behaviours: [
      {
        resource: 'order',
        endpoints: {
          async notes({ caller }) {
            const { rows } = await database.read(caller.accountId, (query) =>
              sql<{ note: string }>\`select note from order_note order by id\`.execute(query),
            )
            return { body: { notes: rows.map(({ note }) => note) } }
          },
          async note({ caller, input }) {
            const { name } = input as { name: string }
            await database.transaction(caller.accountId, (query) =>
              sql\`insert into order_note (account_id, note) values (\${caller.accountId}, \${name})\`.execute(query),
            )
            return { body: {} }
          },
        },
      },
    ],
  }),
})
`,
  )
}

/** Every file but the data of the server. */
function readTree(): string[] {
  return copied.flatMap((path) =>
    path.endsWith('.json')
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
          .map((file) => join(path, file))
          .toSorted(),
  )
}

let address = ''

async function start(database: string): Promise<void> {
  const port = await freePort()
  address = `http://localhost:${port}`
  server = startServer(
    {
      PORT: String(port),
      PATCHBAY_DATA: join(root, '.data'),
      DATABASE_URL: database,
      PATCHBAY_DEMO: '1',
      PATCHBAY_SECRET: demoSecret,
    },
    root,
  )
  await server.listening()
}

async function signIn() {
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const response = await fetch(`${address}/api/site${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const { body } = await call('POST', '/auth', { email: 'owner@demo.example', password: 'Patchbay-demo-1' })
  return (method: string, path: string, sent?: unknown) => call(method, path, sent, String(body['token']))
}

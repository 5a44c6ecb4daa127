import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { compilePortal } from '../../codegen/index.ts'
import { domainChecks } from '../../src/domain/domainChecks.ts'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import { createChallenges } from '../../src/server/challenges/index.ts'
import type { TextParams } from '../../src/language/fillText.ts'
import { createCarrierSimulator } from '../../src/server/carrier/index.ts'
import { DEMO_PASSWORD, demoAccounts, seedDemoWorld } from '../../src/server/demo/index.ts'
import {
  createDecisionSimulator,
  createLifecycleWork,
  createNotices,
} from '../../src/server/lifecycle/index.ts'
import { createLocalFileStore, type FileStore } from '../../src/server/files/index.ts'
import {
  accountCountsOf,
  accountItemsOf,
  behavioursOf,
  keysOf,
  createParts,
  readModules,
  startWork,
} from '../../src/server/host/index.ts'
import type { AppSettings } from '../../src/server/http/AppOptions.ts'
import { createLocalBus, createNotifier } from '../../src/server/realtime/index.ts'
import { createApp } from '../../src/server/http/createApp.ts'
import type { Behaviour } from '../../src/server/resources/behaviour.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { createTaskWork } from '../../src/server/resources/createTaskWork.ts'
import { syncIndexes } from '../../src/server/storage/syncIndexes.ts'
import { openShared } from './createTestDatabase.ts'
import type { TestBody } from './startTestServer.ts'
import type { Publisher } from '../../src/server/publishing/Publisher.ts'
import { createSettler } from './createSettler.ts'
import { publishCompiled } from './publishCompiled.ts'

/** A demo sign-in with its session. */
export interface DemoPerson {
  name: string
  accountId: string
  permissions: ReadonlySet<string>
  headers: { authorization: string }
}

export interface DemoAnswer {
  status: number
  body: TestBody
  text: string
  headers: Record<string, unknown>
}

export interface DemoServer {
  app: FastifyInstance
  database: OwnedDatabase
  files: FileStore
  publisher: Publisher
  people: DemoPerson[]
  /** Without a network, as `who`. */
  call(
    who: DemoPerson | undefined,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<DemoAnswer>
  /** Resource → what code does about it. */
  behaviours: Map<string, Behaviour>
  /** In another session of the same user. */
  signIn(name: string): Promise<DemoPerson>
  /** Listens on a port of its own. @returns `http://localhost:…` */
  listen(): Promise<string>
  close(): Promise<void>
}

/** The real portal with the demo world, everybody signed in. `working` runs jobs and sending too. */
export async function startDemoServer(
  options: {
    working?: boolean
    /** Outside parties are simulated, as in the demo. Default: true. */
    simulated?: boolean
    uploadsPerHour?: number
    settings?: Partial<AppSettings>
    /** Folder of definitions; the shipped ones unless given. */
    definitions?: string
    /** An empty one; PostgreSQL unless given. Closed with the server. */
    database?: OwnedDatabase
  } = {},
): Promise<DemoServer> {
  const publisher = await publishCompiled(() => compilePortal(options.definitions ?? 'definitions'))
  const database = options.database ?? (await openShared())
  await syncIndexes(database, publisher.current().collections)
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-demo-'))
  const files = createLocalFileStore(folder)
  const { access, catalogues } = publisher.current().portal
  const modules = await readModules()
  await seedDemoWorld({ database, files, modules, seed: 1, hashPassword, catalogues })
  const carrier = createCarrierSimulator({ database, seed: 1, speed: 100 })
  const bus = createLocalBus()
  const words = {
    published: () => publisher.current(),
    text: (key: string, params?: TextParams) => publisher.current().text(key, params),
    product: () => publisher.current().portal.manifest.product,
    secretKey: Buffer.alloc(32, 7),
  }
  const challenges = createChallenges({ database, carrier, ...words })
  const postNotices = createNotices({
    published: words.published,
    publicUrl: 'http://localhost',
    accountItems: accountItemsOf(modules),
  })
  const parts = createParts(modules, {
    database,
    files,
    carrier,
    challenges,
    postNotices,
    ...words,
    publicUrl: 'http://localhost',
    isOperator: (caller) => options.settings?.operators?.includes(caller) === true,
    notifier: createNotifier(bus),
    simulates: () => options.simulated ?? true,
    limits: { uploadsPerHour: options.uploadsPerHour ?? 1000, subAccountWrites: 100_000, ticketAnswerMs: 20 },
  })
  const behaviours = behavioursOf(parts)
  const app = await createApp({
    database,
    publisher,
    behaviours,
    files,
    challenges,
    checks: domainChecks,
    accountItems: accountItemsOf(modules),
    accountCounts: accountCountsOf(modules),
    keys: keysOf(parts),
    postNotices,
    bus,
    settings: {
      secureCookies: false,
      publicUrl: 'http://localhost',
      secretKey: Buffer.alloc(32, 7),
      logLevel: 'silent',
      readsPerMinute: 1_000_000,
      writesPerMinute: 1_000_000,
      pollsPerMinute: 1_000_000,
      searchesPerMinute: 1_000_000,
      exportsPerHour: 1_000_000,
      ...options.settings,
    },
  })
  const tasks = createTaskWork({
    database,
    files,
    published: () => publisher.current(),
    behaviours,
    checks: domainChecks,
    accountItems: accountItemsOf(modules),
    postNotices,
    secretKey: Buffer.alloc(32, 7),
    announce: async () => undefined,
    onError: (error) => {
      throw error
    },
  })
  const work = options.working
    ? await startWork({
        database,
        parts: [
          ...parts.values(),
          tasks,
          createLifecycleWork({
            database,
            published: () => publisher.current(),
            behaviours,
            postNotices,
            decisions: createDecisionSimulator({ speed: 100 }),
          }),
        ],
        onError: (error) => {
          throw error
        },
        idleMs: 20,
      })
    : undefined

  const settle = await createSettler(database)
  const call: DemoServer['call'] = async (who, method, path, body, headers) => {
    await settle()
    const response = await app.inject({
      // Any method, also ones no route takes.
      method: method as 'GET',
      url: /^\/(?:api\/|healthz|definitions\/.*\.js)/.test(path) ? path : `/api/site${path}`,
      headers: { host: 'localhost', accept: 'application/json', ...who?.headers, ...headers },
      // light-my-request takes any JSON value.
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: isJson && response.body !== '' ? JSON.parse(response.body) : undefined,
      text: response.body,
      headers: response.headers,
    }
  }

  async function signIn(name: string): Promise<DemoPerson> {
    const { body } = await call(undefined, 'POST', '/auth', {
      email: `${name}@demo.example`,
      password: DEMO_PASSWORD,
    })
    const headers = { authorization: `Bearer ${String(body.token)}` }
    const person = { name, accountId: '', permissions: new Set<string>(), headers }
    const { account } = (await call(person, 'GET', '/profile')).body
    const names: string[] = (await call(person, 'GET', '/config')).body.permissions
    const held = access.permissions.filter(({ server }) => names.includes(server))
    return { ...person, accountId: account.id, permissions: new Set(held.map(({ id }) => id)) }
  }

  const people: DemoPerson[] = []
  for (const { users } of demoAccounts) for (const { name } of users) people.push(await signIn(name))
  return {
    app,
    database,
    files,
    publisher,
    people,
    call,
    signIn,
    behaviours: new Map(behaviours.map((behaviour) => [behaviour.resource, behaviour])),
    async listen() {
      await app.listen({ port: 0, host: 'localhost' })
      // A TCP server's address has a port.
      return `http://localhost:${(app.server.address() as AddressInfo).port}`
    },
    async close() {
      await work?.stop()
      await app.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

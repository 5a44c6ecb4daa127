import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compilePortal } from '../../codegen/index.ts'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import type { TextParams } from '../../src/language/fillText.ts'
import type { Carrier } from '../../src/server/carrier/index.ts'
import { createChallenges } from '../../src/server/challenges/index.ts'
import { createApp } from '../../src/server/http/createApp.ts'
import { createLocalFileStore, type FileStore } from '../../src/server/files/index.ts'
import type { AppSettings, RequestMetrics } from '../../src/server/http/AppOptions.ts'
import type { BackEnd } from '../../src/server/http/api/forwardCalls.ts'
import { createNotices } from '../../src/server/lifecycle/index.ts'
import type { Bus } from '../../src/server/realtime/index.ts'
import type { Behaviour } from '../../src/server/resources/behaviour.ts'
import type { Publisher } from '../../src/server/publishing/Publisher.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { insertDocument } from '../../src/server/storage/documents.ts'
import { syncIndexes } from '../../src/server/storage/syncIndexes.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { createSettler } from './createSettler.ts'
import { addSecurity, securityBehaviours } from './addSecurity.ts'
import { addServerTexts } from './addServerTexts.ts'
import { addSignIn } from './addSignIn.ts'
import { publishCompiled } from './publishCompiled.ts'
import { shippedPortal } from './compileShipped.ts'

export interface TestAnswer {
  status: number
  // Tests reach into answers of any shape.
  body: TestBody
  text: string
  headers: Record<string, string | string[] | number | undefined>
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests assert on parsed answers
export type TestBody = any

export interface TestUser {
  accountId: string
  userId: string
  email: string
  token: string
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>
}

export interface TestServer {
  database: OwnedDatabase
  publisher: Publisher
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  /** Browser requests outside the API. */
  page(path: string, headers: Record<string, string>): Promise<TestAnswer & { bytes: Buffer }>
  /** A new account with one signed-in user. */
  signUp(user?: { role?: string; level?: string }): Promise<TestUser>
  /** Another user of the account, signed in. */
  colleague(of: TestUser, role: string): Promise<TestUser>
  /** Listens on a port of its own. @returns the server's address */
  listen(): Promise<ReturnType<Server['address']>>
  insert(user: TestUser, entity: string, doc: JsonObject, createdAt?: Date): Promise<string>
  close(): Promise<void>
}

export const testPassword = 'a password of tests'
let passwordHash: Promise<string> | undefined

/** The server on the fixture portal of tests/golden: parcels, which refer to depots. */
export async function startTestServer(
  database: OwnedDatabase,
  options: {
    behaviours?: Behaviour[]
    bus?: Bus
    publisher?: (real: Publisher) => Publisher
    settings?: Partial<AppSettings>
    metrics?: RequestMetrics
    files?: FileStore
    /** Takes codes; accepts all of them unless given. */
    deliver?: Carrier['deliver']
    backEnd?: BackEnd
    /** Folder of definitions; the fixture's unless given. */
    definitions?: string
    /** With the shipped calls of one's own password, second factor and sessions. */
    security?: true
  } = {},
): Promise<TestServer> {
  const compiled = await publishCompiled(async () => {
    const { portal, diagnostics } = await compilePortal(options.definitions ?? 'tests/golden/definitions')
    // A plan without limits of its own, so that roles can be told apart.
    portal?.access.plans.push({ id: 'full' })
    // The server's own routes ask for it, whatever the modules.
    portal?.access.permissions.push({ id: 'Notifications', title: '', server: 'notifications' })
    for (const granted of [
      portal?.access.owner,
      ...(portal?.access.roles.map((role) => role.permissions) ?? []),
    ])
      granted?.push('Notifications')
    const shipped = await shippedPortal()
    if (portal) addSignIn(portal, shipped)
    if (portal && options.security) addSecurity(portal, shipped)
    if (portal) addServerTexts(portal)
    return { portal, diagnostics }
  })
  const publisher = options.publisher?.(compiled) ?? compiled
  await syncIndexes(database, publisher.current().collections)
  const secretKey = options.settings?.secretKey ?? Buffer.alloc(32, 7)
  const context = {
    database,
    secretKey,
    published: () => publisher.current(),
    text: (key: string, params?: TextParams) => publisher.current().text(key, params),
    product: () => publisher.current().portal.manifest.product,
  }
  const app = await createApp({
    database,
    publisher,
    challenges: createChallenges({
      ...context,
      carrier: { deliver: options.deliver ?? (({ id }) => Promise.resolve({ id, accepted: true })) },
    }),
    behaviours: [...(options.behaviours ?? []), ...(options.security ? securityBehaviours(context) : [])],
    files: options.files ?? createLocalFileStore(join(tmpdir(), 'patchbay-test-files')),
    ...(options.bus && { bus: options.bus }),
    ...(options.metrics && { metrics: options.metrics }),
    ...(options.backEnd && { backEnd: options.backEnd }),
    checks: {
      'parcels/not-too-heavy': ({ weight }) => typeof weight !== 'number' || weight <= 1000,
    },
    accountItems: { has_depots: 'depot' },
    postNotices: createNotices({
      published: () => publisher.current(),
      publicUrl: 'http://localhost',
      accountItems: { has_depots: 'depot' },
    }),
    settings: {
      secureCookies: false,
      publicUrl: 'http://localhost',
      secretKey,
      logLevel: 'silent',
      readsPerMinute: 100_000,
      writesPerMinute: 100_000,
      pollsPerMinute: 100_000,
      searchesPerMinute: 100_000,
      exportsPerHour: 100_000,
      ...options.settings,
    },
  })
  passwordHash ??= hashPassword(testPassword)
  const hash = await passwordHash

  const settle = await createSettler(database)
  const call: TestServer['call'] = async (method, path, body, headers = {}) => {
    await settle()
    const response = await app.inject({
      method: method as 'GET',
      url: path.startsWith('/api') || path.startsWith('/healthz') ? path : `/api/site${path}`,
      headers: { host: 'localhost', accept: 'application/json', ...headers },
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

  async function addUser(accountId: string, role: string | null): Promise<TestUser> {
    const userId = randomUUID()
    const email = `${userId}@example.com`
    await database.system((query) =>
      query
        .insertInto('app_user')
        .values({ account_id: accountId, id: userId, email, password_hash: hash, role })
        .execute(),
    )
    const { body } = await call('POST', '/auth', { email, password: testPassword })
    const token: string = body.token
    return {
      accountId,
      userId,
      email,
      token,
      call: (method, path, body, headers) =>
        call(method, path, body, { authorization: `Bearer ${token}`, ...headers }),
    }
  }

  return {
    database,
    publisher,
    call,
    async page(path, headers) {
      const response = await app.inject({
        method: 'GET',
        url: path,
        headers: { host: 'localhost', ...headers },
      })
      return {
        status: response.statusCode,
        body: undefined,
        text: response.body,
        bytes: response.rawPayload,
        headers: response.headers,
      }
    },
    async signUp({ role, level = 'full' } = {}) {
      const accountId = randomUUID()
      await database.system((query) =>
        query
          .insertInto('account')
          .values({ id: accountId, name: 'Account', level, timezone: 'Europe/Oslo' })
          .execute(),
      )
      return addUser(accountId, role ?? null)
    },
    colleague: (of, role) => addUser(of.accountId, role),
    async insert(user, entity, doc, createdAt) {
      const id = randomUUID()
      await database.transaction(user.accountId, (query) =>
        insertDocument(query, user.accountId, entity, id, doc, createdAt),
      )
      return id
    },
    async listen() {
      await app.listen({ port: 0, host: 'localhost' })
      return app.server.address()
    },
    close: () => app.close(),
  }
}

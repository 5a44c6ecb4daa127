import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { compilePortal } from '../../codegen/index.ts'
import { domainChecks } from '../../src/domain/domainChecks.ts'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import { readSecretKey } from '../../src/server/auth/readSecretKey.ts'
import { createChallenges } from '../../src/server/challenges/index.ts'
import type { TextParams } from '../../src/language/fillText.ts'
import {
  createCarrierSimulator,
  createPhoneSimulator,
  createSimulatorHands,
  readSimulatorSettings,
  type Carrier,
} from '../../src/server/carrier/index.ts'
import { DEMO_PASSWORD, demoAccounts, demoOperator, seedDemoWorld } from '../../src/server/demo/index.ts'
import {
  createDecisionSimulator,
  createLifecycleWork,
  createNotices,
  createRecordNotices,
  applyDecision,
  type Decision,
} from '../../src/server/lifecycle/index.ts'
import { createLocalFileStore, type FileStore } from '../../src/server/files/index.ts'
import {
  accountCountsOf,
  accountItemsOf,
  behavioursOf,
  configOf,
  invitationHooksOf,
  keysOf,
  callsOf,
  linksOf,
  createParts,
  readModules,
  startWork,
} from '../../src/server/host/index.ts'
import type { ModuleJob } from '../../src/server/host/ServerModule.ts'
import type { AppSettings } from '../../src/server/http/AppOptions.ts'
import { createOutgoing, type Outgoing } from '../../src/server/outgoing/index.ts'
import { createLocalBus, createNotifier } from '../../src/server/realtime/index.ts'
import { createApp } from '../../src/server/http/createApp.ts'
import type { Behaviour } from '../../src/server/resources/behaviour.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { createActing, type ActingOptions } from '../../src/server/resources/records/createActing.ts'
import { createTaskWork } from '../../src/server/resources/bulk/createTaskWork.ts'
import { syncIndexes } from '../../src/server/storage/syncIndexes.ts'
import type { TestBody } from './startTestServer.ts'
import type { Publisher } from '../../src/server/publishing/Publisher.ts'
import { compileShipped } from './compileShipped.ts'
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
  /** Folder of the uploads. */
  folder: string
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
  /** Kind of job → how it is done. */
  jobs: Map<string, ModuleJob>
  /** Brings what a carrier or a reviewer decided. @returns whether the record was in a state for it */
  decide(record: { accountId: string; entity: string; record: string }, decision: Decision): Promise<boolean>
  /** In another session of the same user. */
  signIn(name: string): Promise<DemoPerson>
  /** Listens on a port of its own. @returns `http://localhost:…` */
  listen(): Promise<string>
  close(): Promise<void>
}

export interface DemoServerOptions {
  /** Runs jobs and sending too. */
  working?: boolean
  /** How much faster than real ones simulated calls are. Default: 100. */
  callSpeed?: number
  /** Outside parties are simulated, as in the demo, or those named. Default: true. */
  simulated?: boolean | readonly string[]
  uploadsPerHour?: number
  settings?: Partial<AppSettings>
  /** Folder of definitions; the shipped ones unless given. */
  definitions?: string
  /** Calls to addresses that people choose; public ones only unless given. */
  outgoing?: Outgoing
  /** Replaces limits of modules by name. */
  limits?: Record<string, number>
  /** Replaces the simulated carrier. */
  carrier?: (simulator: Carrier) => Carrier
}

/** What the secrets of a demo world are encrypted with, as a server takes it. */
export const demoSecret = 'the secret of demo worlds in tests'

/** What of a demo world is outside its database. */
export interface DemoWorld {
  /** Folder of its uploads. */
  files: string
  people: readonly DemoPerson[]
}

/**
 * The real portal on a database, closed with the server.
 * @param world of the database; without one the database is empty: it is filled and everybody signed in
 */
export async function runDemoServer(
  database: OwnedDatabase,
  options: DemoServerOptions,
  world?: DemoWorld,
): Promise<DemoServer> {
  const { definitions } = options
  const secretKey = readSecretKey('', demoSecret)
  const publisher = await publishCompiled(() =>
    definitions === undefined ? compileShipped() : compilePortal(definitions),
  )
  await syncIndexes(database, publisher.current().collections)
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-demo-'))
  if (world) cpSync(world.files, folder, { recursive: true })
  const files = createLocalFileStore(folder)
  const { portal } = publisher.current()
  const modules = await readModules()
  await seedDemoWorld({ database, files, modules, seed: 1, hashPassword, portal })
  const simulator = createCarrierSimulator({ database, seed: 1, speed: 100 })
  const carrier = options.carrier?.(simulator) ?? simulator
  const bus = createLocalBus()
  const words = {
    published: () => publisher.current(),
    text: (key: string, params?: TextParams) => publisher.current().text(key, params),
    product: () => publisher.current().portal.manifest.product,
    secretKey,
  }
  const challenges = createChallenges({ database, carrier, ...words })
  const notices = {
    published: words.published,
    publicUrl: 'http://localhost',
    accountItems: accountItemsOf(modules),
  }
  const postNotices = createNotices(notices)
  const parts = createParts(modules, {
    database,
    files,
    carrier,
    challenges,
    outgoing: options.outgoing ?? createOutgoing(),
    postNotices,
    notifyOfRecord: createRecordNotices(notices),
    updateAs: (...given) => acting.updateAs(...given),
    exportAs: (...given) => acting.exportAs(...given),
    creationHurdle: (...given) => acting.creationHurdle(...given),
    ...words,
    publicUrl: 'http://localhost',
    linkUrl: 'http://localhost',
    setting: () => undefined,
    operators: () => [demoOperator],
    notifier: createNotifier(bus),
    simulates: (party) =>
      Array.isArray(options.simulated) ? options.simulated.includes(party) : options.simulated !== false,
    phones: createPhoneSimulator({ seed: 1, speed: options.callSpeed ?? 100 }),
    hands: createSimulatorHands(database),
    decide: (record, decision) => decide(record, decision),
    limits: {
      uploadsPerHour: options.uploadsPerHour ?? 1000,
      subAccountWrites: 100_000,
      invitations: 100_000,
      ticketAnswerMs: 20,
      ...options.limits,
    },
  })
  const behaviours = behavioursOf(parts)
  const decide: DemoServer['decide'] = (record, decision) =>
    applyDecision(
      { database, published: () => publisher.current(), behaviours, postNotices },
      record,
      decision,
    )
  const holdsReviews = async (accountId: string): Promise<boolean> =>
    (await database.system((query) => readSimulatorSettings(query, accountId))).holdsReviews
  const acts: ActingOptions = {
    database,
    published: () => publisher.current(),
    behaviours,
    checks: domainChecks,
    accountItems: accountItemsOf(modules),
    postNotices,
    secretKey,
  }
  const acting = createActing(acts)
  const app = await createApp({
    database,
    publisher,
    behaviours,
    files,
    challenges,
    checks: domainChecks,
    accountItems: accountItemsOf(modules),
    accountCounts: accountCountsOf(modules),
    config: configOf(parts),
    links: linksOf(parts),
    calls: callsOf(parts),
    keys: keysOf(parts),
    onInvitationAccepted: invitationHooksOf(parts),
    postNotices,
    bus,
    settings: {
      secureCookies: false,
      publicUrl: 'http://localhost',
      secretKey,
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
    ...acts,
    files,
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
            decisions: createDecisionSimulator({ speed: 100, isHeld: holdsReviews }),
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
    return readPerson(name, { authorization: `Bearer ${String(body.token)}` })
  }

  async function readPerson(name: string, headers: DemoPerson['headers']): Promise<DemoPerson> {
    const person = { name, accountId: '', permissions: new Set<string>(), headers }
    const { account } = (await call(person, 'GET', '/profile')).body
    const names: string[] = (await call(person, 'GET', '/config')).body.permissions
    const held = portal.access.permissions.filter(({ server }) => names.includes(server))
    return { ...person, accountId: account.id, permissions: new Set(held.map(({ id }) => id)) }
  }

  const people: DemoPerson[] = []
  for (const { users } of demoAccounts)
    for (const { name } of users) {
      const known = world?.people.find((each) => each.name === name)
      // Other definitions have other permissions.
      if (known && definitions !== undefined) people.push(await readPerson(name, known.headers))
      else people.push(known ?? (await signIn(name)))
    }
  return {
    app,
    database,
    files,
    folder,
    publisher,
    people,
    call,
    signIn,
    decide,
    behaviours: new Map(behaviours.map((behaviour) => [behaviour.resource, behaviour])),
    jobs: new Map([...parts.values()].flatMap(({ jobs = {} }) => Object.entries(jobs))),
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

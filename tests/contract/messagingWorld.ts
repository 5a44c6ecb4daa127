import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { pausingState } from '../../src/server/auth/requireState.ts'
import { createCarrierSimulator, type CarrierSimulatorOptions } from '../../src/server/carrier/index.ts'
import { createLocalFileStore, type FileStore } from '../../src/server/files/index.ts'
import { startWork, type Work } from '../../src/server/host/index.ts'
import { Refusal, wordsOf } from '../../src/server/errors.ts'
import { createNotices } from '../../src/server/lifecycle/index.ts'
import { broadcastParts } from '../../src/server/modules/sms-broadcast/broadcastParts.ts'
import { readLinkCodes } from '../../src/server/modules/sms-broadcast/links/linkCodes.ts'
import { createZoneOfNumber } from '../../src/domain/schedule/index.ts'
import type { SendingOptions } from '../../src/server/modules/sms-broadcast/SendingOptions.ts'
import { createCountries } from '../../src/server/modules/sms-senders/countries.ts'
import {
  noSessions,
  type Behaviour,
  type Caller,
  type EndpointAnswer,
  type EndpointRequest,
} from '../../src/server/resources/behaviour.ts'
import {
  deleteDocument,
  insertDocument,
  readDocument,
  replaceDocument,
} from '../../src/server/storage/documents.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { idempotently } from '../../src/server/resources/records/idempotently.ts'
import { moveMoney } from '../../src/server/storage/moveMoney.ts'
import type { JsonObject } from '../../src/server/storage/tables.ts'
import { readSmsRate } from '../support/readSmsRate.ts'
import { shippedWords as text } from '../support/shippedWords.ts'
import { shippedPortal } from '../support/compileShipped.ts'

export interface WorldOptions {
  messagesPerSecond?: number
  uploadsPerHour?: number
  carrier?: Partial<CarrierSimulatorOptions>
  /** A local folder by default. */
  files?: FileStore
}

/** An account with a template and a Sender ID, and the calls of the portal as functions. */
export interface World {
  files: FileStore
  /** Starts the work of another process. */
  startWork(): Promise<Work>
  accountId: string
  templateId: string
  senderId: string
  messaging: Work
  call: (endpoint: string, request?: Partial<EndpointRequest>, accountId?: string) => Promise<EndpointAnswer>
  upload(content: string | Uint8Array, filename?: string, another?: boolean): Promise<string>
  process(uuid: string): Promise<Record<string, unknown>>
  campaign(contacts: string, value?: JsonObject): Promise<string>
  read(entity: string, id: string): Promise<JsonObject>
  change(campaignId: string, to: string): Promise<void>
  update: (campaignId: string, value: JsonObject) => Promise<void>
  create: (resource: string, value: JsonObject) => Promise<string>
  remove: (resource: string, id: string) => Promise<void>
  stop(): Promise<void>
}

const smsRate = readSmsRate()
const portal = await shippedPortal()
const { states } = portal.manifest
const postNotices = createNotices({
  published: () => ({
    portal,
    collections: Object.values(portal.modules).flatMap(({ resources, entities }) =>
      Object.values(resources).flatMap((resource) => {
        const entity = entities[resource.entity]
        return entity ? [{ resource, entity }] : []
      }),
    ),
    lists: Object.values(portal.modules).flatMap(({ lists }) => Object.values(lists)),
    text,
  }),
  publicUrl: 'http://localhost',
  accountItems: {},
})
const folders = new WeakMap<OwnedDatabase, string>()

/** The folder of a database's files: every server of one database shares them. */
function filesFolderOf(database: OwnedDatabase): string {
  let folder = folders.get(database)
  if (folder === undefined)
    folders.set(database, (folder = mkdtempSync(join(tmpdir(), 'patchbay-messaging-'))))
  return folder
}

/** Removes the files of a database that is no longer needed. */
export function removeFiles(database: OwnedDatabase): void {
  rmSync(filesFolderOf(database), { recursive: true, force: true })
}

/** A caller of an account; hooks look at nothing else. */
export function callerOf(accountId: string): Caller {
  const scope = { account: {}, config: {}, user: {} }
  return { accountId, userId: randomUUID(), sessionId: randomUUID(), permissions: new Set(), scope }
}

/** Polls until the response matches; gives up after `most` attempts. */
export async function until<Value>(
  ask: () => Promise<Value>,
  wanted: (value: Value) => boolean,
  most = 750,
): Promise<Value> {
  for (let times = 1; ; times++) {
    const value = await ask()
    if (wanted(value)) return value
    if (times === most) throw new Error(`still ${JSON.stringify(value)} when asked ${most} times`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export async function createWorld(
  database: OwnedDatabase,
  level = 'flex_pro',
  settings: WorldOptions = {},
): Promise<World> {
  const files = settings.files ?? createLocalFileStore(filesFolderOf(database))
  const carrier = createCarrierSimulator({ database, seed: 1, speed: 200, ...settings.carrier })
  const options: SendingOptions = {
    database,
    files,
    carrier,
    postNotices,
    dailyCap: (plan) => (plan === 'flex' ? 50 : undefined),
    smsRate,
    linkUrl: 'https://go.example',
    linkCodes: readLinkCodes(database),
    zoneOf: createZoneOfNumber(() => portal.catalogues['number-zones'] ?? []),
    text,
    isWaiting: async (account) =>
      (await database.system((query) => pausingState(query, account, states))) !== undefined,
    recheckMs: 20,
    messagesPerSecond: settings.messagesPerSecond ?? 1000,
    uploadsPerHour: settings.uploadsPerHour ?? 1000,
  }
  const countries = [
    { value: 'GB', text: 'United Kingdom' },
    { value: 'NO', text: 'Norway' },
    { value: 'US', text: 'United States' },
  ]
  const parts = broadcastParts(options)
  const senders: Behaviour = {
    resource: 'sender',
    endpoints: {
      countries: createCountries({
        database,
        text,
        published: () => ({
          portal: {
            catalogues: { countries, 'sender-countries': portal.catalogues['sender-countries'] ?? [] },
          },
        }),
      }),
    },
  }
  const behaviours = [...(parts.behaviours ?? []), senders]
  const start = (): Promise<Work> =>
    startWork({
      database,
      parts: [parts],
      onError(error) {
        throw error
      },
      idleMs: 20,
      leaseMs: 2000,
    })
  const accountId = randomUUID()
  const senderId = randomUUID()
  const templateId = randomUUID()
  await database.systemTransaction(async (query) => {
    await sql`insert into account (id, name, level) values (${accountId}, 'Test', ${level})`.execute(query)
    await moveMoney(query, {
      accountId,
      kind: 'top-up',
      reference: '1',
      amount: 1_000_000_000,
      counterpart: 'payments',
    })
  })
  await database.transaction(accountId, async (query) => {
    const destinations = [
      { country_code: 'GB', status: 'approved' },
      { country_code: 'NO', status: 'blocked' },
    ]
    await insertDocument(query, accountId, 'sender', senderId, {
      title: 'ACME',
      type: 'alpha_numeric',
      status: 'approved',
      destinations,
    })
    await insertDocument(query, accountId, 'sms-template', templateId, {
      name: 'Hello',
      text: 'Hello {{name}}',
      country: { country_code: 'GB', name: 'United Kingdom' },
      short_url_enabled: false,
      status: 'approved',
      used_by: 0,
      sender_ids: [{ id: senderId, title: 'ACME', status: 'approved' }],
    })
  })
  const messaging = await start()
  const behaviour = (resource: string): (typeof behaviours)[number] => {
    const found = behaviours.find((one) => one.resource === resource)
    if (!found) throw new Error(`no behaviour of ${resource}`)
    return found
  }

  const world: World = {
    files,
    startWork: start,
    accountId,
    templateId,
    senderId,
    messaging,
    call(endpoint, request = {}, account = accountId) {
      const handler = behaviours
        .flatMap((one) => Object.entries(one.endpoints ?? {}))
        .find(([id]) => id === endpoint)?.[1]
      if (!handler) throw new Error(`no endpoint ${endpoint}`)
      return handler({
        caller: callerOf(account),
        sessions: noSessions,
        params: {},
        query: {},
        body: undefined,
        headers: {},
        once: async (query, work) => {
          const key = request.headers?.['idempotency-key']
          const call = {
            caller: { accountId: account, userId: account },
            key,
            route: endpoint,
            body: request.body ?? null,
          }
          const { status, body } = await idempotently(query, call, async () => {
            const done = await work()
            return { status: done.status ?? 200, body: JSON.stringify(done.body ?? {}), headers: {} }
          })
          return { status, body: JSON.parse(body) }
        },
        signal: new AbortController().signal,
        upload: () => Promise.reject(new Error('no upload')),
        ...request,
      })
    },
    async upload(content, filename = 'contacts.csv', another = false) {
      const stream = Readable.from([Buffer.from(content)])
      const answer = await world.call('contacts-upload', {
        upload: () =>
          Promise.resolve({
            filename,
            mimetype: 'text/csv',
            stream,
            truncated: () => false,
            another: () => Promise.resolve(another),
          }),
      })
      return String(bodyOf(answer)['uuid'])
    },
    process(uuid) {
      const ask = async (): Promise<Record<string, unknown>> =>
        bodyOf(await world.call('contacts-process', { query: { uuid } }))
      return until(ask, ({ status }) => status !== 'processing')
    },
    campaign(contacts, value = {}) {
      return world.create('sms-campaign', {
        name: 'Test',
        contacts,
        template: { id: templateId },
        sender_id: { id: senderId },
        mappings: [{ variable: 'name', column: 1 }],
        send: 'now',
        ...value,
      })
    },
    async create(resource, value) {
      const id = randomUUID()
      const hooks = behaviour(resource)
      const prepared = await hooks.prepareCreate?.(callerOf(accountId), value)
      await database.transaction(accountId, async (query) => {
        const caller = callerOf(accountId)
        const doc = prepared
          ? await prepared(query, caller, value, id)
          : ((await hooks.beforeCreate?.(query, caller, value, id)) ?? value)
        const record = await insertDocument(query, accountId, resource, id, doc)
        await hooks.afterCreate?.(query, callerOf(accountId), record)
      })
      return id
    },
    async remove(resource, id) {
      await database.transaction(accountId, async (query) => {
        const record = await readDocument(query, accountId, resource, id, true)
        if (!record) throw new Error(`no ${resource} ${id}`)
        await deleteDocument(query, accountId, resource, id)
        await behaviour(resource).afterDelete?.(query, callerOf(accountId), record)
      })
    },
    async read(entity, id) {
      const record = await database.read(accountId, (query) => readDocument(query, accountId, entity, id))
      return record?.doc ?? {}
    },
    async change(campaignId, to) {
      await database.transaction(accountId, async (query) => {
        const record = await readDocument(query, accountId, 'sms-campaign', campaignId, true)
        if (!record) throw new Error('no such campaign')
        const transition = {
          id: to,
          from: [],
          to,
          by: 'user' as const,
          access: [],
          tone: 'neutral' as const,
        }
        const fields = await behaviour('sms-campaign').onTransition?.(
          query,
          { accountId, by: 'user', note: '' },
          record,
          transition,
          {},
        )
        await replaceDocument(query, accountId, 'sms-campaign', campaignId, record.version, {
          ...record.doc,
          ...fields,
          status: to,
        })
      })
    },
    async update(campaignId, value) {
      await database.transaction(accountId, async (query) => {
        const record = await readDocument(query, accountId, 'sms-campaign', campaignId, true)
        if (!record) throw new Error('no such campaign')
        const doc = await behaviour('sms-campaign').beforeUpdate?.(query, callerOf(accountId), record, {
          ...record.doc,
          ...value,
        })
        await replaceDocument(query, accountId, 'sms-campaign', campaignId, record.version, doc ?? record.doc)
      })
    },
    async stop() {
      await messaging.stop()
    },
  }
  return Object.assign(world, {
    call: worded(world.call),
    create: worded(world.create),
    update: worded(world.update),
  })
}

/** As an answer says it: refusals in the words of the definitions. */
function worded<Given extends unknown[], Result>(
  call: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  return async (...given) => {
    try {
      return await call(...given)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { fields = {}, ...details } = error.details
      const said = Object.entries(fields).map(([field, words]) => [field, wordsOf(words, text)])
      const refusal = new Refusal(error.code, {
        ...details,
        text: error.words(text),
        ...(said.length > 0 && { fields: Object.fromEntries(said) }),
      })
      throw Object.assign(refusal, { body: error.body(text) })
    }
  }
}

/** The JSON of an answer. */
export function bodyOf(answer: EndpointAnswer): Record<string, unknown> {
  if (!('body' in answer)) throw new Error('the answer is a download')
  // Every JSON answer of these calls is an object.
  return answer.body as Record<string, unknown>
}

/** Valid British numbers with a name each. */
export function contactFile(count: number): string {
  return Array.from(
    { length: count },
    (_, index) => `+4474${String(10_000_000 + index)},Name ${index}\n`,
  ).join('')
}

/** An account's totals in the ledger, the messages and the carrier, which must agree. */
export async function books(
  database: OwnedDatabase,
  accountId: string,
  campaignId: string,
): Promise<Record<string, number>> {
  const { rows } = await database.system((query) =>
    sql<Record<string, number>>`
      select (select count(*)::int from sms_message where account_id = ${accountId} and sms_campaign_id = ${campaignId}) as messages,
             (select count(distinct recipient)::int from sms_message where account_id = ${accountId} and sms_campaign_id = ${campaignId}) as recipients,
             (select coalesce(sum(charge), 0)::float8 from sms_message where account_id = ${accountId} and sms_campaign_id = ${campaignId}) as charged,
             (select coalesce(-sum(e.amount), 0)::float8 from ledger_entry e join ledger_transfer t on t.account_id = e.account_id and t.id = e.transfer_id
              where e.account_id = ${accountId} and e.ledger = 'customer' and t.reference like ${`${campaignId}:%`}) as paid,
             (select count(*)::int from carrier_message where reference like ${`${accountId} ${campaignId} %`}) as submitted,
             (select coalesce(max(submissions), 0)::int from carrier_message where reference like ${`${accountId} ${campaignId} %`}) as most_submissions`.execute(
      query,
    ),
  )
  return rows[0] ?? {}
}

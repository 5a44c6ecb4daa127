import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { withinLimit } from '../../auth/rateLimit.ts'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Behaviour, Caller, EndpointRequest, JsonAnswer } from '../../resources/behaviour.ts'
import type { Database, Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { forgetDeliveries, reopenLane, resendFailed } from './changeDeliveries.ts'
import { closeLane, dueFirst, openLane, wakeLane } from './lanes.ts'
import { TEST_EVENT, WEBHOOK } from './webhookEvents.ts'

const refusals = {
  scheme: 'webhooks:https-only',
  credentials: 'webhooks:no-credentials',
  private: 'webhooks:public-only',
} as const

/** Webhooks of an account, besides those of its settings. */
const MOST = 20

/** Webhooks: addresses that may be called, their lanes, and events that are sent by hand. */
export function webhook(context: ModuleContext): Behaviour {
  const { database, outgoing, text, limits } = context
  const most = limits?.['webhooks'] ?? MOST

  /** The webhook, if it is sent to now. */
  async function requireActive(query: Query, accountId: string, id: string) {
    const record = isUuid(id) ? await readDocument(query, accountId, WEBHOOK, id.toLowerCase()) : undefined
    if (!record) throw new Refusal('not-found')
    if (record.doc['status'] !== 'active')
      throw new Refusal('operation-not-allowed', { text: text('webhooks:resume-first') })
    return record
  }

  return {
    resource: WEBHOOK,
    async derive(_read, _caller, { url }) {
      if (typeof url !== 'string' || !URL.canParse(url)) return {}
      const refusal = outgoing.refusal(url)
      if (refusal !== undefined)
        throw new Refusal('invalid', {
          fields: { url: text(refusals[refusal]) },
        })
      return {}
    },
    async beforeCreate(query, { accountId }, value) {
      // Two at once would both find room.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${WEBHOOK}:${accountId}`}, 0))`.execute(
        query,
      )
      const { count } = await query
        .selectFrom('record')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('account_id', '=', accountId)
        .where('entity', '=', WEBHOOK)
        .where(sql<boolean>`not doc ? 'setting'`)
        .executeTakeFirstOrThrow()
      if (count >= most)
        throw new Refusal('operation-not-allowed', {
          text: text('webhooks:too-many-webhooks', { count: most }),
        })
      return { ...value, health: 'new' }
    },
    async afterCreate(query, { accountId }, { id }) {
      await openLane(query, { accountId, webhookId: id })
    },
    async beforeUpdate(_query, caller, { doc }, value) {
      // Whoever changes the address would get to read what they otherwise may not.
      if (doc['url'] !== value['url'] && !mayReadAll(context, caller, value['events']))
        throw new Refusal('invalid', { fields: { url: text('webhooks:not-your-events') } })
      return value
    },
    async afterUpdate(query, { accountId }, before, record) {
      if (before.doc['url'] !== record.doc['url'] && record.doc['status'] === 'active')
        await reopenLane(query, { accountId, webhookId: record.id })
      return record
    },
    async onTransition(query, { accountId }, { id }, { to }): Promise<JsonObject> {
      const lane = { accountId, webhookId: id }
      if (to !== 'active') {
        await closeLane(query, lane)
        return {}
      }
      await reopenLane(query, lane)
      return { health: 'new', failing_since: null }
    },
    async afterDelete(query, { accountId }, { id }) {
      await forgetDeliveries(query, { accountId, webhookId: id })
    },
    endpoints: {
      test: (request) =>
        byHand(database, request, async (query) => {
          const { caller, params } = request
          const { accountId } = caller
          const { id, doc } = await requireActive(query, accountId, params['id'] ?? '')
          const eventId = randomUUID()
          const body = {
            id: eventId,
            type: TEST_EVENT,
            created_at: new Date().toISOString(),
            actor: 'user',
            record: { type: WEBHOOK, id },
            changed: [],
            data: { name: doc['name'] },
          }
          await sql`
            insert into webhook_delivery (account_id, webhook_id, webhook, event_id, event, record, url, body, next_at)
            values (${accountId}, ${id}, ${textOf(doc['name'])}, ${eventId}, ${TEST_EVENT}, '', ${textOf(doc['url'])},
              ${JSON.stringify(body, undefined, 2)}, ${dueFirst(sql`${accountId}::uuid`, sql`${id}::uuid`)})`.execute(
            query,
          )
          await wakeLane(query, { accountId, webhookId: id })
        }),
      'resend-failed': (request) =>
        byHand(database, request, async (query) => {
          const { caller, params } = request
          const { accountId } = caller
          const { id } = await requireActive(query, accountId, params['id'] ?? '')
          await resendFailed(query, { accountId, webhookId: id })
        }),
    },
  }
}

/** A single delivery, sent again by hand. */
export function webhookDelivery({ database, text }: ModuleContext): Behaviour {
  return {
    resource: 'webhook-delivery',
    endpoints: {
      resend: (request) =>
        byHand(database, request, async (query) => {
          const { caller, params } = request
          const { accountId } = caller
          const id = params['id'] ?? ''
          if (!isUuid(id)) throw new Refusal('not-found')
          const { rows } = await sql<{ webhook_id: string }>`
            update webhook_delivery sent set status = 'waiting', tries = 0, updated_at = now(),
              next_at = ${dueFirst(sql`sent.account_id`, sql`sent.webhook_id`)}
            where sent.account_id = ${accountId} and sent.id = ${id.toLowerCase()} returning sent.webhook_id`.execute(
            query,
          )
          const webhookId = rows[0]?.webhook_id
          if (webhookId === undefined) throw new Refusal('not-found')
          const record = await readDocument(query, accountId, WEBHOOK, webhookId)
          if (record?.doc['status'] !== 'active')
            throw new Refusal('operation-not-allowed', { text: text('webhooks:resume-first') })
          await wakeLane(query, { accountId, webhookId })
        }),
    },
  }
}

/** What people send themselves: not so often that it is a load for whoever owns the address. */
async function byHand(
  database: Database,
  { caller: { accountId }, once }: EndpointRequest,
  work: (query: Query) => Promise<void>,
): Promise<JsonAnswer<{ success: true }>> {
  const limit = { bucket: `webhook-by-hand:${accountId}`, most: 60, windowSeconds: 600 }
  return withinLimit(database, limit, () =>
    database.transaction(accountId, (query) =>
      once(query, async () => {
        await work(query)
        return { body: { success: true as const } }
      }),
    ),
  )
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
}

/** Whether somebody may view all records that the events are about. */
export function mayReadAll(
  { published }: Pick<ModuleContext, 'published'>,
  { permissions }: Pick<Caller, 'permissions'>,
  events: unknown,
): boolean {
  const chosen = new Set(Array.isArray(events) ? events : [])
  const items = published().portal.catalogues['record-events'] ?? []
  return items
    .filter(({ value }) => chosen.has(value))
    .every(({ permission, further_permission: further }) =>
      [permission, further].every((each) => typeof each !== 'string' || permissions.has(each)),
    )
}

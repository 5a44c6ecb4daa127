import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { dateIn } from '../../../shared/dates.ts'
import { withinLimit } from '../../auth/rateLimit.ts'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Behaviour, Caller } from '../../resources/behaviour.ts'
import { timeZoneOf } from '../../resources/lists/listSql.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { isUuid, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { readListBelow, readLists, readStart, readViews } from './reportChoices.ts'
import { readPeople } from './people.ts'
import {
  dueFromNow,
  enqueueByHand,
  enqueueReport,
  readViewContent,
  REPORT,
  reportOf,
  scheduleOf,
  timeZoneOfAccount,
  type Named,
  type Report,
} from './report.ts'

/** Reports of an account. */
const MOST = 20
/** Sent by hand in an account, within an hour. */
const MOST_BY_HAND = 20

/** Reports: who may make them, when they are due, and what their form offers. */
export function scheduledReport(context: ModuleContext): Behaviour {
  const { database, published, text, limits } = context
  const most = limits?.['reports'] ?? MOST
  /** @param id asked for */
  const listsFor = async (caller: Caller, id?: string): Promise<Named[]> => {
    const now = published()
    const below = id === undefined ? undefined : await readListBelow({ database, published: now }, caller, id)
    return below ? [below] : readLists(now, caller)
  }

  return {
    resource: REPORT,
    async beforeCreate(query, caller, value) {
      const { accountId, userId } = caller
      // Two at once would both find room.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${REPORT}:${accountId}`}, 0))`.execute(query)
      const { count } = await query
        .selectFrom('record')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('account_id', '=', accountId)
        .where('entity', '=', REPORT)
        .executeTakeFirstOrThrow()
      if (count >= most)
        throw new Refusal('operation-not-allowed', {
          text: text('scheduled-reports:too-many-reports', { count: most }),
        })
      const { at } = dueFromNow(value, timeZoneOf(caller.scope))
      return { ...value, people: namesIn(value), maker: { id: userId, name: nameOf(caller) }, next_at: at }
    },
    async afterCreate(query, caller, { id, doc }) {
      await enqueueReport(query, caller.accountId, id, dueFromNow(doc, timeZoneOf(caller.scope)))
    },
    async beforeUpdate(_query, caller, { doc }, value) {
      const isMoved = !isDeepStrictEqual(scheduleOf(doc), scheduleOf(value))
      const changed = { ...value, people: namesIn(value) }
      if (doc['status'] !== 'active' || !isMoved) return changed
      return { ...changed, next_at: dueFromNow({ ...doc, ...value }, timeZoneOf(caller.scope)).at }
    },
    async afterUpdate(query, caller, before, record) {
      if (before.doc['next_at'] !== record.doc['next_at'] && record.doc['status'] === 'active')
        await enqueueReport(
          query,
          caller.accountId,
          record.id,
          dueFromNow(record.doc, timeZoneOf(caller.scope)),
        )
      return record
    },
    async onTransition(query, { accountId }, record, { to }): Promise<JsonObject> {
      if (to !== 'active') return { next_at: null }
      const report = reportOf(record)
      if (report.view && (await readViewContent(query, accountId, report)) === undefined)
        throw new Refusal('operation-not-allowed', { text: text('scheduled-reports:choose-view-first') })
      const due = dueFromNow(record.doc, await timeZoneOfAccount(query, accountId))
      await enqueueReport(query, accountId, record.id, due)
      return { next_at: due.at, problem: null }
    },
    async afterDelete(query, { accountId }, { id }) {
      await query
        .deleteFrom('report_delivery')
        .where('account_id', '=', accountId)
        .where('report_id', '=', id)
        .execute()
    },
    endpoints: {
      lists: async ({ caller, query }) => offer('lists', await listsFor(caller, query['id']), query),
      views: async ({ caller, query }) => {
        const list = query['list'] ?? ''
        const found = await database.read(caller.accountId, (reading) => readViews(reading, caller, list))
        return offer('views', found, query)
      },
      people: async ({ caller: { accountId }, query }) =>
        offer('people', await database.read(accountId, (reading) => readPeople(reading, accountId)), query),
      start: async ({ caller, params }) => {
        const [id = '', view = ''] = (params['id'] ?? '').split(':')
        const list = (await listsFor(caller, id)).find((each) => each.id === id)
        if (!list) throw new Refusal('not-found')
        return answer(await database.read(caller.accountId, (query) => readStart(query, caller, list, view)))
      },
      send: async ({ caller, params, once }) => {
        const { accountId } = caller
        const id = params['id'] ?? ''
        const bucket = `reports-by-hand:${accountId}`
        const send = async (query: Query) => {
          const record = isUuid(id)
            ? await readDocument(query, accountId, REPORT, id.toLowerCase(), true)
            : undefined
          if (!record) throw new Refusal('not-found')
          const report = reportOf(record)
          requireMayManage(context, caller, report)
          if (report.status === 'stopped')
            throw new Refusal('operation-not-allowed', { text: text('scheduled-reports:resume-first') })
          const now = new Date()
          const day = dateIn(timeZoneOf(caller.scope), now)
          await enqueueByHand(query, accountId, record.id, { at: now.toISOString(), day })
          return answer({ success: true })
        }
        return withinLimit(database, { bucket, most: MOST_BY_HAND, windowSeconds: 3600 }, () =>
          database.transaction(accountId, (query) => once(query, () => send(query))),
        )
      },
    },
  }
}

/** As the definitions say for changes and deletes. */
function requireMayManage({ text }: ModuleContext, { userId, scope }: Caller, { maker }: Report): void {
  const role = scope.user['role']
  if (role === undefined || role === 'Admin' || maker.id === userId) return
  throw new Refusal('operation-not-allowed', { text: text('scheduled-reports:not-your-report') })
}

/** For lists and pages, which show texts. */
function namesIn({ recipients }: JsonObject): string[] {
  return objectsOf(recipients).map(({ name }) => textOf(name))
}

function nameOf({ scope: { user } }: Caller): string {
  const part = (name: string): string => (typeof user[name] === 'string' ? user[name] : '')
  return `${part('first_name')} ${part('last_name')}`.trim() || part('email')
}

/** What a field offers: one page, for an account has few of them. */
function offer(
  items: string,
  all: readonly Named[],
  { search = '', id, page = '1' }: Record<string, string>,
): Promise<{ body: unknown }> {
  const sought = search.toLowerCase()
  const found = all.filter(
    (each) => each.name.toLowerCase().includes(sought) && (id === undefined || each.id === id),
  )
  const pagination = { current_page: 1, per_page: found.length, total_pages: 1, total: found.length }
  return answer({ [items]: page === '1' ? found : [], pagination, is_empty: all.length === 0 })
}

function answer(body: unknown): Promise<{ body: unknown }> {
  return Promise.resolve({ body })
}

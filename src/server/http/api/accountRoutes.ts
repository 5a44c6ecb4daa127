import { sql } from 'kysely'
import { masterOf } from '../../resources/masterOf.ts'
import { Refusal, say } from '../../errors.ts'
import { unknownFields } from '../../unknownFields.ts'
import { namesTag } from '../../resources/etags.ts'
import type { ResourceRoute, RouteAnswer, RouteRequest } from '../../resources/routes/ResourceRoute.ts'
import type { AppOptions } from '../AppOptions.ts'
import { tagAnswer } from '../../wire/etagOf.ts'
import { jsonRoute } from './jsonRoute.ts'

const preferenceLimit = 16 * 1024
/** Preferences of one user. */
const preferencesLimit = 200
/** Ten years: tolerates a client's wrong clock. */
const oldestChoiceSeconds = 10 * 365 * 86_400

/** The signed-in user's own routes: configuration and preferences, of which a master's user has others than the owner. */
export function accountRoutes(options: AppOptions): ResourceRoute[] {
  const { database } = options
  return [
    // What the session was found with is as new as the database.
    {
      ...polledRoute('/config', async (request) => polled(request, request.caller.scope.config)),
      kind: 'poll',
    },
    polledRoute('/preferences', async (request) => {
      const { accountId, userId } = request.caller
      const rows = await database.read(accountId, (query) =>
        query
          .selectFrom('preference')
          .select(['key', 'value'])
          .where('account_id', '=', accountId)
          .where('user_id', '=', userId)
          .where('master_id', '=', masterOf(request.caller))
          .orderBy('key')
          .execute(),
      )
      return polled(request, { preferences: Object.fromEntries(rows.map(({ key, value }) => [key, value])) })
    }),
    jsonRoute('GET', '/preferences/{key}', async ({ caller, params }) => {
      const key = preferenceKey(params)
      const row = await database.read(caller.accountId, (query) =>
        query
          .selectFrom('preference')
          .select('value')
          .where('account_id', '=', caller.accountId)
          .where('user_id', '=', caller.userId)
          .where('master_id', '=', masterOf(caller))
          .where('key', '=', key)
          .executeTakeFirst(),
      )
      return { value: row?.value ?? null }
    }),
    jsonRoute('PUT', '/preferences/{key}', async ({ caller, params, body }) => {
      const key = preferenceKey(params)
      const { value, ageSeconds } = readChoice(body)
      const text = JSON.stringify(value)
      if (Buffer.byteLength(text) > preferenceLimit) throw new Refusal('too-large')
      const { accountId, userId } = caller
      const masterId = masterOf(caller)
      const kept = await database.transaction(accountId, async (query) => {
        const { others } = await query
          .selectFrom('preference')
          .select(sql<number>`count(*)::int`.as('others'))
          .where('account_id', '=', accountId)
          .where('user_id', '=', userId)
          .where('master_id', '=', masterId)
          .where('key', '<>', key)
          .executeTakeFirstOrThrow()
        if (others >= preferencesLimit) throw new Refusal('too-large')
        const chosenAt = sql<Date>`clock_timestamp() - make_interval(secs => ${ageSeconds ?? 0})`
        await query
          .insertInto('preference')
          .values({
            account_id: accountId,
            user_id: userId,
            master_id: masterId,
            key,
            value: text,
            updated_at: chosenAt,
          })
          .onConflict((conflict) => {
            const update = conflict
              .columns(['account_id', 'user_id', 'master_id', 'key'])
              .doUpdateSet({ value: text, updated_at: (row) => row.ref('excluded.updated_at') })
            return ageSeconds === undefined
              ? update
              : update.where('preference.updated_at', '<=', (row) => row.ref('excluded.updated_at'))
          })
          .execute()
        return query
          .selectFrom('preference')
          .select('value')
          .where('account_id', '=', accountId)
          .where('user_id', '=', userId)
          .where('master_id', '=', masterId)
          .where('key', '=', key)
          .executeTakeFirstOrThrow()
      })
      return { value: kept.value }
    }),
  ]
}

/** Account data for the shell, for definitions without a resource at `/profile`. */
export function profileRoute(): ResourceRoute {
  return polledRoute('/profile', async (request) =>
    polled(request, { account: request.caller.scope.account }),
  )
}

/** @returns the value and its age; with an age, it applies only if there is no newer choice */
function readChoice(body: unknown): { value: unknown; ageSeconds?: number } {
  if (typeof body !== 'object' || body === null || !('value' in body))
    throw new Refusal('invalid', { fields: { value: say('portal:form-required') } })
  const { value, age_seconds: age, ...others }: { value: unknown; age_seconds?: unknown } = body
  const unknown = unknownFields(others, () => false)
  if (Object.keys(unknown).length > 0) throw new Refusal('invalid', { fields: unknown })
  if (age === undefined) return { value }
  if (typeof age !== 'number' || !(age >= 0 && age <= oldestChoiceSeconds))
    throw new Refusal('invalid', { fields: { age_seconds: say('portal:error-seconds') } })
  return { value, ageSeconds: age }
}

function polledRoute(path: string, handle: ResourceRoute['handle']): ResourceRoute {
  return { ...jsonRoute('GET', path, handle), handle }
}

function preferenceKey(params: Record<string, string>): string {
  const key = params['key'] ?? ''
  if (!/^[a-z0-9][a-z0-9._-]{0,99}$/i.test(key)) throw new Refusal('not-found')
  return key
}

/** A small polled response: 304 while unchanged. Each object is serialized once. */
export function polled(request: RouteRequest, body: object): RouteAnswer {
  const { text, etag } = tagAnswer(request.caller.userId, body)
  const headers = { 'cache-control': 'private, no-cache', vary: 'authorization', etag }
  if (namesTag(request.headers['if-none-match'], etag)) return { status: 304, headers }
  return {
    status: 200,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: text,
  }
}

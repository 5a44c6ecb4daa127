import { sql } from 'kysely'
import type { ListView } from '../../../shared/listView.ts'
import { listViewLimits } from '../../../shared/listView.ts'
import { Refusal, say } from '../../errors.ts'
import type { Caller } from '../../resources/behaviour.ts'
import type { ResourceRoute } from '../../resources/routes/ResourceRoute.ts'
import type { Query } from '../../storage/database.ts'
import { polled } from './accountRoutes.ts'
import type { AppOptions } from '../AppOptions.ts'
import { jsonRoute } from './jsonRoute.ts'
import { readListView } from './readListView.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * The views of lists a person saved, and those others of the account share. Views of a list the person may not read
 * are left out. Only who saved a view changes it; the owner of the account may also delete it.
 */
export function listViewRoutes({ database, publisher }: AppOptions): ResourceRoute[] {
  function mayRead(caller: Caller, list: string): boolean {
    const { lists, portal } = publisher.current()
    const found = lists.find(({ module, id }) => `${module}.${id}` === list)
    const resource = found && portal.modules[found.module]?.resources[found.resource]
    const access = resource?.operations.list?.access
    return access?.every((permission) => caller.permissions.has(permission)) === true
  }

  const all: ResourceRoute = {
    ...jsonRoute('GET', '/list-views', async () => undefined),
    handle: async (request) => {
      const views = await database.read(request.caller.accountId, (query) => readViews(query, request.caller))
      return polled(request, { views: views.filter(({ list }) => mayRead(request.caller, list)) })
    },
  }
  return [
    all,
    jsonRoute('POST', '/list-views', async ({ caller, body }) => {
      const {
        list = '',
        name = '',
        content,
        shared = false,
      } = readListView(body, ['list', 'name', 'content'])
      if (!mayRead(caller, list))
        throw new Refusal('invalid', { fields: { list: say('portal:error-list-unknown') } })
      return database.transaction(caller.accountId, async (query) => {
        const { count } = await ownViews(query, caller)
          .select(sql<number>`count(*)::int`.as('count'))
          .executeTakeFirstOrThrow()
        if (count >= listViewLimits.views)
          throw new Refusal('invalid', {
            fields: { name: say('portal:error-views-many', { count: listViewLimits.views }) },
          })
        const stored = await query
          .insertInto('list_view')
          .values({
            account_id: caller.accountId,
            user_id: caller.userId,
            list,
            name,
            content: JSON.stringify(content),
            shared,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!stored) throw nameTaken()
        return { view: await readView(query, caller, stored.id) }
      })
    }),
    jsonRoute('PATCH', '/list-views/{id}', async ({ caller, params, body }) => {
      const id = viewId(params)
      const { name, content, shared, list } = readListView(body, [])
      if (list !== undefined)
        throw new Refusal('invalid', { fields: { list: say('portal:error-field-unknown') } })
      return database.transaction(caller.accountId, async (query) => {
        const view = await ownViews(query, caller)
          .select('list')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (!view) throw new Refusal('not-found')
        if (name !== undefined) {
          const other = await ownViews(query, caller)
            .select('id')
            .where('list', '=', view.list)
            .where('id', '<>', id)
            .where(sql<boolean>`lower(name) = lower(${name})`)
            .executeTakeFirst()
          if (other) throw nameTaken()
        }
        await query
          .updateTable('list_view')
          .set({
            updated_at: sql<Date>`now()`,
            ...(name !== undefined && { name }),
            ...(content !== undefined && { content: JSON.stringify(content) }),
            ...(shared !== undefined && { shared }),
          })
          .where('account_id', '=', caller.accountId)
          .where('id', '=', id)
          .execute()
        return { view: await readView(query, caller, id) }
      })
    }),
    jsonRoute('DELETE', '/list-views/{id}', async ({ caller, params }) => {
      const id = viewId(params)
      const isOwner = caller.scope.user['role'] === undefined
      const { numDeletedRows } = await database.transaction(caller.accountId, (query) =>
        query
          .deleteFrom('list_view')
          .where('account_id', '=', caller.accountId)
          .where('id', '=', id)
          .where((row) =>
            row.or([row('user_id', '=', caller.userId), ...(isOwner ? [row('shared', '=', true)] : [])]),
          )
          .executeTakeFirstOrThrow(),
      )
      if (numDeletedRows === 0n) throw new Refusal('not-found')
      return {}
    }),
  ]
}

function ownViews(query: Query, { accountId, userId }: Caller) {
  return query.selectFrom('list_view').where('account_id', '=', accountId).where('user_id', '=', userId)
}

async function readView(query: Query, caller: Caller, id: string): Promise<ListView | undefined> {
  return (await readViews(query, caller)).find((view) => view.id === id)
}

async function readViews(query: Query, { accountId, userId }: Caller): Promise<ListView[]> {
  const rows = await query
    .selectFrom('list_view as v')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.account_id', '=', 'v.account_id').onRef('u.id', '=', 'v.user_id'),
    )
    .select(['v.id', 'v.list', 'v.name', 'v.content', 'v.shared', 'v.user_id', 'u.first_name', 'u.last_name'])
    .where('v.account_id', '=', accountId)
    .where((row) => row.or([row('v.user_id', '=', userId), row('v.shared', '=', true)]))
    .orderBy(sql`lower(v.name)`)
    .execute()
  return rows.map(({ id, list, name, content, shared, ...by }) => ({
    id,
    list,
    name,
    content: content as unknown as ListView['content'], // only readListView writes it
    shared,
    owner: by.user_id === userId ? null : `${by.first_name} ${by.last_name}`.trim(),
  }))
}

function nameTaken(): Refusal {
  return new Refusal('invalid', { fields: { name: say('portal:error-view-twice') } })
}

function viewId(params: Record<string, string>): string {
  const id = params['id'] ?? ''
  if (!uuid.test(id)) throw new Refusal('not-found')
  return id
}

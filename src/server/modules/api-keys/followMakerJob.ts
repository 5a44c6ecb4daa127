import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { moveDocument } from '../../lifecycle/index.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { ENTITY } from './expireKeyJob.ts'

/** Kind of the job that shows what became of the user who made keys; migration 0680 queues it with the change. */
export const FOLLOW_MAKER = 'follow-key-maker'

interface Step {
  from: readonly string[]
  transition: string
  to: string
}

const steps = {
  active: { from: ['user-off'], transition: 'restore', to: 'active' },
  inactive: { from: ['active'], transition: 'suspend', to: 'user-off' },
  gone: { from: ['active', 'off', 'user-off'], transition: 'orphan', to: 'user-gone' },
} satisfies Record<string, Step>

/** Says in the keys of a person why they work no more; that they don't, every call finds by itself. */
export function createMakerFollower({
  database,
  postNotices,
}: Pick<ModuleContext, 'database' | 'postNotices'>): JobHandler {
  return async function follow({ accountId, payload }) {
    const userId = String(payload['user'])
    await database.transaction(accountId, async (query) => {
      const { from, transition, to } = steps[await fateOf(query, accountId, userId)]
      for (const id of await keysOf(query, accountId, userId, from)) {
        const record = await readDocument(query, accountId, ENTITY, id, true)
        // Whoever revoked it meanwhile was first.
        if (!record || !from.includes(textOf(record.doc['status']))) continue
        await moveDocument(query, postNotices, {
          accountId,
          entity: ENTITY,
          record,
          transition,
          field: 'status',
          to,
          mover: { by: 'server' },
          set: { is_active: to === 'active' },
        })
      }
    })
  }
}

/** Of removed people only the row that histories name is left, without their address. */
async function fateOf(query: Query, accountId: string, userId: string): Promise<keyof typeof steps> {
  const person = await query
    .selectFrom('app_user')
    .select(['disabled', 'email'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst()
  if (!person || (person.disabled && person.email === userId)) return 'gone'
  return person.disabled ? 'inactive' : 'active'
}

async function keysOf(
  query: Query,
  accountId: string,
  userId: string,
  states: readonly string[],
): Promise<string[]> {
  const found = await query
    .selectFrom('record')
    .select('id')
    .where('account_id', '=', accountId)
    .where('entity', '=', ENTITY)
    .where(sql<boolean>`doc->'maker'->>'id' = ${userId} and doc->>'status' = any(${[...states]}::text[])`)
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

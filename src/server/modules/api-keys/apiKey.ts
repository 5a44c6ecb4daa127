import { sql } from 'kysely'
import { durationMs } from '../../../shared/durationMs.ts'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { textOf } from '../../storage/documentValues.ts'
import { ENTITY } from './expireKeyJob.ts'
import { planKeyEnd } from './planKeyEnd.ts'

/** Keys of an account, ended ones too. */
const MOST = 100

/** API keys: who made one, until when it works, and whether it works now. */
export function apiKey({ text, limits }: ModuleContext): Behaviour {
  const most = limits?.['apiKeys'] ?? MOST
  return {
    resource: ENTITY,
    async beforeCreate(query, { accountId, userId, scope }, value) {
      // Two at once would both find room.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${ENTITY}:${accountId}`}, 0))`.execute(query)
      const { count } = await query
        .selectFrom('record')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('account_id', '=', accountId)
        .where('entity', '=', ENTITY)
        .executeTakeFirstOrThrow()
      if (count >= most)
        throw new Refusal('operation-not-allowed', { text: text('api-keys:too-many-keys', { count: most }) })
      const { lifetime } = value
      const name = `${textOf(scope.account['first_name'])} ${textOf(scope.account['last_name'])}`.trim()
      return {
        ...value,
        is_active: true,
        maker: { id: userId, name: name || textOf(scope.user['email']) },
        ...(typeof lifetime === 'string' &&
          lifetime !== 'never' && {
            expires_at: new Date(Date.now() + durationMs(lifetime)).toISOString(),
          }),
      }
    },
    async afterCreate(query, { accountId }, { id, doc }) {
      const { expires_at: end } = doc
      if (typeof end !== 'string') return
      await planKeyEnd(query, accountId, id, Date.parse(end) - Date.now())
    },
    async onTransition(_query, _mover, _record, { to }) {
      return { is_active: to === 'active' }
    },
  }
}

import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import type { Behaviour } from '../../resources/behaviour.ts'

/** What an account asks of everybody who signs in to it. */
export const teamSecurity: Behaviour = {
  resource: 'team-security',
  singleton: {
    async read(query, { accountId }, forUpdate) {
      let accounts = query.selectFrom('account').select(['id', 'settings']).where('id', '=', accountId)
      if (forUpdate) accounts = accounts.forNoKeyUpdate()
      const account = await accounts.executeTakeFirst()
      if (!account) throw new Refusal('not-found')
      const isRequired = account.settings['is_two_fa_auth_enabled'] === true
      return { id: account.id, version: isRequired ? 2 : 1, doc: { two_factor_required: isRequired } }
    },
    async write(query, _caller, _record, value) {
      await sql`select require_two_factor(${value['two_factor_required'] === true})`.execute(query)
    },
  },
}

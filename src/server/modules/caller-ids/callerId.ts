import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { Refusal } from '../../errors.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'

const entity = 'caller-id'
const E164 = /^\+[1-9]\d{6,14}$/

/** Verified caller IDs: numbers that codes can be sent to, in their country, each once in an account. */
export function callerId({ challenges, text }: ModuleContext): Behaviour {
  const refuse = (words: string): never => {
    throw new Refusal('invalid', { fields: { number: words } })
  }
  return {
    resource: entity,
    async derive(read, { accountId }, { number, country }) {
      // What the definition refuses has its own text.
      if (typeof number !== 'string' || !E164.test(number)) return {}
      const known = challenges.readNumber(number)
      if (typeof country === 'string' && country !== known.country) refuse(text('caller-ids:other-country'))
      if (await read((query) => isVerified(query, accountId, number)))
        refuse(text('caller-ids:already-verified'))
      return {}
    },
    async beforeCreate(query, { accountId }, value) {
      const { number } = value
      if (typeof number !== 'string') return value
      // Colleagues may save the same number at the same time.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${entity}:${accountId}:${number}`}, 0))`.execute(
        query,
      )
      if (await isVerified(query, accountId, number)) refuse(text('caller-ids:already-verified'))
      return value
    },
  }
}

async function isVerified(query: Query, accountId: string, number: string): Promise<boolean> {
  const row = await query
    .selectFrom('record')
    .select('id')
    .where('account_id', '=', accountId)
    .where('entity', '=', entity)
    .where(sql<string>`doc->>'number'`, '=', number)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

import { sql } from 'kysely'
import { Refusal, say } from '../../errors.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'

const IVR_SERVICE = 'ivr-service'

/** IVR services: which flow answers calls to which numbers. A number reaches one service. */
export function ivrService(): Behaviour {
  return {
    resource: IVR_SERVICE,
    async beforeCreate(query, { accountId }, value, id) {
      await checkServiceNumbers(query, accountId, id, value)
      return { ...value, status: 'active' }
    },
    async beforeUpdate(query, { accountId }, { id }, value) {
      await checkServiceNumbers(query, accountId, id, value)
      return value
    },
  }
}

async function checkServiceNumbers(
  query: Query,
  accountId: string,
  id: string,
  value: JsonObject,
): Promise<void> {
  const numbers = Array.isArray(value['numbers']) ? value['numbers'].map(String) : []
  if (numbers.length === 0) return
  // Two services that are saved at once would both see the number free.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ivr-numbers:${accountId}`}, 0))`.execute(query)
  for (const number of numbers) {
    const { rows } = await sql<{ entity: string }>`
      select entity from record where account_id = ${accountId} and (
        entity = 'did' and doc->>'number' = ${number} and doc->>'status' = 'active' and doc->'features' ? 'voice_in'
        or entity = ${IVR_SERVICE} and id <> ${id} and doc->'numbers' ? ${number})`.execute(query)
    const refuse = (field: ReturnType<typeof say>): never => {
      throw new Refusal('invalid', { fields: { numbers: field } })
    }
    if (rows.some(({ entity }) => entity === IVR_SERVICE))
      refuse(say('ivr-services:number-taken', { number }))
    if (!rows.some(({ entity }) => entity === 'did')) refuse(say('ivr-services:number-not-yours', { number }))
  }
}

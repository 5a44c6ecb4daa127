import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'
import { bumpCollection } from '../../storage/documents.ts'
import { objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** The numbers of a service, as ids of records. */
export function numberIds(doc: JsonObject): string[] {
  return objectsOf(doc['numbers']).map(({ id }) => textOf(id))
}

/** Locks the numbers that a service answers, which come before their service: so does the end of a number. */
export async function lockNumbers(query: Query, id: string): Promise<void> {
  await sql`
    select from record where account_id = current_account() and entity = 'did' and doc->'ivr_service'->>'id' = ${id}
    order by id for update`.execute(query)
}

/** Writes into the account's numbers which of them a service answers, under which name; the others it lets go. */
export async function routeNumbers(
  query: Query,
  accountId: string,
  service: { id: string; name: string; numbers: readonly string[] },
): Promise<void> {
  const { id, name, numbers } = service
  const answered = JSON.stringify({ route_to: 'ivr', ivr_service: { id, name } })
  await sql`
    update record set doc = case when id::text in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))
        then (doc - 'trunk' - 'sip_uri' - 'forward_to') || ${answered}::jsonb
        else (doc - 'ivr_service') || '{"route_to":"none"}'::jsonb end,
      updated_at = now(), version = version + 1
    where account_id = ${accountId} and entity = 'did'
      and (id::text in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))
        or doc->'ivr_service'->>'id' = ${id})
      and doc->'ivr_service' is distinct from
        case when id::text in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))
          then ${answered}::jsonb->'ivr_service' end`.execute(query)
  await bumpCollection(query, accountId, 'did')
}

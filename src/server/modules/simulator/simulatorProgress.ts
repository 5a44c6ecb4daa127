import type { Endpoints } from '../../../generated/modules/simulator.types.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { typedEndpoints, type Behaviour } from '../../resources/behaviour.ts'
import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'

/** What an account has tried so far, by its own data. */
interface Progress {
  numbers: number
  routed_numbers: number
  trunks: number
  received_calls: number
  placed_calls: number
  flow_calls: number
  received_messages: number
  keys: number
  two_fa_services: number
  verified_codes: number
  published_flows: number
  answered_tickets: number
}

/** Steps of the guides tick themselves by this. */
export function simulatorProgress({ database }: Pick<ModuleContext, 'database'>): Behaviour {
  return {
    resource: 'simulator-progress',
    endpoints: typedEndpoints<Endpoints['simulator-progress']>({
      async steps({ caller: { accountId } }) {
        const progress = await database.read(accountId, (query) => readProgress(query, accountId))
        return { body: { progress } }
      },
    }),
  }
}

/** Counted up to one where one is enough, so that it costs the same in a large account. */
async function readProgress(query: Query, accountId: string): Promise<Progress> {
  const { rows } = await sql<Progress>`select
    ${records(accountId, 'did', sql`doc ->> 'status' = 'active'`)} as numbers,
    ${records(accountId, 'did', sql`doc ->> 'status' = 'active' and doc ->> 'route_to' = 'trunk'`)} as routed_numbers,
    ${records(accountId, 'trunk', sql`true`)} as trunks,
    ${calls(accountId, sql`type = 'received' and code = '200'`)} as received_calls,
    ${calls(accountId, sql`type = 'placed' and code = '200'`)} as placed_calls,
    ${calls(accountId, sql`type = 'received' and code = '200' and ivr_service_id is not null`)} as flow_calls,
    ${one(sql`sms_message where account_id = ${accountId} and type = 'inboundSms'`)} as received_messages,
    ${records(accountId, 'api-key', sql`doc ->> 'status' = 'active'`)} as keys,
    ${records(accountId, 'two-fa-service', sql`true`)} as two_fa_services,
    ${one(sql`two_fa_session where account_id = ${accountId} and status = 'verified'`)} as verified_codes,
    ${records(accountId, 'ivr-flow', sql`doc -> 'is_published' = 'true'`)} as published_flows,
    ${records(accountId, 'ticket-reply', sql`doc ->> 'author' = 'agent'`)} as answered_tickets`.execute(query)
  const [progress] = rows
  if (!progress) throw new Error('A query without a table has one row')
  return progress
}

type Part = ReturnType<typeof sql>

function records(accountId: string, entity: string, which: Part): Part {
  return one(sql`record where account_id = ${accountId} and entity = ${entity} and ${which}`)
}

function calls(accountId: string, which: Part): Part {
  return one(sql`phone_call where account_id = ${accountId} and ${which}`)
}

function one(from: Part): Part {
  return sql`(select count(*)::int from (select from ${from} limit 1) found)`
}

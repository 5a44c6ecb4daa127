import { sql } from 'kysely'
import { judgeCall, type CallVerdict, type TrunkGuards } from '../../../domain/sip/index.ts'
import { ratesOf, readCallsCost, readChannelRoom } from '../../calls/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Caller, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf } from '../../storage/documentValues.ts'
import { readSpendRoom } from '../../storage/readSpendRoom.ts'

/** Judges a call over a trunk by the rule of the domain, with what the database and the account say now. */
export async function judgeTrunkCall(
  { published }: Pick<ModuleContext, 'published'>,
  query: Query,
  { accountId, scope }: Pick<Caller, 'accountId' | 'scope'>,
  { id, doc }: Pick<StoredRecord, 'id' | 'doc'>,
  dialed: string,
): Promise<CallVerdict> {
  const { rows } = await sql<{ spent: number; channels: number }>`
    select trunk_spent_today(${accountId}, ${id})::float8 as spent, trunk_channels(${accountId}, ${id}) as channels`.execute(
    query,
  )
  const { max_call_duration: maxSeconds, max_sip_channels: maxChannels } = objectOf(
    scope.config['global_limits'],
  )
  const account = await query
    .selectFrom('account')
    .select(['balance', 'credit_limit'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const left = await readSpendRoom(query, accountId)
  const held = await readCallsCost(query, accountId)
  const channelRoom = await readChannelRoom(query, accountId)
  // A document of the entity, by its validator.
  return judgeCall(doc as TrunkGuards, dialed, {
    rateOf: ratesOf(published),
    spentToday: rows[0]?.spent ?? 0,
    channels: rows[0]?.channels ?? 0,
    balance: account.balance + account.credit_limit - held,
    ...(left && { spendRoom: left.room - held }),
    maxSeconds: typeof maxSeconds === 'number' ? maxSeconds : 0,
    maxChannels: typeof maxChannels === 'number' ? maxChannels : 0,
    ...(channelRoom !== undefined && { channelRoom }),
  })
}

import { refusingState, statesOf, type AskedCall } from '../../language/index.ts'
import type { AccountStateDefinition } from '../../language/portal.ts'
import { Refusal } from '../errors.ts'
import type { Caller } from '../resources/behaviour.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import type { Query } from '../storage/database.ts'
import { configOf, masterFlags } from './accountContext.ts'

/**
 * The one place that checks whether the caller's account state allows a call.
 * @throws Refusal `account-state` with the definition's text
 */
export function requireState(
  { portal, text }: Pick<PublishedPortal, 'portal' | 'text'>,
  { scope }: Pick<Caller, 'scope'>,
  asked: AskedCall,
): void {
  const state = refusingState(portal.manifest.states, scope, asked)
  if (state) throw new Refusal('account-state', { text: text(state.text), body: { state: state.id } })
}

/** The account state that pauses background work; undefined while it may run. */
export async function pausingState(
  query: Query,
  accountId: string,
  states: readonly AccountStateDefinition[],
): Promise<AccountStateDefinition | undefined> {
  return (await readStates(query, accountId, states)).find(({ pauses }) => pauses)
}

/** The account state that keeps everybody out; undefined while users can sign in. */
export async function closingState(
  query: Query,
  accountId: string,
  states: readonly AccountStateDefinition[],
): Promise<AccountStateDefinition | undefined> {
  return (await readStates(query, accountId, states)).find(({ signIn }) => !signIn)
}

async function readStates(
  query: Query,
  accountId: string,
  states: readonly AccountStateDefinition[],
): Promise<AccountStateDefinition[]> {
  const row = await query
    .selectFrom('account')
    .leftJoin('account as master', 'master.id', 'account.master_account_id')
    .where('account.id', '=', accountId)
    .select([
      'account.id',
      'account.name',
      'account.level',
      'account.status',
      'account.is_suborganization',
      'account.timezone',
      'account.balance',
      'account.settings',
      'master.settings as master_settings',
      'master.status as master_status',
    ])
    .executeTakeFirst()
  if (!row) return []
  const scope = {
    account: { id: row.id, name: row.name, timezone: row.timezone, status: row.status },
    config: {
      ...configOf(row.settings),
      ...masterFlags(row),
      balance: row.balance,
      account_level: row.level,
      is_suborganization: row.is_suborganization,
      sandbox_user: row.level === 'sandbox',
    },
  }
  return statesOf(states, scope)
}

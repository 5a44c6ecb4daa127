import { randomUUID } from 'node:crypto'
import { notifyLowBalance } from '../notifications/notifyLowBalance.ts'
import type { Query } from './database.ts'
import { readSpendRoom } from './readSpendRoom.ts'
import type { Counterpart, TransferPart } from './tables.ts'

export interface Transfer {
  accountId: string
  kind: string
  /** Transaction type of the catalogue. */
  type?: number
  /** Once per account and kind: a second transfer with the same reference does nothing. */
  reference: string
  /** Micro-units; negative charges the account, positive credits it. */
  amount: number
  counterpart: Counterpart
  /** For people: a number, a name. */
  details?: string
  /** What the amount is made of by number and country; they sum to it. */
  parts?: readonly TransferPart[]
  /** The money is gone or owed whatever is left: a refund that a provider has paid out, a call that was made. */
  mayOverdraw?: boolean
}

/** Why a charge was not made. */
export type Unpaid = 'insufficient' | 'capped'

/** Transaction types that have one of their own in the sandbox. */
const sandboxTypes: Readonly<Record<number, number>> = { 0: 500, 6: 506, 14: 514, 15: 515, 36: 536, 45: 545 }

/**
 * Moves money between an account and a counterpart: the only way a balance changes.
 * @returns `moved`, `repeated` when the reference was used before, or `insufficient` when the balance and credit do
 *   not suffice, `capped` when a spend cap of the account leaves too little; then nothing has changed
 */
export async function moveMoney(query: Query, transfer: Transfer): Promise<'moved' | 'repeated' | Unpaid> {
  const {
    accountId,
    kind,
    type = 0,
    reference,
    amount,
    counterpart,
    details = '',
    parts,
    mayOverdraw = false,
  } = transfer
  const known = await query
    .selectFrom('ledger_transfer')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (known) return 'repeated'
  const account = await query
    .selectFrom('account')
    .select(['balance', 'credit_limit', 'currency', 'level', 'spend_cap_day', 'spend_cap_month'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (!mayOverdraw && amount < 0 && account.balance + account.credit_limit + amount < 0) return 'insufficient'
  const isCapped = account.spend_cap_day !== null || account.spend_cap_month !== null
  if (isCapped && !mayOverdraw && amount < 0 && counterpart === 'revenue') {
    const left = await readSpendRoom(query, accountId)
    if (left && left.room + amount < 0) return 'capped'
  }
  const id = randomUUID()
  const inserted = await query
    .insertInto('ledger_transfer')
    .values({
      account_id: accountId,
      id,
      kind,
      reference,
      type: account.level === 'sandbox' ? (sandboxTypes[type] ?? type) : type,
      amount,
      details,
      may_overdraw: mayOverdraw,
      ...(parts && { parts: JSON.stringify(parts) }),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return 'repeated'
  await query
    .insertInto('ledger_entry')
    .values([
      { account_id: accountId, transfer_id: id, ledger: 'customer', amount },
      { account_id: accountId, transfer_id: id, ledger: counterpart, amount: -amount },
    ])
    .execute()
  const { balance: before, currency } = account
  await notifyLowBalance(query, accountId, { before, after: before + amount, currency })
  return 'moved'
}

import { sql } from 'kysely'
import { formatBalance } from '../../shared/numbers.ts'
import { enqueueJob } from '../jobs/enqueueJob.ts'
import type { Query } from '../storage/database.ts'
import { postNotification } from './postNotification.ts'

/** Kind of the job that mails a low balance to the owners: money moves where no definitions are at hand. */
export const LOW_BALANCE_MAIL = 'low-balance-mail'

/** Micro-units: 10 of the account's currency. */
export const lowBalanceLimit = 10_000_000

/**
 * Notifies an account that its balance has fallen to the limit, and its owners by mail. Once per crossing: refunds of
 * failed messages may lift it over the limit and the next message below again, so only money paid in since arms it anew.
 */
export async function notifyLowBalance(
  query: Query,
  accountId: string,
  { before, after, currency }: { before: number; after: number; currency: string },
): Promise<void> {
  if (before <= lowBalanceLimit || after > lowBalanceLimit) return
  const { rows } = await sql`
    select from notification n
    where n.account_id = ${accountId} and n.kind = 'low-balance' and n.created_at > coalesce(
      (select max(t.created_at) from ledger_transfer t
       join ledger_entry e on e.account_id = t.account_id and e.transfer_id = t.id
       where t.account_id = ${accountId} and e.ledger in ('payments', 'adjustments') and e.amount < 0),
      '-infinity')
    limit 1`.execute(query)
  if (rows.length > 0) return
  const balance = formatBalance(after, currency)
  const id = await postNotification(query, { accountId, kind: 'low-balance', slots: { balance } })
  await enqueueJob(query, { accountId, kind: LOW_BALANCE_MAIL, key: id, payload: { balance } })
}

import { sql } from 'kysely'
import { formatMoney } from '../../../shared/numbers.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Query } from '../../storage/database.ts'
import { readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { TRUNK } from './sipHost.ts'

const MAIL = {
  subject: 'sip-trunks:mail-trunk-limit-reached-subject',
  text: 'sip-trunks:mail-trunk-limit-reached-text',
}

interface Charged {
  accountId: string
  trunkId: string
  /** Micro-units a minute. */
  rate: number
}

/**
 * Notifies when a charged call has brought its trunk to its daily spend limit, which is when another second of it costs
 * more than is left; once a day and limit.
 */
export async function notifyLimitReached(
  query: Query,
  { notifyOfRecord }: Pick<ModuleContext, 'notifyOfRecord'>,
  { accountId, trunkId, rate }: Charged,
): Promise<void> {
  const trunk = await readDocument(query, accountId, TRUNK, trunkId)
  const dollars = trunk?.doc['daily_spend_limit']
  if (!trunk || typeof dollars !== 'number') return
  const limit = Math.round(dollars * 1_000_000)
  const { rows } = await sql<{ spent: number; day: string; currency: string }>`
    select trunk_spent_today(id, ${trunkId})::float8 as spent, (now() at time zone 'UTC')::date::text as day, currency
    from account where id = ${accountId}`.execute(query)
  const [today] = rows
  if (!today || (limit - today.spent) * 60 >= rate) return
  await notifyOfRecord(query, {
    accountId,
    entity: TRUNK,
    recordId: trunkId,
    to: 'everyone',
    event: {
      kind: 'trunk-limit-reached',
      slots: {
        id: trunkId,
        name: textOf(trunk.doc['label']),
        limit: formatMoney(limit, today.currency),
      },
    },
    mail: MAIL,
    id: `${trunkId}:${today.day}:${limit}`,
  })
}

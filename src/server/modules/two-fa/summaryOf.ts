import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'

export interface SessionSummary {
  sessions: number
  pending: number
  verified: number
  expired: number
  /** With those that were refused as invalid. */
  failed: number
  canceled: number
  /** Percent of the sessions that are over; null without any. */
  conversion: number | null
  /** micro-units; null while nobody is verified */
  cost_per_verified: number | null
}

/** Sessions of the last 30 days by status, of one service or of all. */
export async function summaryOf(
  query: Query,
  accountId: string,
  serviceId: string | undefined,
): Promise<SessionSummary> {
  const { rows } = await sql<{ status: string; count: number; charge: number }>`
    select status, count(*)::int as count, sum(charge)::float8 as charge from two_fa_session
    where account_id = ${accountId} and created_at > now() - interval '30 days'
      ${serviceId === undefined ? sql`` : sql`and service_id = ${serviceId}`}
    group by status`.execute(query)
  const countOf = (status: string): number => rows.find((row) => row.status === status)?.count ?? 0
  const sessions = rows.reduce((sum, { count }) => sum + count, 0)
  const charge = rows.reduce((sum, row) => sum + row.charge, 0)
  const [pending, verified] = [countOf('pending'), countOf('verified')]
  const over = sessions - pending
  return {
    sessions,
    pending,
    verified,
    expired: countOf('expired'),
    failed: countOf('failed') + countOf('invalid'),
    canceled: countOf('canceled'),
    conversion: over === 0 ? null : Math.round((verified * 100) / over),
    cost_per_verified: verified === 0 ? null : Math.round(charge / verified),
  }
}

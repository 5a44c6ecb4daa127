import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'

/** What an account asked of its simulated outside world. */
export interface SimulatorSettings {
  /** No call to the carrier succeeds. */
  isDown: boolean
  /** Receipts wait to be decided by hand. */
  holdsReceipts: boolean
  /** Reviews wait to be decided by hand. */
  holdsReviews: boolean
  /** The bank declines every card. */
  declinesCards: boolean
}

const none: SimulatorSettings = {
  isDown: false,
  holdsReceipts: false,
  holdsReviews: false,
  declinesCards: false,
}

/** @param query of the system or of the account */
export async function readSimulatorSettings(query: Query, accountId: string): Promise<SimulatorSettings> {
  const { rows } = await sql<SimulatorSettings>`
    select coalesce(outage_until > clock_timestamp(), false) as "isDown", holds_receipts as "holdsReceipts",
      holds_reviews as "holdsReviews", declines_cards as "declinesCards"
    from simulator_setting where account_id = ${accountId}`.execute(query)
  return rows[0] ?? none
}

import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'

/** A Sender ID of the account, and how each destination country has taken it. */
export interface SenderUse {
  id: string
  title: string
  type: string
  status: string
  /** Status of the destination per country code. */
  countries: Map<string, string>
}

/** Whether messages may come to be sent from it to a country: neither it nor the destination was refused. */
export function isUsableIn(sender: SenderUse, countryCode: string): boolean {
  const destination = sender.countries.get(countryCode)
  return (
    sender.status !== 'declined' &&
    destination !== undefined &&
    destination !== 'declined' &&
    destination !== 'blocked'
  )
}

/** Reads the account's Sender IDs; there are few. */
export async function readSenders(query: Query, accountId: string): Promise<SenderUse[]> {
  const { rows } = await sql<{
    id: string
    title: string
    type: string
    status: string
    destinations: { country_code: string; status: string }[] | null
  }>`
    select id, doc ->> 'title' as title, doc ->> 'type' as type, doc ->> 'status' as status, doc -> 'destinations' as destinations
    from record where account_id = ${accountId} and entity = 'sender' order by doc ->> 'title' limit 2000`.execute(
    query,
  )
  return rows.map(({ destinations, ...sender }) => ({
    ...sender,
    countries: new Map((destinations ?? []).map(({ country_code, status }) => [country_code, status])),
  }))
}

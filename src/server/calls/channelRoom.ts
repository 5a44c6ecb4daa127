import { sql } from 'kysely'
import type { Query } from '../storage/database.ts'

/** How many more calls an account may make at the same time; undefined without a limit. */
export async function readChannelRoom(query: Query, accountId: string): Promise<number | undefined> {
  const { rows } = await sql<{
    room: number | null
  }>`select channel_room(${accountId}::uuid) as room`.execute(query)
  return rows[0]?.room ?? undefined
}

/** The same for whoever is about to make calls: others wait until the transaction ends. */
export async function takeChannelRoom(query: Query, accountId: string): Promise<number | undefined> {
  await sql`select lock_channels(${accountId}::uuid)`.execute(query)
  return readChannelRoom(query, accountId)
}

import { sql } from 'kysely'
import type { Database } from '../../../storage/database.ts'
import type { LinkPlace } from './linkCodes.ts'

/** A person who opened a short link. */
export interface Click extends LinkPlace {
  accountId: string
  atMs: number
}

export interface ClickWriter {
  /** Resolves once the click is stored, or after a while: nobody waits long for a slow database. */
  add(click: Click): Promise<void>
}

const CLICKS_AT_ONCE = 2000
const PATIENCE_MS = 2000
const TRY_AGAIN_MS = 500
/** Memory for clicks while the database does not answer. */
const MOST_KEPT = 200_000

/** Stores clicks, those that come while others are stored in one statement together. What could not be stored is tried again. */
export function createClickWriter(database: Pick<Database, 'system'>): ClickWriter {
  let kept: { click: Click; stored: () => void }[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (kept.length > 0) {
      const batch = kept.slice(0, CLICKS_AT_ONCE)
      try {
        await write(batch.map(({ click }) => click))
        kept = kept.slice(batch.length)
        for (const { stored } of batch) stored()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS).unref())
      }
    }
    isWriting = false
  }

  async function write(clicks: readonly Click[]): Promise<void> {
    await database.system((query) =>
      sql`
        insert into short_link_click (account_id, serial, row_index, link, clicked_at)
        select r."accountId", r.serial, r.row, r.link, to_timestamp(r."atMs" / 1000)
        from jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb)
          as r ("accountId" uuid, serial int, row int, link smallint, "atMs" float8)`.execute(query),
    )
  }

  return {
    add(click) {
      if (kept.length >= MOST_KEPT) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, PATIENCE_MS)
        kept.push({
          click,
          stored: () => {
            clearTimeout(timer)
            resolve()
          },
        })
        if (!isWriting) void writeAll()
      })
    },
  }
}

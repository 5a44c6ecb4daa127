import { sql } from 'kysely'
import type { WorkOptions } from '../../../host/ServerModule.ts'
import { createLoop, type Loop } from '../../../jobs/index.ts'
import type { Database, Query } from '../../../storage/database.ts'
import { bumpCollection, patchDocument, readDocument } from '../../../storage/documents.ts'
import { pickedRows } from '../../../storage/pickedRows.ts'
import { campaignMessageId } from '../campaignMessageId.ts'

interface ClickRow {
  row_index: number
  at_ms: number
}

interface Sources {
  account_id: string
  serial: number
}

const SOURCES_AT_ONCE = 50
const CLICKS_AT_ONCE = 5000
/** A broadcast's figures change once in this time, however many people click. */
const REST_MS = 500

/**
 * Counts stored clicks into their messages and broadcasts. Clicks are deleted in the transaction that counts them, so each
 * counts once, whoever counts and whatever fails.
 */
export function createClickCounter(
  database: Database,
  { signals, onError, idleMs = 2000 }: WorkOptions,
): Loop {
  const loop = createLoop({
    idleMs: signals.idleMs(idleMs),
    restMs: Math.min(idleMs, REST_MS),
    onError,
    async turn() {
      const { rows } = await database.system((query) =>
        sql<Sources>`
          select distinct account_id, serial from short_link_click limit ${SOURCES_AT_ONCE}`.execute(query),
      )
      for (const { account_id, serial } of rows)
        await database.transaction(account_id, (query) => countClicks(query, account_id, serial))
      return rows.length > 0 ? 0 : undefined
    },
  })
  signals.onWork('clicks', () => loop.wake())
  return loop
}

async function countClicks(query: Query, accountId: string, serial: number): Promise<void> {
  const { rows: sources } = await sql<{ campaign_id: string | null; message_id: string | null }>`
    select campaign_id, message_id from short_link_source
    where account_id = ${accountId} and serial = ${serial}`.execute(query)
  const [source] = sources
  const campaignId = source?.campaign_id ?? undefined
  // The broadcast before its messages, as sending does it: no deadlocks.
  const campaign =
    campaignId === undefined
      ? undefined
      : await readDocument(query, accountId, 'sms-campaign', campaignId, true)
  const { rows: clicks } = await sql<ClickRow>`
    delete from short_link_click where account_id = ${accountId} and ${pickedRows(
      'id',
      sql`select id from short_link_click where account_id = ${accountId} and serial = ${serial}
        order by id limit ${CLICKS_AT_ONCE} for update skip locked`,
    )}
    returning row_index, extract(epoch from clicked_at)::float8 * 1000 as at_ms`.execute(query)
  if (clicks.length === 0 || !source) return
  const messages = [...Map.groupBy(clicks, ({ row_index }) => row_index)].map(([row, group]) => ({
    id: campaignId === undefined ? source.message_id : campaignMessageId(campaignId, row),
    clicks: group.length,
    first: new Date(Math.min(...group.map(({ at_ms }) => at_ms))).toISOString(),
  }))
  const counted = await sql<{ is_first: boolean }>`
    update sms_message m set clicks = m.clicks + r.clicks, clicked_at = least(coalesce(m.clicked_at, r.first), r.first)
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as r (id uuid, clicks int, first timestamptz)
    where m.account_id = ${accountId} and m.id = r.id
    returning m.clicks = r.clicks as is_first`.execute(query)
  await bumpCollection(query, accountId, 'sms-message')
  if (campaignId === undefined || !campaign) return
  await sql`
    insert into campaign_clicks (account_id, campaign_id, hour, clicks)
    select ${accountId}::uuid, ${campaignId}::uuid, date_trunc('hour', to_timestamp(r.at_ms / 1000), 'UTC'), count(*)
    from jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb) as r (at_ms float8)
    group by 3
    on conflict (account_id, campaign_id, hour) do update set clicks = campaign_clicks.clicks + excluded.clicks`.execute(
    query,
  )
  const firsts = counted.rows.filter(({ is_first }) => is_first).length
  await patchDocument(
    query,
    accountId,
    'sms-campaign',
    campaignId,
    {
      clicks: Number(campaign.doc['clicks'] ?? 0) + clicks.length,
      clicked: Number(campaign.doc['clicked'] ?? 0) + firsts,
    },
    true,
  )
}

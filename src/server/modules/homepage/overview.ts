import { sql } from 'kysely'
import { sendingResults } from '../../../domain/sms/index.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { Database, Query } from '../../storage/database.ts'

/** Days of the delivery rate and of its chart. */
const RATE_DAYS = 30
const CHART_DAYS = 14
/** How long a completed broadcast is watched, and the share of failed messages that makes it failing. */
const FAILING_DAYS = 7
const FAILING_SHARE = 0.5

/** Figures of an account. Each endpoint sums up what one screen shows, and needs that screen's permissions. */
export function overview(database: Database): Behaviour {
  return {
    resource: 'overview',
    endpoints: {
      async spend({ caller: { accountId } }) {
        return { body: { spend: await database.read(accountId, (query) => readSpend(query, accountId)) } }
      },
      async messages({ caller: { accountId } }) {
        return { body: await database.read(accountId, (query) => readMessages(query, accountId)) }
      },
      async broadcasts({ caller: { accountId } }) {
        return { body: await database.read(accountId, readBroadcasts) }
      },
      async senders({ caller: { accountId } }) {
        const declined = await database.read(accountId, (query) => countDeclined(query, 'sender'))
        return { body: { senders: { declined } } }
      },
    },
  }
}

interface Spend {
  this_month: number
  last_month: number
  change: number | null
}

/** What was charged since the first of the month, and the change against the same days of the month before. */
async function readSpend(query: Query, accountId: string): Promise<Spend> {
  const { rows } = await sql<{ this_month: number; last_month: number; so_far: number }>`
    with months as (
      select timezone, date_trunc('month', now() at time zone timezone) as this,
        date_trunc('month', now() at time zone timezone) - interval '1 month' as last,
        (now() at time zone timezone) - interval '1 month' as now_then
      from account where id = ${accountId}
    ), charged as (
      select transfer.created_at at time zone months.timezone as at, entry.amount, months.this, months.now_then
      from months
      join ledger_transfer as transfer
        on transfer.account_id = ${accountId} and transfer.created_at >= months.last at time zone months.timezone
      join ledger_entry as entry
        on entry.account_id = ${accountId} and entry.transfer_id = transfer.id and entry.ledger = 'revenue'
    )
    select coalesce(sum(amount) filter (where at >= this), 0)::float8 as this_month,
      coalesce(sum(amount) filter (where at < this), 0)::float8 as last_month,
      coalesce(sum(amount) filter (where at < least(this, now_then)), 0)::float8 as so_far
    from charged`.execute(query)
  const { this_month = 0, last_month = 0, so_far = 0 } = rows[0] ?? {}
  const change = so_far > 0 ? Math.round((this_month / so_far - 1) * 1000) / 10 : null
  return { this_month, last_month, change }
}

const FAILED = new Set(['undelivered', 'expired', 'dlr_expired'])

interface Counts {
  accepted: number
  delivered: number
  failed: number
}

/** Messages by local day. Quarters of an hour are summed, so it costs the same however many messages there were. */
async function readMessages(query: Query, accountId: string) {
  const { rows } = await sql<{ day: string; status: string | null; messages: number }>`
    with days as (
      select timezone, (now() at time zone timezone)::date as today from account where id = ${accountId}
    ), traffic as (
      select (slot at time zone timezone)::date as day, status, sum(messages)::float8 as messages
      from days join sms_traffic on account_id = ${accountId}
        and slot >= (today - ${RATE_DAYS - 1}::int)::timestamp at time zone timezone
      group by 1, 2
    )
    select (today - ago)::text as day, status, coalesce(messages, 0) as messages
    from days cross join generate_series(0, ${RATE_DAYS - 1}::int) as ago
      left join traffic on day = today - ago
    order by today - ago`.execute(query)
  const days = new Map<string, Counts>()
  const all: Counts = { accepted: 0, delivered: 0, failed: 0 }
  for (const { day, status, messages } of rows) {
    const sums = days.get(day) ?? { accepted: 0, delivered: 0, failed: 0 }
    days.set(day, sums)
    for (const counts of [sums, all]) {
      if (status !== 'rejected') counts.accepted += messages
      if (status === 'delivered') counts.delivered += messages
      if (status !== null && FAILED.has(status)) counts.failed += messages
    }
  }
  const results = [...days].map(([day, counts]) => {
    const { sent, delivered, failed } = sendingResults({ ...counts, recipients: counts.accepted })
    return { day, sent, delivered, failed }
  })
  return {
    messages: {
      today: results.at(-1)?.sent ?? 0,
      delivery_rate: sendingResults({ ...all, recipients: all.accepted }).delivery_rate,
    },
    days: results.slice(-CHART_DAYS),
  }
}

async function readBroadcasts(query: Query) {
  const { rows } = await sql<{ paused: number; failing: number }>`
    select count(*) filter (where status = 'paused')::int as paused, count(*) filter (where status <> 'paused')::int as failing
    from (
      select (doc->>'status') as status from account_record
      where entity = 'sms-campaign' and (doc->>'status') = 'paused'
      union all
      select (doc->>'status') from account_record
      where entity = 'sms-campaign' and (doc->>'status') = 'completed'
        and created_at > now() - ${FAILING_DAYS} * interval '1 day'
        and (doc->>'failed')::float8 > ${FAILING_SHARE} * (doc->>'sent')::float8
    ) as found`.execute(query)
  const { paused = 0, failing = 0 } = rows[0] ?? {}
  return {
    broadcasts: { paused, failing },
    templates: { declined: await countDeclined(query, 'sms-template') },
  }
}

async function countDeclined(query: Query, entity: 'sender' | 'sms-template'): Promise<number> {
  const { rows } = await sql<{ declined: number }>`
    select count(*)::int as declined from account_record
    where entity = ${sql.lit(entity)} and (doc->>'status') = 'declined'`.execute(query)
  return rows[0]?.declined ?? 0
}

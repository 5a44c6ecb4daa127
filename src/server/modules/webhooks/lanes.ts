import { sql, type RawBuilder } from 'kysely'
import { readNextDue } from '../../jobs/index.ts'
import type { Query } from '../../storage/database.ts'
import { pickedRows } from '../../storage/pickedRows.ts'
import type { LoggedAttempt } from './webhookEvents.ts'

/** A webhook that this process may deliver to for the time of its lease. */
export interface Lane {
  accountId: string
  webhookId: string
}

export interface DueDelivery {
  id: string
  eventId: string
  body: string
  tries: number
  log: LoggedAttempt[]
}

/** Webhooks of one account that are served at once, so that no account's slow ones take all places. */
const MOST_OF_ACCOUNT = 4

/** Leases webhooks with something due, those first that were served longest ago. */
export async function claimLanes(
  query: Query,
  owner: string,
  count: number,
  leaseMs: number,
): Promise<Lane[]> {
  const { rows } = await sql<{ account_id: string; webhook_id: string }>`
    update webhook_lane lane
    set lease_owner = ${owner}::uuid, lease_until = now() + ${leaseMs}::float8 * interval '1 millisecond', served_at = now()
    where ${pickedRows(
      'ctid',
      sql`select due.found from (
          select free.ctid as found, free.account_id, free.served_at,
            row_number() over (partition by free.account_id order by free.served_at nulls first) as place
          from webhook_lane free
          where free.is_open and (free.lease_until is null or free.lease_until < now())
            and (free.rest_until is null or free.rest_until <= now())
            and exists (select from webhook_delivery delivery
              where delivery.account_id = free.account_id and delivery.webhook_id = free.webhook_id
                and delivery.status = 'waiting' and delivery.next_at <= now())
        ) due
        where due.place <= ${MOST_OF_ACCOUNT} - (
          select count(*) from webhook_lane held
          where held.account_id = due.account_id and held.lease_until >= now())
        order by due.served_at nulls first limit ${count}`,
    )}
      and (lane.lease_until is null or lane.lease_until < now())
    returning lane.account_id, lane.webhook_id`.execute(query)
  return rows.map((row) => ({ accountId: row.account_id, webhookId: row.webhook_id }))
}

export async function releaseLane(query: Query, owner: string, lane: Lane): Promise<void> {
  await sql`update webhook_lane set lease_owner = null, lease_until = null
    where account_id = ${lane.accountId} and webhook_id = ${lane.webhookId} and lease_owner = ${owner}::uuid`.execute(
    query,
  )
}

/** Milliseconds until a webhook has something due that no lease or rest holds back. */
export function nextDueMs(query: Query, owner: string): Promise<number | undefined> {
  return readNextDue(
    query,
    sql`select greatest(first.next_at, lane.rest_until, lane.lease_until)
      from webhook_lane lane
      cross join lateral (
        select delivery.next_at from webhook_delivery delivery
        where delivery.account_id = lane.account_id and delivery.webhook_id = lane.webhook_id
          and delivery.status = 'waiting'
        order by delivery.next_at limit 1) first
      where lane.is_open and lane.lease_owner is distinct from ${owner}::uuid`,
  )
}

/** What is due of a webhook: several deliveries while it works, one after it has failed. */
export async function readDue(query: Query, lane: Lane, count: number): Promise<DueDelivery[]> {
  const { rows } = await sql<{
    id: string
    event_id: string
    body: string
    tries: number
    log: LoggedAttempt[]
  }>`
    select id, event_id, body, tries, log from webhook_delivery
    where account_id = ${lane.accountId} and webhook_id = ${lane.webhookId}
      and status = 'waiting' and next_at <= now()
    order by next_at
    limit (select case when failures > 0 then 1 else ${count}::int end from webhook_lane
      where account_id = ${lane.accountId} and webhook_id = ${lane.webhookId})`.execute(query)
  return rows.map(({ id, event_id: eventId, body, tries, log }) => ({ id, eventId, body, tries, log }))
}

/** When a delivery is due that goes before all others that wait: after a failure, one alone is tried. */
export function dueFirst(accountId: RawBuilder<unknown>, webhookId: RawBuilder<unknown>): RawBuilder<Date> {
  return sql`least(now(), (select min(other.next_at) from webhook_delivery other
    where other.account_id = ${accountId} and other.webhook_id = ${webhookId} and other.status = 'waiting')
    - interval '1 millisecond')`
}

export async function openLane(query: Query, { accountId, webhookId }: Lane): Promise<void> {
  await sql`insert into webhook_lane (account_id, webhook_id) values (${accountId}, ${webhookId})`.execute(
    query,
  )
}

export async function closeLane(query: Query, { accountId, webhookId }: Lane): Promise<void> {
  await sql`update webhook_lane set is_open = false
    where account_id = ${accountId} and webhook_id = ${webhookId}`.execute(query)
}

/** Ends a rest, and keeps attempts under way from beginning one: somebody wants to see what happens now. */
export async function wakeLane(query: Query, { accountId, webhookId }: Lane): Promise<void> {
  const own = sql`account_id = ${accountId} and webhook_id = ${webhookId}`
  await sql`update webhook_lane set rest_until = null where ${own}`.execute(query)
  await sql`update webhook_lane set rest_until = '-infinity' where ${own} and lease_until >= now()`.execute(
    query,
  )
}

/** Lets a webhook rest, unless it was woken since its last attempt began. */
export async function restLane(query: Query, { accountId, webhookId }: Lane, ms: number): Promise<void> {
  await sql`update webhook_lane
    set rest_until = case when rest_until is distinct from '-infinity'
      then now() + ${ms}::float8 * interval '1 millisecond' end
    where account_id = ${accountId} and webhook_id = ${webhookId}`.execute(query)
}

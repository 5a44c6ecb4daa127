import { seededUuid } from '../../demo/createRandom.ts'
import { insertDocuments } from '../../demo/insertDocuments.ts'
import { insertEvents } from '../../demo/insertEvents.ts'
import { insertRows } from '../../demo/insertRows.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { enqueueReport, REPORT, scheduleOf, timeZoneOfAccount } from './report.ts'
import { nextDue, periodOf, type Due } from './schedule.ts'

const DAY_MS = 86_400_000

interface DemoReport {
  name: string
  list: { id: string; name: string }
  schedule: { frequency: 'daily' | 'weekly' | 'monthly'; weekday?: string; hour: string }
  recipients: string[]
  isPaused?: boolean
  ageDays: number
  /** Rows of its runs, newest first. */
  rows: number[]
}

const reports: DemoReport[] = [
  {
    name: 'Calls of the week',
    list: { id: 'history.calls-placed', name: 'Calls placed' },
    schedule: { frequency: 'weekly', weekday: 'mon', hour: '08:00' },
    recipients: ['owner', 'billing'],
    ageDays: 40,
    rows: [412, 388, 431],
  },
  {
    name: 'Monthly transactions',
    list: { id: 'account-billing.transactions', name: 'Transactions' },
    schedule: { frequency: 'monthly', hour: '07:30' },
    recipients: ['billing'],
    isPaused: true,
    ageDays: 75,
    rows: [96, 104],
  },
]

/** Two reports of the demo's owner: one that goes on, one that is paused. */
export async function insertReports({ query, seed, nowMs }: DemoWorld): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const ownerId = seededUuid(seed, 'user:owner')
  const timeZone = await timeZoneOfAccount(query, accountId)
  const people = await query
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name'])
    .where('account_id', '=', accountId)
    .execute()
  const named = (id: string) => {
    const { first_name = '', last_name = '' } = people.find((each) => each.id === id) ?? {}
    return { id, name: `${first_name} ${last_name}`.trim() }
  }
  const at = (ms: number): string => new Date(ms).toISOString()
  const events: JsonObject[] = []
  const deliveries: Record<string, unknown>[] = []
  const waiting: { id: string; due: Due }[] = []
  const documents = reports.map(({ name, list, schedule, recipients, isPaused = false, ageDays, rows }) => {
    const id = seededUuid(seed, `report:${name}`)
    const createdMs = nowMs - ageDays * DAY_MS
    const to = recipients.map((each) => named(seededUuid(seed, `user:${each}`)))
    const runs = pastRuns(schedule, timeZone, createdMs, nowMs).slice(0, rows.length)
    for (const [index, run] of runs.entries())
      for (const person of to) {
        const { from, to: until } = periodOf(schedule, run.day)
        deliveries.push({
          account_id: accountId,
          id: seededUuid(seed, `report-delivery:${name}:${index}:${person.id}`),
          report_id: id,
          due_at: run.at,
          by_hand: false,
          period_from: from,
          period_to: until,
          user_id: person.id,
          recipient: person.name,
          status: 'sent',
          row_count: rows[index] ?? 0,
          created_at: run.at,
          updated_at: run.at,
        })
      }
    const event = { account_id: accountId, entity: REPORT, record_id: id, actor: 'user', user_id: ownerId }
    events.push({
      ...event,
      transition: null,
      from_state: null,
      to_state: 'active',
      created_at: at(createdMs),
    })
    if (isPaused)
      events.push({
        ...event,
        transition: 'pause',
        from_state: 'active',
        to_state: 'paused',
        created_at: at(nowMs - 3 * DAY_MS),
      })
    const due = nextDue(schedule, timeZone, nowMs)
    if (!isPaused) waiting.push({ id, due })
    const [last] = runs
    return {
      accountId,
      entity: REPORT,
      id,
      doc: {
        name,
        list,
        ...scheduleOf(schedule),
        recipients: to,
        people: to.map((person) => person.name),
        maker: named(ownerId),
        status: isPaused ? 'paused' : 'active',
        ...(!isPaused && { next_at: due.at }),
        ...(last && { last_at: last.at, last_day: last.day, last_result: 'sent' }),
      },
      createdAt: at(createdMs),
    }
  })
  await insertDocuments(query, documents)
  await insertRows(query, 'report_delivery', columns, deliveries)
  await insertEvents(query, events)
  for (const { id, due } of waiting) await enqueueReport(query, accountId, id, due)
}

/** Newest first. */
function pastRuns(schedule: DemoReport['schedule'], timeZone: string, fromMs: number, nowMs: number): Due[] {
  const runs: Due[] = []
  for (
    let due = nextDue(schedule, timeZone, fromMs);
    Date.parse(due.at) < nowMs;
    due = nextDue(schedule, timeZone, Date.parse(due.at))
  )
    runs.unshift(due)
  return runs
}

const columns = {
  account_id: 'uuid',
  id: 'uuid',
  report_id: 'uuid',
  due_at: 'timestamptz',
  by_hand: 'boolean',
  period_from: 'date',
  period_to: 'date',
  user_id: 'uuid',
  recipient: 'text',
  status: 'text',
  row_count: 'int',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
}

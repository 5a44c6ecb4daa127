import { sql } from 'kysely'
import { formatDate } from '../../../shared/dates.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { postMail, writeMail } from '../../mail/index.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import type { TaskState } from '../../tasks/index.ts'
import { readAddresses } from './people.ts'
import { REPORT, reportOf, timeZoneOfAccount } from './report.ts'
import { readSummary } from './summary.ts'

/** Kind of the job that a recipient's export queues when it ends or goes on; migration 1130 does. */
export const SETTLE_DELIVERY = 'report-delivery'

/** By what a report is about: how things are, a day, or several. */
const mails = {
  now: 'scheduled-reports:mail-now-text',
  day: 'scheduled-reports:mail-day-text',
  days: 'scheduled-reports:mail-days-text',
} as const

interface Waiting {
  id: string
  report_id: string
  user_id: string
  due_at: Date
  period_from: string | null
  period_to: string | null
  status: string
  state: TaskState
  done: number
}

type SettleContext = Pick<ModuleContext, 'database' | 'product' | 'publicUrl' | 'text'>

/** Mails a recipient once their file is there; the mail has the id of the delivery, so it exists once. */
export function createDeliverySettler(context: SettleContext): JobHandler {
  return async function settle({ accountId, payload }) {
    await context.database.transaction(accountId, async (query) => {
      const waiting = await readWaiting(query, accountId, String(payload['task']))
      // What was sent stays so, whatever becomes of the file.
      if (!waiting || waiting.status === 'sent') return
      // The report before its deliveries, as whoever sends it locks them.
      const record = await readDocument(query, accountId, REPORT, waiting.report_id, true)
      if (!record) return
      const [person] = await readAddresses(query, accountId, [waiting.user_id])
      const { state, done, period_from: from, period_to: to } = waiting
      const isDone = state === 'done' && person !== undefined
      const reason = person === undefined ? 'person-gone' : 'no-access'
      const settled = isDone
        ? { status: 'sent', reason: null, row_count: done }
        : state === 'done' || state === 'failed'
          ? { status: 'skipped', reason, row_count: null }
          : { status: state === 'stopped' ? 'stopped' : 'waiting', reason: null, row_count: null }
      const { rows } = await sql`
        update report_delivery set status = ${settled.status}, reason = ${settled.reason}, row_count = ${settled.row_count}::int,
          updated_at = now()
        where account_id = ${accountId} and id = ${waiting.id} and status <> 'sent' returning id`.execute(
        query,
      )
      if (rows.length === 0) return
      const { name, list, view } = reportOf(record)
      if (isDone) {
        const timeZone = await timeZoneOfAccount(query, accountId)
        const slots = {
          name,
          list: view ? `${list.name} – ${view.name}` : list.name,
          first: from === null ? '' : dayText(from),
          last: to === null ? dayText(waiting.due_at.toISOString(), timeZone) : dayText(to),
          count: done,
          link: `${context.publicUrl}/background-work`,
        }
        const words = from === null ? mails.now : from === to ? mails.day : mails.days
        const keys = { subject: 'scheduled-reports:mail-report-subject', text: words } as const
        await postMail(query, accountId, writeMail(context, keys, person.email, slots), waiting.id)
      }
      await patchDocument(
        query,
        accountId,
        REPORT,
        record.id,
        await readSummary(query, accountId, record.id),
        true,
      )
    })
  }
}

async function readWaiting(query: Query, accountId: string, taskId: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select delivery.id, delivery.report_id, delivery.user_id, delivery.due_at, delivery.period_from::text as period_from,
      delivery.period_to::text as period_to, delivery.status, task.state, task.done
    from report_delivery delivery join task on task.account_id = delivery.account_id and task.id = delivery.task_id
    where delivery.account_id = ${accountId} and delivery.task_id = ${taskId}::uuid`.execute(query)
  return rows[0]
}

function dayText(instant: string, timeZone = 'UTC'): string {
  return formatDate(instant, timeZone)
}

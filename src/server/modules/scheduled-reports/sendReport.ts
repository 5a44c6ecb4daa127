import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Job, JobHandler } from '../../jobs/index.ts'
import { moveDocument } from '../../lifecycle/index.ts'
import { postMail, writeMail } from '../../mail/index.ts'
import { dateFilterOf, namedList, type PreparedExport } from '../../resources/exports/prepareExport.ts'
import type { TextKey } from '../../../language/portal.ts'
import type { ListViewContent } from '../../../shared/listView.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import type { SkipReason } from './delivery.ts'
import { readAddresses } from './people.ts'
import {
  enqueueReport,
  readViewContent,
  REPORT,
  reportOf,
  timeZoneOfAccount,
  type Named,
  type Report,
} from './report.ts'
import { nextDue, periodOf, type Due } from './schedule.ts'
import { readSummary } from './summary.ts'

export type SendContext = Pick<
  ModuleContext,
  'database' | 'exportAs' | 'postNotices' | 'published' | 'product' | 'publicUrl' | 'text'
>

/**
 * Why a report can't go on: its view, or the record its list is below, was deleted, or the list no longer has what the
 * view or the report needs.
 */
type Problem = 'view-gone' | 'view-outdated' | 'list-gone' | 'parent-gone'

const problemMails = {
  'view-gone': 'scheduled-reports:mail-view-gone-text',
  'view-outdated': 'scheduled-reports:mail-view-outdated-text',
  'list-gone': 'scheduled-reports:mail-list-gone-text',
  'parent-gone': 'scheduled-reports:mail-parent-gone-text',
} as const satisfies Record<Problem, TextKey>

interface Prepared {
  recipient: Named
  start?: (query: Query) => Promise<string>
  reason?: SkipReason
}

type Plan = { problem: Problem } | { deliveries: Prepared[] }

interface Asked extends Due {
  id: string
  byHand: boolean
}

/**
 * Sends a report: an export for each recipient, with what they may see. What is prepared outside is written in one
 * transaction with the next time the report is due, so a killed process or a second one changes nothing.
 */
export function createReportSender(context: SendContext): JobHandler {
  const { database } = context

  async function attempt(accountId: string, asked: Asked, signal: AbortSignal): Promise<boolean> {
    const seen = await database.read(accountId, (query) => readDocument(query, accountId, REPORT, asked.id))
    if (!seen || !isAskedFor(reportOf(seen), asked)) return true
    const plan = await planOf(context, accountId, reportOf(seen), asked)
    signal.throwIfAborted()
    return database.transaction(accountId, async (query) => {
      const record = await readDocument(query, accountId, REPORT, asked.id, true)
      if (!record || !isAskedFor(reportOf(record), asked)) return true
      // Somebody changed what was prepared for.
      if (record.version !== seen.version) return false
      if ('problem' in plan) await stopReport(context, query, accountId, record, plan.problem)
      else await storeReport(context, query, accountId, record, asked, plan.deliveries)
      return true
    })
  }

  return async function send({ accountId, payload }: Job, signal) {
    const asked = {
      id: String(payload['id']),
      at: String(payload['at']),
      day: String(payload['day']),
      byHand: payload['by_hand'] === true,
    }
    while (!(await attempt(accountId, asked, signal))) signal.throwIfAborted()
  }
}

/** A time that was changed or served has no report. */
function isAskedFor({ status, nextAt }: Report, { at, byHand }: Asked): boolean {
  return byHand ? status !== 'stopped' : status === 'active' && nextAt === at
}

async function planOf(
  { database, exportAs, published }: SendContext,
  accountId: string,
  report: Report,
  { day }: Asked,
): Promise<Plan> {
  const content = await database.read(accountId, (query) => readViewContent(query, accountId, report))
  if (report.view && content === undefined) return { problem: 'view-gone' }
  if (!namedList(published(), report.list.id)) return { problem: 'list-gone' }
  const deliveries: Prepared[] = []
  for (const recipient of report.recipients) {
    const made: PreparedExport = await exportAs(
      { accountId, userId: recipient.id },
      {
        list: report.list.id,
        // as: only readListView writes it.
        content: content as ListViewContent | undefined,
        range: periodOf(report.schedule, day),
        today: day,
      },
    )
    if ('start' in made) deliveries.push({ recipient, start: made.start })
    else if (made.refused === 'person-gone' || made.refused === 'no-access')
      deliveries.push({ recipient, reason: made.refused })
    else return { problem: made.refused }
  }
  return { deliveries }
}

async function storeReport(
  { published }: SendContext,
  query: Query,
  accountId: string,
  record: StoredRecord,
  { at, day, byHand }: Asked,
  deliveries: readonly Prepared[],
): Promise<void> {
  const report = reportOf(record)
  const done = await query
    .selectFrom('report_delivery')
    .select('id')
    .where('account_id', '=', accountId)
    .where('report_id', '=', report.id)
    .where('due_at', '=', new Date(at))
    .where('by_hand', '=', byHand)
    .executeTakeFirst()
  if (!done) {
    const named = namedList(published(), report.list.id)
    const hasDates = named !== undefined && dateFilterOf(named.list) !== undefined
    const { from, to } = periodOf(report.schedule, day)
    for (const { recipient, start, reason } of deliveries)
      await query
        .insertInto('report_delivery')
        .values({
          account_id: accountId,
          report_id: report.id,
          due_at: at,
          by_hand: byHand,
          period_from: hasDates ? from : null,
          period_to: hasDates ? to : null,
          user_id: recipient.id,
          recipient: recipient.name,
          status: start ? 'waiting' : 'skipped',
          reason: reason ?? null,
          task_id: start ? await start(query) : null,
        })
        .execute()
  }
  const shown = { last_at: new Date().toISOString(), ...(await readSummary(query, accountId, report.id)) }
  if (byHand) {
    await patchDocument(query, accountId, REPORT, report.id, shown, true)
    return
  }
  const timeZone = await timeZoneOfAccount(query, accountId)
  const next = nextDue(report.schedule, timeZone, Date.parse(at), day)
  await patchDocument(
    query,
    accountId,
    REPORT,
    report.id,
    { ...shown, last_day: day, next_at: next.at },
    true,
  )
  await enqueueReport(query, accountId, report.id, next)
}

/** Sending everything instead of what the view showed would be worse than sending nothing. */
async function stopReport(
  context: SendContext,
  query: Query,
  accountId: string,
  record: StoredRecord,
  problem: Problem,
): Promise<void> {
  const { name, list, view, recipients, maker } = reportOf(record)
  await moveDocument(query, context.postNotices, {
    accountId,
    entity: REPORT,
    record,
    transition: 'stop',
    field: 'status',
    to: 'stopped',
    mover: { by: 'server' },
    set: { next_at: null, problem },
  })
  const people = await readAddresses(
    query,
    accountId,
    [...recipients, maker].map(({ id }) => id),
  )
  const keys = { subject: 'scheduled-reports:mail-stopped-subject', text: problemMails[problem] } as const
  for (const { email } of people)
    await postMail(
      query,
      accountId,
      writeMail(context, keys, email, {
        name,
        list: list.name,
        view: view?.name ?? '',
        link: `${context.publicUrl}/reports/view/${record.id}`,
      }),
    )
}

import { sql } from 'kysely'
import { formatMoney } from '../../../shared/numbers.ts'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import { moveRecord } from '../../lifecycle/index.ts'
import { postMail, writeMail } from '../../mail/index.ts'
import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'

const ALERT = 'billing-alert'
/** Kind of the job that compares alerts with the balance and the spend; also in `0702-cards-and-alerts.ts`. */
export const BILLING_ALERTS = 'billing-alerts'
/** Alerts of an account. */
const MOST = 20

/** What an alert is about → its mail, and where it leads. */
const mails = {
  balance: {
    path: '/pay/online?action=add',
    subject: 'account-billing:mail-alert-balance-subject',
    text: 'account-billing:mail-alert-balance-text',
  },
  day: {
    path: '/pay/transactions',
    subject: 'account-billing:mail-alert-day-subject',
    text: 'account-billing:mail-alert-day-text',
  },
  month: {
    path: '/pay/transactions',
    subject: 'account-billing:mail-alert-month-subject',
    text: 'account-billing:mail-alert-month-text',
  },
}

/** What alerts look at. */
interface Facts {
  name: string
  currency: string
  balance: number
  day: string
  month: string
  spentInDay: number
  spentInMonth: number
}

/** Alerts: each is raised once per crossing, under the bell and to the addresses it names. */
export function billingAlert({ text }: Pick<ModuleContext, 'text'>): Behaviour {
  return {
    resource: ALERT,
    async beforeCreate(query, { accountId }, value) {
      await lockAlerts(query, accountId)
      if ((await readAlerts(query, accountId)).length >= MOST)
        throw new Refusal('operation-not-allowed', {
          text: text('account-billing:alerts-most', { count: MOST }),
        })
      return value
    },
    afterCreate: (query, { accountId }, { id }) => look(query, accountId, `${id}:1`),
    async afterUpdate(query, { accountId }, _before, record) {
      await look(query, accountId, `${record.id}:${record.version}`)
      return record
    },
  }
}

function look(query: Query, accountId: string, key: string): Promise<void> {
  return enqueueJob(query, { accountId, kind: BILLING_ALERTS, key, payload: {} })
}

/** Compares an account's alerts with what they are about; each changes its state at most once. */
export function createAlerts(context: ModuleContext): JobHandler {
  const { database, published, publicUrl, text, product } = context

  async function move(
    query: Query,
    accountId: string,
    record: StoredRecord,
    id: 'raise' | 'rearm',
    note: string,
  ): Promise<StoredRecord> {
    const entity = published().collections.find((each) => each.entity.id === ALERT)?.entity
    const transition = entity?.lifecycle?.transitions.find((each) => each.id === id)
    if (!entity || !transition) throw new Error(`Alerts have no transition ${id}`)
    return moveRecord(
      query,
      { accountId, entity, behaviour: undefined, postNotices: context.postNotices },
      { record, transition, mover: { by: transition.by }, note },
    )
  }

  async function raise(query: Query, accountId: string, record: StoredRecord, facts: Facts): Promise<void> {
    const { emails } = record.doc
    const amount = formatMoney(Number(record.doc['amount']), facts.currency)
    const raised = await move(query, accountId, record, 'raise', amount)
    await patchDocument(
      query,
      accountId,
      ALERT,
      record.id,
      { period: periodOf(record, facts), raised_at: new Date().toISOString() },
      true,
    )
    const { path, ...keys } = mails[kindOf(record)]
    const link = `${publicUrl}${path}`
    for (const to of Array.isArray(emails) ? emails.map(textOf) : [])
      await postMail(
        query,
        accountId,
        writeMail({ text, product }, keys, to, { amount, account: facts.name, link }),
        hashedUuid(`billing-alert:${record.id}:${raised.version}:${to}`),
      )
  }

  return async ({ accountId }) => {
    await database.systemTransaction(async (query) => {
      await lockAlerts(query, accountId)
      const alerts = await readAlerts(query, accountId)
      if (alerts.length === 0) return
      const facts = await readFacts(
        query,
        accountId,
        alerts.some(({ doc }) => doc['kind'] !== 'balance'),
      )
      if (!facts) return
      for (const alert of alerts) {
        const isReached = reached(alert, facts)
        const isRaised = alert.doc['status'] === 'raised'
        const isOver = isRaised && (!isReached || alert.doc['period'] !== periodOf(alert, facts))
        const armed = isOver ? await move(query, accountId, alert, 'rearm', '') : alert
        if (isReached && (!isRaised || isOver)) await raise(query, accountId, armed, facts)
      }
    })
  }
}

function reached({ doc }: StoredRecord, { balance, spentInDay, spentInMonth }: Facts): boolean {
  const amount = Number(doc['amount'])
  if (doc['kind'] === 'balance') return balance <= amount
  const spent = doc['kind'] === 'day' ? spentInDay : spentInMonth
  return spent > 0 && spent >= amount
}

function kindOf({ doc: { kind } }: StoredRecord): keyof typeof mails {
  return kind === 'day' || kind === 'month' ? kind : 'balance'
}

/** The time whose spend an alert was raised for. */
function periodOf({ doc }: StoredRecord, { day, month }: Facts): string {
  if (doc['kind'] === 'balance') return ''
  return doc['kind'] === 'day' ? day : month
}

/** Two jobs of an account would raise an alert twice. */
async function lockAlerts(query: Query, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${ALERT}:${accountId}`}, 0))`.execute(query)
}

async function readAlerts(query: Query, accountId: string): Promise<StoredRecord[]> {
  return query
    .selectFrom('record')
    .select(['id', 'version', 'doc', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('account_id', '=', accountId)
    .where('entity', '=', ALERT)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Days and months are those of the account's clock. Spend is what was charged, less what was given back for it. */
async function readFacts(query: Query, accountId: string, withSpend: boolean): Promise<Facts | undefined> {
  const { rows } = await sql<Omit<Facts, 'spentInDay' | 'spentInMonth'>>`
    select name, currency, balance::float8 as balance,
      to_char(now() at time zone timezone, 'YYYY-MM-DD') as day,
      to_char(now() at time zone timezone, 'YYYY-MM') as month
    from account where id = ${accountId}`.execute(query)
  const known = rows[0]
  if (!known) return undefined
  if (!withSpend) return { ...known, spentInDay: 0, spentInMonth: 0 }
  const { rows: sums } = await sql<{ day: number; month: number }>`
    select
      -coalesce(sum(transfer.amount) filter (
        where transfer.created_at >= date_trunc('day', now() at time zone timezone) at time zone timezone), 0)::float8 as day,
      -coalesce(sum(transfer.amount), 0)::float8 as month
    from account
    join ledger_transfer transfer on transfer.account_id = account.id
      and transfer.created_at >= date_trunc('month', now() at time zone timezone) at time zone timezone
    join ledger_entry entry on entry.account_id = transfer.account_id and entry.transfer_id = transfer.id
      and entry.ledger = 'revenue'
    where account.id = ${accountId}`.execute(query)
  return { ...known, spentInDay: sums[0]?.day ?? 0, spentInMonth: sums[0]?.month ?? 0 }
}

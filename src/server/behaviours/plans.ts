import { sql } from 'kysely'
import type { AccessDefinition } from '../../language/portal.ts'
import { formatMoney } from '../../shared/numbers.ts'
import { Refusal } from '../errors.ts'
import { enqueueJob, type JobHandler } from '../jobs/index.ts'
import { postMail, writeMail, type MailWords } from '../mail/index.ts'
import { objectOf, textOf } from '../messaging/documentValues.ts'
import { postNotification } from '../notifications/index.ts'
import type { Caller } from '../resources/behaviour.ts'
import type { Database, Query } from '../storage/database.ts'
import { moveMoney } from '../storage/moveMoney.ts'
import type { JsonObject } from '../storage/tables.ts'
import { runsAccount } from './runsAccount.ts'

type Plan = AccessDefinition['plans'][number]

export interface PlanOptions extends MailWords {
  database: Database
  /** The plans as they are published now. */
  plans: () => readonly Plan[]
  /** Where people reach the portal, for links in mails. */
  publicUrl: string
}

/** Kind of the job at the end of a month that was paid for. */
export const PLAN_PERIOD = 'plan-period'

const texts = {
  notYours: 'Only the owner and administrators choose the plan.',
  unknown: 'There is no such plan.',
  same: 'This is your plan already.',
  sandbox: 'A sandbox account has no plan to choose. Ask our support to open a full account.',
  closed: 'A disabled account cannot change its plan. Please contact support.',
  blocked: 'Your account is blocked for now. Please contact support.',
  unverified: 'Verify your phone number first.',
  suborganization: 'The master organization chooses the plan.',
  poor: (fee: string) => `Your balance does not cover the monthly fee of ${fee}. Please top up first.`,
} as const

/** Where plans are chosen. */
const planPath = '/profile/account/plan'

/** What the API answers after a change. */
export interface PlanState {
  account_level: string
  account_level_cost: number
  pending_account_level: string | null
}

/** Plans of accounts: chosen by people, paid by the month, ended by the clock. Rules: docs/decisions/0022-plans.md. */
export function createPlans({ database, plans, publicUrl, ...mailWords }: PlanOptions) {
  const { text } = mailWords
  const feeOf = (id: string): number => plans().find((plan) => plan.id === id)?.monthlyFee ?? 0
  const titleOf = (id: string): string => {
    const title = plans().find((plan) => plan.id === id)?.title
    return title === undefined ? id : text(title)
  }
  const free = (): string =>
    plans().find(({ code, monthlyFee = 0 }) => code !== undefined && monthlyFee === 0)?.id ?? 'empty'

  return {
    /** Chooses a plan: a dearer one begins at once, a cheaper one when the paid month ends, the present one keeps it. */
    async apply(caller: Caller, code: string): Promise<PlanState> {
      const plan = plans().find((each) => each.code !== undefined && String(each.code) === code)
      if (!plan) throw new Refusal('not-found', { text: texts.unknown })
      if (!runsAccount(caller)) throw new Refusal('forbidden', { text: texts.notYours })
      return database.systemTransaction(async (query) => {
        const account = await lockAccount(query, caller.accountId)
        const { level, settings } = account
        if (account.is_suborganization) throw refused(texts.suborganization)
        if (level === 'sandbox') throw refused(texts.sandbox)
        if (level === 'disabled' || account.status === 'disabled') throw refused(texts.closed)
        if (settings['is_blocked'] === true) throw refused(texts.blocked)
        if (settings['activation_step'] === 'phone_verification') throw refused(texts.unverified)
        const pending = settings['pending_account_level'] ?? null
        if (plan.id === level) {
          if (pending === null) throw refused(texts.same)
          return store(query, account, { pending_account_level: null })
        }
        const waits = feeOf(plan.id) < feeOf(level) && settings['can_immediately_downgrade'] !== true
        if (!waits) return begin(query, account, plan, account.now)
        if (plan.id === pending) throw refused(texts.same)
        // A plan given by hand was never paid for here: its month begins now.
        const until =
          paidUntil(settings, level, account.now) ?? (await nextPeriod(query, account, account.now))
        return store(query, account, {
          pending_account_level: plan.id,
          account_level_paid: { level, until: until.toISOString() },
        })
      })
    },

    /** Renews the plan, or begins the one that waits; whoever cannot pay goes on with the free plan. */
    endPeriod: (async ({ accountId, payload }) => {
      await database.systemTransaction(async (query) => {
        const account = await lockAccount(query, accountId)
        const { level, settings } = account
        const paid = objectOf(settings['account_level_paid'])
        // Another choice was made since.
        if (paid['until'] !== payload['until'] || paid['level'] !== level) return
        const pending = settings['pending_account_level']
        const next = plans().find(({ id }) => id === (typeof pending === 'string' ? pending : level))
        const start = new Date(String(payload['until']))
        try {
          await begin(query, account, next ?? { id: free() }, start)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          await store(query, account, { pending_account_level: null, account_level_paid: null }, free())
          await tellEnd(query, account, next?.id ?? level)
        }
      })
    }) satisfies JobHandler,

    /** What can be chosen, and what it costs. */
    levels: (): JsonObject =>
      Object.fromEntries(
        plans().flatMap(({ id, code, monthlyFee = 0, dailyMessageCap = null }) =>
          code === undefined
            ? []
            : [[id, { code, monthly_fee: monthlyFee, daily_message_cap: dailyMessageCap }] as const],
        ),
      ),
  }

  /** In the transaction that ends the plan: whoever is killed has told nobody, and is told by nobody twice. */
  async function tellEnd(query: Query, account: LockedAccount, unpaid: string): Promise<void> {
    const words = {
      balance: formatMoney(account.balance, account.currency),
      fee: formatMoney(feeOf(unpaid), account.currency),
      plan: titleOf(unpaid),
      next: titleOf(free()),
    }
    await postNotification(query, { accountId: account.id, kind: 'plan-ended', slots: words })
    const inMail = { ...words, account: account.name, link: `${publicUrl}${planPath}` }
    const owners = await query
      .selectFrom('app_user')
      .select('email')
      .where('account_id', '=', account.id)
      .where('role', 'is', null)
      .where('disabled', '=', false)
      .execute()
    for (const { email } of owners)
      await postMail(query, account.id, writeMail(mailWords, 'plan-ended', email, inMail))
  }

  /** Pays the first month, unless it is paid for already, and changes the level. */
  async function begin(query: Query, account: LockedAccount, plan: Plan, start: Date): Promise<PlanState> {
    const fee = feeOf(plan.id)
    let until = paidUntil(account.settings, plan.id, start)
    if (fee > 0 && until === undefined) {
      const moved = await moveMoney(query, {
        accountId: account.id,
        kind: 'plan',
        reference: `${plan.id}:${start.toISOString()}`,
        amount: -fee,
        counterpart: 'revenue',
      })
      if (moved === 'insufficient') throw refused(texts.poor(formatMoney(fee, account.currency)))
      until = await nextPeriod(query, account, start)
    }
    const kept = account.settings['account_level_paid'] ?? null
    return store(
      query,
      account,
      {
        pending_account_level: null,
        // The month of a dearer plan that was left at once stays paid for.
        account_level_paid: until ? { level: plan.id, until: until.toISOString() } : kept,
      },
      plan.id,
    )
  }

  async function store(
    query: Query,
    account: LockedAccount,
    settings: JsonObject,
    level = account.level,
  ): Promise<PlanState> {
    await query
      .updateTable('account')
      .set({ level, settings: sql<string>`settings || ${JSON.stringify(settings)}::jsonb` })
      .where('id', '=', account.id)
      .execute()
    if (level !== account.level)
      await query.updateTable('account').set({ level }).where('master_account_id', '=', account.id).execute()
    const { pending_account_level: pending } = { ...account.settings, ...settings }
    return {
      account_level: level,
      account_level_cost: feeOf(level),
      pending_account_level: typeof pending === 'string' ? pending : null,
    }
  }
}

interface LockedAccount {
  id: string
  name: string
  balance: number
  level: string
  status: string
  currency: string
  is_suborganization: boolean
  settings: JsonObject
  /** The database's clock. */
  now: Date
}

async function lockAccount(query: Query, accountId: string): Promise<LockedAccount> {
  const account = await query
    .selectFrom('account')
    .select([
      'id',
      'name',
      'balance',
      'level',
      'status',
      'currency',
      'is_suborganization',
      'settings',
      sql<Date>`now()`.as('now'),
    ])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) throw new Refusal('not-found')
  return { ...account, now: new Date(account.now) }
}

/** Until when this plan is paid for; undefined when it is not. */
function paidUntil(settings: JsonObject, level: string, now: Date): Date | undefined {
  const paid = objectOf(settings['account_level_paid'])
  const until = new Date(textOf(paid['until']))
  return paid['level'] === level && until > now ? until : undefined
}

/** The end of a month that begins at `start`, with the job that comes then. */
async function nextPeriod(query: Query, account: LockedAccount, start: Date): Promise<Date> {
  const until = aMonthAfter(start)
  await enqueueJob(query, {
    accountId: account.id,
    kind: PLAN_PERIOD,
    key: until.toISOString(),
    payload: { until: until.toISOString() },
    delayMs: Math.max(0, until.getTime() - account.now.getTime()),
  })
  return until
}

/** The same day of the next month, or its last: 31 January → 28 February. */
export function aMonthAfter(start: Date): Date {
  const next = new Date(start)
  next.setUTCMonth(start.getUTCMonth() + 1)
  if (next.getUTCDate() !== start.getUTCDate()) next.setUTCDate(0)
  return next
}

function refused(text: string): Refusal {
  return new Refusal('operation-not-allowed', { text })
}

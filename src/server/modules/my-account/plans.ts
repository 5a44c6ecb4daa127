import { sql } from 'kysely'
import type { AccessDefinition } from '../../../language/portal.ts'
import { formatBalance, formatMoney } from '../../../shared/numbers.ts'
import { Refusal } from '../../errors.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import { postMail, writeMail, type MailWords } from '../../mail/index.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import { postNotification } from '../../notifications/index.ts'
import type { Caller } from '../../resources/behaviour.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Query } from '../../storage/database.ts'
import { moveMoney } from '../../storage/moveMoney.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { runsAccount } from '../../auth/runsAccount.ts'
import { feeOfDays, planPeriod, type PlanPeriod } from './planPeriod.ts'

type Plan = AccessDefinition['plans'][number]

/** The parts of the context that plans need. */
export type PlanOptions = MailWords &
  Pick<ModuleContext, 'database' | 'publicUrl'> & {
    published: () => { portal: { access: Pick<AccessDefinition, 'plans'> } }
    /** Milliseconds until the review of a sandbox account is usually done. */
    carrier: { reviewDelayMs: number }
  }
export type Plans = ReturnType<typeof createPlans>

/** What a change of the plan costs, before it is made. Amounts are micro-units. */
export interface PlanQuote {
  account_level: string
  /** Charged at once; 0 for a plan that begins later or is paid for already. */
  charge_now: number
  /** Days that it is for, and days of the month. */
  days: number
  days_of_month: number
  /** When the plan begins, until when it is then paid for, and what each month costs from there. */
  starts_at: string
  paid_until: string | null
  monthly_fee: number
}

/** Kind of the job at the end of a paid month. */
export const PLAN_PERIOD = 'plan-period'
/** Kind of the job that ends the verification of a sandbox account. */
export const ACCOUNT_REVIEW = 'account-review'

/** Where plans are chosen. */
const planPath = '/profile/account/plan'

/** The response to a change. */
export interface PlanState {
  account_level: string
  account_level_cost: number
  pending_account_level: string | null
}

/** Plans of accounts: chosen by people, paid by the month, ended by the clock. Rules: docs/decisions/0022-plans.md. */
export function createPlans({ database, published, publicUrl, carrier, ...mailWords }: PlanOptions) {
  const plans = (): readonly Plan[] => published().portal.access.plans
  const { text } = mailWords
  const feeOf = (id: string): number => plans().find((plan) => plan.id === id)?.monthlyFee ?? 0
  const titleOf = (id: string): string => {
    const title = plans().find((plan) => plan.id === id)?.title
    return title === undefined ? id : text(title)
  }
  const free = (): string =>
    plans().find(({ code, monthlyFee = 0 }) => code !== undefined && monthlyFee === 0)?.id ?? 'empty'

  return {
    /** Chooses a plan: an upgrade starts immediately, a downgrade at period end; the current plan cancels a downgrade. */
    async apply(caller: Caller, code: string): Promise<PlanState> {
      const plan = plans().find((each) => each.code !== undefined && String(each.code) === code)
      if (!plan) throw new Refusal('not-found', { text: text('my-account:plan-unknown') })
      if (!runsAccount(caller)) throw new Refusal('forbidden', { text: text('my-account:plan-not-yours') })
      return database.systemTransaction(async (query) => {
        const account = await lockAccount(query, caller.accountId)
        const { level, settings } = account
        if (account.is_suborganization) throw refused(text('my-account:plan-of-master'))
        if (level === 'sandbox') return applyFromSandbox(query, account, plan)
        if (level === 'disabled' || account.status === 'disabled')
          throw refused(text('my-account:plan-closed'))
        const pending = settings['pending_account_level'] ?? null
        if (plan.id === level) {
          if (pending === null) throw refused(text('my-account:plan-same'))
          return store(query, account, { pending_account_level: null })
        }
        const waits = feeOf(plan.id) < feeOf(level) && settings['can_immediately_downgrade'] !== true
        if (!waits) return begin(query, account, plan, { start: account.now, isRenewal: false })
        if (plan.id === pending) throw refused(text('my-account:plan-same'))
        // A plan given by hand was never paid for here: its month begins now.
        const until =
          paidUntil(settings, level, account.now) ??
          (await nextPeriod(query, account, planPeriod(account.now, account.timezone, false)))
        return store(query, account, {
          pending_account_level: plan.id,
          account_level_paid: { level, until: until.toISOString() },
        })
      })
    },

    /** What choosing a plan would cost now, without choosing it. */
    async quote({ accountId }: Caller, code: string): Promise<PlanQuote> {
      const plan = plans().find((each) => each.code !== undefined && String(each.code) === code)
      if (!plan) throw new Refusal('not-found', { text: text('my-account:plan-unknown') })
      const account = await database.read(accountId, (query) => readAccount(query, accountId))
      const { level, settings, now, timezone } = account
      const fee = feeOf(plan.id)
      const period = planPeriod(now, timezone, false)
      const until = paidUntil(settings, level, now) ?? period.end
      const isLater =
        account.level !== 'sandbox' && fee < feeOf(level) && settings['can_immediately_downgrade'] !== true
      const ends = isLater || fee === 0 ? undefined : (paidUntil(settings, plan.id, now) ?? period.end)
      return {
        account_level: plan.id,
        charge_now: isLater || plan.id === level ? 0 : chargeOf(account, plan, period, now),
        days: period.days,
        days_of_month: period.of,
        starts_at: (isLater ? until : now).toISOString(),
        paid_until: ends?.toISOString() ?? null,
        monthly_fee: fee,
      }
    },

    /** Renews the plan or starts the pending one; falls back to the free plan when the balance is too low. */
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
          await begin(query, account, next ?? { id: free() }, { start, isRenewal: true })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          await store(query, account, { pending_account_level: null, account_level_paid: null }, free())
          await tellEnd(query, account, next?.id ?? level)
        }
      })
    }) satisfies JobHandler,

    /** Verifies a sandbox account: it leaves the sandbox with the plan it applied for, and payments are allowed. */
    reviewAccount: (async ({ accountId }) => {
      await database.systemTransaction(async (query) => {
        const account = await lockAccount(query, accountId)
        if (account.level !== 'sandbox' || !isVerifying(account)) return
        const plan = textOf(account.settings['pending_account_level']) || free()
        await store(query, account, { pending_account_level: null, allow_payments: true }, plan)
        await postNotification(query, { accountId, kind: 'account-verified', slots: { plan: titleOf(plan) } })
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

  /** Payments wait until the account is verified (SANDBOX-017); only a free plan can be had without one. */
  async function applyFromSandbox(query: Query, account: LockedAccount, plan: Plan): Promise<PlanState> {
    if (isVerifying(account)) throw refused(text('my-account:plan-verifying'))
    if (feeOf(plan.id) > 0) throw refused(text('my-account:plan-opens-free', { plan: titleOf(free()) }))
    await enqueueJob(query, {
      accountId: account.id,
      kind: ACCOUNT_REVIEW,
      key: account.id,
      payload: {},
      delayMs: carrier.reviewDelayMs,
    })
    return store(query, account, { pending_account_level: plan.id, allow_payments: false })
  }

  /** In the transaction that ends the plan: a killed process has notified nobody, and nobody is notified twice. */
  async function tellEnd(query: Query, account: LockedAccount, unpaid: string): Promise<void> {
    const words = {
      balance: formatBalance(account.balance, account.currency),
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

  /** What the rest of a month costs: nothing where it is paid for already, less what a cheaper plan's rest was paid with. */
  function chargeOf(
    { settings }: Pick<LockedAccount, 'settings'>,
    plan: Plan,
    period: PlanPeriod,
    start: Date,
  ): number {
    if (paidUntil(settings, plan.id, start)) return 0
    const paid = textOf(objectOf(settings['account_level_paid'])['level'])
    const isPaid = paidUntil(settings, paid, start)?.getTime() === period.end.getTime()
    const fee = feeOfDays(feeOf(plan.id), period)
    return isPaid ? Math.max(0, fee - feeOfDays(feeOf(paid), period)) : fee
  }

  /** Pays the rest of the month, unless it is paid for already, and changes the level. */
  async function begin(
    query: Query,
    account: LockedAccount,
    plan: Plan,
    { start, isRenewal }: { start: Date; isRenewal: boolean },
  ): Promise<PlanState> {
    const period = planPeriod(start, account.timezone, isRenewal)
    const fee = chargeOf(account, plan, period, start)
    let until = paidUntil(account.settings, plan.id, start)
    if (fee > 0) {
      const moved = await moveMoney(query, {
        accountId: account.id,
        kind: 'plan',
        type: 56,
        details: titleOf(plan.id),
        reference: `${plan.id}:${start.toISOString()}`,
        amount: -fee,
        counterpart: 'revenue',
      })
      if (moved === 'insufficient' || moved === 'capped')
        throw refused(text('my-account:plan-poor', { fee: formatMoney(fee, account.currency) }))
    }
    if (feeOf(plan.id) > 0) until ??= await nextPeriod(query, account, period)
    const kept = account.settings['account_level_paid'] ?? null
    return store(
      query,
      account,
      {
        pending_account_level: null,
        // The paid month of a higher plan remains paid.
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
  timezone: string
  is_suborganization: boolean
  settings: JsonObject
  /** The database's clock. */
  now: Date
}

async function lockAccount(query: Query, accountId: string): Promise<LockedAccount> {
  return readAccount(query, accountId, true)
}

async function readAccount(query: Query, accountId: string, isLocked = false): Promise<LockedAccount> {
  const found = query
    .selectFrom('account')
    .select([
      'id',
      'name',
      'balance',
      'level',
      'status',
      'currency',
      'timezone',
      'is_suborganization',
      'settings',
      sql<Date>`now()`.as('now'),
    ])
    .where('id', '=', accountId)
  const account = await (isLocked ? found.forNoKeyUpdate() : found).executeTakeFirst()
  if (!account) throw new Refusal('not-found')
  return { ...account, now: new Date(account.now) }
}

function isVerifying({ settings }: LockedAccount): boolean {
  return settings['allow_payments'] === false
}

/** Until when this plan is paid for; undefined when it is not. */
function paidUntil(settings: JsonObject, level: string, now: Date): Date | undefined {
  const paid = objectOf(settings['account_level_paid'])
  const until = new Date(textOf(paid['until']))
  return paid['level'] === level && until > now ? until : undefined
}

/** The end of a period, with the job that comes then. */
async function nextPeriod(query: Query, account: LockedAccount, { end }: PlanPeriod): Promise<Date> {
  await enqueueJob(query, {
    accountId: account.id,
    kind: PLAN_PERIOD,
    key: end.toISOString(),
    payload: { until: end.toISOString() },
    delayMs: Math.max(0, end.getTime() - account.now.getTime()),
  })
  return end
}

function refused(text: string): Refusal {
  return new Refusal('operation-not-allowed', { text })
}

import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type JobHandler } from '../../jobs/index.ts'
import { pausingState } from '../../auth/requireState.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { Unpaid } from '../../storage/moveMoney.ts'
import { moveNumber, type NumberOptions as MoveOptions } from './moveNumber.ts'
import { dueDay, isDue, payPeriod } from './payPeriod.ts'

type NumberOptions = MoveOptions & Pick<ModuleContext, 'text'>

/** Kind of the job that renews a number. */
export const RENEW_NUMBER = 'renew-number'

const DAY_MS = 86_400_000
/** While the account's state pauses charges. */
const PAUSED_MS = 600_000
/** What becomes of an unpaid number: days after its period ended. Each day is tried again. */
const DUNNING = [
  { day: 0, transition: 'remind', from: ['active'] },
  { day: 3, transition: 'remind', from: ['active'] },
  { day: 7, transition: 'block', from: ['active', 'pending_approval'] },
  { day: 14, transition: 'give-up', from: ['active', 'pending_approval', 'blocked'] },
]

/** Queues the renewal that comes next; the same one once. */
export async function planRenewal(query: Query, accountId: string, number: StoredRecord): Promise<void> {
  const { id, doc } = number
  if (typeof doc['billing_start'] !== 'string') return
  const period = Number(doc['period'])
  const attempts = Number(doc['attempts'] ?? 0)
  const dueMs = Date.parse(textOf(doc['paid_until'])) + attempts * DAY_MS
  await enqueueRenewal(query, accountId, { id, period, attempts }, dueMs - Date.now())
}

function enqueueRenewal(
  query: Query,
  accountId: string,
  { id, period, attempts }: { id: string; period: number; attempts: number },
  delayMs: number,
  turn = 0,
): Promise<void> {
  return enqueueJob(query, {
    accountId,
    kind: RENEW_NUMBER,
    key: `${id}:${period}:${attempts}:${turn}`,
    payload: { did: id, period, attempts, turn },
    delayMs: Math.max(0, delayMs),
  })
}

/**
 * Makes the handler that renews a number for a month. Charge, new period, state and the next job are one transaction, and
 * the charge names the period: a crash or a second process charges nothing twice.
 */
export function renewNumbers(options: NumberOptions & Pick<ModuleContext, 'database'>): JobHandler {
  return async function run({ accountId, payload }) {
    const id = String(payload['did'])
    await options.database.transaction(accountId, async (query) => {
      const number = await readDocument(query, accountId, 'did', id, true)
      if (!number || number.doc['status'] === 'inactive') return
      const { period, attempts = 0 } = number.doc
      if (period !== payload['period'] || attempts !== payload['attempts']) return
      const turn = Number(payload['turn'] ?? 0) + 1
      const again = (delayMs: number): Promise<void> =>
        enqueueRenewal(
          query,
          accountId,
          { id, period: Number(period), attempts: Number(attempts) },
          delayMs,
          turn,
        )
      // The simulator's clock may have been moved forward: the next period is paid early.
      if (payload['early'] !== true && !isDue(number.doc))
        return again(Date.parse(textOf(number.doc['paid_until'])) - Date.now())
      if (await pausingState(query, accountId, options.published().portal.manifest.states))
        return again(PAUSED_MS)
      const renewed = await renew(query, options, accountId, number)
      if (renewed.doc['status'] !== 'inactive') await planRenewal(query, accountId, renewed)
    })
  }
}

async function renew(
  query: Query,
  options: NumberOptions,
  accountId: string,
  number: StoredRecord,
): Promise<StoredRecord> {
  const paid = await payPeriod(query, accountId, number)
  if (typeof paid === 'string') return remind(query, options, accountId, { number, unpaid: paid })
  return moveNumber(query, options, accountId, number, { transition: paidTransition(number), set: paid })
}

function paidTransition({ doc }: StoredRecord): string {
  if (doc['status'] === 'active') return 'renew'
  if (doc['status'] === 'pending_approval') return 'renew-pending'
  return doc['documents_approved'] === false ? 'unblock-pending' : 'unblock'
}

/** The account can't pay: what follows today. Each step is made once, late ones too. */
async function remind(
  query: Query,
  options: NumberOptions,
  accountId: string,
  { number, unpaid }: { number: StoredRecord; unpaid: Unpaid },
): Promise<StoredRecord> {
  const { doc } = number
  const due = textOf(doc['paid_until'])
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(due)) / DAY_MS))
  const set = { attempts: days + 1 }
  const step = DUNNING.findLast(({ day }) => day <= days)
  const isMade =
    !step || step.day < Number(doc['attempts'] ?? 0) || !step.from.includes(textOf(doc['status']))
  if (isMade) return (await patchDocument(query, accountId, 'did', number.id, set, true)) ?? number
  const note = options.text(unpaid === 'capped' ? 'my-numbers:unpaid-cap' : 'my-numbers:unpaid', {
    date: dueDay(doc),
  })
  return moveNumber(query, options, accountId, number, { transition: step.transition, note, set })
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal, say } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob, type Job, type JobHandler } from '../../jobs/index.ts'
import { insertEvent, moveDocument } from '../../lifecycle/index.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { insertDocument, readDocument } from '../../storage/documents.ts'
import { pickedRows } from '../../storage/pickedRows.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { checkLedger, readLedgerSize, type LedgerProblem } from './checkLedger.ts'

type Context = Pick<ModuleContext, 'database' | 'postNotices'>

export const LEDGER_CHECK = 'ledger-check'
/** Kind of the job that adds everything up. */
export const RUN_LEDGER_CHECK = 'check-ledger'
/** Problems that are kept with a check. */
const MOST_KEPT = 100
/** Checks an account keeps. */
const KEPT = 50

/** Checks of the whole ledger, kept in the account of the operator who asked for them. */
export function ledgerCheck({ database }: Pick<Context, 'database'>): Behaviour {
  return {
    resource: LEDGER_CHECK,
    endpoints: {
      run: ({ caller: { accountId, userId } }) =>
        database.transaction(accountId, async (query) => {
          // Two presses at one moment begin one check.
          await sql`select pg_advisory_xact_lock(hashtextextended(${LEDGER_CHECK}, 0))`.execute(query)
          if (await isRunning(query, accountId))
            throw new Refusal('operation-not-allowed', { text: say('ledger:already-running') })
          const id = randomUUID()
          await beginCheck(query, accountId, id, userId)
          await enqueueJob(query, { accountId, kind: RUN_LEDGER_CHECK, key: id, payload: { check: id } })
          return { status: 201, body: { id } }
        }),
    },
  }
}

export function createLedgerCheck({ database, postNotices }: Context): JobHandler {
  return async function run({ accountId, payload }) {
    const found = await database.systemTransaction(readFindings)
    await finishCheck({ database, postNotices }, accountId, String(payload['check']), found)
  }
}

type Findings = { found: number } & JsonObject

/** What adding everything up found. */
export async function readFindings(query: Query): Promise<Findings> {
  const problems = await readProblems(query)
  return { ...(await readLedgerSize(query)), found: problems.length, problems: problems.slice(0, MOST_KEPT) }
}

/** A check that is running, and none twice. @param userId who asked for it; the server itself without */
export async function beginCheck(
  query: Query,
  accountId: string,
  id: string,
  userId?: string,
): Promise<void> {
  if (await readDocument(query, accountId, LEDGER_CHECK, id)) return
  await insertDocument(query, accountId, LEDGER_CHECK, id, {
    status: 'running',
    accounts: 0,
    transfers: 0,
    invoices: 0,
    found: 0,
    problems: [],
  })
  const by = userId === undefined ? { actor: 'server' as const } : { actor: 'user' as const, userId }
  await insertEvent(query, { accountId, entity: LEDGER_CHECK, recordId: id, to: 'running', ...by })
  await forgetOld(query, accountId)
}

/** Ends a check whose job has failed for good. */
export async function giveUp(context: Context, { accountId, payload }: Job): Promise<void> {
  await finishCheck(context, accountId, String(payload['check']))
}

/** @param set what was found; nothing when the check is given up */
export async function finishCheck(
  { database, postNotices }: Context,
  accountId: string,
  id: string,
  set?: Findings,
): Promise<void> {
  await database.transaction(accountId, async (query) => {
    const record = await readDocument(query, accountId, LEDGER_CHECK, id, true)
    if (record?.doc['status'] !== 'running') return
    const [transition, to] = !set
      ? ['give-up', 'failed']
      : set.found === 0
        ? ['add-up', 'clean']
        : ['find', 'wrong']
    await moveDocument(query, postNotices, {
      accountId,
      entity: LEDGER_CHECK,
      record,
      transition,
      field: 'status',
      to,
      mover: { by: 'server' },
      ...(set && { set }),
    })
  })
}

/** With the name of each account, whose data only the system's role reads. */
async function readProblems(query: Query): Promise<JsonObject[]> {
  const problems = await checkLedger(query)
  const ids = [...new Set(problems.map(({ accountId }) => accountId))].filter((id) => id !== '')
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from account where id = any(${ids}::uuid[])`.execute(query)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return problems.map(({ kind, accountId, transfer, said, counted }: LedgerProblem) => ({
    kind,
    account: names.get(accountId) ?? '',
    account_id: accountId,
    reference: transfer,
    said,
    counted,
  }))
}

async function isRunning(query: Query, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from record where account_id = ${accountId} and entity = ${LEDGER_CHECK} and doc->>'status' = 'running'`.execute(
    query,
  )
  return rows.length > 0
}

async function forgetOld(query: Query, accountId: string): Promise<void> {
  await sql`
    delete from record where account_id = ${accountId} and entity = ${LEDGER_CHECK} and ${pickedRows(
      'id',
      sql`select id from record where account_id = ${accountId} and entity = ${LEDGER_CHECK}
        order by created_at desc offset ${KEPT}`,
    )}`.execute(query)
}

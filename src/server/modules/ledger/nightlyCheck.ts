import { sql } from 'kysely'
import type { ModuleContext, Work, WorkOptions } from '../../host/ServerModule.ts'
import { createLoop, type JobHandler } from '../../jobs/index.ts'
import type { Database, Query } from '../../storage/database.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'
import { beginCheck, readFindings, finishCheck, LEDGER_CHECK } from './ledgerCheck.ts'

/** Kind of the job that adds the whole ledger up every night. */
export const NIGHTLY_CHECK = 'check-ledger-nightly'
/** UTC. */
const NIGHT_HOUR = 2
const LOOK_MS = 600_000

type Context = Pick<ModuleContext, 'database' | 'operators' | 'postNotices'>

export function watchNights(
  { database, operators }: Pick<Context, 'database' | 'operators'>,
  { onError }: WorkOptions,
): Promise<Work> {
  const turn = async (): Promise<number> => {
    await queueNight(database, operators(), new Date())
    return LOOK_MS
  }
  return Promise.resolve(createLoop({ idleMs: LOOK_MS, turn, onError }))
}

/** Queues the check of a night, once, however many processes ask. */
export async function queueNight(database: Database, operators: readonly string[], now: Date): Promise<void> {
  if (now.getUTCHours() < NIGHT_HOUR) return
  const night = now.toISOString().slice(0, 10)
  await database.systemTransaction(async (query) => {
    const [account] = await accountsOf(query, operators)
    if (account === undefined) return
    await sql`
      insert into job (id, account_id, kind, key, payload, max_attempts)
      select gen_random_uuid(), ${account}, ${NIGHTLY_CHECK}, ${night}, ${JSON.stringify({ night })}::jsonb, 10
      where not exists (select from job where kind = ${NIGHTLY_CHECK} and key = ${night})
      on conflict do nothing`.execute(query)
  })
}

/** Adds up once, and keeps what was found in the account of each operator, whom it tells when something is wrong. */
export function createNightlyCheck(context: Context): JobHandler {
  const { database, operators } = context
  return async function run({ payload }) {
    const { accounts, found } = await database.systemTransaction(async (query) => ({
      accounts: await accountsOf(query, operators()),
      found: await readFindings(query),
    }))
    for (const accountId of accounts) {
      const id = hashedUuid(`${LEDGER_CHECK}:${String(payload['night'])}:${accountId}`)
      await database.transaction(accountId, (query) => beginCheck(query, accountId, id))
      await finishCheck(context, accountId, id, found)
    }
  }
}

async function accountsOf(query: Query, operators: readonly string[]): Promise<string[]> {
  const emails = operators.map((email) => email.trim().toLowerCase())
  const { rows } = await sql<{ id: string }>`
    select distinct account_id as id from app_user where lower(email) = any(${emails}) order by id`.execute(
    query,
  )
  return rows.map(({ id }) => id)
}

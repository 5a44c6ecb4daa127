import { sql } from 'kysely'
import { defineModule } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { deleteInParts } from '../../storage/deleteInParts.ts'
import { insertPhoneCalls } from './insertPhoneCalls.ts'

/** Kind of the job that counts an account's days anew once its time zone has changed; a trigger queues it. */
const RECOUNT_DAYS = 'recount-days'

export default defineModule({
  seed: insertPhoneCalls,
  async housekeeping(query) {
    await deleteInParts(query, 'phone_call', sql`created_at < now() - interval '400 days'`)
    await sql`select patchbay_fold_days()`.execute(query)
  },
  parts: ({ database }) => {
    const recount: JobHandler = async ({ accountId }) => {
      await database.transaction(accountId, async (query) => {
        // In turn: what began earlier may count by the zone before.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`${RECOUNT_DAYS}:${accountId}`}, 0))`.execute(
          query,
        )
        await sql`select patchbay_recount_days(name, ${accountId}) from day_total`.execute(query)
      })
    }
    return { jobs: { [RECOUNT_DAYS]: { run: recount } } }
  },
})

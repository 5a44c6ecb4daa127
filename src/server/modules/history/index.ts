import { sql } from 'kysely'
import { defineModule } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'

/** Kind of the job that counts an account's days anew once its time zone has changed; a trigger queues it. */
const RECOUNT_DAYS = 'recount-days'

export default defineModule({
  async housekeeping(query) {
    await sql`delete from phone_call where created_at < now() - interval '400 days'`.execute(query)
    await sql`select patchbay_fold_days()`.execute(query)
  },
  parts: ({ database }) => {
    const recount: JobHandler = async ({ accountId }) => {
      await database.transaction(accountId, (query) =>
        sql`select patchbay_recount_days(name, ${accountId}) from day_total`.execute(query),
      )
    }
    return { jobs: { [RECOUNT_DAYS]: { run: recount } } }
  },
})

import { sql } from 'kysely'
import { defineModule } from '../../host/ServerModule.ts'
import { insertAuditEvents } from './insertAuditEvents.ts'

/** As the page says. */
const KEPT_DAYS = 400

export default defineModule({
  seed: insertAuditEvents,
  async housekeeping(query) {
    await sql`select audit_forget(make_interval(days => ${KEPT_DAYS}::int))`.execute(query)
  },
})

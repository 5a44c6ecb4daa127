import { sql } from 'kysely'
import { defineModule } from '../../host/ServerModule.ts'
import { insertReports } from './insertReports.ts'
import { createReportMover, MOVE_REPORTS } from './moveReports.ts'
import { SEND_REPORT } from './report.ts'
import { scheduledReport } from './scheduledReport.ts'
import { createReportSender } from './sendReport.ts'
import { createDeliverySettler, SETTLE_DELIVERY } from './settleDelivery.ts'

/** Runs are shown for so long. */
const KEPT_DAYS = 180

export default defineModule({
  seed: insertReports,
  async housekeeping(query) {
    await sql`delete from report_delivery where created_at < now() - make_interval(days => ${KEPT_DAYS}::int)`.execute(
      query,
    )
  },
  parts: (context) => ({
    behaviours: [scheduledReport(context)],
    jobs: {
      [SEND_REPORT]: { run: createReportSender(context) },
      [SETTLE_DELIVERY]: { run: createDeliverySettler(context) },
      [MOVE_REPORTS]: { run: createReportMover(context) },
    },
  }),
})

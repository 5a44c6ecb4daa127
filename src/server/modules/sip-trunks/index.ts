import { sql } from 'kysely'
import { defineModule } from '../../host/ServerModule.ts'
import { CHARGE_CALL, createCallCharge } from './chargeCallJob.ts'
import { insertTrunks } from './insertTrunks.ts'
import { keepNumbering } from './keepNumbering.ts'
import { createHostReview, REVIEW_HOST } from './reviewHostJob.ts'
import { testCall } from './testCall.ts'
import { trunk } from './trunk.ts'

export default defineModule({
  seed: insertTrunks,
  async housekeeping(query) {
    await sql`delete from trunk_failure where updated_at < now() - interval '30 days'`.execute(query)
    await sql`delete from trunk_registration where expires_at < now() - interval '5 minutes' and not is_simulated`.execute(
      query,
    )
    // Their edge is gone; none can have lasted longer.
    await sql`update trunk_call set is_up = false, updated_at = now(),
        duration = case when is_up then max_seconds else 0 end,
        charge = case when is_up then ceil(rate * max_seconds / 60.0) else 0 end,
        code = case when is_up then '200' else '500' end
      where is_up and answered_at < now() - (max_seconds + 300) * interval '1 second'
        or code = '100' and created_at < now() - interval '10 minutes'`.execute(query)
    // The demo's PBX registers again before it is forgotten.
    await sql`update trunk_registration set expires_at = now() + interval '2 hours', updated_at = now()
      where is_simulated`.execute(query)
  },
  parts: (context) => ({
    behaviours: [trunk(context), testCall(context)],
    work: ({ onError }) => keepNumbering(context.database, context.published, onError),
    jobs: {
      [REVIEW_HOST]: { run: createHostReview(context) },
      [CHARGE_CALL]: { run: createCallCharge(context) },
    },
  }),
})

import { sql } from 'kysely'
import { defineModule } from '../../host/ServerModule.ts'
import { EXPIRE_SESSION, expireSession } from './expireSession.ts'
import { insertTwoFa } from './insertTwoFa.ts'
import { twoFaService } from './twoFaService.ts'
import { twoFaVerification } from './twoFaVerification.ts'

export default defineModule({
  seed: insertTwoFa,
  async housekeeping(query) {
    await sql`delete from two_fa_session where created_at < now() - interval '400 days'`.execute(query)
  },
  parts: (context) => ({
    behaviours: [twoFaService(context), twoFaVerification(context)],
    jobs: { [EXPIRE_SESSION]: { run: expireSession(context) } },
  }),
})

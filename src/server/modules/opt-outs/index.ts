import { sql } from 'kysely'
import { defineModule } from '../../host/ServerModule.ts'
import { confirmKeyword } from './confirmKeyword.ts'
import { CONFIRM_KEYWORD, createReplyReader } from './createReplyReader.ts'
import { giveUp, importOptOuts } from './importOptOuts.ts'
import { IMPORT_OPT_OUTS, optOutImport } from './optOutImport.ts'
import { optOut } from './optOut.ts'

export default defineModule({
  async housekeeping(query) {
    await sql`delete from carrier_inbound_message where received_at < now() - interval '30 days'`.execute(
      query,
    )
  },
  parts: (context) => ({
    behaviours: [optOut(context), optOutImport(context)],
    jobs: {
      [CONFIRM_KEYWORD]: { run: confirmKeyword(context) },
      [IMPORT_OPT_OUTS]: {
        run: importOptOuts(context),
        onBuried: (job) => giveUp(context, job),
        isLong: true,
      },
    },
    work: (work) => Promise.resolve(createReplyReader(context, work)),
  }),
})

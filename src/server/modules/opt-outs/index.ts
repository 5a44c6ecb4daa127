import { sql } from 'kysely'
import { defineModule } from '../../host/ServerModule.ts'
import { deleteInParts } from '../../storage/deleteInParts.ts'
import { confirmKeyword } from './confirmKeyword.ts'
import { CONFIRM_KEYWORD, createReplyReader } from './createReplyReader.ts'
import { giveUp, importOptOuts } from './importOptOuts.ts'
import { IMPORT_OPT_OUTS, optOutImport } from './optOutImport.ts'
import { optOut } from './optOut.ts'

export default defineModule({
  housekeeping: (query) =>
    deleteInParts(query, 'carrier_inbound_message', sql`received_at < now() - interval '30 days'`),
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

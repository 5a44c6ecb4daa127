import { defineModule } from '../../host/ServerModule.ts'
import { createLedgerCheck, giveUp, ledgerCheck, RUN_LEDGER_CHECK } from './ledgerCheck.ts'

export default defineModule({
  parts: (context) => ({
    behaviours: [ledgerCheck(context)],
    jobs: {
      [RUN_LEDGER_CHECK]: { run: createLedgerCheck(context), onBuried: (job) => giveUp(context, job) },
    },
  }),
})

import { defineModule } from '../../host/ServerModule.ts'
import { createLedgerCheck, giveUp, ledgerCheck, RUN_LEDGER_CHECK } from './ledgerCheck.ts'
import { createNightlyCheck, NIGHTLY_CHECK, watchNights } from './nightlyCheck.ts'

export default defineModule({
  parts: (context) => ({
    behaviours: [ledgerCheck(context)],
    jobs: {
      [RUN_LEDGER_CHECK]: { run: createLedgerCheck(context), onBuried: (job) => giveUp(context, job) },
      [NIGHTLY_CHECK]: { run: createNightlyCheck(context) },
    },
    work: (options) => watchNights(context, options),
  }),
})

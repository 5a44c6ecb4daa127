import { defineModule } from '../../host/ServerModule.ts'
import { checkNumbers, giveUp, removeNumberCheck } from './checkNumbers.ts'
import { CHECK_NUMBERS, REMOVE_NUMBER_CHECK } from './checkTypes.ts'
import { insertNumberChecks } from './insertNumberChecks.ts'
import { numberCheck } from './numberCheck.ts'

export default defineModule({
  seed: insertNumberChecks,
  parts: (context) => ({
    behaviours: [numberCheck(context)],
    jobs: {
      [CHECK_NUMBERS]: { run: checkNumbers(context), onBuried: (job) => giveUp(context, job) },
      [REMOVE_NUMBER_CHECK]: { run: removeNumberCheck(context) },
    },
  }),
})

import { defineModule } from '../../host/ServerModule.ts'
import { did } from './did.ts'
import { endNumber } from './endNumber.ts'
import { giveUpImport, importNumbers } from './importNumbers.ts'
import { insertDids } from './insertDids.ts'
import { END_NUMBER } from './moveNumber.ts'
import { IMPORT_NUMBERS, numberImport } from './numberImport.ts'
import {
  emergencyAddresses,
  numberDocuments,
  profiles,
  SETTLE_NUMBERS,
  settleNumbers,
  sharedByNumbers,
} from './papers.ts'
import { RENEW_NUMBER, renewNumbers } from './renewals.ts'

export default defineModule({
  accountItems: { has_dids: 'did' },
  seed: insertDids,
  parts: (context) => ({
    behaviours: [
      did(context),
      numberDocuments(context),
      sharedByNumbers(context, profiles),
      sharedByNumbers(context, emergencyAddresses),
      numberImport(context),
    ],
    jobs: {
      [SETTLE_NUMBERS]: { run: settleNumbers(context) },
      [RENEW_NUMBER]: { run: renewNumbers(context) },
      [END_NUMBER]: { run: endNumber(context) },
      [IMPORT_NUMBERS]: {
        run: importNumbers(context),
        onBuried: (job) => giveUpImport(context, job),
        isLong: true,
      },
    },
  }),
})

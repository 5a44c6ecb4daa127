import { defineModule } from '../../host/ServerModule.ts'
import { insertSubAccounts } from './insertSubAccounts.ts'
import { subAccount } from './subAccount.ts'
import { SPEND_CAP_NEAR, warnOfSpendCap } from './warnOfSpendCap.ts'

export default defineModule({
  accountItems: { has_sub_accounts: 'sub-account' },
  seed: insertSubAccounts,
  parts: (context) => ({
    behaviours: [subAccount(context)],
    jobs: { [SPEND_CAP_NEAR]: { run: warnOfSpendCap(context) } },
  }),
})

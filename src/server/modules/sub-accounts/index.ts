import { defineModule } from '../../host/ServerModule.ts'
import { insertSubAccounts } from './insertSubAccounts.ts'
import { subAccount } from './subAccount.ts'

export default defineModule({
  accountItems: { has_sub_accounts: 'sub-account' },
  seed: insertSubAccounts,
  parts: (context) => ({ behaviours: [subAccount(context)] }),
})

import { defineModule } from '../../host/ServerModule.ts'
import { LOW_BALANCE_MAIL } from '../../notifications/index.ts'
import { account } from './account.ts'
import { emailChange } from './emailChange.ts'
import { mailLowBalance } from './mailLowBalance.ts'
import { ACCOUNT_REVIEW, createPlans, PLAN_PERIOD } from './plans.ts'

export default defineModule({
  parts(context) {
    const plans = createPlans(context)
    return {
      behaviours: [account(context, plans), emailChange(context)],
      jobs: {
        [LOW_BALANCE_MAIL]: { run: mailLowBalance(context) },
        [PLAN_PERIOD]: { run: plans.endPeriod },
        [ACCOUNT_REVIEW]: { run: plans.reviewAccount },
      },
    }
  },
})

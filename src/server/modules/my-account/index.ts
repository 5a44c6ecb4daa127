import { defineModule } from '../../host/ServerModule.ts'
import { account } from './account.ts'
import { emailChange } from './emailChange.ts'
import { ACCOUNT_REVIEW, createPlans, PLAN_PERIOD } from './plans.ts'

export default defineModule({
  parts(context) {
    const plans = createPlans(context)
    return {
      behaviours: [account(context, plans), emailChange(context)],
      jobs: {
        [PLAN_PERIOD]: { run: plans.endPeriod },
        [ACCOUNT_REVIEW]: { run: plans.reviewAccount },
      },
    }
  },
})

import { defineModule } from '../../host/ServerModule.ts'
import { deliveryJobs, forgetOldDeliveries } from './changeDeliveries.ts'
import { deliverWebhooks } from './deliverWebhooks.ts'
import { insertWebhooks } from './insertWebhooks.ts'
import { catchUpWithSettings } from './settingWebhooks.ts'
import { webhook, webhookDelivery } from './webhook.ts'

export default defineModule({
  seed: insertWebhooks,
  housekeeping: forgetOldDeliveries,
  parts: (context) => ({
    behaviours: [webhook(context), webhookDelivery(context)],
    jobs: deliveryJobs(context),
    async work(options) {
      await catchUpWithSettings(context).catch(options.onError)
      return deliverWebhooks(context, options)
    },
  }),
})

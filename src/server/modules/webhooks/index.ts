import { sql } from 'kysely'
import { defineModule } from '../../host/ServerModule.ts'
import { deliverWebhooks } from './deliverWebhooks.ts'
import { insertWebhooks } from './insertWebhooks.ts'
import { catchUpWithSettings } from './settingWebhooks.ts'
import { webhook, webhookDelivery } from './webhook.ts'

/** As the page says. */
const KEPT_DAYS = 30

export default defineModule({
  seed: insertWebhooks,
  async housekeeping(query) {
    await sql`delete from webhook_delivery where created_at < now() - make_interval(days => ${KEPT_DAYS}::int)`.execute(
      query,
    )
  },
  parts: (context) => ({
    behaviours: [webhook(context), webhookDelivery(context)],
    async work(options) {
      await catchUpWithSettings(context).catch(options.onError)
      return deliverWebhooks(context, options)
    },
  }),
})

import type { ModuleParts } from '../../host/ServerModule.ts'
import { createContactProcessing, giveUpContacts, PROCESS_CONTACTS } from './processContacts.ts'
import { createTemplateReview, REVIEW_TEMPLATE } from './reviewTemplateJob.ts'
import type { SendingOptions } from './SendingOptions.ts'
import { smsCampaign } from './smsCampaign.ts'
import { smsTemplate } from './smsTemplate.ts'
import { startSending } from './startSending.ts'

/** Broadcasts and templates: their behaviours, their jobs, and the loops that send. */
export function broadcastParts(options: SendingOptions): ModuleParts {
  const { database, files } = options
  return {
    behaviours: [smsCampaign(options), smsTemplate(options)],
    jobs: {
      [PROCESS_CONTACTS]: {
        run: createContactProcessing(database, files),
        onBuried: (job) => giveUpContacts(database, job),
      },
      [REVIEW_TEMPLATE]: { run: createTemplateReview(options) },
    },
    work: (work) => startSending({ ...options, ...work }),
  }
}

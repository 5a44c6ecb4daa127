import { linkPath } from '../../../shared/linkPath.ts'
import type { ModuleParts } from '../../host/ServerModule.ts'
import type { LinkHandler } from '../../wire/LinkHandler.ts'
import { createLinkOpener } from './links/createLinkOpener.ts'
import { shortLinkSample } from './links/shortLinks.ts'
import { FINISH_TEST, finishTestMessage } from './finishTestMessage.ts'
import { createContactProcessing, giveUpContacts, PROCESS_CONTACTS } from './processContacts.ts'
import { createTemplateReview, REVIEW_TEMPLATE } from './reviewTemplateJob.ts'
import { savedContacts } from './savedContacts.ts'
import type { SendingOptions } from './SendingOptions.ts'
import { smsCampaign } from './smsCampaign.ts'
import { smsTemplate } from './smsTemplate.ts'
import { startSending } from './startSending.ts'

/** Broadcasts and templates: their behaviours, their jobs, and the loops that send. */
export function broadcastParts(options: SendingOptions): ModuleParts {
  const { database, files, text } = options
  let open: LinkHandler | undefined
  return {
    behaviours: [smsCampaign(options), smsTemplate(options), savedContacts(options)],
    jobs: {
      [PROCESS_CONTACTS]: {
        run: createContactProcessing(database, files, text),
        onBuried: (job) => giveUpContacts(database, job),
      },
      [REVIEW_TEMPLATE]: { run: createTemplateReview(options) },
      [FINISH_TEST]: {
        run: async ({ accountId, payload }) =>
          void (await finishTestMessage(options, accountId, String(payload['message']))),
      },
    },
    config: () => ({ short_link: shortLinkSample(options.linkUrl) }),
    links: { [linkPath]: (visit) => (open ??= createLinkOpener(options))(visit) },
    work: (work) => startSending({ ...options, ...work }),
  }
}

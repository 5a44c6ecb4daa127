import type { ModuleContext } from '../../host/ServerModule.ts'
import { postMail, writeMail } from '../../mail/index.ts'
import type { SupportDesk } from './SupportDesk.ts'

const MESSAGE = {
  subject: 'support-tickets:mail-ticket-message-subject',
  text: 'support-tickets:mail-ticket-message-text',
}

/** Agents get each message by mail, at the support address of the portal. */
export function createMailDesk(context: Pick<ModuleContext, 'published' | 'text' | 'product'>): SupportDesk {
  return {
    async receive(query, message) {
      const { accountId, ticketId, company, from, number, subject, priority, topic, text, fileNames } =
        message
      const to = context.published().portal.manifest.supportEmail
      const slots = {
        number,
        subject,
        from,
        company,
        account: accountId,
        ticket: ticketId,
        priority,
        topic: topic === '' ? '–' : topic,
        files: fileNames.length === 0 ? '–' : fileNames.join(', '),
        text,
      }
      await postMail(query, accountId, writeMail(context, MESSAGE, to, slots))
    },
  }
}

import { createTransport } from 'nodemailer'
import type { Mailer } from './Mailer.ts'

/** @param url `smtp://user:password@host:587` @param from address of the sender */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from })
  return {
    async deliver({ id, to, subject, text }) {
      // Retries keep the id, so receivers can recognize duplicates.
      await transport.sendMail({ to, subject, text, messageId: `<${id}@patchbay>` })
    },
  }
}

import type { Transporter } from 'nodemailer'
import type { Mailer } from './Mailer.ts'

/** Each step of a delivery takes at most this, and all of them less than the lease of a message (startMail.ts). */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

/** @param url `smtp://user:password@host:587` @param from address of the sender */
export function createSmtpMailer(url: string, from: string): Mailer {
  let opened: Promise<Transporter> | undefined
  async function open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, ...timeouts }, { from })
  }
  return {
    async deliver({ id, to, subject, text }) {
      const transport = await (opened ??= open())
      // Retries keep the id, so receivers can recognize duplicates.
      await transport.sendMail({ to, subject, text, messageId: `<${id}@patchbay>` })
    },
  }
}

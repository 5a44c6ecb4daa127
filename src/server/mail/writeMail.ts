import type { TextParams } from '../../language/fillText.ts'
import type { TextKey } from '../../language/portal.ts'
import type { Mail } from './Mailer.ts'

/** Email with texts from the definitions: `mail-<name>-subject` and `mail-<name>-text` of the portal. */
export type MailName =
  | 'recovery'
  | 'email-change'
  | 'email-changed'
  | 'password-changed'
  | 'two-factor-guessed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes'
  | 'plan-ended'
  | 'fee-unpaid'
  | 'fee-unpaid-until'

/** Texts of the definitions currently published. */
export interface MailWords {
  text: (key: TextKey, params?: TextParams) => string
  product: () => string
}

/** Subject and text of a module's own email. */
export interface MailKeys {
  subject: TextKey
  text: TextKey
}

/** @param slots values for the text's slots, in addition to `product` and `to` */
export function writeMail(
  { text, product }: MailWords,
  name: MailName | MailKeys,
  to: string,
  slots: TextParams = {},
): Mail {
  const params = { ...slots, product: product(), to }
  const keys =
    typeof name === 'string'
      ? { subject: `portal:mail-${name}-subject`, text: `portal:mail-${name}-text` }
      : name
  // A subject is one line, whatever its slots are filled with.
  return { to, subject: text(keys.subject, params).replace(/\s+/g, ' '), text: text(keys.text, params) }
}

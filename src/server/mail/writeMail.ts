import type { TextParams } from '../../language/fillText.ts'
import type { TextKey } from '../../language/portal.ts'
import type { Mail } from './Mailer.ts'

/** A mail whose words stand in the definitions: `mail-<name>-subject` and `mail-<name>-text` of the portal's texts. */
export type MailName =
  | 'recovery'
  | 'invitation'
  | 'email-change'
  | 'email-changed'
  | 'password-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'plan-ended'

/** The words of the definitions, as they are published now. */
export interface MailWords {
  text: (key: TextKey, params?: TextParams) => string
  product: () => string
}

/** @param slots what the text's slots stand for, beside `product` and `to` */
export function writeMail(
  { text, product }: MailWords,
  name: MailName,
  to: string,
  slots: TextParams = {},
): Mail {
  const params = { ...slots, product: product(), to }
  return {
    to,
    subject: text(`portal:mail-${name}-subject`, params),
    text: text(`portal:mail-${name}-text`, params),
  }
}

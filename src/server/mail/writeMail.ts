import type { TextParams } from '../../language/fillText.ts'
import type { TextKey } from '../../language/portal.ts'
import type { Mail } from './Mailer.ts'

/** Email with texts from the definitions: `mail-<name>-subject` and `mail-<name>-text`. */
export type MailName =
  | 'recovery'
  | 'invitation'
  | 'email-change'
  | 'email-changed'
  | 'password-changed'
  | 'two-factor-guessed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'plan-ended'

/** Texts of the definitions currently published. */
export interface MailWords {
  text: (key: TextKey, params?: TextParams) => string
  product: () => string
}

/** @param slots values for the text's slots, in addition to `product` and `to` */
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

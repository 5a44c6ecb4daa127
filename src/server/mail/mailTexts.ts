import type { Mail } from './Mailer.ts'

interface LinkMail {
  to: string
  product: string
  link: string
}

/** The mails of signing in, as they are sent. */
export const mailTexts = {
  recovery: ({ to, product, link }: LinkMail): Mail => ({
    to,
    subject: `${product}: choose a new password`,
    text: `Somebody asked to choose a new password for ${to}.\n\n${link}\n\nThe link works once, within an hour. If it was not you, do nothing: your password stays as it is.`,
  }),
  invitation: ({ to, product, link }: LinkMail): Mail => ({
    to,
    subject: `${product}: set your password`,
    text: `You can sign in to ${product} as ${to} once you have set a password.\n\n${link}\n\nThe link works once, within seven days.`,
  }),
  confirmation: ({ to, product, link }: LinkMail): Mail => ({
    to,
    subject: `${product}: confirm your e-mail address`,
    text: `Confirm that ${to} is your e-mail address.\n\n${link}\n\nThe link works once, within a day.`,
  }),
  emailChange: ({ to, product, link }: LinkMail): Mail => ({
    to,
    subject: `${product}: confirm your new e-mail address`,
    text: `You asked to sign in with ${to} from now on.\n\n${link}\n\nThe link works once, within a day. Until then the address stays as it was.`,
  }),
  emailChanged: ({ to, product }: Omit<LinkMail, 'link'>): Mail => ({
    to,
    subject: `${product}: your e-mail address was changed`,
    text: `Nobody signs in with ${to} any more: another address took its place.\n\nIf it was not you, write to support at once.`,
  }),
  passwordChanged: ({ to, product }: Omit<LinkMail, 'link'>): Mail => ({
    to,
    subject: `${product}: your password was changed`,
    text: `The password of ${to} was changed, and everybody who was signed in with it has been signed out.\n\nIf it was not you, choose a new password at once and write to support.`,
  }),
  twoFactorChanged: ({ to, product, active }: Omit<LinkMail, 'link'> & { active: boolean }): Mail => ({
    to,
    subject: `${product}: two-factor sign-in was switched ${active ? 'on' : 'off'}`,
    text: `Two-factor sign-in of ${to} was switched ${active ? 'on' : 'off'}.\n\nIf it was not you, choose a new password at once and write to support.`,
  }),
} as const

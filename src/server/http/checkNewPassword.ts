import { brokenPasswordRule, type PasswordRule } from '../../domain/password/index.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import { checkForm } from './readForm.ts'

const words: Record<PasswordRule, string> = {
  'without-email': "Don't use your email address in the password.",
  'hard-to-guess': 'This password is too easy to guess.',
}

/**
 * The text to show when a password may not be chosen, or undefined. Its length limits are those of the form that chooses
 * a new one, wherever it is chosen.
 * @param owner `company` is the account's name
 */
export function checkNewPassword(
  published: PublishedPortal,
  password: string,
  owner: { email: string; company: string },
): string | undefined {
  const { problems } = checkForm(published, 'reset-password', { password })
  if (problems['password'] !== undefined) return problems['password']
  const { product, company } = published.portal.manifest
  const broken = brokenPasswordRule(password, {
    email: owner.email,
    names: [product, company, owner.company],
  })
  return broken && words[broken]
}

import { brokenPasswordRule, type PasswordRule } from '../../../domain/password/index.ts'
import type { PublishedPortal } from '../PublishedPortal.ts'
import { checkForm } from './readForm.ts'
import { say, type Words } from '../../errors.ts'

const words: Record<PasswordRule, Words> = {
  'without-email': say('portal:error-password-email'),
  'hard-to-guess': say('portal:error-password-guessable'),
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
): Words | undefined {
  const { problems } = checkForm(published, 'reset-password', { password })
  if (problems['password'] !== undefined) return problems['password']
  const { product, company } = published.portal.manifest
  const broken = brokenPasswordRule(password, {
    email: owner.email,
    names: [product, company, owner.company],
  })
  return broken && words[broken]
}

import { brokenPasswordRule, type PasswordRule } from '../../domain/password/index.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import { checkForm } from './readForm.ts'

const words: Record<PasswordRule, string> = {
  'without-email': 'Do not use your e-mail address in the password.',
  'hard-to-guess': 'This password is too easy to guess.',
}

/**
 * The words to show when a password may not be chosen, or undefined. Its lengths are those of the form that chooses a
 * new one, wherever it is chosen.
 */
export function checkNewPassword(
  published: PublishedPortal,
  password: string,
  email: string,
): string | undefined {
  const { problems } = checkForm(published, 'reset-password', { password })
  if (problems['password'] !== undefined) return problems['password']
  const broken = brokenPasswordRule(password, email)
  return broken && words[broken]
}

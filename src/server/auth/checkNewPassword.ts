import { brokenPasswordRule, passwordLength, type PasswordRule } from '../../domain/password/index.ts'

const words: Record<PasswordRule, string> = {
  'long-enough': `Use at least ${passwordLength.shortest} characters.`,
  'short-enough': `Use at most ${passwordLength.longest} characters.`,
  'without-email': 'Do not use your e-mail address in the password.',
  'hard-to-guess': 'This password is too easy to guess.',
}

/** The words to show when a password may not be chosen, or undefined. */
export function checkNewPassword(password: string, email: string): string | undefined {
  const broken = brokenPasswordRule(password, email)
  return broken && words[broken]
}

export type PasswordRule = 'without-email' | 'hard-to-guess'

/**
 * What a new password keeps besides its lengths, which the definition of the form says, in the order it is told.
 * Source: OWASP ASVS 6.2.
 */
export const passwordRules: Record<PasswordRule, (password: string, email: string) => boolean> = {
  'without-email': (password, email) => {
    const plain = password.toLowerCase()
    const [name = ''] = email.toLowerCase().split('@')
    return plain !== email.toLowerCase() && !(name.length >= 4 && plain.includes(name))
  },
  'hard-to-guess': (password) => {
    const plain = password.toLowerCase()
    const letters = plain.replaceAll(/[^a-z]/g, '')
    return new Set(plain).size >= 4 && !isRun(plain) && !common.includes(letters)
  },
}

/** The first rule a password breaks. */
export function brokenPasswordRule(password: string, email: string): PasswordRule | undefined {
  // as: the keys of the table above.
  const names = Object.keys(passwordRules) as PasswordRule[]
  return names.find((name) => !passwordRules[name](password, email))
}

const common = [
  'password',
  'passwort',
  'passw',
  'qwerty',
  'qwertyuiop',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
]

/** Neighbours all the way: `abcdefghij`, `9876543210`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 || (steps.size === 2 && /^\d+$/.test(text) && /01234567|98765432/.test(text))
}

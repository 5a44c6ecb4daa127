export type PasswordRule = 'without-email' | 'hard-to-guess'

/** What others know of the person. */
export interface PasswordOwner {
  email: string
  /** Names a password may not be made of: the product's and the company's. */
  names: readonly string[]
}

/**
 * What a new password keeps besides its lengths, which the definition of the form says, in the order it is told.
 * Source: OWASP ASVS 6.2.
 */
export const passwordRules: Record<PasswordRule, (password: string, owner: PasswordOwner) => boolean> = {
  'without-email': (password, { email }) => {
    const plain = password.toLowerCase()
    const [name = ''] = email.toLowerCase().split('@')
    return plain !== email.toLowerCase() && !(name.length >= 4 && plain.includes(name))
  },
  'hard-to-guess': (password, { email, names }) => {
    const plain = password.toLowerCase()
    const letters = lettersOf(unitOf(plain))
    const [, domain = ''] = email.split('@')
    const known = [...names, domain.split('.')[0] ?? ''].flatMap((name) => [
      name,
      name.split(/\s/)[0] ?? '',
      // "Harbour & Pine" and "Harbour and Pine" are one name.
      name.replaceAll(/\band\b/gi, ''),
    ])
    return (
      new Set(plain).size >= 4 &&
      !isRun(unitOf(plain)) &&
      !common.includes(letters) &&
      !known.some((name) => lettersOf(name).length >= 3 && lettersOf(name) === letters)
    )
  },
}

/** The first rule a password breaks. */
export function brokenPasswordRule(password: string, owner: PasswordOwner): PasswordRule | undefined {
  // as: the keys of the table above.
  const names = Object.keys(passwordRules) as PasswordRule[]
  return names.find((name) => !passwordRules[name](password, owner))
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

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
}

/** What a text repeats from beginning to end: `password` of `passwordpassword`; else the text itself. */
function unitOf(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text
}

/** Neighbors all the way: `abcdefghij`, `9876543210`, and `1234567890`, as on a keyboard. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const isNumber = /^\d+$/.test(text)
  const steps = new Set(
    codes.slice(1).map((code, index) => {
      const step = code - (codes[index] ?? 0)
      return isNumber ? (step + 10) % 10 : step
    }),
  )
  const [step] = steps
  return steps.size === 1 && step !== undefined && (isNumber || Math.abs(step) <= 1)
}

const least = 10
const most = 128

/** The words to show when a password may not be chosen, or undefined. Source: OWASP ASVS 6.2 (length before rules). */
export function checkNewPassword(password: string, email: string): string | undefined {
  const length = Array.from(password).length
  if (length < least) return `Use at least ${least} characters.`
  if (length > most) return `Use at most ${most} characters.`
  const plain = password.toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  if (plain === email.toLowerCase() || (name.length >= 4 && plain.includes(name)))
    return 'Do not use your e-mail address in the password.'
  if (new Set(plain).size < 4 || isRun(plain)) return 'This password is too easy to guess.'
  if (common.some((word) => plain.replaceAll(/[^a-z]/g, '') === word))
    return 'This password is too easy to guess.'
  return undefined
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

const LONGEST_LOCAL_PART = 63
const LONGEST_DOMAIN = 64

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,8}[A-Za-z0-9]$/

/**
 * Whether a text is an email address by the rules of the specification:
 * local part under 64 characters, domain at most 64 with its top-level part, that one 2 to 10.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const domain = text.slice(at + 1)
  if (at < 1 || local.length > LONGEST_LOCAL_PART || domain.length > LONGEST_DOMAIN) return false
  return LOCAL_PART.test(local) && DOMAIN.test(domain)
}

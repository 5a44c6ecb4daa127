import type { SessionScope } from './portalContext.ts'

/** An email to support whose subject says which account it is about. */
export function supportMail(to: string, { name, id }: SessionScope['account']): string {
  const known = [name, id].filter((part) => typeof part === 'string' && part !== '')
  return known.length === 0 ? `mailto:${to}` : `mailto:${to}?subject=${encodeURIComponent(known.join(', '))}`
}

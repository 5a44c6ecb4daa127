/** The custom dialplan of a trunk: what is deleted from the start of a dialed number, then what is added. */
export interface DialRule {
  rewrite_enabled?: boolean | undefined
  rewrite_cond?: string | undefined
  rewrite_prefix?: string | undefined
}

const SEPARATORS = /[\s().-]+/g

/**
 * The number a trunk sends for a dialed one. The rule applies to numbers that start with what it deletes, or to all
 * where it deletes nothing.
 */
export function applyDialRule(rule: DialRule, dialed: string): string {
  const number = dialed.replaceAll(SEPARATORS, '')
  if (rule.rewrite_enabled !== true || number === '') return number
  const { rewrite_cond: start = '', rewrite_prefix: added = '' } = rule
  return number.startsWith(start) ? added + number.slice(start.length) : number
}

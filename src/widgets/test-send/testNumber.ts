import { withoutSeparators } from '../../shared/withoutSeparators.ts'

/** A typed number as E.164, or undefined: '+1 (202) 555-0123' → '+12025550123', '0047…' → '+47…'; the plus is optional. */
export function testNumber(typed: string): string | undefined {
  const compact = withoutSeparators(typed).replace(/^00/, '+')
  return /^\+?[1-9]\d{6,14}$/.test(compact) ? `+${compact.replace('+', '')}` : undefined
}

import { withoutSeparators } from '../../../shared/withoutSeparators.ts'
import type { CodeCountry } from './NumberVerification.ts'

/** A typed number with the chosen country as the server reads it: `+` or `00` names a country itself. */
export function composeNumber(typed: string, country: CodeCountry | undefined): string {
  const compact = withoutSeparators(typed).replace(/^00/, '+')
  if (compact === '' || compact.startsWith('+') || country === undefined) return compact
  return `+${country.calling_code}${compact}`
}

/** The country of a number in international form, as far as its calling code tells; the chosen one if it may be. */
export function countryOfNumber(
  number: string,
  countries: readonly CodeCountry[],
  chosen: string | undefined,
): CodeCountry | undefined {
  const digits = number.slice(1)
  const fitting = countries.filter(({ calling_code: code }) => code !== '' && digits.startsWith(code))
  const longest = Math.max(0, ...fitting.map(({ calling_code: code }) => code.length))
  const best = fitting.filter(({ calling_code: code }) => code.length === longest)
  return best.find(({ code }) => code === chosen) ?? best.find(({ code }) => code === 'US') ?? best[0]
}

/** Why a text is no amount of money: it isn't one, it means two amounts, or it has parts of a cent. */
export type MoneyProblem = 'unreadable' | 'ambiguous' | 'too-fine'

const CENT = 10_000
/** Above it, whole micro-units are no exact numbers any more. */
const MOST_DIGITS = 9
const SPACES = /[\s\u00a0\u202f']/gu
const SYMBOLS = /^(?:[$€£]|USD|EUR|GBP)\s*|\s*(?:[$€£]|USD|EUR|GBP)$/giu

/**
 * An amount as people of any country write it: `1,234.50`, `1.234,50`, `1 234,5`, `1'234.50`, `$50`. Nothing is ever
 * rounded, and what could be two amounts, such as `1,234`, is not guessed at.
 * @returns micro-units
 */
export function readMoney(typed: string): { amount: number } | { problem: MoneyProblem } {
  const text = typed.trim().replace(SYMBOLS, '').replace(SPACES, ' ')
  const grouped = /^\d{1,3}(?: \d{3})+(?=$|[.,])/.test(text)
  const bare = grouped ? text.replaceAll(' ', '') : text
  if (!/^\d[\d.,]*$/.test(bare) || /[.,]$/.test(bare)) return { problem: 'unreadable' }
  const marks = bare.replaceAll(/\d/g, '')
  if (marks === '') return whole(bare, '')
  const last = marks.at(-1) ?? ''
  const [before, after] = splitAtLast(bare, last)
  if (new Set(marks).size === 2) {
    const other = last === '.' ? ',' : '.'
    if (!isGrouped(before, other) || before.includes(last)) return { problem: 'unreadable' }
    return whole(before.replaceAll(other, ''), after)
  }
  // The same mark again and again separates thousands.
  if (marks.length > 1)
    return isGrouped(bare, last) ? whole(bare.replaceAll(last, ''), '') : { problem: 'unreadable' }
  if (after.length === 3 && before.length <= 3 && !before.startsWith('0') && !grouped)
    return { problem: 'ambiguous' }
  return whole(before, after)
}

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark)
  return [text.slice(0, at), text.slice(at + 1)]
}

function isGrouped(text: string, mark: string): boolean {
  const [first = '', ...rest] = text.split(mark)
  return /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group))
}

function whole(units: string, decimals: string): { amount: number } | { problem: MoneyProblem } {
  const digits = units.replace(/^0+(?=\d)/, '')
  if (digits.length > MOST_DIGITS) return { problem: 'unreadable' }
  const cents = decimals.replace(/0+$/, '')
  if (cents.length > 2) return { problem: 'too-fine' }
  return { amount: Number(digits) * 1_000_000 + Number(cents.padEnd(2, '0') || '0') * CENT }
}

/** An amount as it is typed: `50`, `12.50`. */
export function writeMoney(amount: number): string {
  const cents = Math.round(amount / CENT)
  const rest = cents % 100
  const units = String((cents - rest) / 100)
  return rest === 0 ? units : `${units}.${String(rest).padStart(2, '0')}`
}

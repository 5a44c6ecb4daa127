import type { Translate } from '../registry/portalContext.ts'

export interface NumberRange {
  from?: number
  to?: number
}

/** Reads `5..20`; either end may be open, both may not. */
export function readNumberRange(text: string): NumberRange | undefined {
  const [from = '', to = '', ...rest] = text.split('..')
  if (!text.includes('..') || rest.length > 0 || (from === '' && to === '')) return undefined
  const [lowest, highest] = [readNumber(from), readNumber(to)]
  if ((from !== '' && lowest === undefined) || (to !== '' && highest === undefined)) return undefined
  if (lowest !== undefined && highest !== undefined && lowest > highest) return undefined
  return {
    ...(lowest === undefined ? {} : { from: lowest }),
    ...(highest === undefined ? {} : { to: highest }),
  }
}

export function writeNumberRange({ from, to }: NumberRange): string {
  return `${from ?? ''}..${to ?? ''}`
}

export function readNumber(text: string): number | undefined {
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined
}

/** A chosen range in words: `5 – 20`, `at least 5`. */
export function numberRangeWords(value: string, wordsOf: (number: number) => string, t: Translate): string {
  const range = readNumberRange(value)
  if (!range) return value
  const { from, to } = range
  if (from !== undefined && to !== undefined)
    return from === to ? wordsOf(from) : `${wordsOf(from)} – ${wordsOf(to)}`
  return from === undefined
    ? t('portal:list-number-most', { number: wordsOf(to ?? 0) })
    : t('portal:list-number-least', { number: wordsOf(from) })
}

import { readNumberRange } from '../../language/lists/filterRanges.ts'
import type { Translate } from '../registry/portalContext.ts'

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

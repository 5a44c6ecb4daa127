import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitToLimit, isWithinLimit } from '../../../../src/domain/sms/index.ts'
import { seed } from '../../../support/sampling.ts'

console.log(`fitToLimit seed ${seed}`)

function check(previous: string, next: string, expected: string) {
  expect(fitToLimit(previous, next)).toBe(expected)
}

const full = 'a'.repeat(1530)

describe('fitToLimit', () => {
  it('keeps text that fits', () => {
    check('a', 'ab', 'ab')
    check(full.slice(1), full, full)
  })

  it('blocks typing at the limit, wherever the cursor is', () => {
    check(full, `${full}b`, full)
    check(full, `b${full}`, full)
  })

  it('blocks a character that takes two units when one is left', () => {
    check(full.slice(1), `${full.slice(1)}€`, full.slice(1))
  })

  it('truncates pasted text to fit', () => {
    check('a'.repeat(1520), `${'a'.repeat(1520)}${'b'.repeat(50)}`, 'a'.repeat(1520) + 'b'.repeat(10))
    check('[x]', `[${'b'.repeat(2000)}x]`, `[${'b'.repeat(1530 - 5)}x]`)
  })

  it('rejects an emoji, and text pasted with it, in a text longer than 670', () => {
    const text = 'a'.repeat(671)
    check(text, `${text}😀`, text)
    check(text, `${text}hello 😀`, text)
  })

  it('truncates between whole visible characters', () => {
    const text = 'ж'.repeat(668)
    check(text, `${text}a👩‍👩‍👧`, `${text}a`)
    check(text, `${text}😀😀`, `${text}😀`)
  })

  it('lets a text that is already too long be shortened', () => {
    check('ж'.repeat(700), 'ж'.repeat(699), 'ж'.repeat(699))
    check('ж'.repeat(700), 'ж'.repeat(701), 'ж'.repeat(700))
  })

  it('truncates a very long paste quickly', () => {
    expect(fitToLimit('', 'word '.repeat(1_000_000))).toHaveLength(1530)
  })

  it('never exceeds the limit from a valid text or splits a surrogate pair', () => {
    const piece = fc
      .array(fc.constantFrom('a', '€', 'ж', '😀'), { maxLength: 700 })
      .map((parts) => parts.join(''))
    const gsm = fc.array(fc.constantFrom('a', '€'), { maxLength: 900 }).map((parts) => parts.join(''))
    const text = fc.oneof(piece, gsm)
    fc.assert(
      fc.property(text, text, text, text, (head, removed, inserted, tail) => {
        const previous = head + removed + tail
        fc.pre(isWithinLimit(previous))
        const kept = fitToLimit(previous, head + inserted + tail)
        expect(isWithinLimit(kept)).toBe(true)
        expect(kept.isWellFormed()).toBe(true)
      }),
      { seed, numRuns: 200 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { patternProblem } from '../../../../codegen/check/patternProblem.ts'

describe('a pattern', () => {
  it.each([
    '^[\\p{L}\\p{N} ]*$',
    '^(?:ab|cd)$',
    '^\\+[1-9]\\d{6,14}$',
    '^([0-9]{4}-){3}[0-9]{4}$',
    '^a+b*$',
    '^((ab)*c)*$',
    '^(\\d{1,3}x)*$',
    '^([a-z0-9]+([._-][a-z0-9]+)*)@[a-z.]+$',
  ])('%s is allowed', (pattern) => {
    expect(patternProblem(pattern)).toBeUndefined()
  })
  it.each(['^(a+)+$', '^(a|a)*$', '^([A-Za-z0-9]+ ?)*$', '^(a|b|ab)*c$', '(x+x+)+y'])(
    '%s is refused, for it may take exponential time',
    (pattern) => {
      expect(patternProblem(pattern)).toMatch(/exponential time on hostile text, such as /)
    },
  )
  it('that takes the square of its length is allowed for short texts only', () => {
    expect(patternProblem('\\s+$', 300)).toBeUndefined()
    expect(patternProblem('\\s+$', 100_000)).toMatch('100000^2 steps')
  })
  it('that does not compile is refused with the reason', () => {
    expect(patternProblem('^[a')).toMatch('Unterminated')
  })
  it('that is refused really does take long', () => {
    const slow = new RegExp('^(a+)+$', 'u')
    const milliseconds = (length: number) => {
      const started = performance.now()
      slow.test(`${'a'.repeat(length)}!`)
      return performance.now() - started
    }
    expect(milliseconds(24)).toBeGreaterThan(20 * milliseconds(12))
  })
})

import { describe, expect, it } from 'vitest'
import { patternProblem } from '../../../../codegen/check/patternProblem.ts'

describe('a pattern', () => {
  it.each(['^[\\p{L}\\p{N} ]*$', '^(?:ab|cd)$', '^\\+[1-9]\\d{6,14}$', '^([0-9]{4}-){3}[0-9]{4}$', '^a+b*$'])(
    '%s is allowed',
    (pattern) => {
      expect(patternProblem(pattern)).toBeUndefined()
    },
  )
  it.each(['^(a+)+$', '^(a|a)*$', '^((ab)*c)*$', '^(\\d{1,3}x)*$'])(
    '%s is refused, for it may take exponential time',
    (pattern) => {
      expect(patternProblem(pattern)).toMatch('exponential')
    },
  )
  it('that does not compile is refused with the reason', () => {
    expect(patternProblem('^[a')).toMatch('Unterminated')
  })
})

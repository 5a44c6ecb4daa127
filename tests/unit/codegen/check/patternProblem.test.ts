import { describe, expect, it } from 'vitest'
import { patternProblem } from '../../../../codegen/check/patternProblem.ts'
import { isDeterministic } from '../../../../codegen/check/isDeterministic.ts'

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
    '^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}$',
    '^[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){3}$',
    '^v?[0-9]+$',
    '^(?:[a-z0-9-]{1,63}\\.){1,8}[a-z]{2,20}$',
    '^(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}$',
    '^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$',
    '^[?|]{3}[(*]$',
  ])('%s is allowed', (pattern) => {
    expect(patternProblem(pattern)).toBeUndefined()
  })
  it.each(['^(a+)+$', '^(a|a)*$', '^([A-Za-z0-9]+ ?)*$', '^(a|b|ab)*c$', '(x+x+)+y'])(
    '%s is rejected because it can take exponential time',
    (pattern) => {
      expect(patternProblem(pattern)).toMatch(/exponential time on malicious text, such as /)
    },
  )
  it.each([
    '^(?:.*,){10}x',
    '(?:a?){30}a{30}',
    '^(?:a|aa){40}$',
    '^(?:(?:a|aa){6}){6}$',
    `^${'a?'.repeat(30)}${'a'.repeat(30)}$`,
    `^${'(?:a|aa)'.repeat(30)}$`,
  ])('%s is rejected even without a repeated group', (pattern) => {
    expect(patternProblem(pattern)).toMatch(/on malicious text/)
  })
  it('may take quadratic time only on short texts', () => {
    expect(patternProblem('\\s+$', 300)).toBeUndefined()
    expect(patternProblem('\\s+$', 100_000)).toMatch('100000^2 steps')
  })
  it('that does not compile is rejected with a reason', () => {
    expect(patternProblem('^[a')).toMatch('Unterminated')
  })
  it('that is rejected really is slow', () => {
    const slow = new RegExp('^(a+)+$', 'u')
    const milliseconds = (length: number) => {
      const started = performance.now()
      slow.test(`${'a'.repeat(length)}!`)
      return performance.now() - started
    }
    expect(milliseconds(24)).toBeGreaterThan(20 * milliseconds(12))
  })
})

describe('a pattern is deterministic', () => {
  it.each([
    '^[\\p{L}\\p{N} ]*$',
    '^((ab)*c)*$',
    '^(ab?)*c$',
    '^\\d{5}(-\\d{4})?$',
    '^([a-z0-9]+([._-][a-z0-9]+)*)@[a-z.]+$',
    '^(?:[\\p{N} ]|[\\p{L}\\p{M}][\\u200C\\u200D]?)*$',
    '^[.&&]+$',
    '^(?:\\p{Lu}|\\p{Nd}|\\u{1F600})*$',
    '^(?:\\p{Zs}|[^\\s])*$',
    '^a$|^b$',
  ])('%s', (pattern) => {
    expect(isDeterministic(pattern)).toBe(true)
  })
  it.each([
    ['two repetitions match the same text', '^(a+)+$'],
    ['two repetitions match the same text', '^a+a*$'],
    ['two alternatives begin alike', '^(a|a)*$'],
    ['a category is a part of another', '^(?:\\p{L}|\\p{Lu})*$'],
    ['a letter is of a category', '^(?:\\p{L}|[0-9x])*$'],
    ['letters of a script are letters', '^(?:\\p{L}|\\p{Script=Greek})*$'],
    ['. matches the comma', '^(?:.*,){10}x'],
    ['what follows begins like the repetition', '^(ab?)*b$'],
    ['a repeated part can be empty', '^(a*)*$'],
    ['repetitions are counted within each other', '^(a{2,3}){2}$'],
    ['it can begin anywhere', '(?:a?){30}a{30}'],
    ['it looks ahead', '^(?=a)b'],
    ['it refers back', '^(a)\\1$'],
  ])('not where %s: %s', (_, pattern) => {
    expect(isDeterministic(pattern)).toBe(false)
  })
})

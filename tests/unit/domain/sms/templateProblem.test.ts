import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fitToLimit,
  isWithinLimit,
  placeholders,
  quoteSpot,
  segmentLabel,
  templateProblem,
  templateSegments,
} from '../../../../src/domain/sms/index.ts'
import { seed } from '../../../support/sampling.ts'

const longName = 'n'.repeat(65)

describe('template text', () => {
  it.each([
    ['Hi {{}}', '{{}}'],
    ['Hi {{ }}, you', '{{ }}'],
    ['Hi {{a y', '{{a'],
    ['Hi {{a{{b}}}}', '{{a{{b}}}}'],
    ['Hi {{a}, you', '{{a},'],
    ['Hi {a}}', '{a}}'],
    ['Hi {{a}} and b}}', 'b}}'],
    ['Hi }}{{', '}}{{'],
    [`Hi {{${longName}}}`, '{{nnnnnnnnnnnnnnnnnnnnnn…'],
  ])('%s is rejected at %s', (text, spot) => {
    const problem = templateProblem(text)
    expect(problem && quoteSpot(text, problem)).toBe(spot)
  })

  it.each([
    '',
    'Hi {{name}}',
    '{{a}}{{b}}',
    'a { b } c',
    ':} {-;',
    '{{{a}}}',
    `{{${'n'.repeat(64)}}}`,
    `{{${'😀'.repeat(64)}}}`,
  ])('%s is accepted', (text) => expect(templateProblem(text)).toBeUndefined())

  it('has no double braces other than variables once accepted', () => {
    const text = fc.string({ unit: fc.constantFrom('{', '}', '{{', '}}', 'a', ' ', '\n'), maxLength: 12 })
    fc.assert(
      fc.property(text, (written) => {
        fc.pre(templateProblem(written) === undefined)
        const rest = placeholders(written).reduceRight(
          (left, { start, end }) => `${left.slice(0, start)}|${left.slice(end)}`,
          written,
        )
        expect(rest).not.toMatch(/\{\{|\}\}/)
      }),
      { seed, numRuns: 2000 },
    )
  })
})

describe('template segments', () => {
  const link = `https://shop.example/${'a'.repeat(180)}`

  it('count short links where links are shortened', () => {
    expect(templateSegments(`See ${link}`, true)).toBe(1)
    expect(templateSegments(`See ${link}`, false)).toBe(2)
    expect(segmentLabel(`Hi {{name}}, see ${link}`, true)).toBe('Min. 1 seg')
  })

  it('allow a long link that is sent as a short one', () => {
    const text = `${'a'.repeat(1494)} ${link}`
    expect(isWithinLimit(text, true)).toBe(true)
    expect(isWithinLimit(text, false)).toBe(false)
    expect(fitToLimit('a'.repeat(1494), text, true)).toBe(text)
    expect(fitToLimit(text, `${text} ${'b'.repeat(30)}`, true)).toBe(`${text} ${'b'.repeat(6)}`)
  })
})

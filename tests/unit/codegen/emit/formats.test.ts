import { describe, expect, it } from 'vitest'
import { VALIDATOR_RUNTIME } from '../../../../codegen/emit/emitValidators.ts'
import { isEmail } from '../../../../src/shared/emails.ts'

const runtime = (await import(
  `data:text/javascript,${encodeURIComponent(`${VALIDATOR_RUNTIME}\nexport { formats }`)}`
)) as { formats: Record<string, (text: string) => boolean> } // exported in the line above

function check(format: string, text: string, expected: boolean): void {
  expect(runtime.formats[format]?.(text), `${format} ${text}`).toBe(expected)
}

describe('formats', () => {
  it('follow the calendar', () => {
    check('date', '2024-02-29', true)
    check('date', '2023-02-29', false)
    check('date', '1900-02-29', false)
    check('date', '2024-13-01', false)
    check('date', '2024-00-10', false)
  })
  it('distinguish a local time from an instant', () => {
    check('local-date-time', '2026-11-21T09:30', true)
    check('local-date-time', '2026-11-21T09:30:15', false)
    check('local-date-time', '2050-12-31T23:59', true)
    check('local-date-time', '2051-01-01T00:00', false)
    check('local-date-time', '1979-12-31T23:59', false)
    check('local-date-time', '2026-11-21T09:30Z', false)
    check('local-date-time', '2026-11-21T24:00', false)
    check('local-date-time', '2026-11-21 09:30', false)
    check('date-time', '2026-11-21T09:30:00Z', true)
    check('date-time', '2026-11-21T09:30:00.123456+02:00', true)
    check('date-time', '2026-11-21T09:30:00', false)
  })
  it('cover addresses, numbers and identifiers', () => {
    check('email', 'someone@demo.example', true)
    check('email', 'someone@demo', false)
    check('email', 'a b@demo.example', false)
    const emails = [
      `${'a'.repeat(63)}@b.example`,
      `${'a'.repeat(64)}@b.example`,
      `a@${'b'.repeat(56)}.example`,
      `a@${'b'.repeat(57)}.example`,
      `a@b.${'c'.repeat(10)}`,
      `a@b.${'c'.repeat(11)}`,
      'a.@b.example',
      '@b.example',
      "o'neil+x@b-c.example",
      'a@b@c.example',
    ]
    for (const email of emails) check('email', email, isEmail(email))
    check('phone', '+14155550123', true)
    check('phone', '0014155550123', false)
    check('uuid', '0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', true)
    check('uuid', '0198a1b2c3d47e5f8a9b0c1d2e3f4a5b', false)
    check('uri', 'https://demo.example/a?b', true)
    check('uri', 'javascript:alert(1)', false)
  })
})

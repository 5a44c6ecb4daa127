import { describe, expect, it } from 'vitest'
import { safeRedirect } from '../../../../src/app/sign-in/safeRedirect.ts'

const check = (wanted: string | null, expected: string | null) =>
  expect(safeRedirect(wanted, 'https://portal.example')).toBe(expected)

describe('safeRedirect', () => {
  it('returns paths of the portal with query and fragment', () => {
    check('/logs?type=placed#row', '/logs?type=placed#row')
    check('/a/../b', '/b')
  })

  it.each([
    null,
    '',
    'logs',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/..//evil.example/',
    'javascript:alert(1)',
    '/a\u0000b',
  ])('refuses %j', (wanted) => check(wanted, null))

  it.each(['/auth/sign', '/auth', '/api/site/auth', '/definitions/x.js'])(
    'refuses %s, which is no screen',
    (wanted) => check(wanted, null),
  )
})

import { describe, expect, it } from 'vitest'
import { safeRedirect } from '../../../../src/app/sign-in/safeRedirect.ts'

const check = (wanted: string | null, expected: string | null) =>
  expect(safeRedirect(wanted, 'https://portal.example')).toBe(expected)

describe('safeRedirect', () => {
  it('returns portal paths with query and fragment', () => {
    check('/logs?type=placed#row', '/logs?type=placed#row')
    check('/a/../b', '/b')
    check('/caf%C3%A9?q=100%', '/caf%C3%A9?q=100%')
    check('/a%20b', '/a%20b')
    check('/reports/auth/1', '/reports/auth/1')
  })

  it.each([
    null,
    '',
    'logs',
    'logs/all',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/..//evil.example/',
    'javascript:alert(1)',
    '/a\u0000b',
    '/%',
    '/%ff%fe',
    '/a%0d%0ab',
    '/a%zz',
  ])('refuses %j', (wanted) => check(wanted, null))

  it.each(['/auth/sign', '/auth', '/api/site/auth', '/definitions/x.js'])(
    'rejects %s, which is not a screen',
    (wanted) => check(wanted, null),
  )
})

import { describe, expect, it } from 'vitest'
import { checkPhoneNumber, isPhoneInput } from '../../../../src/domain/phone/index.ts'

function check(text: string, expected: string) {
  const verdict = checkPhoneNumber(text)
  expect(
    verdict.valid ? `${verdict.number} ${verdict.country}` : `${verdict.reason} ${verdict.country}`,
  ).toBe(expected)
}

describe('checkPhoneNumber', () => {
  it.each([
    ['+447400123456', '+447400123456 GB'],
    ['+12025550123', '+12025550123 US'],
    ['+12042345678', '+12042345678 CA'],
    ['+77012345678', '+77012345678 KZ'],
    ['+80012345678', '+80012345678 undefined'],
  ])('accepts %s with its country', check)

  it.each([
    '+44 7400 123456',
    ' +44-7400-123456 ',
    '+44 (7400) 123.456',
    '+44 (0)7400 123456',
    "'+447400123456",
    '\u202A+447400123456\u202C',
    '+44\u00A07400\u2011123456',
  ])('reads the number from %s', (text) => {
    check(text, '+447400123456 GB')
  })

  it.each([
    ['', 'empty undefined'],
    ['   ', 'empty undefined'],
    ['447400123456', 'missing_plus undefined'],
    ['00447400123456', 'missing_plus undefined'],
    ['(0)7400 123456', 'missing_plus undefined'],
    ['4.47912E+11', 'scientific_notation undefined'],
    ['4,47912E+11', 'scientific_notation undefined'],
    ['+4.5e11', 'scientific_notation undefined'],
    ['phone', 'not_a_number undefined'],
    ['+44 7400 12345x', 'not_a_number undefined'],
    ['++447400123456', 'not_a_number undefined'],
    ['+', 'not_a_number undefined'],
    ['-', 'not_a_number undefined'],
    ['123', 'too_short undefined'],
    ['+44740', 'too_short undefined'],
    ['+4474001', 'too_short undefined'],
    ['+44740012345678', 'too_long undefined'],
    ['+4474001234567890', 'too_long undefined'],
    ['+33123456', 'too_short FR'],
    ['+3312345678901', 'too_long FR'],
    ['+33023456789', 'invalid_for_country FR'],
    ['+491111111111', 'invalid_for_country DE'],
    ['+9991234567', 'unknown_country undefined'],
    ['+0123456789', 'unknown_country undefined'],
  ])('explains what is wrong with %s', check)
})

describe('isPhoneInput', () => {
  it('accepts only digits with an optional leading plus', () => {
    expect(['+12', '12', '+12a', '12+', '', '+'].map(isPhoneInput)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

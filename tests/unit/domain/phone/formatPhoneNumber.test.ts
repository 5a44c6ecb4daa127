import { readFileSync } from 'node:fs'
import examples from 'libphonenumber-js/mobile/examples'
import { getExampleNumber, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { emitPhoneFormats } from '../../../../codegen/phone/emitPhoneFormats.ts'
import { formatPhoneNumber } from '../../../../src/domain/phone/index.ts'

describe('formatPhoneNumber', () => {
  it.each([
    ['+447400123001', '+44 7400 123001'],
    ['+442079460018', '+44 20 7946 0018'],
    ['+441132960001', '+44 113 296 0001'],
    ['+14045550161', '+1 404 555 0161'],
    ['+18765550123', '+1 876 555 0123'],
    ['+4915112345678', '+49 1511 2345678'],
    ['+493012345678', '+49 30 12345678'],
    ['+33612345678', '+33 6 12 34 56 78'],
    ['+34612345678', '+34 612 34 56 78'],
    ['+393123456789', '+39 312 345 6789'],
    ['+390612345678', '+39 06 1234 5678'],
    ['+31612345678', '+31 6 12345678'],
    ['+32470123456', '+32 470 12 34 56'],
    ['+41781234567', '+41 78 123 45 67'],
    ['+436641234567', '+43 664 1234567'],
    ['+48512345678', '+48 512 345 678'],
    ['+420601123456', '+420 601 123 456'],
    ['+351912345678', '+351 912 345 678'],
    ['+353850123456', '+353 85 012 3456'],
    ['+46701234567', '+46 70 123 45 67'],
    ['+4740612345', '+47 40 61 23 45'],
    ['+4534412345', '+45 34 41 23 45'],
    ['+79123456789', '+7 912 345 67 89'],
    ['+380501234567', '+380 50 123 4567'],
    ['+905012345678', '+90 501 234 56 78'],
    ['+919876543210', '+91 98765 43210'],
    ['+8613123456789', '+86 131 2345 6789'],
    ['+819012345678', '+81 90 1234 5678'],
    ['+61412345678', '+61 412 345 678'],
    ['+5511961234567', '+55 11 96123 4567'],
    ['+5491123456789', '+54 9 11 2345 6789'],
    ['+522221234567', '+52 222 123 4567'],
    ['+27711234567', '+27 71 123 4567'],
    ['+80012345678', '+800 1234 5678'],
  ])('shows %s as %s, like libphonenumber', (number, shown) => {
    expect(parsePhoneNumberFromString(number)?.formatInternational()).toBe(shown)
    expect(formatPhoneNumber(number)).toBe(shown)
  })

  it('groups the example of every country like libphonenumber', () => {
    const numbers = (Object.keys(examples) as CountryCode[]).map((country) =>
      getExampleNumber(country, examples)!,
    )
    expect(numbers.length).toBeGreaterThan(200)
    expect(numbers.map((number) => formatPhoneNumber(number.number))).toEqual(
      numbers.map((number) => number.formatInternational()),
    )
  })

  it.each(['alpha', '447400123001', '+12', '+9991234567'])('leaves %s as it is', (text) => {
    expect(formatPhoneNumber(text)).toBe(text)
  })
})

it('has the formats of the installed library', () => {
  const committed = readFileSync('src/domain/phone/phoneFormats.generated.ts', 'utf8')
  expect(committed, 'node codegen/phone/emitPhoneFormats.ts writes them').toBe(emitPhoneFormats())
})

import { describe, expect, it } from 'vitest'
import { refusal } from '../../../../src/engine/data/apiAnswer.ts'
import {
  composeNumber,
  countryOfNumber,
} from '../../../../src/widgets/account-activation/phone-verification/composeNumber.ts'
import { ApiError } from '../../../../src/engine/registry/apiClient.ts'
import { codeFailure } from '../../../../src/engine/registry/challenge/useCodeDelivery.ts'

const country = (code: string, calling_code: string) => ({ code, name: code, calling_code })
const countries = [country('CA', '1'), country('NO', '47'), country('GB', '44'), country('US', '1')]
const norway = countries[1]

describe('a typed number', () => {
  it.each([
    ['412 34 567', '+4741234567'],
    ['(0)412-34-567', '+47041234567'],
    ['+44 7700 900123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['  ', ''],
  ])('%j in Norway is %s', (typed, number) => {
    expect(composeNumber(typed, norway)).toBe(number)
  })

  it('is unchanged without a country, so the server reports what is missing', () => {
    expect(composeNumber('41234567', undefined)).toBe('41234567')
  })
})

describe('the country of a number', () => {
  it('follows its calling code, or the selected country if several share it', () => {
    expect(countryOfNumber('+4741234567', countries, 'GB')?.code).toBe('NO')
    expect(countryOfNumber('+12025550123', countries, undefined)?.code).toBe('US')
    expect(countryOfNumber('+12025550123', countries, 'CA')?.code).toBe('CA')
    expect(countryOfNumber('+9912345678', countries, 'NO')).toBeUndefined()
    expect(countryOfNumber('+', countries, 'NO')).toBeUndefined()
  })
})

describe('a rejected send or resend', () => {
  const say = (key: string): string => key

  it("keeps the server's message and type", () => {
    const error = refusal(502, '{"error":"Just now not.","code":"carrier-failed","type":"service"}')
    expect(codeFailure(error, say)).toEqual({
      message: 'Just now not.',
      type: 'service',
      tone: 'error',
      fields: {},
    })
  })

  it('warns when the attempts are used up', () => {
    const words = 'Too many attempts to verify the phone number. Try again later.'
    const error = refusal(429, JSON.stringify({ error: words, code: 'too-many-requests', type: 'attempts' }))
    expect(codeFailure(error, say)).toMatchObject({ message: words, tone: 'warning' })
  })

  it('has no type without a response', () => {
    expect(codeFailure(new ApiError(0, 'network', ''), say)).toEqual({
      message: 'portal:api-failed',
      type: undefined,
      tone: 'error',
      fields: {},
    })
  })
})

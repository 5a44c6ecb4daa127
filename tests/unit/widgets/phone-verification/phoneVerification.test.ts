import { describe, expect, it } from 'vitest'
import { refusal } from '../../../../src/engine/data/apiAnswer.ts'
import { composeNumber, countryOfNumber } from '../../../../src/widgets/phone-verification/composeNumber.ts'
import { failureOf, otherChannel } from '../../../../src/widgets/phone-verification/verificationState.ts'

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
  ])('%j of Norway is %s', (typed, number) => {
    expect(composeNumber(typed, norway)).toBe(number)
  })

  it('stays as it is without a country, for the server to say what is missing', () => {
    expect(composeNumber('41234567', undefined)).toBe('41234567')
  })
})

describe('the country of a number', () => {
  it('is the one of its calling code, the chosen one where several share it', () => {
    expect(countryOfNumber('+4741234567', countries, 'GB')?.code).toBe('NO')
    expect(countryOfNumber('+12025550123', countries, undefined)?.code).toBe('US')
    expect(countryOfNumber('+12025550123', countries, 'CA')?.code).toBe('CA')
    expect(countryOfNumber('+9912345678', countries, 'NO')).toBeUndefined()
    expect(countryOfNumber('+', countries, 'NO')).toBeUndefined()
  })
})

describe('a refused send or resend', () => {
  it('keeps the words and the type of the server', () => {
    const error = refusal(502, '{"error":"Just now not.","code":"carrier-failed","type":"service"}')
    expect(failureOf(error, error.message)).toEqual({
      message: 'Just now not.',
      type: 'service',
      state: 'error',
    })
  })

  it('is about attempts when the words say so', () => {
    const words = 'Too many attempts to verify the phone number. Try again later.'
    const error = refusal(429, JSON.stringify({ error: words, code: 'too-many-requests', type: 'attempts' }))
    expect(failureOf(error, words)).toMatchObject({ message: words, state: 'attempts' })
  })

  it('has no type when there was no answer', () => {
    expect(failureOf(new Error('offline'), 'No connection')).toEqual({
      message: 'No connection',
      type: undefined,
      state: 'error',
    })
  })

  it('is followed by the other channel', () => {
    expect([otherChannel('sms'), otherChannel('voice')]).toEqual(['voice', 'sms'])
  })
})

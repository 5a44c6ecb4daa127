import { describe, expect, it } from 'vitest'
import { blockOf } from '../../../../src/widgets/message-preview/previewRows.ts'
import { scheduleWords } from '../../../../src/widgets/schedule-summary/scheduleWords.ts'
import { durationWords } from '../../../../src/widgets/send-estimate/durationWords.ts'
import { sendersOf } from '../../../../src/widgets/sender-groups/sendersOf.ts'
import { speedWords } from '../../../../src/widgets/speed-summary/speedWords.ts'
import { sampleValue } from '../../../../src/widgets/template-preview/sampleValue.ts'
import { ApiError } from '../../../../src/engine/registry/apiClient.ts'
import { isUncertain } from '../../../../src/widgets/test-send/isUncertain.ts'
import { testNumber } from '../../../../src/widgets/test-send/testNumber.ts'
import { t } from '../../../support/englishTexts.ts'

describe('the start time in a summary', () => {
  const words = (startsAt: string, timeZone: string, accountZone = timeZone) =>
    scheduleWords({ send: 'later', startsAt, timeZone }, accountZone, t)

  it('is MM/DD/YYYY HH:mm A with its zone, or Send now', () => {
    expect(words('2026-03-05T15:30', 'Europe/Oslo')).toEqual({ start: '03/05/2026 15:30 PM Europe/Oslo' })
    expect(scheduleWords({ send: 'now' }, 'UTC', t)).toEqual({ start: 'Send now' })
    expect(scheduleWords({ send: 'later' }, 'UTC', t)).toEqual({ start: 'Not chosen yet' })
  })

  it("is also shown in the account's time zone if different", () => {
    expect(words('2026-03-05T15:30', 'Europe/Oslo', 'UTC').inAccountZone).toBe('03/05/2026 14:30 PM UTC')
    expect(words('2026-03-05T15:30', 'Europe/Oslo', 'Europe/Berlin').inAccountZone).toBeUndefined()
  })

  it('shows the effect of a clock change', () => {
    expect(words('2026-03-29T02:30', 'Europe/Oslo').notice).toContain('start at 03/29/2026 03:30 AM')
    expect(words('2026-10-25T02:30', 'Europe/Oslo').notice).toContain('occurs twice')
  })
})

describe('the speed in a summary', () => {
  it('is as fast as possible unless throttled', () => {
    expect(speedWords(false, 60, 'minute', t)).toBe('As fast as possible')
    expect(speedWords(true, undefined, 'minute', t)).toBe('As fast as possible')
    expect(speedWords(true, 60, 'minute', t)).toBe('60 messages per minute')
    expect(speedWords(true, 1, 'day', t)).toBe('1 message per day')
  })
})

describe('a duration', () => {
  it('has at most two units', () => {
    expect(
      [0, 59, 60, 3_590, 3_600, 7_500, 86_400, 273_600].map((seconds) => durationWords(seconds, t)),
    ).toEqual([
      'less than a minute',
      'less than a minute',
      'about 1 min',
      'about 1 h',
      'about 1 h',
      'about 2 h 5 min',
      'about 1 day',
      'about 3 days 4 h',
    ])
  })
})

describe('a test message number', () => {
  it('is accepted in any pasted format and must be international', () => {
    expect(testNumber(' +1 (202) 555-0123 ')).toBe('+12025550123')
    expect(testNumber('0047 912 34 567')).toBe('+4791234567')
    expect(testNumber('447400123456')).toBe('+447400123456')
    expect(testNumber('+1202x')).toBeUndefined()
  })
})

describe('a test message whose call failed', () => {
  it('may have been taken unless the server refused it', () => {
    const failed = [0, 500, 502, 422, 409].map((status) => isUncertain(new ApiError(status, 'failed', 'No')))
    expect(failed).toEqual([true, true, true, false, false])
    expect(isUncertain(new ApiError(409, 'in-progress', 'No'))).toBe(true)
  })
})

describe('preview rows', () => {
  it('come in blocks of twenty', () => {
    expect([0, 19, 20, 45].map(blockOf)).toEqual([0, 0, 20, 40])
  })
})

describe("a template's Sender IDs", () => {
  it('are all pending while it is new, and have their own status once saved', () => {
    expect(sendersOf([{ id: '1', title: 'ACME' }], undefined)).toEqual([
      { id: '1', title: 'ACME', status: 'pending' },
    ])
    const registered = [{ id: '1', title: 'ACME', status: 'approved' }]
    expect(sendersOf([{ id: '2' }], registered)).toEqual(registered)
  })
})

describe('a sample value', () => {
  it('is guessed from the variable name', () => {
    expect(['First name', 'discount-code', 'due_date', 'zzz'].map(sampleValue)).toEqual([
      'Anna',
      '482913',
      '03/05/2026',
      'Sample',
    ])
  })
})

import { expect, it } from 'vitest'
import type { CompiledPortal } from '../../../../../src/language/portal.ts'
import { priceOfSession } from '../../../../../src/server/modules/two-fa/prices.ts'
import type { Channel } from '../../../../../src/server/modules/two-fa/serviceOf.ts'

const catalogues: CompiledPortal['catalogues'] = {
  'code-channels': [
    { value: 'sms', text: 'SMS', price: 1000 },
    { value: 'voice', text: 'Call', price: 3000 },
  ],
  'sms-rates': [
    { value: 'NO', text: 'Norway', perSegment: 60_000, validFrom: '2026-07-01', perSegmentBefore: 58_000 },
    { value: 'SE', text: 'Sweden', perSegment: 52_000, validFrom: '2026-07-02' },
    { value: '*', text: 'Any other country', perSegment: 85_000, validFrom: '2026-01-01' },
  ],
  'call-rates': [
    { value: 'NO', text: 'Norway', perMinute: 20_000, validFrom: '2026-07-01', perMinuteBefore: 18_000 },
  ],
}
const published = {
  portal: { catalogues },
  catalogueItem: (catalogue: string, value: unknown) =>
    catalogues[catalogue]?.find((item) => item.value === value),
}

function check(channel: Channel, country: string, price: number | undefined, day = '2026-07-01'): void {
  expect(priceOfSession(published, channel, country, Date.parse(day))).toBe(price)
}

it('charges the rate of the day, as for other messages', () => {
  check('sms', 'NO', 61_000)
  check('sms', 'NO', 59_000, '2026-06-30')
  check('sms', 'SE', 53_000, '2026-07-02')
  check('sms', 'SE', 86_000)
})

it('has no price for countries that are not in the price list', () => {
  check('sms', 'FR', undefined)
  check('voice', 'SE', undefined)
})

it('charges calls by the minute', () => {
  check('voice', 'NO', 23_000)
  check('voice', 'NO', 21_000, '2026-06-30')
})

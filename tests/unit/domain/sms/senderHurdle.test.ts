import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pairingStatus, senderHurdle, templateHurdle } from '../../../../src/domain/sms/index.ts'
import { seed } from '../../../support/sampling.ts'

const status = fc.constantFrom('approved', 'pending', 'in review', 'declined', 'blocked', '')
const sender = fc.record({
  status,
  is_supported: fc.constantFrom(true, false, null, undefined),
  destinations: fc.array(fc.record({ country_code: fc.constantFrom('GB', 'NO'), status }), { maxLength: 2 }),
})

it('passes only a Sender ID registered both itself and in the country', () => {
  fc.assert(
    fc.property(sender, (one) => {
      const here = one.destinations.find(({ country_code }) => country_code === 'GB')
      const isRegistered =
        one.status === 'approved' && here?.status === 'approved' && one.is_supported !== false
      expect(senderHurdle(one, 'GB') === undefined).toBe(isRegistered)
    }),
    { seed },
  )
  expect(senderHurdle(undefined, 'GB')).toBe('not-registered')
})

it('refuses for a template only what was declined, blocked or never registered', () => {
  fc.assert(
    fc.property(sender, (one) => {
      const here = one.destinations.find(({ country_code }) => country_code === 'GB')?.status
      const isRefused =
        one.status === 'declined' ||
        here === undefined ||
        ['blocked', 'declined'].includes(here) ||
        one.is_supported === false
      expect(templateHurdle(one, 'GB') !== undefined).toBe(isRefused)
    }),
    { seed },
  )
  expect(templateHurdle(undefined, 'GB')).toBe('not-registered')
})

it('shows a pair as registered only while its Sender ID is registered', () => {
  fc.assert(
    fc.property(sender, status, (one, pairing) => {
      const hurdle = senderHurdle(one, 'GB')
      const shown = pairingStatus(hurdle, pairing)
      expect(shown === 'approved').toBe(hurdle === undefined && pairing === 'approved')
    }),
    { seed },
  )
})

import { expect, it } from 'vitest'
import { reviewTemplate } from '../../../../src/server/carrier/reviewTemplate.ts'
import { simulatedOutcome } from '../../../../src/server/carrier/index.ts'

it('delivers about 93 of 100 messages and fails the rest with reasons', () => {
  const counts: Record<string, number> = {}
  for (let index = 0; index < 20_000; index += 1) {
    const { status, reason, delayMs } = simulatedOutcome(1, `message ${index}`)
    counts[status] = (counts[status] ?? 0) + 1
    expect(delayMs).toBeLessThanOrEqual(40_000)
    expect(reason === undefined).toBe(status === 'delivered')
  }
  expect(counts['delivered']! / 20_000).toBeCloseTo(0.93, 1.5)
  expect(Object.keys(counts).toSorted()).toEqual([
    'delivered',
    'dlr_expired',
    'expired',
    'rejected',
    'undelivered',
  ])
})

it('depends only on the seed and the message', () => {
  expect(simulatedOutcome(1, 'a')).toEqual(simulatedOutcome(1, 'a'))
  expect(simulatedOutcome(1, 'a')).not.toEqual(simulatedOutcome(2, 'a'))
})

it('approves a template with at least one Sender ID, and declines forbidden content with a reason', () => {
  const senders = [1, 2, 3, 4].map((id) => ({ id: String(id), title: `S${id}`, type: 'numeric' }))
  const good = reviewTemplate(1, { id: 't', text: 'Your order has shipped', countryCode: 'GB', senders })
  expect(good.status).toBe('approved')
  expect(good.senders[0]).toEqual({ id: '1', status: 'approved' })
  const bad = reviewTemplate(1, { id: 't', text: 'Win the jackpot', countryCode: 'GB', senders })
  expect(bad).toMatchObject({
    status: 'declined',
    reason: 'Gambling content is not allowed for this destination country.',
  })
  expect(new Set(bad.senders.map(({ status }) => status))).toEqual(new Set(['declined']))
})

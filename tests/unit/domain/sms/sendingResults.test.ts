import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sendingResults } from '../../../../src/domain/sms/index.ts'
import { seed } from '../../../support/sampling.ts'

const RECIPIENTS = 40

/** What becomes of a recipient, in the order it is stored; a receipt may be stored before the acceptance. */
const recipient = fc.constantFrom(
  [],
  ['accepted'],
  ['accepted', 'delivered'],
  ['delivered', 'accepted'],
  ['accepted', 'failed'],
  ['failed', 'accepted'],
)
const history = fc
  .array(recipient, { maxLength: RECIPIENTS })
  .chain((each) => fc.shuffledSubarray(each.flat(), { minLength: 0 }))

it('adds up after every event, in any order of acceptances and receipts', () => {
  fc.assert(
    fc.property(history, (events) => {
      const counts = { accepted: 0, delivered: 0, failed: 0 }
      for (const event of events) {
        counts[event as keyof typeof counts] += 1
        const { sent, delivered, failed, pending, not_sent, delivery_rate } = sendingResults({
          ...counts,
          recipients: RECIPIENTS,
        })
        expect(delivered + failed + pending).toBe(sent)
        expect(sent + not_sent).toBe(RECIPIENTS)
        expect(Math.min(pending, not_sent)).toBeGreaterThanOrEqual(0)
        if (delivered + failed === 0) expect(delivery_rate).toBeNull()
        else expect(delivery_rate).toBeCloseTo((delivered / sent) * 100, 1)
      }
    }),
    { seed },
  )
})

it('shows no delivery rate before the first receipt, and never 100 percent for 19 of 30', () => {
  const recipients = 30
  expect(sendingResults({ recipients, accepted: 30, delivered: 0, failed: 0 }).delivery_rate).toBeNull()
  expect(sendingResults({ recipients, accepted: 30, delivered: 19, failed: 0 })).toEqual({
    sent: 30,
    delivered: 19,
    failed: 0,
    pending: 11,
    not_sent: 0,
    delivery_rate: 63.3,
  })
})

import { expect, it } from 'vitest'
import { messageShare } from '../../../../../src/server/modules/sms-broadcast/messageShare.ts'

function check(sender: string, number: string | undefined): void {
  expect(messageShare(sender, 'US', 2, -100)).toEqual({
    ...(number !== undefined && { number }),
    country: 'US',
    quantity: 2,
    amount: -100,
  })
}

it('has the number of a numeric Sender ID with its plus, as it is stored or not', () => {
  check('12125550100', '+12125550100')
  check('+12125550100', '+12125550100')
})

it('has no number for a name or a short code', () => {
  check('ACME', undefined)
  check('ACME2125550100', undefined)
  check('12345', undefined)
})

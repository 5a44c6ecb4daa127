import { expect, it } from 'vitest'
import { signMessage } from '../../../../../src/server/modules/webhooks/signMessage.ts'

it('signs as the reference libraries of Standard Webhooks do', () => {
  // The example of github.com/standard-webhooks/standard-webhooks, libraries/javascript.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const headers = signMessage(
    [secret],
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    '{"test": 2432232314}',
    1_614_265_330_999,
  )
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('signs with each secret that works', () => {
  const headers = signMessage(['whsec_AAAA', 'whsec_BBBB'], 'id', '{}', 0)
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2)
  expect(new Set(headers['webhook-signature']?.split(' ')).size).toBe(2)
})

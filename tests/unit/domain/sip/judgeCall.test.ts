import { describe, expect, it } from 'vitest'
import {
  applyDialRule,
  judgeCall,
  type CallSituation,
  type TrunkGuards,
} from '../../../../src/domain/sip/index.ts'

const situation: CallSituation = {
  rateOf: (country) => ({ GB: 20_000, US: 10_000 })[country],
  spentToday: 0,
  channels: 0,
  balance: 1_000_000_000,
  maxSeconds: 7200,
  maxChannels: 30,
}
const mobile = '+447400123456'
const check = (trunk: TrunkGuards, more: Partial<CallSituation> = {}, dialed = mobile) =>
  judgeCall(trunk, dialed, { ...situation, ...more })

describe('a dial rule', () => {
  const rule = { rewrite_enabled: true, rewrite_cond: '00', rewrite_prefix: '+' }

  it.each([
    ['0044 7400 123456', rule, '+447400123456'],
    ['07400123456', rule, '07400123456'],
    ['7400123456', { ...rule, rewrite_cond: undefined, rewrite_prefix: '+44' }, '+447400123456'],
    ['907400123456', { ...rule, rewrite_cond: '9', rewrite_prefix: undefined }, '07400123456'],
    ['0044', { ...rule, rewrite_enabled: false }, '0044'],
    ['', rule, ''],
  ])('makes of %s with %o what is sent', (dialed, own, sent) => {
    expect(applyDialRule(own, dialed)).toBe(sent)
  })
})

describe('a call', () => {
  it('is sent in E.164, with its country, its price and how long it may last', () => {
    expect(
      check({ rewrite_enabled: true, rewrite_cond: '0', rewrite_prefix: '44' }, {}, '07400 123456'),
    ).toEqual({
      sent: mobile,
      country: 'GB',
      rate: 20_000,
      maxSeconds: 7200,
    })
  })

  it.each([
    [{ status: 'inactive' }, {}, 'inactive', '403'],
    [{ auth_method: 'ip', host_request: { status: 'pending' } }, {}, 'in-review', '403'],
    [{ auth_method: 'ip' }, {}, 'in-review', '403'],
    [
      { ip_restrict: true, allowed_ips: [{ ip: '198.41.0.4' }] },
      { source: '198.41.0.5' },
      'foreign-address',
      '403',
    ],
    [{ destination_blacklists: ['1', '4474'] }, {}, 'blocked-prefix', '403'],
    [{ allowed_destinations: ['US'] }, {}, 'blocked-country', '403'],
    [{}, { rateOf: () => undefined }, 'no-route', '503'],
    [{ max_rate_per_minute: 0.0199 }, {}, 'rate-too-high', '403'],
    [{ daily_spend_limit: 5 }, { spentToday: 5_000_000 }, 'daily-limit', '403'],
    [{}, { balance: 0 }, 'no-balance', '403'],
    [{ channels_restrict: true, max_channels: 2 }, { channels: 2 }, 'too-many-channels', '486'],
    [{ channels_restrict: true, max_channels: 99 }, { channels: 30 }, 'too-many-channels', '486'],
    [{ channels_restrict: false, max_channels: 2 }, { channels: 30 }, 'too-many-channels', '486'],
    [{}, { channelRoom: 0 }, 'too-many-channels', '486'],
    [{}, { channelRoom: -2 }, 'too-many-channels', '486'],
  ] as [TrunkGuards, Partial<CallSituation>, string, string][])(
    'over %o in %o is refused: %s, %s',
    (trunk, more, refusal, code) => {
      expect(check(trunk, more)).toMatchObject({ refusal, code, maxSeconds: 0 })
    },
  )

  it.each([
    [{ allowed_destinations: ['US', 'GB'], destination_blacklists: ['4470', ''] }, {}],
    [{ max_rate_per_minute: 0.02 }, {}],
    // 0.0029 * 1,000,000 is less than 2900
    [{ max_rate_per_minute: 0.0029 }, { rateOf: () => 2900 }],
    [{ ip_restrict: true, allowed_ips: [{ ip: '198.41.0.4' }] }, { source: '198.41.0.4' }],
    // What the portal tries itself has no address.
    [{ ip_restrict: true, allowed_ips: [] }, {}],
    [{ daily_spend_limit: 5 }, { spentToday: 4_900_000 }],
    [{ auth_method: 'ip', host_request: { status: 'approved' } }, {}],
    [{ channels_restrict: true, max_channels: 2 }, { channels: 1 }],
  ] as [TrunkGuards, Partial<CallSituation>][])('over %o in %o is let through', (trunk, more) => {
    expect(check(trunk, more).refusal).toBeUndefined()
  })

  it.each([
    [{ call_restrict: true, call_limit: 90 }, {}, 90],
    [{ call_restrict: false, call_limit: 90 }, {}, 7200],
    [{ cost_limit: true, max_call_cost: 0.1 }, {}, 300],
    [{ daily_spend_limit: 5 }, { spentToday: 4_980_000 }, 60],
    [{}, { balance: 30_000 }, 90],
    [{ call_restrict: true, call_limit: 9000 }, {}, 7200],
  ] as [TrunkGuards, Partial<CallSituation>, number][])(
    'over %o in %o lasts %i seconds at most',
    (trunk, more, seconds) => {
      expect(check(trunk, more).maxSeconds).toBe(seconds)
    },
  )

  it('is refused when the money left does not last for a second', () => {
    expect(check({ daily_spend_limit: 5 }, { spentToday: 4_999_999 })).toMatchObject({
      maxSeconds: 0,
      code: '403',
    })
  })

  it('to the echo is free and in no country, but needs an active trunk and a channel', () => {
    const guarded = { allowed_destinations: ['US'], rewrite_enabled: true, rewrite_prefix: '44' }
    const free = { sent: '*43', rate: 0, maxSeconds: 120 }
    expect(check(guarded, { balance: 0 }, ' *43 ')).toEqual(free)
    expect(check({}, { maxSeconds: 60 }, '*43')).toMatchObject({ maxSeconds: 60 })
    expect(check({ status: 'inactive' }, {}, '*43')).toMatchObject({ refusal: 'inactive', maxSeconds: 0 })
    expect(check({}, { channels: 30 }, '*43')).toMatchObject({ refusal: 'too-many-channels', code: '486' })
    expect(check({}, { channelRoom: 1 }, '*43')).toEqual({ ...free, maxSeconds: 120 })
  })

  it('to what is no phone number is refused as not in service', () => {
    expect(check({}, {}, '112')).toMatchObject({ sent: '112', refusal: 'invalid-number', code: '404' })
    expect(check({ status: 'inactive' }, {}, '112')).toMatchObject({ refusal: 'inactive' })
  })
})

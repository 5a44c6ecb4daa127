import { checkPhoneNumber } from '../phone/index.ts'
import { ECHO_NUMBER } from './echoNumber.ts'
import { applyDialRule, type DialRule } from './applyDialRule.ts'

/** What a trunk says of outgoing calls. Money is in dollars, as it is typed. */
export interface TrunkGuards extends DialRule {
  status?: string | undefined
  auth_method?: string | undefined
  host_request?: { status?: string | undefined } | undefined
  ip_restrict?: boolean | undefined
  allowed_ips?: readonly { ip: string }[] | undefined
  call_restrict?: boolean | undefined
  call_limit?: number | undefined
  channels_restrict?: boolean | undefined
  max_channels?: number | undefined
  cost_limit?: boolean | undefined
  max_call_cost?: number | undefined
  daily_spend_limit?: number | undefined
  max_rate_per_minute?: number | undefined
  destination_blacklists?: readonly string[] | undefined
  allowed_destinations?: readonly string[] | undefined
}

/** The world a call is made in. Money is in micro-units. */
export interface CallSituation {
  /** Price of a minute by country; undefined where there is no route. */
  rateOf: (country: string) => number | undefined
  /** What the trunk's calls have cost since 00:00 UTC, those under way so far. */
  spentToday: number
  /** Calls the trunk has up or is setting up. */
  channels: number
  /** Without what calls under way may cost, as the room under a spend cap is. */
  balance: number
  /** What a spend cap of the account leaves; undefined without one. */
  spendRoom?: number
  /** Seconds and calls that the account allows each trunk. */
  maxSeconds: number
  maxChannels: number
  /** How many more calls the account may make at the same time; undefined without a limit. */
  channelRoom?: number
  /** Address of the PBX; unknown for what the portal tries itself. */
  source?: string
}

/** Why a call is refused before it leaves. */
export type CallRefusal =
  | 'inactive'
  | 'in-review'
  | 'foreign-address'
  | 'invalid-number'
  | 'blocked-prefix'
  | 'blocked-country'
  | 'no-route'
  | 'rate-too-high'
  | 'daily-limit'
  | 'spend-cap'
  | 'no-balance'
  | 'too-many-channels'

export interface CallVerdict {
  /** As the trunk sends it; E.164 where it is a phone number. */
  sent: string
  country?: string
  /** Micro-units a minute. */
  rate?: number
  /** Seconds after which the call is ended; 0 for a refused one. */
  maxSeconds: number
  refusal?: CallRefusal
  code?: RefusalCode
}

/** SIP code of a refusal. */
export type RefusalCode = '403' | '404' | '486' | '503'

const CODES: Record<CallRefusal, RefusalCode> = {
  inactive: '403',
  'in-review': '403',
  'foreign-address': '403',
  'invalid-number': '404',
  'blocked-prefix': '403',
  'blocked-country': '403',
  'no-route': '503',
  'rate-too-high': '403',
  'daily-limit': '403',
  'spend-cap': '403',
  'no-balance': '403',
  'too-many-channels': '486',
}

const ECHO_SECONDS = 120
const micro = (dollars: number): number => Math.round(dollars * 1_000_000)

/** Whether a trunk may make a call, what it sends, and how long the call may last. The first reason counts. */
export function judgeCall(trunk: TrunkGuards, dialed: string, situation: CallSituation): CallVerdict {
  if (applyDialRule({}, dialed) === ECHO_NUMBER) return judgeEcho(trunk, situation)
  const sent = applyDialRule(trunk, dialed)
  const number = checkPhoneNumber(sent.startsWith('+') ? sent : `+${sent}`)
  const country = number.country
  const rate = country === undefined ? undefined : situation.rateOf(country)
  const verdict = {
    sent: number.valid ? number.number : sent,
    ...(country !== undefined && { country }),
    ...(rate !== undefined && { rate }),
  }
  const refusal = number.valid
    ? refusalOf(trunk, number.number, country, rate, situation)
    : (refusalOfTrunk(trunk, situation) ?? 'invalid-number')
  const maxSeconds = refusal === undefined ? longestCall(trunk, rate ?? 0, situation) : 0
  if (refusal === undefined && maxSeconds > 0) return { ...verdict, maxSeconds }
  const { balance, spendRoom = Infinity } = situation
  return { ...verdict, ...refused(refusal ?? (spendRoom < balance ? 'spend-cap' : 'no-balance')) }
}

function refused(refusal: CallRefusal): Pick<CallVerdict, 'maxSeconds' | 'refusal' | 'code'> {
  return { maxSeconds: 0, refusal, code: CODES[refusal] }
}

function judgeEcho(trunk: TrunkGuards, situation: CallSituation): CallVerdict {
  const verdict = { sent: ECHO_NUMBER, rate: 0 }
  const refusal = refusalOfTrunk(trunk, situation) ?? refusalOfChannels(trunk, situation)
  return refusal === undefined
    ? { ...verdict, maxSeconds: Math.min(ECHO_SECONDS, situation.maxSeconds) }
    : { ...verdict, ...refused(refusal) }
}

function refusalOfTrunk(trunk: TrunkGuards, { source }: CallSituation): CallRefusal | undefined {
  if (trunk.status === 'inactive') return 'inactive'
  if (trunk.auth_method === 'ip' && trunk.host_request?.status !== 'approved') return 'in-review'
  const isForeign = source !== undefined && trunk.ip_restrict === true
  return isForeign && !trunk.allowed_ips?.some(({ ip }) => ip === source) ? 'foreign-address' : undefined
}

function refusalOfChannels(
  { channels_restrict: isLimited, max_channels: own }: TrunkGuards,
  { channels, maxChannels, channelRoom = Infinity }: CallSituation,
): CallRefusal | undefined {
  const most = isLimited ? Math.min(own ?? maxChannels, maxChannels) : maxChannels
  return channels >= most || channelRoom <= 0 ? 'too-many-channels' : undefined
}

function refusalOf(
  trunk: TrunkGuards,
  number: string,
  country: string | undefined,
  rate: number | undefined,
  situation: CallSituation,
): CallRefusal | undefined {
  const digits = number.slice(1)
  const { allowed_destinations: allowed = [], destination_blacklists: blocked = [] } = trunk
  const own = refusalOfTrunk(trunk, situation)
  if (own) return own
  if (blocked.some((prefix) => prefix !== '' && digits.startsWith(prefix))) return 'blocked-prefix'
  if (allowed.length > 0 && (country === undefined || !allowed.includes(country))) return 'blocked-country'
  if (rate === undefined) return 'no-route'
  const { max_rate_per_minute: topRate, daily_spend_limit: daily } = trunk
  if (topRate !== undefined && rate > micro(topRate)) return 'rate-too-high'
  if (daily !== undefined && situation.spentToday >= micro(daily)) return 'daily-limit'
  if (situation.spendRoom !== undefined && situation.spendRoom <= 0) return 'spend-cap'
  return situation.balance <= 0 ? 'no-balance' : refusalOfChannels(trunk, situation)
}

/** Until the first limit: the account's, the trunk's, or what the money lasts for. */
function longestCall(trunk: TrunkGuards, rate: number, situation: CallSituation): number {
  const { maxSeconds, spentToday, balance, spendRoom = Infinity } = situation
  const lasts = (money: number): number => (rate === 0 ? Infinity : Math.floor((money * 60) / rate))
  const { daily_spend_limit: daily } = trunk
  return Math.min(
    maxSeconds,
    trunk.call_restrict ? (trunk.call_limit ?? Infinity) : Infinity,
    trunk.cost_limit && trunk.max_call_cost !== undefined ? lasts(micro(trunk.max_call_cost)) : Infinity,
    daily === undefined ? Infinity : lasts(micro(daily) - spentToday),
    lasts(Math.min(balance, spendRoom)),
  )
}

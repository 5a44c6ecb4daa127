import { withinLimit, type RateLimit } from '../auth/rateLimit.ts'
import type { Refusal } from '../errors.ts'
import type { Database } from '../storage/database.ts'

/** What a code is counted by; null where it is unknown. */
export interface CodeTarget {
  account: string
  /** Of the person who asked for the code. */
  address: string | null
  country: string
  number: string
}

/** How many codes may be sent by what they are counted by; what isn't named has no limit. */
export interface SendingPolicy {
  /** Begins the names of the counters: policies with the same name count together. */
  name: string
  limits: Partial<Record<keyof CodeTarget, SendingLimit>>
  /** Between two codes to one number. */
  resend: SendingLimit
  /** A code that the carrier refused counts too, except for the resend delay. */
  countsFailures: boolean
}

export type SendingLimit = Pick<RateLimit, 'most' | 'windowSeconds' | 'text'>

/** Refusals by an earlier limit leave the later ones alone, so nobody uses up what belongs to a number of others. */
const order = ['account', 'country', 'address', 'number'] as const

/**
 * Sends a code within the limits of a policy, counted for all processes.
 * @throws Refusal `too-many-requests` with `type`: `wait` or `attempts`
 */
export function withinSendingLimits<Result>(
  database: Database,
  { name, limits, resend, countsFailures }: SendingPolicy,
  target: CodeTarget,
  send: () => Promise<Result>,
): Promise<Result> {
  const isFailed = ({ code }: Refusal): boolean => countsFailures && code === 'carrier-failed'
  const limited = (bucket: string, limit: SendingLimit, type: 'wait' | 'attempts'): RateLimit => ({
    ...limit,
    bucket: `${name}:${bucket}`,
    body: { success: false, type },
  })
  const next = limited(`next:${target.number}`, resend, 'wait')
  const innermost = (): Promise<Result> => withinLimit(database, next, send)
  return order.reduceRight<() => Promise<Result>>((inner, by) => {
    const limit = limits[by]
    const value = target[by]
    if (limit === undefined || value === null) return inner
    return () => withinLimit(database, limited(`${by}:${value}`, limit, 'attempts'), inner, isFailed)
  }, innermost)()
}

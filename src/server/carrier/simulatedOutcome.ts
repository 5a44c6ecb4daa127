import type { Receipt } from './Carrier.ts'
import { seededFraction } from './seededFraction.ts'

/** What the simulator will do with a message. */
export interface SimulatedOutcome {
  status: 'rejected' | Receipt['status']
  reason?: string
  /** until the receipt, before scaling */
  delayMs: number
}

const outcomes: {
  status: SimulatedOutcome['status']
  share: number
  reasons: string[]
  delaySeconds: [number, number]
}[] = [
  {
    status: 'rejected',
    share: 0.008,
    reasons: ['Recipient on the carrier block list', 'Number out of service'],
    delaySeconds: [0, 0],
  },
  {
    status: 'undelivered',
    share: 0.042,
    reasons: ['Handset unreachable', 'Unknown subscriber', 'Handset memory full', 'Blocked by the network'],
    delaySeconds: [2, 12],
  },
  {
    status: 'expired',
    share: 0.015,
    reasons: ['Validity period ended before delivery'],
    delaySeconds: [15, 30],
  },
  {
    status: 'dlr_expired',
    share: 0.005,
    reasons: ['No delivery receipt from the network'],
    delaySeconds: [20, 40],
  },
]
const DELIVERED_DELAY_SECONDS = [0.8, 6] as const

/**
 * Decides the fate of a message: 93 % are delivered, the rest fail in the ways networks have.
 * Depends on seed and message id alone.
 */
export function simulatedOutcome(seed: number, id: string): SimulatedOutcome {
  const fate = seededFraction(seed, id)
  const detail = seededFraction(seed, `${id}:detail`)
  let from = 0
  for (const { status, share, reasons, delaySeconds } of outcomes) {
    if (fate < from + share) {
      const reason = reasons[Math.floor(((fate - from) / share) * reasons.length)]
      return { status, ...(reason && { reason }), delayMs: between(delaySeconds, detail) }
    }
    from += share
  }
  return { status: 'delivered', delayMs: between(DELIVERED_DELAY_SECONDS, detail ** 3) }
}

/** How a message fails that should, as soon as it can. */
export function failedOutcome(as: SimulatedOutcome['status']): SimulatedOutcome {
  const found = outcomes.find(({ status }) => status === as)
  const reason = found?.reasons[0]
  return { status: as, ...(reason && { reason }), delayMs: 1000 }
}

function between([from, to]: readonly [number, number], fraction: number): number {
  return (from + (to - from) * fraction) * 1000
}

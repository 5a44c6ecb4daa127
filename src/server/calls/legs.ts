import { checkPhoneNumber } from '../../domain/phone/index.ts'
import type { FlowEffect, FlowEvent } from '../../domain/call-flow/index.ts'
import { hashedUuid } from '../storage/hashedUuid.ts'
import type { Query } from '../storage/database.ts'
import { moveMoney } from '../storage/moveMoney.ts'
import { callCharge, type RateOf } from './callRate.ts'
import { freeInSandbox } from './freeInSandbox.ts'
import { recordCall, type CallFact } from './recordCall.ts'

/** How calls that are passed on to a phone stand in the ledger: transaction type 7 is a forwarded call. */
export const forwardBill = { kind: 'forwarded-call', type: 7 } as const

/** A phone that a call was connected to. */
export interface CallLeg {
  /** E.164 */
  to: string
  seconds: number
  /** Since the call was answered. */
  afterSeconds: number
}

/** The phone that is rung; trunks and SIP addresses are reached without us. */
export function phoneOf(effects: readonly FlowEffect[]): string | undefined {
  const dial = effects.findLast((effect) => effect.type === 'dial')
  return dial?.destinations.find((each) => each.kind === 'phone')?.number
}

/** The leg that an event ends. */
export function legOf(
  dialing: string | undefined,
  event: FlowEvent,
  seconds: number,
  afterSeconds: number,
): CallLeg | undefined {
  const isOver = event.type === 'dialed' && event.outcome === 'completed'
  return isOver && dialing !== undefined ? { to: dialing, seconds, afterSeconds } : undefined
}

/**
 * A leg as the history keeps it: a call of its own, from the number that passed it on. It is none of a campaign or a
 * service, whose figures are of the people at the other end.
 */
export function legFacts(
  call: Pick<CallFact, 'accountId' | 'isTest' | 'flow'> & {
    id: string
    from: string
    answeredMs: number
  },
  legs: readonly CallLeg[],
  rateOf: RateOf,
): (CallFact & { id: string; minutesCharge: number })[] {
  const { id, from, answeredMs, ...shared } = call
  return legs.map(({ to, seconds, afterSeconds }, index) => {
    const { country } = checkPhoneNumber(to)
    const rate = (country === undefined ? undefined : rateOf(country)) ?? 0
    const at = (after: number): string => new Date(answeredMs + after * 1000).toISOString()
    return {
      ...shared,
      id: hashedUuid(`${id}:leg:${index}`),
      type: 'placed',
      from,
      to,
      country,
      code: '200',
      startedAt: at(afterSeconds),
      answeredAt: at(afterSeconds),
      endedAt: at(afterSeconds + seconds),
      durationSeconds: seconds,
      rate,
      minutesCharge: callCharge(rate, seconds),
    }
  })
}

/** Charges for legs and keeps them: each once, however often it is asked. @returns the charge */
export async function settleLegs(query: Query, legs: ReturnType<typeof legFacts>): Promise<number> {
  let charge = 0
  for (const each of legs) {
    const leg = await freeInSandbox(query, each)
    charge += leg.minutesCharge
    if (leg.minutesCharge > 0)
      await moveMoney(query, {
        accountId: leg.accountId,
        ...forwardBill,
        reference: leg.id,
        amount: -leg.minutesCharge,
        counterpart: 'revenue',
        details: leg.to,
        mayOverdraw: true,
      })
    await recordCall(query, leg)
  }
  return charge
}

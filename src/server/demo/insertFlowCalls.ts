import {
  factOf,
  forwardBill,
  detailsOf,
  legsOf,
  recordCalls,
  type CallBill,
  type FlowCall,
  type FlowsById,
} from '../calls/index.ts'
import type { Query } from '../storage/database.ts'
import { insertTransfers } from './insertTransfers.ts'

/** A call of the demo world that has gone through its flow. */
export interface DemoCall {
  call: FlowCall
  bill: CallBill
  flows: FlowsById
}

/** Inserts calls with their charges. @returns what each cost */
export async function insertFlowCalls(
  query: Query,
  seed: number,
  accountId: string,
  calls: readonly DemoCall[],
): Promise<number[]> {
  const facts = calls.map(({ bill, call, flows }) => factOf(bill, call, flows))
  const legs = calls.map(({ bill, call, flows }) => legsOf(bill, call, flows))
  await recordCalls(query, [...facts, ...legs.flat()])
  const forwarded = legs.flat().map((leg) => ({
    ...forwardBill,
    reference: leg.id,
    amount: -leg.minutesCharge,
    counterpart: 'revenue' as const,
    details: leg.to,
    atMs: Date.parse(leg.endedAt),
  }))
  const transfers = calls.map(({ call, bill: { kind, type } }, index) => ({
    kind,
    type,
    reference: call.id,
    amount: -facts[index]!.minutesCharge,
    counterpart: 'revenue' as const,
    details: detailsOf(call),
    atMs: Date.parse(facts[index]!.endedAt),
  }))
  await insertTransfers(
    query,
    seed,
    accountId,
    [...transfers, ...forwarded].filter(({ amount }) => amount !== 0),
  )
  return facts.map(({ minutesCharge }, index) =>
    legs[index]!.reduce((sum, leg) => sum + leg.minutesCharge, minutesCharge),
  )
}

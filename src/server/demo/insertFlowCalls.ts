import {
  factOf,
  detailsOf,
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
  await recordCalls(query, facts)
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
    transfers.filter(({ amount }) => amount !== 0),
  )
  return facts.map(({ minutesCharge }) => minutesCharge)
}

import { randomUUID } from 'node:crypto'
import { beginFlowCall, ratesOf, readCallMoney, settleCall, stepFlowCall } from '../../calls/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf, textOf } from '../../storage/documentValues.ts'
import type { Unpaid } from '../../storage/moveMoney.ts'
import { readFlowsOfCaller } from '../call-flows/readPublishedFlows.ts'

/** Resource and entity. */
export const IVR_SERVICE = 'ivr-service'
/** Outside party: callers exist only where it is simulated. */
export const CARRIER = 'carrier'
/** How calls to services stand in the ledger (transaction type 37 is IVR), and what a minute costs. */
export const ivrBill = { kind: 'ivr-call', type: 37, rate: 10_000 } as const

export interface IncomingCall {
  accountId: string
  service: StoredRecord
  /** E.164 */
  from: string
  /** The number of the service that is called, E.164. */
  to: string
  country: string | undefined
  isTest?: boolean
}

/** The id of a call, or why nobody answers. */
export type AnsweredCall = { id: string } | { refusal: 'not-active' | 'no-flow' | Unpaid }

/**
 * Takes a call to a service, whose record is locked, through its flow, charges for it and keeps it in the history.
 */
export async function answerCall(
  query: Query,
  { phones, published }: Pick<ModuleContext, 'phones' | 'published'>,
  { accountId, service, from, to, country, isTest = false }: IncomingCall,
): Promise<AnsweredCall> {
  const id = randomUUID()
  if (service.doc['status'] !== 'active') return { refusal: 'not-active' }
  const flowId = textOf(objectOf(service.doc['flow'])['id'])
  const found = await readFlowsOfCaller(query, { accountId, kind: 'ivr', id: flowId }, from)
  if (!found) return { refusal: 'no-flow' }
  const { left, short } = await readCallMoney(query, accountId, true)
  if (left < ivrBill.rate) return { refusal: short }
  const nowMs = Date.now()
  let call = beginFlowCall(phones, found.flows, {
    id,
    direction: 'received',
    from,
    to,
    flowId,
    draft: found.draft,
    startedMs: nowMs,
    outcome: 'answered',
  })
  while (call.state.waitsFor !== undefined) ({ call } = stepFlowCall(phones, call, found.flows))
  const startedMs = nowMs - (call.ringSeconds + call.seconds) * 1000
  const rateOf = ratesOf(published)
  const bill = { ...ivrBill, accountId, country, ivrServiceId: service.id, isTest, rateOf }
  await settleCall(query, bill, { ...call, startedMs }, found.flows)
  return { id }
}

import { randomUUID } from 'node:crypto'
import { checkPhoneNumber } from '../../../domain/phone/index.ts'
import {
  beginFlowCall,
  callRate,
  hasCallerId,
  ratesOf,
  readCallMoney,
  settleCall,
  stepFlowCall,
} from '../../calls/index.ts'
import { Refusal, say } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Caller, EndpointAnswer, EndpointRequest, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import { refuseUnpaid } from '../../storage/refuseUnpaid.ts'
import { readFlowsOfCaller } from '../call-flows/readPublishedFlows.ts'
import { CARRIER } from './dialCampaign.ts'
import { readCampaign } from './readCampaign.ts'
import { readWaiting } from './voiceTargets.ts'
import { voiceBill } from './voiceValues.ts'

/**
 * Calls the account's own phone with the flow of a campaign: charged and kept like every other call, in no figure of the
 * campaign, and once for each idempotency key. What the flow does beside the call, such as opting out, isn't done.
 */
export async function makeTestCall(
  context: ModuleContext,
  { caller, params, once }: Pick<EndpointRequest, 'caller' | 'params' | 'once'>,
): Promise<EndpointAnswer> {
  const { accountId } = caller
  return context.database.transaction(accountId, async (query) => {
    // The record is locked: the same key waits here for the call it has made.
    const record = await readCampaign(query, accountId, params['id'], true)
    return once(query, () => callOwnPhone(query, context, caller, record))
  })
}

async function callOwnPhone(
  query: Query,
  { published, phones, simulates }: ModuleContext,
  { accountId, scope }: Caller,
  record: StoredRecord,
): Promise<{ body: { id: string; to: string } }> {
  const refuse = (text: ReturnType<typeof say>): never => {
    throw new Refusal('operation-not-allowed', { text })
  }
  if (!simulates(CARRIER)) refuse(say('voice-campaigns:no-carrier'))
  const verdict = checkPhoneNumber(textOf(scope.account['phone']))
  if (!verdict.valid || verdict.country === undefined)
    throw new Refusal('operation-not-allowed', { text: say('voice-campaigns:no-phone') })
  const { number, country } = verdict
  const id = randomUUID()
  const rate = callRate(published(), country) ?? refuse(say('voice-campaigns:no-rate'))
  const flowId = textOf(objectOf(record.doc['flow'])['id'])
  const found =
    (await readFlowsOfCaller(query, { accountId, kind: 'voice_campaign', id: flowId }, number)) ??
    refuse(say('voice-campaigns:flow-not-published'))
  const from = textOf(objectsOf(record.doc['callers'])[0]?.['number'])
  if (!(await hasCallerId(query, accountId, from))) refuse(say('voice-campaigns:first-caller-gone'))
  const { left, short } = await readCallMoney(query, accountId, true)
  if (left < rate) throw await refuseUnpaid(query, accountId, short, say('voice-campaigns:balance-short'))
  const place = { accountId, campaignId: record.id }
  const [sample] = await readWaiting(query, place, { untilMs: Date.now(), limit: 1 })
  let call = beginFlowCall(phones, found.flows, {
    id,
    direction: 'placed',
    from,
    to: number,
    flowId,
    draft: found.draft,
    startedMs: Date.now(),
    outcome: 'answered',
    contact: sample?.contact ?? {},
  })
  while (call.state.waitsFor !== undefined) ({ call } = stepFlowCall(phones, call, found.flows))
  const startedMs = call.startedMs - (call.ringSeconds + call.seconds) * 1000
  const bill = {
    ...voiceBill,
    accountId,
    campaignId: record.id,
    country,
    rate,
    isTest: true,
    rateOf: ratesOf(published),
  }
  await settleCall(query, bill, { ...call, startedMs }, found.flows)
  return { body: { id, to: number } }
}

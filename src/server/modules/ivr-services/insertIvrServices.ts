import { createPhoneSimulator } from '../../carrier/index.ts'
import { beginFlowCall, stepFlowCall } from '../../calls/index.ts'
import { createDemoHistory } from '../../demo/createDemoHistory.ts'
import { createRandom, seededUuid } from '../../demo/createRandom.ts'
import { demoRates } from '../../demo/demoRates.ts'
import { insertFlowCalls, type DemoCall } from '../../demo/insertFlowCalls.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'
import { demoFlowId } from '../call-flows/insertFlows.ts'
import { readPublishedFlows } from '../call-flows/readPublishedFlows.ts'
import { demoService } from '../my-numbers/demoDids.ts'
import { IVR_SERVICE, ivrBill } from './answerCall.ts'
import { routeNumbers } from './routeNumbers.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const DAYS = 28

const services = [
  {
    name: 'Front desk',
    flow: 'Front desk',
    numbers: ['+441179460123', '+18445550148'],
    status: 'active',
    callsADay: 14,
  },
  { name: 'Closed days', flow: 'Closed days', numbers: ['+14165550199'], status: 'disabled', callsADay: 0 },
] as const
const callers = [
  ['+447400', 'GB', 6],
  ['+4420794', 'GB', 5],
  ['+1503555', 'US', 4],
  ['+4748012', 'NO', 3],
] as const

/** The demo owner's services: one with a month of calls, and one that is disabled. */
export async function insertIvrServices({ query, seed, nowMs, catalogues }: DemoWorld): Promise<void> {
  const rateOf = demoRates(catalogues)
  const accountId = seededUuid(seed, 'account:owner')
  const history = createDemoHistory(accountId, seededUuid(seed, 'user:owner'))
  const phones = createPhoneSimulator({ seed, speed: 1 })
  const random = createRandom(seed + 37)
  for (const { name, flow, numbers, status, callsADay } of services) {
    const id = demoService(seed, name)
    const flowId = demoFlowId(seed, flow)
    const found = await readPublishedFlows(query, { accountId, kind: 'ivr', id: flowId })
    if (!found) continue
    const dids = numbers.map((number) => ({ id: seededUuid(seed, `did:owner:${number}`), number }))
    history.add({
      entity: IVR_SERVICE,
      id,
      doc: { name, flow: { id: flowId, name: flow }, numbers: dids, dialed: [...numbers], status },
      initial: 'active',
      steps: status === 'disabled' ? [{ transition: 'disable', to: 'disabled', actor: 'user' }] : [],
      atMs: nowMs - 70 * DAY_MS,
    })
    // Numbers of a world older than the services.
    await routeNumbers(query, accountId, { id, name, numbers: dids.map((did) => did.id) })
    const calls: DemoCall[] = []
    for (let day = 1; day <= DAYS; day += 1) {
      const isWeekend = new Date(nowMs - day * DAY_MS).getUTCDay() % 6 === 0
      const count = Math.round(callsADay * (isWeekend ? 0.3 : 0.7 + random.fraction() * 0.6))
      for (let at = 0; at < count; at += 1) {
        const [prefix, country, digits] = random.pick(callers)
        let call = beginFlowCall(phones, found.flows, {
          id: hashedUuid(`${id}:demo:${day}:${at}`),
          direction: 'received',
          from: `${prefix}${String(random.between(0, 10 ** digits - 1)).padStart(digits, '0')}`,
          to: random.pick(numbers),
          flowId,
          startedMs: midnight(nowMs) - day * DAY_MS + random.between(8 * 60, 18 * 60) * (HOUR_MS / 60),
          outcome: 'answered',
        })
        while (call.state.waitsFor !== undefined) ({ call } = stepFlowCall(phones, call, found.flows))
        calls.push({
          call,
          bill: { ...ivrBill, accountId, country, ivrServiceId: id, rateOf },
          flows: found.flows,
        })
      }
    }
    await insertFlowCalls(query, seed, accountId, calls)
  }
  await history.insert(query)
}

function midnight(ms: number): number {
  return ms - (ms % DAY_MS)
}

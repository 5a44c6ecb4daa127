import { sql } from 'kysely'
import type { FlowEvent, FlowStep } from '../../../domain/call-flow/index.ts'
import type { TextKey } from '../../../language/portal.ts'
import {
  beginFlowCall,
  legFacts,
  ratesOf,
  recordCall,
  settleCall,
  settleLegs,
  stepFlowCall,
  type CallFact,
  type FlowCall,
} from '../../calls/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument } from '../../storage/documents.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { ivrBill } from '../ivr-services/answerCall.ts'
import { readCallRoute, readPstnRoute, readRouteFlows, type CallRoute, type TrunkRoute } from './callRoute.ts'
import { wordsOfStep, type CallLine } from './transcriptWords.ts'

export const CALL = 'simulated-call'

/** What a person can do in a call, in the place of its caller or of the phone it rings at. */
export type CallAct =
  | 'keys'
  | 'silence'
  | 'hang-up'
  | 'answer'
  | 'busy'
  | 'no-answer'
  | 'trunk-offline'
  | 'leave-message'

/** What is done at an end of the line; the other is done to the trunk. */
type EndAct = Exclude<CallAct, 'trunk-offline'>

type CallStatus = 'under-way' | 'answered' | 'busy' | 'not-answered'

/** A call that a person plays, at one moment. */
export interface PlayedCall {
  from: string
  to: string
  country?: string
  route: CallRoute
  flow?: FlowCall
  /** At a trunk, a phone or a SIP URI: whether it rings or somebody talks. */
  line?: 'rings' | 'talks'
  /** Since the call began. */
  seconds: number
  answeredAt?: number
  /** What is pressed next stays secret. */
  isSecret?: boolean
  startedMs: number
  lines: CallLine[]
  status: CallStatus
}

interface Place {
  query: Query
  accountId: string
  id: string
}

type Context = Pick<ModuleContext, 'text' | 'phones' | 'published'>

const TALK_SECONDS = 30
const RING_SECONDS = 8
const MOST_LINES = 500
const codes = { answered: '200', busy: '486', 'not-answered': '480' } as const

const wordsOfAct: Record<EndAct, { who: CallLine['who']; text: TextKey }> = {
  keys: { who: 'caller', text: 'simulator:call-pressed' },
  silence: { who: 'caller', text: 'simulator:call-silent' },
  'hang-up': { who: 'caller', text: 'simulator:call-hung-up' },
  'leave-message': { who: 'caller', text: 'simulator:call-left-message' },
  answer: { who: 'system', text: 'simulator:call-answered' },
  busy: { who: 'system', text: 'simulator:call-busy' },
  'no-answer': { who: 'system', text: 'simulator:call-not-answered' },
}

/** What can be done in a call now; nothing once it is over. */
export function actsOf({ status, line, flow, route }: PlayedCall): CallAct[] {
  if (status !== 'under-way') return []
  if (line === 'rings' && route.kind === 'trunk')
    return ['answer', 'busy', 'no-answer', 'trunk-offline', 'hang-up']
  if (line === 'rings') return ['answer', 'busy', 'no-answer', 'hang-up']
  if (line === 'talks') return ['hang-up']
  switch (flow?.state.waitsFor) {
    case 'keys':
    case 'confirmation':
      return ['keys', 'silence', 'hang-up']
    case 'dial':
    case 'queue':
      return ['answer', 'busy', 'no-answer', 'hang-up']
    case 'voicemail':
      return ['leave-message', 'hang-up']
    default:
      return []
  }
}

/** Begins a call and takes it to where somebody decides. */
export async function beginCall(
  context: Context,
  place: Place,
  { from, to, country }: { from: string; to: { id: string; number: string }; country: string | undefined },
): Promise<PlayedCall> {
  const { query, accountId, id } = place
  const route = await readCallRoute(query, accountId, { id: to.id, from })
  const call: PlayedCall = {
    from,
    to: to.number,
    ...(country !== undefined && { country }),
    route,
    seconds: 0,
    startedMs: Date.now(),
    lines: [],
    status: 'under-way',
  }
  say(call, 'caller', context.text('simulator:call-begins', { from, to: to.number }))
  switch (route.kind) {
    case 'nowhere':
      say(call, 'system', context.text('simulator:call-nowhere'))
      await endCall(context, place, call, 'not-answered', '404')
      break
    case 'no-flow':
      say(call, 'system', context.text('simulator:call-no-flow', { service: route.service }))
      await endCall(context, place, call, 'not-answered')
      break
    case 'trunk':
      say(call, 'system', context.text('simulator:call-trunk', { trunk: route.trunk }))
      call.line = 'rings'
      if (route.isOffline === true) await missTrunk(context, place, call, route)
      break
    case 'forward':
      say(call, 'system', context.text('simulator:call-forwards', { numbers: route.to }))
      call.line = 'rings'
      break
    case 'flow': {
      call.seconds = RING_SECONDS
      call.answeredAt = RING_SECONDS
      const { service, flow, flowId } = route
      say(call, 'system', context.text('simulator:call-flow', { service, flow }))
      if (route.draft !== undefined) say(call, 'system', context.text('simulator:call-draft', { flow }))
      const flows = await readRouteFlows(query, accountId, route)
      if (flows.has(flowId))
        call.flow = beginFlowCall(context.phones, flows, {
          id,
          direction: 'received',
          from,
          to: to.number,
          flowId,
          draft: route.draft,
          outcome: 'answered',
          startedMs: call.startedMs,
        })
      await runFlow(context, place, call)
      break
    }
  }
  return call
}

/** Does something in a call. @returns false where it can't be done now */
export async function actInCall(
  context: Context,
  place: Place,
  call: PlayedCall,
  { act, keys }: { act: CallAct; keys: string },
): Promise<boolean> {
  if (!actsOf(call).includes(act) || (act === 'keys' && keys === '')) return false
  if (act === 'trunk-offline') {
    if (call.route.kind === 'trunk') await missTrunk(context, place, call, call.route)
    return true
  }
  const shown = call.isSecret ? keys.replaceAll(/./g, '•') : keys
  const { who, text } = wordsOfAct[act]
  say(call, who, context.text(text, { keys: shown }))
  if (call.line) await actOverLine(context, place, call, act)
  else await runFlow(context, place, call, eventOf(call, act, keys))
  return true
}

/** The trunk has lost its connection: the call goes to the account's PSTN number, or ends. */
async function missTrunk(context: Context, place: Place, call: PlayedCall, route: TrunkRoute): Promise<void> {
  const { trunk } = route
  const pstn = await readPstnRoute(place.query, place.accountId, route)
  if (pstn === undefined) {
    say(call, 'system', context.text('simulator:call-trunk-offline', { trunk }))
    await endCall(context, place, call, 'not-answered')
    return
  }
  say(call, 'system', context.text('simulator:call-pstn', { trunk, number: pstn.to }))
  call.route = pstn
  call.line = 'rings'
}

async function actOverLine(context: Context, place: Place, call: PlayedCall, act: EndAct): Promise<void> {
  call.seconds += call.line === 'talks' ? TALK_SECONDS : RING_SECONDS
  if (act === 'answer') {
    call.answeredAt = call.seconds
    call.line = 'talks'
    return
  }
  const { route } = call
  const [to, ...next] = route.kind === 'forward' && act !== 'hang-up' ? (route.next ?? []) : []
  if (call.line === 'talks') await endCall(context, place, call, 'answered')
  else if (to !== undefined) {
    call.route = { kind: 'forward', to, next }
    say(call, 'system', context.text('simulator:call-forwards', { numbers: to }))
  } else
    await endCall(
      context,
      place,
      call,
      act === 'busy' ? 'busy' : 'not-answered',
      act === 'hang-up' ? '487' : undefined,
    )
}

function eventOf({ flow }: PlayedCall, act: EndAct, keys: string): { event: FlowEvent; seconds: number } {
  const queues = flow?.state.waitsFor === 'queue'
  switch (act) {
    case 'keys':
      return { event: { type: 'digits', digits: keys }, seconds: 2 + keys.length }
    case 'silence':
      return { event: { type: 'timeout' }, seconds: 9 }
    case 'hang-up':
      return { event: { type: 'hungUp' }, seconds: 2 }
    case 'leave-message':
      return { event: { type: 'recorded', outcome: 'recorded' }, seconds: 20 }
    case 'answer':
      return queues
        ? { event: { type: 'queued', outcome: 'completed' }, seconds: 60 }
        : { event: { type: 'dialed', outcome: 'completed' }, seconds: 40 }
    case 'busy':
      return queues
        ? { event: { type: 'queued', outcome: 'full' }, seconds: 2 }
        : { event: { type: 'dialed', outcome: 'busy' }, seconds: 5 }
    case 'no-answer':
      return queues
        ? { event: { type: 'queued', outcome: 'timeout' }, seconds: 60 }
        : { event: { type: 'dialed', outcome: 'no_answer' }, seconds: 25 }
  }
}

/** Steps the flow until a person decides or it ends. */
async function runFlow(
  context: Context,
  place: Place,
  call: PlayedCall,
  first?: { event: FlowEvent; seconds: number },
): Promise<void> {
  const { query, accountId } = place
  const { route } = call
  if (route.kind !== 'flow' || !call.flow) return endCall(context, place, call, 'not-answered')
  const flows = await readRouteFlows(query, accountId, route)
  let given = first
  do {
    const { call: after, effects, passed } = stepFlowCall(context.phones, call.flow, flows, given)
    given = undefined
    call.seconds += after.seconds - call.flow.seconds
    call.flow = after
    const step: FlowStep = { state: after.state, effects, passed }
    for (const effect of effects) if (effect.type === 'collect') call.isSecret = effect.secret
    for (const { who, text } of await wordsOfStep(context, query, accountId, step, flows))
      say(call, who, text)
  } while (call.flow.state.waitsFor !== undefined && actsOf(call).length === 0)
  if (call.flow.state.waitsFor === undefined) await endCall(context, place, call, 'answered')
}

function say({ lines, seconds }: PlayedCall, who: CallLine['who'], text: string): void {
  if (lines.length < MOST_LINES) lines.push({ who, text, at: seconds })
}

/** Ends a call, charges for it, and keeps it in the history. */
async function endCall(
  { published, text }: Context,
  { query, accountId, id }: Place,
  call: PlayedCall,
  status: Exclude<CallStatus, 'under-way'>,
  code: string = codes[status],
): Promise<void> {
  call.status = status
  const { seconds, answeredAt, route, country } = call
  const rateOf = ratesOf(published)
  // A player may be quicker than the call they play.
  const startedMs = Math.min(call.startedMs, Date.now() - seconds * 1000)
  if (route.kind === 'flow' && call.flow) {
    const bill = { ...ivrBill, accountId, country, ivrServiceId: route.serviceId, rateOf }
    const flows = await readRouteFlows(query, accountId, route)
    await settleCall(query, bill, { ...call.flow, startedMs }, flows)
    return
  }
  const at = (after: number): string => new Date(startedMs + after * 1000).toISOString()
  const talked = answeredAt === undefined ? 0 : seconds - answeredAt
  const forward = route.kind === 'forward' ? route : undefined
  const trunk = route.kind === 'trunk' ? route : forward?.insteadOf
  await recordCall(query, {
    accountId,
    id,
    type: 'received',
    from: call.from,
    to: call.to,
    country,
    ...(trunk && { trunkId: trunk.trunkId }),
    ...(forward?.insteadOf && { ladder: ladderOf(text, forward.to, forward.insteadOf) }),
    code,
    startedAt: at(0),
    ...(answeredAt !== undefined && { answeredAt: at(answeredAt) }),
    endedAt: at(seconds),
    durationSeconds: talked,
  })
  if (route.kind !== 'forward' || !route.to.startsWith('+') || answeredAt === undefined) return
  const passedOn = { accountId, id, from: call.to, answeredMs: startedMs + answeredAt * 1000 }
  const legs = [{ to: route.to, seconds: talked, afterSeconds: 0 }]
  await settleLegs(query, legFacts(passedOn, legs, rateOf))
}

/** Why a call for a trunk rang elsewhere. */
function ladderOf(text: Context['text'], number: string, { trunk }: TrunkRoute): CallFact['ladder'] {
  return [
    { from: 'us', message: text('simulator:ladder-pstn', { number, trunk }).slice(0, 200), after_ms: 0 },
  ]
}

export async function readCall(
  { query, accountId, id }: Place,
  forUpdate: boolean,
): Promise<PlayedCall | undefined> {
  const { rows } = await sql<{ call: PlayedCall }>`
    select call from simulated_call where account_id = ${accountId} and id = ${id}
    ${forUpdate ? sql`for update` : sql``}`.execute(query)
  return rows[0]?.call
}

export async function readLastCall(
  query: Query,
  accountId: string,
): Promise<{ id: string; call: PlayedCall } | undefined> {
  const { rows } = await sql<{ id: string; call: PlayedCall }>`
    select id, call from simulated_call where account_id = ${accountId}
    order by created_at desc limit 1`.execute(query)
  return rows[0]
}

export async function keepCall({ query, accountId, id }: Place, call: PlayedCall): Promise<void> {
  await sql`
    insert into simulated_call (account_id, id, call) values (${accountId}, ${id}, ${JSON.stringify(call)}::jsonb)
    on conflict (account_id, id) do update set call = excluded.call`.execute(query)
  const changed: JsonObject = { status: call.status }
  await patchDocument(query, accountId, CALL, id, changed, true)
}

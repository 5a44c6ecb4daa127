import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  advanceFlow,
  beginFlow,
  MAX_FLOW_STEPS,
  type CallFlow,
  type FlowEnvironment,
  type FlowEvent,
  type FlowNode,
  type FlowStep,
} from '../../../../src/domain/call-flow/index.ts'

const { valid } = JSON.parse(readFileSync('tests/unit/domain/data/callFlowSamples.json', 'utf8')) as {
  valid: CallFlow[]
}
const [frontDesk, reminder, looping] = valid as [CallFlow, CallFlow, CallFlow]
/** A Monday at noon in New York. */
const NOON = Date.parse('2026-11-23T17:00:00Z')
const MIDNIGHT = Date.parse('2026-11-24T05:00:00Z')

type Nodes = Record<
  string,
  [type: FlowNode['type'], options: Record<string, unknown>, exits: Record<string, string>]
>

function flowOf(nodes: Nodes): CallFlow {
  const all: Nodes = { start: ['start_inbound', {}, { next: Object.keys(nodes)[0]! }], ...nodes }
  return {
    format: 'callflow/1',
    name: 'Flow',
    kind: 'ivr',
    nodes: Object.entries(all).map(([id, [type, options, exits]]) => ({ id, type, options, exits })),
  }
}

function run(
  flow: CallFlow,
  events: FlowEvent[],
  { flows = {}, ...env }: Partial<FlowEnvironment> & { flows?: Record<string, CallFlow> } = {},
) {
  const surroundings: FlowEnvironment = {
    flowOf: (id) => (id === '' ? flow : flows[id]),
    now: NOON,
    call: { from: '+12015550100', to: '+12015550199', direction: 'received' },
    contact: {},
    fractionOf: () => 0.3,
    ...env,
  }
  const steps: FlowStep[] = []
  let state = beginFlow(flow)
  for (const event of events) {
    // Stored and read again between any two events, as after a restart.
    const step = advanceFlow(JSON.parse(JSON.stringify(state)), event, surroundings)
    steps.push(step)
    state = step.state
  }
  return {
    state,
    effects: steps.flatMap(({ effects }) => effects),
    path: steps.flatMap(({ passed }) => passed.map(({ nodeId, exit }) => `${nodeId}.${exit}`)),
  }
}

const begin: FlowEvent = { type: 'started' }
const press = (digits: string): FlowEvent => ({ type: 'digits', digits })
const timeout: FlowEvent = { type: 'timeout' }
const played: FlowEvent = { type: 'played' }
const tts = (text: string) => [{ kind: 'tts', text, language: 'en-US' }]
const end: Nodes = { end: ['hangup', {}, {}] }

describe('a call in its flow', () => {
  it('goes by the hour and the key, and ends once the far end has hung up', () => {
    const { path, state, effects } = run(frontDesk, [
      begin,
      press('1'),
      { type: 'dialed', outcome: 'completed' },
    ])
    expect(path).toEqual(['start.next', 'hours.open', 'menu.key_1', 'sales.completed'])
    expect(state).toMatchObject({ end: 'hangup', keys: [{ nodeId: 'menu', key: '1' }] })
    expect(effects.map(({ type }) => type)).toEqual(['play', 'collect', 'dial', 'hangup'])
    expect(run(frontDesk, [begin], { now: MIDNIGHT }).state).toMatchObject({ waitsFor: 'voicemail' })
  })

  it('asks again as often as the menu says, then leaves by what happened last', () => {
    expect(run(frontDesk, [begin, press('7'), timeout]).state).toMatchObject({ waitsFor: 'keys' })
    expect(run(frontDesk, [begin, press('7'), timeout, press('7')]).path).toContain('menu.invalid')
    expect(run(frontDesk, [begin, press('7'), press('7'), timeout]).path).toContain('menu.no_input')
  })

  it('ignores what it does not wait for, and everything after its end', () => {
    const once = run(frontDesk, [begin, press('1')])
    const twice = run(frontDesk, [begin, begin, press('1'), press('1'), played])
    expect(twice.state).toEqual(once.state)
    const over = run(looping, [begin, { type: 'hungUp' }, played, begin])
    expect(over.state).toMatchObject({ end: 'caller_hangup' })
    expect(over.effects.map(({ type }) => type)).toEqual(['play'])
  })

  it('repeats exactly as often as a repeat says', () => {
    const { effects, state } = run(looping, [begin, ...Array.from({ length: 10 }, () => played)])
    expect(effects.filter(({ type }) => type === 'play')).toHaveLength(10)
    expect(state).toMatchObject({ end: 'hangup' })
  })

  it('of a campaign goes by the outcome and asks for another try', () => {
    const { effects, state } = run(reminder, [{ type: 'started', outcome: 'busy' }])
    expect(state.end).toBe('retry')
    expect(effects[0]).toEqual({ type: 'retry', afterMinutes: 15 })
    expect(run(reminder, [{ type: 'started', outcome: 'answered' }, press('9')]).effects).toContainEqual({
      type: 'optOut',
      scope: 'account',
    })
    expect(run(reminder, [{ type: 'started', outcome: 'voicemail' }]).path).toEqual(['start.voicemail'])
  })

  it('collects, checks and confirms digits, and speaks what it knows', () => {
    const flow = flowOf({
      ask: [
        'gather',
        {
          prompts: tts('Code?'),
          variable: 'code',
          max_digits: 4,
          pattern: '1\\d+',
          confirm: true,
          repeat: 1,
        },
        { next: 'say', no_input: 'end', invalid: 'end' },
      ],
      say: ['play', { prompts: tts('{{var.code}} from {{call.from}}') }, { next: 'end', failed: 'end' }],
      ...end,
    })
    const { effects, state } = run(flow, [begin, press('2#'), press('12'), press('3#'), press('1')])
    expect(state.variables).toEqual({ code: '123' })
    expect(effects.at(-1)).toMatchObject({ prompts: [{ text: '123 from +12015550100' }] })
    expect(run(flow, [begin, press('9#'), press('9#')]).path).toContain('ask.invalid')
    expect(run(flow, [begin, timeout, timeout]).path).toContain('ask.no_input')
  })

  it('decides by what a web address answered', () => {
    const flow = flowOf({
      hook: [
        'webhook',
        {
          url: 'https://api.example/?n={{call.from}}',
          save_to: [{ path: 'customer.tier', variable: 'tier' }],
        },
        { next: 'which', failed: 'end' },
      ],
      which: [
        'condition',
        { branches: [{ name: 'gold', all: [{ left: 'var.tier', op: 'ge', right: '10' }] }] },
        { gold: 'split', else: 'end' },
      ],
      split: ['random_split', { percent_a: 50 }, { a: 'wait', b: 'end' }],
      wait: ['pause', { seconds: 2 }, { next: 'end' }],
      ...end,
    })
    const fetched = (body: string): FlowEvent => ({ type: 'fetched', body })
    const rich = run(flow, [begin, fetched('{"customer":{"tier":12}}'), { type: 'paused' }])
    expect(rich.path).toEqual(['start.next', 'hook.next', 'which.gold', 'split.a', 'wait.next'])
    expect(rich.effects[0]).toMatchObject({ url: 'https://api.example/?n=%2B12015550100' })
    expect(run(flow, [begin, fetched('no json')]).path).toContain('which.else')
    expect(run(flow, [begin, { type: 'fetched', failed: true }]).path).toContain('hook.failed')
  })

  it('comes back from another flow, and does not where it should not', () => {
    const child = flowOf({
      hello: ['play', { prompts: tts('Hello') }, { next: 'end', failed: 'end' }],
      ...end,
    })
    const parent = (returns: boolean) =>
      flowOf({
        other: ['subflow', { flow_id: '5', return: returns }, { next: 'wait' }],
        wait: ['pause', { seconds: 1 }, { next: 'end' }],
        ...end,
      })
    expect(run(parent(true), [begin, played], { flows: { 5: child } }).state).toMatchObject({
      waitsFor: 'pause',
      place: { flowId: '', nodeId: 'wait' },
    })
    expect(run(parent(false), [begin, played], { flows: { 5: child } }).state.end).toBe('hangup')
    expect(run(parent(true), [begin]).state.end).toBe('error')
  })

  it('ends even where the flow never would', () => {
    const flow = flowOf({
      a: ['set_variable', { assignments: [{ name: 'x', value: '{{var.x}}1' }] }, { next: 'b' }],
      b: ['set_variable', { assignments: [] }, { next: 'a' }],
    })
    expect(run(flow, [begin]).state).toMatchObject({ end: 'error', steps: MAX_FLOW_STEPS })
    const into = flowOf({ self: ['subflow', { flow_id: '' }, { next: 'end' }], ...end })
    expect(run(into, [begin]).state.end).toBe('error')
  })

  it('cuts long values without cutting an emoji in half', () => {
    const value = `${'A'.repeat(999)}😀`
    const flow = flowOf({
      a: ['set_variable', { assignments: [{ name: 'x', value }] }, { next: 'end' }],
      ...end,
    })
    expect(run(flow, [begin]).state.variables['x']?.isWellFormed()).toBe(true)
  })

  it('still notes what matters after the caller has hung up', () => {
    const flow = flowOf({
      vm: ['voicemail', { prompts: tts('Speak') }, { recorded: 'tell', hangup: 'tell', failed: 'end' }],
      tell: ['notify', { emails: ['a@demo.example'], text: 'Missed {{call.from}}' }, { next: 'more' }],
      more: ['play', { prompts: tts('Bye') }, { next: 'end', failed: 'end' }],
      ...end,
    })
    const { effects, state } = run(flow, [begin, { type: 'hungUp' }])
    expect(effects.at(-1)).toMatchObject({ type: 'notify', text: 'Missed +12015550100' })
    expect(state.end).toBe('caller_hangup')
  })
})

import { describe, expect, it } from 'vitest'
import {
  advanceFlow,
  beginFlow,
  type CallFlow,
  type FlowEnvironment,
  type FlowEvent,
  type FlowNode,
} from '../../../../src/domain/call-flow/index.ts'
import { placesEntered, stepAt } from '../../../../src/widgets/call-flows/call-flow-builder/simulatedSteps.ts'

type Nodes = Record<
  string,
  [type: FlowNode['type'], options: Record<string, unknown>, exits: Record<string, string>]
>

function flowOf(nodes: Nodes): CallFlow {
  return {
    format: 'callflow/1',
    name: 'Flow',
    kind: 'ivr',
    nodes: Object.entries(nodes).map(([id, [type, options, exits]]) => ({ id, type, options, exits })),
  }
}

const prompts = [{ kind: 'tts', text: 'Press 1.', language: 'en-US' }]
const inner = flowOf({
  start: ['start_inbound', {}, { next: 'ask' }],
  ask: ['menu', { prompts, keys: ['1'] }, { key_1: 'end', no_input: 'end', invalid: 'end' }],
  end: ['hangup', {}, {}],
})
const pass: Nodes[string] = ['subflow', { flow_id: 'inner', return: true }, { next: 'end' }]
const outer = flowOf({
  start: ['start_inbound', {}, { next: 'pass' }],
  pass,
  end: ['hangup', {}, {}],
})
/** Its steps have the ids of those it leads into. */
const alike = flowOf({
  start: ['start_inbound', {}, { next: 'ask' }],
  ask: pass,
  end: ['hangup', {}, {}],
})

/** What each event comes to, and the type of the step the call is at then. */
function run(flow: CallFlow, events: FlowEvent[]): [entered: string[], at: string | undefined][] {
  const env: FlowEnvironment = {
    flowOf: (id) => (id === '' ? flow : id === 'inner' ? inner : undefined),
    now: 0,
    call: {},
    contact: {},
    fractionOf: () => 0,
  }
  let state = beginFlow(flow)
  return events.map((event) => {
    const step = advanceFlow(state, event, env)
    ;({ state } = step)
    const entered = placesEntered(env, step).map(({ flowId, nodeId }) => `${flowId}:${nodeId}`)
    return [entered, stepAt(env, state.place)?.type]
  })
}

describe('a simulated call that is led into another flow', () => {
  const events: FlowEvent[] = [{ type: 'started' }, { type: 'timeout' }, { type: 'digits', digits: '1' }]

  it.each([
    ['of which the first has no such step', outer, ':pass'],
    ['where the first has a step of the same id', alike, ':ask'],
  ])('is at the step of that flow, %s', (_case, flow, way) => {
    expect(run(flow, events)).toEqual([
      [[way, 'inner:ask'], 'menu'],
      [[], 'menu'],
      [[':end'], 'hangup'],
    ])
  })

  it('comes to the step that leads there where that flow is gone', () => {
    const lost = flowOf({
      start: ['start_inbound', {}, { next: 'pass' }],
      pass: ['subflow', { flow_id: 'lost', return: true }, { next: 'end' }],
      end: ['hangup', {}, {}],
    })
    expect(run(lost, [{ type: 'started' }])).toEqual([[[':pass'], 'subflow']])
  })
})

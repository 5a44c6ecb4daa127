import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkFlow,
  exitsOf,
  flowRules,
  nodeTypes,
  optionsWithDefaults,
  summaryOfNode,
  type CallFlow,
  type FlowReferences,
  type FlowRule,
} from '../../../../src/domain/call-flow/index.ts'
import { repetitions, seed } from '../../../support/sampling.ts'

interface Samples {
  valid: CallFlow[]
  invalid: { id: string; expect: FlowRule[]; flow: unknown }[]
}

const samples = JSON.parse(readFileSync('tests/unit/domain/data/callFlowSamples.json', 'utf8')) as Samples

type Nodes = Record<string, [type: string, options: object, exits: Record<string, string>]>

const tts = (text: string) => [{ kind: 'tts', text, language: 'en-US' }]
const end: Nodes = { end: ['hangup', {}, {}] }

/** An IVR flow from `start` to the first node given. */
function flowOf(nodes: Nodes, more: Partial<Record<keyof CallFlow, unknown>> = {}): unknown {
  const [first] = Object.keys(nodes)
  const all: Nodes = { start: ['start_inbound', {}, { next: first! }], ...nodes }
  return {
    format: 'callflow/1',
    name: 'Flow',
    kind: 'ivr',
    nodes: Object.entries(all).map(([id, [type, options, exits]]) => ({ id, type, options, exits })),
    ...more,
  }
}

function found(flow: unknown, references?: FlowReferences): string[] {
  return checkFlow(flow, references).map(({ rule, nodeId, exit, path, values }) =>
    [rule, nodeId ?? '-', exit ?? path, values['reason']].filter((part) => part !== undefined).join(' '),
  )
}

describe('a flow', () => {
  it.each(samples.valid.map((flow) => [flow.name, flow] as const))('%s is valid', (_, flow) => {
    expect(checkFlow(flow).filter(({ level }) => level === 'error')).toEqual([])
  })

  it.each(samples.invalid)('$id breaks the rules expected', ({ flow, expect: rules }) => {
    expect(checkFlow(flow).map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules))
  })

  it('names 24 types, and their options without a value', () => {
    expect(nodeTypes.map(({ type }) => type)).toHaveLength(24)
    expect(optionsWithDefaults({ type: 'menu', options: { keys: ['1'] } })).toMatchObject({
      keys: ['1'],
      repeat: 2,
      timeout_seconds: 5,
    })
  })

  it('has the exits its options name', () => {
    expect(exitsOf({ type: 'menu', options: { keys: ['*', '1'] } })).toEqual([
      'key_*',
      'key_1',
      'no_input',
      'invalid',
    ])
    expect(exitsOf({ type: 'condition', options: { branches: [{ name: 'vip' }] } })).toEqual(['vip', 'else'])
    expect(exitsOf({ type: 'time_condition', options: {} })).toEqual(['open', 'closed'])
    expect(exitsOf({ type: 'start_outbound', options: { detect_voicemail: true } })).toContain('voicemail')
    expect(exitsOf({ type: 'nothing known' })).toEqual([])
  })
})

const play = (exits: Record<string, string>): Nodes[string] => ['play', { prompts: tts('Hello') }, exits]
const toEnd = { next: 'end', failed: 'end' }
const menu = (text: string, keys: string[], target = 'end'): Nodes[string] => [
  'menu',
  { prompts: tts(text), keys },
  Object.fromEntries(exitsOf({ type: 'menu', options: { keys } }).map((exit) => [exit, target])),
]
const hours = (...windows: object[]): Nodes => ({
  hours: ['time_condition', { time_zone: 'Europe/Berlin', windows }, { open: 'end', closed: 'end' }],
  ...end,
})
const sms = (options: object): Nodes => ({ sms: ['send_sms', { sender_id: '7', ...options }, toEnd], ...end })
const other = (id: string): Nodes => ({ other: ['subflow', { flow_id: id }, { next: 'end' }], ...end })
const chain = (...ids: string[]) =>
  new Map(
    ids.map((id, index) => [
      id,
      { kind: 'ivr' as const, isPublished: true, subflows: ids.slice(index + 1, index + 2) },
    ]),
  )

/** Rule → what breaks it, and where it is found. */
const cases: Record<FlowRule, [flow: unknown, expected: string[], references?: FlowReferences][]> = {
  F001: [
    [flowOf(end, { nodes: [{ id: 'end', type: 'hangup', options: {}, exits: {} }] }), ['F001 - missing']],
    [flowOf({ ...end, twin: ['start_inbound', {}, { next: 'end' }] }), ['F001 twin second', 'F007 twin']],
  ],
  F002: [
    [flowOf({ play: play({ next: 'end', failed: 'start' }), ...end }), ['F002 play failed', 'F009 start']],
  ],
  F003: [
    [flowOf({ odd: ['teleport', {}, {}] }), ['F003 odd unknown', 'F008 odd', 'F008 start']],
    [flowOf({ later: ['retry_later', {}, {}] }), ['F003 later kind']],
  ],
  F004: [
    [
      flowOf({ play: ['play', { prompts: [{ kind: 'song' }], loop: 10, tune: 1 }, toEnd], ...end }),
      ['F004 play prompts/0/kind choice', 'F004 play loop too_large', 'F004 play tune unknown'],
    ],
    [flowOf(end, { format: 'callflow/2' }), ['F004 - format choice']],
  ],
  F005: [[flowOf({ play: play({ next: 'end' }), ...end }), ['F005 play failed']]],
  F006: [
    [
      flowOf({ play: play({ next: 'end', failed: 'ghost', sideways: 'end' }), ...end }),
      ['F006 play failed target', 'F006 play sideways exit'],
    ],
  ],
  F007: [[flowOf({ ...end, island: play(toEnd) }), ['F007 island']]],
  F008: [[flowOf({ menu: menu('Press 1', ['1'], 'menu'), ...end }), ['F008 start', 'F008 menu', 'F007 end']]],
  F009: [
    [flowOf({ play: play({ next: 'play', failed: 'end' }), ...end }), ['F009 play']],
    [
      flowOf({
        play: play({ next: 'wait', failed: 'end' }),
        wait: ['pause', { seconds: 1 }, { next: 'play' }],
        ...end,
      }),
      ['F009 play'],
    ],
  ],
  F010: [
    [
      flowOf({
        ...Object.fromEntries(
          Array.from({ length: 200 }, (_, index) => [
            `n${index}`,
            play({ next: index < 199 ? `n${index + 1}` : 'end', failed: 'end' }),
          ]),
        ),
        ...end,
      }),
      ['F010 - nodes'],
    ],
  ],
  F011: [
    [
      flowOf(end, {
        nodes: [
          { id: 'start', type: 'start_inbound', options: {}, exits: { next: 'end' } },
          { id: 'end', type: 'hangup', options: {}, exits: {} },
          { id: 'end', type: 'hangup', options: {}, exits: {} },
        ],
      }),
      ['F007 end', 'F011 end'],
    ],
  ],
  F012: [
    [
      flowOf({
        menu: [
          'menu',
          { prompts: tts('Press 1 or 2'), keys: ['1', '2'] },
          {
            key_1: 'ask',
            key_2: 'say',
            no_input: 'end',
            invalid: 'end',
          },
        ],
        ask: [
          'gather',
          { prompts: tts('Your code?'), variable: 'code', max_digits: 4 },
          {
            next: 'say',
            no_input: 'end',
            invalid: 'end',
          },
        ],
        say: ['play', { prompts: tts('It is {{var.code}}') }, toEnd],
        ...end,
      }),
      ['F012 say prompts/0/text'],
    ],
  ],
  F013: [
    [
      flowOf({ play: ['play', { prompts: [{ kind: 'audio', audio_id: '5' }] }, toEnd], ...end }),
      ['F013 play prompts/0/audio_id audio_id'],
      { audio: new Map([['4', {}]]) },
    ],
    [flowOf(other('2')), ['F013 other flow_id flow_id'], { flows: chain('3') }],
  ],
  F014: [
    [flowOf(other('2')), ['F014 other flow_id cycle'], { flowId: '1', flows: chain('2', '3', '1') }],
    [flowOf(other('2')), ['F014 other flow_id depth'], { flows: chain('2', '3', '4', '5', '6', '7') }],
    [flowOf(other('2')), [], { flows: chain('2', '3', '4', '5', '6') }],
  ],
  F015: [
    [
      flowOf({
        ask: [
          'gather',
          { prompts: tts('Code?'), variable: 'code', min_digits: 5, max_digits: 4, pattern: '(' },
          { next: 'end', no_input: 'end', invalid: 'end' },
        ],
        ...end,
      }),
      ['F015 ask min_digits digits', 'F015 ask pattern pattern'],
    ],
    [flowOf(sms({})), ['F015 sms text no_text']],
    [flowOf(sms({ text: 'Hi', template_id: '3' })), ['F015 sms text both_texts']],
  ],
  F016: [
    [
      flowOf({ menu: menu('Press 1 for sales or 5 to end.', ['1', '2']), ...end }),
      ['F016 menu keys spoken', 'F016 menu keys unspoken'],
    ],
  ],
  F017: [[flowOf({ menu: menu('Choose.', ['1', '2', '3', '4', '5']), ...end }), ['F017 menu']]],
  F018: [[flowOf({ menu: menu('a'.repeat(451), ['1']), ...end }), ['F018 menu prompts']]],
  F019: [
    [flowOf({ tape: ['record_start', {}, { next: 'end' }], ...end }), ['F019 tape']],
    [flowOf({ tape: ['record_start', { announce: tts('We record.') }, { next: 'end' }], ...end }), []],
  ],
  F020: [
    [flowOf(hours({ days: ['mon'], from: '09:00', to: '09:00' })), ['F020 hours windows never']],
    [
      flowOf(hours({ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '00:00', to: '24:00' })),
      ['F020 hours windows always'],
    ],
  ],
  F021: [
    [
      flowOf(
        hours({ days: ['sun'], from: '22:00', to: '02:00' }, { days: ['mon'], from: '01:00', to: '05:00' }),
      ),
      ['F021 hours windows'],
    ],
  ],
  F022: [[flowOf(end), ['F022 -'], { isAttached: false }]],
}

describe.each(Object.keys(flowRules) as FlowRule[])('%s', (rule) => {
  it.each(cases[rule].map(([flow, expected, references], index) => ({ index, flow, expected, references })))(
    'is found where it is broken ($index)',
    ({ flow, expected, references }) => {
      expect(found(flow, references).toSorted()).toEqual(expected.toSorted())
    },
  )
})

it('never throws, whatever the document is', () => {
  const type = fc.constantFrom(...nodeTypes.map((one) => one.type), 'other')
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const node = fc.record({
    id,
    type,
    options: fc.oneof(
      fc.dictionary(
        fc.constantFrom('keys', 'branches', 'prompts', 'windows', 'destinations', 'assignments', 'holidays'),
        fc.jsonValue(),
      ),
      fc.jsonValue(),
    ),
    exits: fc.oneof(fc.dictionary(fc.constantFrom('next', 'failed', 'again', 'key_1'), id), fc.jsonValue()),
  })
  const document = fc.oneof(
    fc.jsonValue(),
    fc.record({
      nodes: fc.array(fc.oneof(node, fc.jsonValue())),
      kind: fc.constantFrom('ivr', 'voice_campaign'),
    }),
  )
  fc.assert(
    fc.property(document, (value) => {
      const before = JSON.stringify(value)
      for (const problem of checkFlow(value)) expect(flowRules[problem.rule].level).toBe(problem.level)
      expect(JSON.stringify(value)).toBe(before)
    }),
    { seed, numRuns: repetitions('random flow documents', 300, 3000) },
  )
})

it('summarizes a node in one short line', () => {
  expect(summaryOfNode({ type: 'menu', options: { keys: ['1', '0'] } })).toBe('1, 0')
  expect(summaryOfNode({ type: 'loop', options: {} })).toBe('× 3')
  expect(summaryOfNode({ type: 'play', options: { prompts: tts('x'.repeat(80)) } })).toHaveLength(60)
})

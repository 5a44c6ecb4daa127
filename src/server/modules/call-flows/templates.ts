import { FLOW_FORMAT, type CallFlow, type FlowKind, type FlowNode } from '../../../domain/call-flow/index.ts'
import { layOut } from '../../../domain/call-flow/edit/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'

type Text = ModuleContext['text']

type Made = [
  id: string,
  type: FlowNode['type'],
  options: FlowNode['options'],
  exits: FlowNode['exits'],
  title?: string,
]

const hangup: Made = ['end', 'hangup', {}, {}]
const language = 'en-US'

/** What new flows start from, by kind and name. A few say what to replace in capitals. */
const templates = (text: Text): Readonly<Record<FlowKind, Readonly<Record<string, readonly Made[]>>>> => ({
  ivr: {
    blank: [['start', 'start_inbound', {}, { next: 'end' }], hangup],
    'greeting-menu': [
      ['start', 'start_inbound', {}, { next: 'menu' }],
      [
        'menu',
        'menu',
        {
          prompts: [say(text('call-flows:say-menu'))],
          keys: ['1', '2', '0'],
          timeout_seconds: 5,
          repeat: 2,
        },
        { key_1: 'sales', key_2: 'support', key_0: 'desk', no_input: 'desk', invalid: 'desk' },
        text('call-flows:step-main-menu'),
      ],
      dial('sales', text('call-flows:step-sales')),
      dial('support', text('call-flows:step-support')),
      dial('desk', text('call-flows:step-desk')),
      message('voicemail', text('call-flows:say-nobody')),
      hangup,
    ],
    'opening-hours': [
      ['start', 'start_inbound', {}, { next: 'hours' }],
      [
        'hours',
        'time_condition',
        {
          time_zone: 'America/New_York',
          windows: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '17:00' }],
        },
        { open: 'greeting', closed: 'voicemail' },
        text('call-flows:step-opening-hours'),
      ],
      play('greeting', text('call-flows:say-greeting'), 'desk'),
      dial('desk', text('call-flows:step-desk')),
      message('voicemail', text('call-flows:say-closed')),
      hangup,
    ],
  },
  voice_campaign: {
    blank: [['start', 'start_outbound', { ringing_time: 45 }, outcomes('end')], hangup],
    reminder: [
      ['start', 'start_outbound', { ringing_time: 45, retries: 2 }, outcomes('reminder', 'later')],
      [
        'reminder',
        'menu',
        {
          prompts: [say(text('call-flows:say-reminder'))],
          keys: ['1', '2', '9'],
          repeat: 1,
        },
        { key_1: 'thanks', key_2: 'reminder', key_9: 'stop', no_input: 'end', invalid: 'end' },
        text('call-flows:step-reminder'),
      ],
      play('thanks', text('call-flows:say-reminder-thanks'), 'end'),
      ['stop', 'opt_out', {}, { next: 'end' }, text('call-flows:step-no-more-calls')],
      ['later', 'retry_later', {}, {}],
      hangup,
    ],
    survey: [
      ['start', 'start_outbound', { ringing_time: 45, retries: 1 }, outcomes('rating', 'later')],
      [
        'rating',
        'menu',
        {
          prompts: [say(text('call-flows:say-survey'))],
          keys: ['1', '2', '3', '4', '5'],
          repeat: 2,
        },
        {
          ...Object.fromEntries(['1', '2'].map((key) => [`key_${key}`, 'sorry'])),
          ...Object.fromEntries(['3', '4', '5'].map((key) => [`key_${key}`, 'thanks'])),
          no_input: 'end',
          invalid: 'end',
        },
        text('call-flows:step-rating'),
      ],
      play('sorry', text('call-flows:say-survey-sorry'), 'end'),
      play('thanks', text('call-flows:say-survey-thanks'), 'end'),
      ['later', 'retry_later', {}, {}],
      hangup,
    ],
    confirm: [
      ['start', 'start_outbound', { ringing_time: 45, retries: 2 }, outcomes('question', 'later')],
      [
        'question',
        'menu',
        {
          prompts: [say(text('call-flows:say-delivery'))],
          keys: ['1', '0'],
          repeat: 2,
        },
        { key_1: 'thanks', key_0: 'person', no_input: 'end', invalid: 'end' },
        text('call-flows:step-confirm'),
      ],
      play('thanks', text('call-flows:say-delivery-thanks'), 'end'),
      dial('person', text('call-flows:step-person'), 'end'),
      ['later', 'retry_later', {}, {}],
      hangup,
    ],
  },
})

/** A document to start from; the blank one where there is no such template. */
export function templateOf(kind: FlowKind, name: string, text: Text): CallFlow {
  const ofKind = templates(text)[kind]
  const nodes = (Object.hasOwn(ofKind, name) ? ofKind[name] : undefined) ?? ofKind['blank']
  return flowOf(kind, name, nodes ?? [])
}

/** A document whose nodes have their places on the canvas. */
export function flowOf(kind: FlowKind, name: string, made: readonly Made[]): CallFlow {
  const nodes = made.map(([id, type, options, exits, title]) => ({
    id,
    type,
    ...(title !== undefined && { title }),
    options,
    exits,
  }))
  return layOut({ format: FLOW_FORMAT, name, kind, nodes })
}

export function say(text: string): { kind: 'tts'; text: string; language: string } {
  return { kind: 'tts', text, language }
}

export function play(id: string, text: string, next: string): Made {
  return [id, 'play', { prompts: [say(text)] }, { next, failed: next }]
}

export function message(id: string, text: string): Made {
  return [
    id,
    'voicemail',
    { prompts: [say(text)], max_seconds: 120 },
    { recorded: 'end', hangup: 'end', failed: 'end' },
  ]
}

/** Rings somebody; what doesn't work out leads to voicemail. */
export function dial(id: string, title: string, otherwise = 'voicemail', number = '+12015550123'): Made {
  return [
    id,
    'dial',
    { destinations: [{ kind: 'phone', number }], ring_seconds: 25 },
    { completed: 'end', busy: otherwise, no_answer: otherwise, failed: otherwise },
    title,
  ]
}

export function outcomes(answered: string, otherwise = answered): FlowNode['exits'] {
  return { answered, busy: otherwise, no_answer: otherwise, failed: otherwise }
}

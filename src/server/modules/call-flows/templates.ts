import { FLOW_FORMAT, type CallFlow, type FlowKind, type FlowNode } from '../../../domain/call-flow/index.ts'

type Made = [
  id: string,
  type: FlowNode['type'],
  options: FlowNode['options'],
  exits: FlowNode['exits'],
  title?: string,
]

const COLUMN = 280
const ROW = 150
const hangup: Made = ['end', 'hangup', {}, {}, 'Hang up']
const language = 'en-US'

/** What new flows start from, by kind and name. A few say what to replace in capitals. */
const templates: Readonly<Record<FlowKind, Readonly<Record<string, readonly Made[]>>>> = {
  ivr: {
    blank: [['start', 'start_inbound', {}, { next: 'end' }], hangup],
    'greeting-menu': [
      ['start', 'start_inbound', {}, { next: 'menu' }],
      [
        'menu',
        'menu',
        {
          prompts: [
            say(
              'Welcome to COMPANY. For sales, press 1. For support, press 2. To talk to a person, press 0.',
            ),
          ],
          keys: ['1', '2', '0'],
          timeout_seconds: 5,
          repeat: 2,
        },
        { key_1: 'sales', key_2: 'support', key_0: 'desk', no_input: 'desk', invalid: 'desk' },
        'Main menu',
      ],
      ...['sales', 'support', 'desk'].map((id) => dial(id)),
      message('voicemail', 'Nobody is available right now. Leave a message after the tone.'),
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
        'Opening hours',
      ],
      play('greeting', 'Thank you for calling COMPANY. One moment, please.', 'desk'),
      dial('desk'),
      message('voicemail', 'We are closed. Leave a message after the tone, and we will call you back.'),
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
          prompts: [
            say(
              'This is COMPANY with a reminder of your appointment tomorrow. To confirm, press 1. To hear this again, press 2. To get no more calls, press 9.',
            ),
          ],
          keys: ['1', '2', '9'],
          repeat: 1,
        },
        { key_1: 'thanks', key_2: 'reminder', key_9: 'stop', no_input: 'end', invalid: 'end' },
        'Reminder',
      ],
      play('thanks', 'Thank you. See you tomorrow.', 'end'),
      ['stop', 'opt_out', {}, { next: 'end' }, 'No more calls'],
      ['later', 'retry_later', {}, {}, 'Try again later'],
      hangup,
    ],
    survey: [
      ['start', 'start_outbound', { ringing_time: 45, retries: 1 }, outcomes('rating', 'later')],
      [
        'rating',
        'menu',
        {
          prompts: [
            say('How satisfied are you with COMPANY? Press a key from 1 to 5, where 5 is very satisfied.'),
          ],
          keys: ['1', '2', '3', '4', '5'],
          repeat: 2,
        },
        {
          ...Object.fromEntries(['1', '2'].map((key) => [`key_${key}`, 'sorry'])),
          ...Object.fromEntries(['3', '4', '5'].map((key) => [`key_${key}`, 'thanks'])),
          no_input: 'end',
          invalid: 'end',
        },
        'Rating',
      ],
      play('sorry', 'We are sorry to hear that. Somebody will call you back.', 'end'),
      play('thanks', 'Thank you for your answer.', 'end'),
      ['later', 'retry_later', {}, {}, 'Try again later'],
      hangup,
    ],
    confirm: [
      ['start', 'start_outbound', { ringing_time: 45, retries: 2 }, outcomes('question', 'later')],
      [
        'question',
        'menu',
        {
          prompts: [
            say(
              'This is COMPANY. Your order is ready. To confirm the delivery, press 1. To talk to a person, press 0.',
            ),
          ],
          keys: ['1', '0'],
          repeat: 2,
        },
        { key_1: 'thanks', key_0: 'person', no_input: 'end', invalid: 'end' },
        'Confirm',
      ],
      play('thanks', 'Thank you. Your delivery is confirmed.', 'end'),
      dial('person', 'end'),
      ['later', 'retry_later', {}, {}, 'Try again later'],
      hangup,
    ],
  },
}

/** A document to start from; the blank one where there is no such template. */
export function templateOf(kind: FlowKind, name: string): CallFlow {
  const nodes =
    (Object.hasOwn(templates[kind], name) ? templates[kind][name] : undefined) ?? templates[kind]['blank']
  return flowOf(kind, name, nodes ?? [])
}

/** A document whose nodes stand below each other, ends to the right. */
export function flowOf(kind: FlowKind, name: string, made: readonly Made[]): CallFlow {
  return {
    format: FLOW_FORMAT,
    name,
    kind,
    nodes: made.map(([id, type, options, exits, title], index) => ({
      id,
      type,
      ...(title !== undefined && { title }),
      options,
      exits,
      position: { x: (index % 3) * COLUMN, y: Math.floor(index / 3) * ROW },
    })),
  }
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
    'Voicemail',
  ]
}

/** Rings somebody; what doesn't work out leads to voicemail. */
export function dial(id: string, otherwise = 'voicemail', number = '+12015550123'): Made {
  return [
    id,
    'dial',
    { destinations: [{ kind: 'phone', number }], ring_seconds: 25 },
    { completed: 'end', busy: otherwise, no_answer: otherwise, failed: otherwise },
    `Ring ${id}`,
  ]
}

export function outcomes(answered: string, otherwise = answered): FlowNode['exits'] {
  return { answered, busy: otherwise, no_answer: otherwise, failed: otherwise }
}

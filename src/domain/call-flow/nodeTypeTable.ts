import type { FlowKind } from './flowKinds.ts'
import type { OptionSchema } from './OptionSchema.ts'

type Categories = 'start' | 'speak' | 'input' | 'connect' | 'record' | 'logic' | 'integrate' | 'end'

/** A row of the catalogue: what a kind of node is, before a node's own options add exits. */
export interface NodeTypeRow {
  type: string
  category: Categories
  /** kinds of flow it is allowed in */
  kinds: readonly FlowKind[]
  /** ends the call */
  terminal: boolean
  /** exits it can have, apart from those its options name */
  exits: readonly string[]
  /** JSON Schema of its options; `$ref` leads into `optionDefinitions` */
  options: OptionSchema
}

/** Id of a record of the account. */
const recordId: OptionSchema = { type: 'string', pattern: '^[0-9a-f-]{1,36}$', maxLength: 36 }

/** What the options of several node types share. */
export const optionDefinitions: Record<string, OptionSchema> = {
  prompt: {
    type: 'object',
    oneOf: [
      {
        properties: { kind: { const: 'audio' }, audio_id: recordId },
        required: ['kind', 'audio_id'],
        additionalProperties: false,
      },
      {
        properties: {
          kind: { const: 'tts' },
          text: { type: 'string', minLength: 1, maxLength: 1500 },
          language: { type: 'string', pattern: '^[a-z]{2}(-[A-Z]{2})?$' },
          voice: { type: 'string', maxLength: 64 },
          rate: { enum: ['slow', 'normal', 'fast'], default: 'normal' },
        },
        required: ['kind', 'text', 'language'],
        additionalProperties: false,
      },
      {
        properties: {
          kind: { const: 'silence' },
          seconds: { type: 'integer', minimum: 1, maximum: 30, default: 1 },
        },
        required: ['kind', 'seconds'],
        additionalProperties: false,
      },
    ],
  },
  prompts: { type: 'array', items: { $ref: '#/$defs/prompt' }, minItems: 1, maxItems: 10 },
  digit: { enum: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#'] },
  variable: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,31}$' },
  destination: {
    type: 'object',
    oneOf: [
      {
        properties: { kind: { const: 'phone' }, number: { $ref: '#/$defs/e164' } },
        required: ['kind', 'number'],
        additionalProperties: false,
      },
      {
        properties: {
          kind: { const: 'sip_uri' },
          uri: { type: 'string', pattern: '^sips?:[^\\s@]+@[^\\s@]+$', maxLength: 255 },
        },
        required: ['kind', 'uri'],
        additionalProperties: false,
      },
      {
        properties: {
          kind: { const: 'trunk' },
          trunk_id: recordId,
          number: { type: 'string', maxLength: 64 },
        },
        required: ['kind', 'trunk_id'],
        additionalProperties: false,
      },
      {
        properties: { kind: { const: 'variable' }, name: { $ref: '#/$defs/variable' } },
        required: ['kind', 'name'],
        additionalProperties: false,
      },
    ],
  },
  e164: { type: 'string', pattern: '^\\+[1-9][0-9]{6,14}$' },
  holiday: {
    type: 'object',
    properties: {
      date: { type: 'string', format: 'date' },
      repeats_yearly: { type: 'boolean', default: false },
      label: { type: 'string', maxLength: 64 },
    },
    required: ['date'],
    additionalProperties: false,
  },
  window: {
    type: 'object',
    properties: {
      days: {
        type: 'array',
        items: { enum: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
        minItems: 1,
        uniqueItems: true,
      },
      from: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
      to: { type: 'string', pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' },
    },
    required: ['days', 'from', 'to'],
    additionalProperties: false,
  },
  condition: {
    type: 'object',
    properties: {
      left: { type: 'string', pattern: '^(var|call|contact)\\.[a-z][a-z0-9_]{0,31}$' },
      op: {
        enum: [
          'eq',
          'ne',
          'lt',
          'le',
          'gt',
          'ge',
          'contains',
          'starts_with',
          'matches',
          'is_empty',
          'is_not_empty',
          'in_list',
        ],
      },
      right: { type: 'string', maxLength: 255 },
    },
    required: ['left', 'op'],
    additionalProperties: false,
  },
}

export const nodeTypeTable = [
  {
    type: 'start_inbound',
    category: 'start',
    kinds: ['ivr'],
    terminal: false,
    exits: ['next'],
    options: {
      type: 'object',
      properties: { answer: { type: 'boolean', default: true } },
      required: [],
      additionalProperties: false,
    },
  },
  {
    type: 'start_outbound',
    category: 'start',
    kinds: ['voice_campaign'],
    terminal: false,
    exits: ['answered', 'voicemail', 'busy', 'no_answer', 'failed'],
    options: {
      type: 'object',
      properties: {
        ringing_time: { type: 'integer', minimum: 10, maximum: 90, default: 45 },
        retries: { type: 'integer', minimum: 0, maximum: 9, default: 0 },
        retry_interval_minutes: { type: 'integer', minimum: 1, maximum: 1440, default: 15 },
        detect_voicemail: { type: 'boolean', default: false },
        caller_id_id: recordId,
      },
      required: ['ringing_time'],
      additionalProperties: false,
    },
  },
  {
    type: 'play',
    category: 'speak',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['next', 'failed'],
    options: {
      type: 'object',
      properties: {
        prompts: { $ref: '#/$defs/prompts' },
        loop: { type: 'integer', minimum: 1, maximum: 9, default: 1 },
        barge_in: { type: 'boolean', default: false },
      },
      required: ['prompts'],
      additionalProperties: false,
    },
  },
  {
    type: 'menu',
    category: 'input',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['no_input', 'invalid'],
    options: {
      type: 'object',
      properties: {
        prompts: { $ref: '#/$defs/prompts' },
        keys: {
          type: 'array',
          items: { $ref: '#/$defs/digit' },
          minItems: 1,
          maxItems: 12,
          uniqueItems: true,
        },
        timeout_seconds: { type: 'integer', minimum: 1, maximum: 60, default: 5 },
        repeat: { type: 'integer', minimum: 0, maximum: 9, default: 2 },
        invalid_prompts: { $ref: '#/$defs/prompts' },
        timeout_prompts: { $ref: '#/$defs/prompts' },
        barge_in: { type: 'boolean', default: true },
      },
      required: ['prompts', 'keys'],
      additionalProperties: false,
    },
  },
  {
    type: 'gather',
    category: 'input',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['next', 'no_input', 'invalid'],
    options: {
      type: 'object',
      properties: {
        prompts: { $ref: '#/$defs/prompts' },
        variable: { $ref: '#/$defs/variable' },
        min_digits: { type: 'integer', minimum: 1, maximum: 32, default: 1 },
        max_digits: { type: 'integer', minimum: 1, maximum: 32, default: 4 },
        finish_key: { enum: ['#', '*', 'none'], default: '#' },
        first_digit_timeout_seconds: { type: 'integer', minimum: 1, maximum: 60, default: 7 },
        inter_digit_timeout_seconds: { type: 'integer', minimum: 1, maximum: 30, default: 3 },
        repeat: { type: 'integer', minimum: 0, maximum: 9, default: 2 },
        pattern: { type: 'string', maxLength: 128 },
        secret: { type: 'boolean', default: false },
        confirm: { type: 'boolean', default: false },
      },
      required: ['prompts', 'variable', 'max_digits'],
      additionalProperties: false,
    },
  },
  {
    type: 'dial',
    category: 'connect',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['completed', 'busy', 'no_answer', 'failed'],
    options: {
      type: 'object',
      properties: {
        destinations: { type: 'array', items: { $ref: '#/$defs/destination' }, minItems: 1, maxItems: 10 },
        strategy: { enum: ['one_by_one', 'all_at_once'], default: 'one_by_one' },
        ring_seconds: { type: 'integer', minimum: 5, maximum: 120, default: 25 },
        caller_id: { enum: ['original', 'flow_number', 'chosen'], default: 'original' },
        caller_id_id: recordId,
        max_seconds: { type: 'integer', minimum: 10, maximum: 14400, default: 3600 },
        record: { type: 'boolean', default: false },
        hold_audio_id: recordId,
        whisper: { $ref: '#/$defs/prompts' },
        confirm_key: { type: 'boolean', default: false },
      },
      required: ['destinations'],
      additionalProperties: false,
    },
  },
  {
    type: 'queue',
    category: 'connect',
    kinds: ['ivr'],
    terminal: false,
    exits: ['completed', 'timeout', 'full', 'abandoned'],
    options: {
      type: 'object',
      properties: {
        queue_id: recordId,
        max_wait_seconds: { type: 'integer', minimum: 10, maximum: 3600, default: 300 },
        announce_position: { type: 'boolean', default: false },
        wait_audio_id: recordId,
      },
      required: ['queue_id'],
      additionalProperties: false,
    },
  },
  {
    type: 'voicemail',
    category: 'record',
    kinds: ['ivr'],
    terminal: false,
    exits: ['recorded', 'hangup', 'failed'],
    options: {
      type: 'object',
      properties: {
        prompts: { $ref: '#/$defs/prompts' },
        max_seconds: { type: 'integer', minimum: 5, maximum: 600, default: 120 },
        silence_seconds: { type: 'integer', minimum: 1, maximum: 30, default: 4 },
        finish_key: { enum: ['#', '*', 'none'], default: '#' },
        transcribe: { type: 'boolean', default: false },
        email: { type: 'array', items: { type: 'string', format: 'email' }, maxItems: 5 },
      },
      required: ['prompts'],
      additionalProperties: false,
    },
  },
  {
    type: 'record_start',
    category: 'record',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['next'],
    options: {
      type: 'object',
      properties: {
        channels: { enum: ['mono', 'stereo'], default: 'stereo' },
        announce: { $ref: '#/$defs/prompts' },
      },
      required: [],
      additionalProperties: false,
    },
  },
  {
    type: 'record_stop',
    category: 'record',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['next'],
    options: { type: 'object', properties: {}, required: [], additionalProperties: false },
  },
  {
    type: 'time_condition',
    category: 'logic',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['open', 'closed', 'holiday'],
    options: {
      type: 'object',
      properties: {
        time_zone: { type: 'string', maxLength: 64 },
        windows: { type: 'array', items: { $ref: '#/$defs/window' }, minItems: 1, maxItems: 50 },
        holidays: { type: 'array', items: { $ref: '#/$defs/holiday' }, maxItems: 100 },
      },
      required: ['time_zone', 'windows'],
      additionalProperties: false,
    },
  },
  {
    type: 'condition',
    category: 'logic',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['else'],
    options: {
      type: 'object',
      properties: {
        branches: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              name: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,31}$' },
              all: { type: 'array', items: { $ref: '#/$defs/condition' }, minItems: 1, maxItems: 10 },
            },
            required: ['name', 'all'],
            additionalProperties: false,
          },
          minItems: 1,
          maxItems: 10,
        },
      },
      required: ['branches'],
      additionalProperties: false,
    },
  },
  {
    type: 'set_variable',
    category: 'logic',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['next'],
    options: {
      type: 'object',
      properties: {
        assignments: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: { $ref: '#/$defs/variable' }, value: { type: 'string', maxLength: 1000 } },
            required: ['name', 'value'],
            additionalProperties: false,
          },
          minItems: 1,
          maxItems: 20,
        },
      },
      required: ['assignments'],
      additionalProperties: false,
    },
  },
  {
    type: 'loop',
    category: 'logic',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['again', 'done'],
    options: {
      type: 'object',
      properties: { times: { type: 'integer', minimum: 1, maximum: 9, default: 3 } },
      required: ['times'],
      additionalProperties: false,
    },
  },
  {
    type: 'random_split',
    category: 'logic',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['a', 'b'],
    options: {
      type: 'object',
      properties: { percent_a: { type: 'integer', minimum: 1, maximum: 99, default: 50 } },
      required: ['percent_a'],
      additionalProperties: false,
    },
  },
  {
    type: 'webhook',
    category: 'integrate',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['next', 'failed'],
    options: {
      type: 'object',
      properties: {
        url: { type: 'string', pattern: '^https://', maxLength: 2000 },
        method: { enum: ['GET', 'POST'], default: 'POST' },
        headers: {
          type: 'object',
          additionalProperties: { type: 'string', maxLength: 1000 },
          maxProperties: 20,
        },
        body: { type: 'string', maxLength: 10000 },
        timeout_seconds: { type: 'integer', minimum: 1, maximum: 10, default: 5 },
        retries: { type: 'integer', minimum: 0, maximum: 2, default: 0 },
        save_to: {
          type: 'array',
          items: {
            type: 'object',
            properties: { path: { type: 'string', maxLength: 255 }, variable: { $ref: '#/$defs/variable' } },
            required: ['path', 'variable'],
            additionalProperties: false,
          },
          maxItems: 20,
        },
      },
      required: ['url'],
      additionalProperties: false,
    },
  },
  {
    type: 'send_sms',
    category: 'integrate',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['next', 'failed'],
    options: {
      type: 'object',
      properties: {
        to: { enum: ['caller', 'number'], default: 'caller' },
        number: { $ref: '#/$defs/e164' },
        sender_id: recordId,
        template_id: recordId,
        text: { type: 'string', maxLength: 1530 },
      },
      required: ['sender_id'],
      additionalProperties: false,
    },
  },
  {
    type: 'opt_out',
    category: 'integrate',
    kinds: ['voice_campaign'],
    terminal: false,
    exits: ['next'],
    options: {
      type: 'object',
      properties: { scope: { enum: ['campaign', 'account'], default: 'account' } },
      required: [],
      additionalProperties: false,
    },
  },
  {
    type: 'notify',
    category: 'integrate',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['next'],
    options: {
      type: 'object',
      properties: {
        emails: { type: 'array', items: { type: 'string', format: 'email' }, minItems: 1, maxItems: 5 },
        text: { type: 'string', minLength: 1, maxLength: 500 },
      },
      required: ['emails', 'text'],
      additionalProperties: false,
    },
  },
  {
    type: 'pause',
    category: 'speak',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['next'],
    options: {
      type: 'object',
      properties: { seconds: { type: 'integer', minimum: 1, maximum: 60, default: 1 } },
      required: ['seconds'],
      additionalProperties: false,
    },
  },
  {
    type: 'send_dtmf',
    category: 'speak',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['next'],
    options: {
      type: 'object',
      properties: { digits: { type: 'string', pattern: '^[0-9*#wW]{1,32}$' } },
      required: ['digits'],
      additionalProperties: false,
    },
  },
  {
    type: 'subflow',
    category: 'logic',
    kinds: ['ivr', 'voice_campaign'],
    terminal: false,
    exits: ['next'],
    options: {
      type: 'object',
      properties: { flow_id: recordId, return: { type: 'boolean', default: true } },
      required: ['flow_id'],
      additionalProperties: false,
    },
  },
  {
    type: 'hangup',
    category: 'end',
    kinds: ['ivr', 'voice_campaign'],
    terminal: true,
    exits: [],
    options: {
      type: 'object',
      properties: { reason: { enum: ['normal', 'busy', 'rejected'], default: 'normal' } },
      required: [],
      additionalProperties: false,
    },
  },
  {
    type: 'retry_later',
    category: 'end',
    kinds: ['voice_campaign'],
    terminal: true,
    exits: [],
    options: { type: 'object', properties: {}, required: [], additionalProperties: false },
  },
] as const satisfies readonly NodeTypeRow[]

export type NodeTypeName = (typeof nodeTypeTable)[number]['type']

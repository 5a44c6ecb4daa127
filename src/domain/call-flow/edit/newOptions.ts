import type { FlowNode } from '../CallFlow.ts'
import { optionsWithDefaults, type NodeTypeName } from '../nodeTypes.ts'

const spoken = { kind: 'tts', text: '', language: 'en-US', rate: 'normal' }

/** What a new node of a type begins with, besides the defaults; what only its author knows is empty. */
const first: Partial<Record<NodeTypeName, FlowNode['options']>> = {
  play: { prompts: [spoken] },
  menu: { prompts: [spoken], keys: ['1', '2'] },
  gather: { prompts: [spoken], variable: 'digits' },
  dial: { destinations: [{ kind: 'phone' }] },
  voicemail: { prompts: [spoken] },
  time_condition: {
    time_zone: 'America/New_York',
    windows: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '17:00' }],
  },
  condition: { branches: [{ name: 'yes', all: [{ left: 'call.from', op: 'starts_with', right: '+1' }] }] },
  set_variable: { assignments: [{ name: 'answer', value: 'yes' }] },
  send_dtmf: { digits: '1' },
}

/** Options of a new node. */
export function newOptions(type: NodeTypeName): FlowNode['options'] {
  return optionsWithDefaults({ type, options: first[type] ?? {} })
}

/** What a new item of a list of options begins with. */
export const newItems: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  prompts: spoken,
  invalid_prompts: spoken,
  timeout_prompts: spoken,
  whisper: spoken,
  announce: spoken,
  destinations: { kind: 'phone' },
}

import type { FlowNode } from './CallFlow.ts'
import { branchNames, isObject, optionsWithDefaults, strings } from './nodeTypes.ts'

const LENGTH = 60

/**
 * What a node does, in the values of its options, for a line below its title: `1, 2, 0` of a menu, the number a call
 * is forwarded to. Empty where the options say nothing.
 */
export function summaryOfNode(node: Pick<FlowNode, 'type' | 'options'>): string {
  return shortened(summary(node))
}

function summary(node: Pick<FlowNode, 'type' | 'options'>): string {
  const options = optionsWithDefaults(node)
  const text = (name: string): string => textOf(options[name])
  switch (node.type) {
    case 'play':
    case 'voicemail':
      return spokenText(options['prompts'])
    case 'menu':
      return strings(options['keys']).join(', ')
    case 'gather':
      return text('variable')
    case 'dial':
      return objects(options['destinations']).map(destination).join(', ')
    case 'time_condition':
      return text('time_zone')
    case 'condition':
      return branchNames(options).join(', ')
    case 'set_variable':
      return objects(options['assignments'])
        .map(({ name, value }) => `${textOf(name)} = ${textOf(value)}`)
        .join(', ')
    case 'loop':
      return `× ${text('times')}`
    case 'random_split':
      return `${text('percent_a')} : ${100 - Number(options['percent_a'])}`
    case 'webhook':
      return text('url').replace(/^https:\/\//, '')
    case 'send_sms':
    case 'notify':
      return text('text')
    case 'pause':
      return `${text('seconds')} s`
    case 'send_dtmf':
      return text('digits')
    default:
      return ''
  }
}

function destination({ kind, number, uri, name, trunk_id: trunk }: Record<string, unknown>): string {
  if (kind === 'trunk') return `#${textOf(trunk)}`
  return textOf(kind === 'phone' ? number : kind === 'sip_uri' ? uri : name)
}

function spokenText(prompts: unknown): string {
  return objects(prompts)
    .map(({ text, audio_id: audio }) => textOf(text) || (audio === undefined ? '' : `♪ ${textOf(audio)}`))
    .filter(Boolean)
    .join(' ')
}

function objects(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function shortened(text: string): string {
  const letters = Array.from(text)
  return letters.length > LENGTH ? `${letters.slice(0, LENGTH - 1).join('')}…` : text
}

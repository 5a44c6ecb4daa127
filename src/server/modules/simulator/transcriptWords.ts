import type { CallFlow, FlowEffect, FlowPrompt, FlowStep } from '../../../domain/call-flow/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Query } from '../../storage/database.ts'
import { readDocuments } from '../../storage/documents.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { TextKey } from '../../../language/portal.ts'

/** A line of a transcript. */
export interface CallLine {
  who: 'caller' | 'step' | 'heard' | 'system'
  text: string
  /** Seconds since the call began. */
  at: number
}

type Words = Omit<CallLine, 'at'>[]

/** What a step of a flow says in a transcript: the nodes it came to, and what they do. */
export async function wordsOfStep(
  { text }: Pick<ModuleContext, 'text'>,
  query: Query,
  accountId: string,
  { state, effects, passed }: FlowStep,
  flows: ReadonlyMap<string, CallFlow>,
): Promise<Words> {
  const audios = await readDocuments(query, accountId, 'audio-file', [...new Set(effects.flatMap(audiosOf))])
  const said = (prompts: readonly FlowPrompt[]): Words =>
    prompts.flatMap((prompt): Words => {
      if (prompt.kind === 'silence') return []
      if (prompt.kind === 'audio') {
        const found = audios.get(prompt.audioId)
        const name = found ? textOf(found.doc['name']) : text('simulator:call-audio-gone')
        return [{ who: 'heard', text: text('simulator:call-plays', { name }) }]
      }
      const words = prompt.kind === 'tts' ? prompt.text : Array.from(prompt.digits).join(' ')
      return [{ who: 'heard', text: text('simulator:call-says', { text: words }) }]
    })
  const did = (key: TextKey, params: Record<string, string> = {}): Words => [
    { who: 'system', text: text(key, params) },
  ]
  const done = (effect: FlowEffect): Words => {
    switch (effect.type) {
      case 'play':
        return said(effect.prompts)
      case 'voicemail':
        return [...said(effect.prompts), ...did('simulator:call-voicemail')]
      case 'recordStart':
        return said(effect.announce)
      case 'dial':
        return did('simulator:call-forwards', {
          numbers: effect.destinations.map(destinationOf).join(', '),
        })
      case 'queue':
        return did('simulator:call-queues')
      case 'fetch':
        return did('simulator:call-fetches', { url: effect.url })
      case 'sendSms':
        return did('simulator:call-texts', { number: effect.to })
      case 'notify':
        return did('simulator:call-notifies', { emails: effect.emails.join(', ') })
      case 'hangup':
        return did('simulator:call-ends')
      default:
        return []
    }
  }
  const places = [...passed.slice(1), ...(passed.length > 0 ? [state.place] : [])]
  const steps = places.flatMap(({ flowId, nodeId }): Words => {
    const node = flows.get(flowId)?.nodes.find(({ id }) => id === nodeId)
    if (!node) return []
    // The module of flows has a text for each type.
    const type = text(`call-flows:node-${node.type.replaceAll('_', '-')}` as TextKey)
    const { title } = node
    return [{ who: 'step', text: title === undefined ? type : text('simulator:call-step', { type, title }) }]
  })
  const end = state.end === 'error' ? did('simulator:call-stuck') : []
  return [...steps, ...effects.flatMap(done), ...end]
}

function audiosOf(effect: FlowEffect): string[] {
  const prompts =
    effect.type === 'play' || effect.type === 'voicemail'
      ? effect.prompts
      : effect.type === 'recordStart'
        ? effect.announce
        : []
  return prompts.flatMap((prompt) => (prompt.kind === 'audio' ? [prompt.audioId] : []))
}

function destinationOf(destination: Extract<FlowEffect, { type: 'dial' }>['destinations'][number]): string {
  if (destination.kind === 'phone') return destination.number
  return destination.kind === 'sip_uri' ? destination.uri : (destination.number ?? destination.trunkId)
}

import type { CallFlow } from './CallFlow.ts'

/** What a call that goes through a flow waits for. */
export type FlowWait =
  | 'start'
  | 'play'
  | 'keys'
  | 'confirmation'
  | 'dial'
  | 'queue'
  | 'voicemail'
  | 'fetch'
  | 'message'
  | 'pause'

/** How a call left its flow; `error` is a flow that leads nowhere or takes too many steps. */
export type FlowEnd = 'hangup' | 'retry' | 'caller_hangup' | 'error'

/** Where a node is: the flow it belongs to (empty for the flow a call began in, if that has no id) and its own id. */
export interface FlowPlace {
  flowId: string
  nodeId: string
}

/** A call in its flow, at one moment. Plain JSON: it can be stored and continued by another process. */
export interface FlowState {
  /** absent once the flow has ended */
  waitsFor?: FlowWait
  end?: FlowEnd
  place: FlowPlace
  variables: Record<string, string>
  /** place → how often a repeat was taken */
  loops: Record<string, number>
  /** what comes after each subflow that returns, the innermost last */
  returns: FlowPlace[]
  /** subflows entered without a way back count too */
  depth: number
  /** what the caller has entered so far, and how often they were asked again */
  input: { digits: string; repeats: number }
  /** keys chosen in menus, in their order; at most 50 */
  keys: { nodeId: string; key: string }[]
  /** the caller has hung up; only what needs no caller still happens */
  isGone: boolean
  /** nodes left so far */
  steps: number
}

/** What happened to a call. */
export type FlowEvent =
  | { type: 'started'; outcome?: 'answered' | 'voicemail' | 'busy' | 'no_answer' | 'failed' }
  | { type: 'played'; failed?: boolean }
  | { type: 'digits'; digits: string }
  | { type: 'timeout' }
  | { type: 'dialed'; outcome: 'completed' | 'busy' | 'no_answer' | 'failed' }
  | { type: 'queued'; outcome: 'completed' | 'timeout' | 'full' | 'abandoned' }
  | { type: 'recorded'; outcome: 'recorded' | 'hangup' | 'failed' }
  | { type: 'fetched'; failed?: boolean; body?: string }
  | { type: 'sent'; failed?: boolean }
  | { type: 'paused' }
  | { type: 'hungUp' }

/** Audio, spoken text with its names replaced, or silence; `digits` are read out one by one. */
export type FlowPrompt =
  | { kind: 'audio'; audioId: string }
  | { kind: 'tts'; text: string; language: string; voice?: string; rate: string }
  | { kind: 'silence'; seconds: number }
  | { kind: 'digits'; digits: string }

export type FlowDestination =
  | { kind: 'phone'; number: string }
  | { kind: 'sip_uri'; uri: string }
  | { kind: 'trunk'; trunkId: string; number?: string }

/** What a flow asks for. An effect with a wait is answered by an event; the others are only done. */
export type FlowEffect =
  | { type: 'play'; prompts: FlowPrompt[]; loop: number; bargeIn: boolean }
  | { type: 'collect'; maxDigits: number; finishKey: string; timeoutSeconds: number; secret: boolean }
  | {
      type: 'dial'
      destinations: FlowDestination[]
      strategy: string
      ringSeconds: number
      maxSeconds: number
      callerId: string
      callerIdId?: string
      record: boolean
    }
  | { type: 'queue'; queueId: string; maxWaitSeconds: number }
  | { type: 'voicemail'; prompts: FlowPrompt[]; maxSeconds: number; emails: string[] }
  | { type: 'recordStart'; channels: string; announce: FlowPrompt[] }
  | { type: 'recordStop' }
  | {
      type: 'fetch'
      url: string
      method: string
      headers: Record<string, string>
      body: string
      timeoutSeconds: number
      retries: number
    }
  | { type: 'sendSms'; to: string; senderId: string; text?: string; templateId?: string }
  | { type: 'optOut'; scope: string }
  | { type: 'notify'; emails: string[]; text: string }
  | { type: 'pause'; seconds: number }
  | { type: 'sendTones'; digits: string }
  | { type: 'retry'; afterMinutes: number }
  | { type: 'hangup'; reason: string }

/** What a flow may ask its surroundings, all of it without waiting. */
export interface FlowEnvironment {
  /** the flow a call began in is '' if it has no id */
  flowOf: (id: string) => CallFlow | undefined
  /** epoch, milliseconds */
  now: number
  /** `from`, `to` and other facts, for `{{call.from}}` */
  call: Readonly<Record<string, string>>
  /** columns of the contact, for `{{contact.first_name}}` */
  contact: Readonly<Record<string, string>>
  /** 0 up to 1, the same for the same key */
  fractionOf: (key: string) => number
}

export interface FlowStep {
  state: FlowState
  effects: FlowEffect[]
  /** the nodes left in this step and the exits taken */
  passed: (FlowPlace & { exit: string })[]
}

import type { CallVerdict, RefusalCode } from '../../../domain/sip/index.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** A message between the PBX and us, in the order they are sent. */
export interface LadderLine {
  from: 'pbx' | 'us'
  message: string
  /** Since the call began. */
  afterMs: number
}

type FinalCode = RefusalCode | '200' | '480' | '488' | '603'

export interface SimulatedCall {
  /** Final SIP code. */
  code: FinalCode
  /** Seconds between answer and end. */
  duration: number
  ladder: LadderLine[]
}

/** Last digits of a number decide what the far end does; any other answers. */
const OUTCOMES: readonly (readonly [end: string, code: FinalCode, afterMs: number])[] = [
  ['486', '486', 1800],
  ['480', '480', 20_000],
  ['488', '488', 400],
  ['603', '603', 3200],
  ['503', '503', 900],
]
const PHRASES: Record<FinalCode, string> = {
  '200': 'OK',
  '403': 'Forbidden',
  '404': 'Not Found',
  '480': 'Temporarily Unavailable',
  '486': 'Busy Here',
  '488': 'Not Acceptable Here',
  '503': 'Service Unavailable',
  '603': 'Decline',
}
const ANSWER_MS = 2400
const TEST_SECONDS = 10

/** A test call as the simulator makes it: what each side sends, and how it ends. */
export function simulateCall({ auth_method }: JsonObject, verdict: CallVerdict): SimulatedCall {
  const begun = begin(auth_method === 'digest', verdict.sent)
  if (verdict.code !== undefined) return refused(begun, verdict.code, 60)
  const progress: LadderLine[] = [...begun, { from: 'us', message: '100 Trying', afterMs: 60 }]
  const [, code, afterMs = 0] = OUTCOMES.find(([end]) => verdict.sent.endsWith(end)) ?? []
  if (code !== undefined) return refused([...progress, ringing(Math.min(700, afterMs))], code, afterMs)
  const duration = Math.min(TEST_SECONDS, verdict.maxSeconds)
  const end = ANSWER_MS + duration * 1000
  return {
    code: '200',
    duration,
    ladder: [
      ...progress,
      ringing(700),
      { from: 'us', message: '200 OK', afterMs: ANSWER_MS },
      { from: 'pbx', message: 'ACK', afterMs: ANSWER_MS + 20 },
      { from: 'us', message: 'BYE', afterMs: end },
      { from: 'pbx', message: '200 OK', afterMs: end + 20 },
    ],
  }
}

function begin(hasDigest: boolean, number: string): LadderLine[] {
  const invite = { from: 'pbx', message: `INVITE ${number}` } as const
  if (!hasDigest) return [{ ...invite, afterMs: 0 }]
  return [
    { ...invite, afterMs: 0 },
    { from: 'us', message: '407 Proxy Authentication Required', afterMs: 12 },
    { from: 'pbx', message: 'ACK', afterMs: 20 },
    { ...invite, afterMs: 30 },
  ]
}

function ringing(afterMs: number): LadderLine {
  return { from: 'us', message: '180 Ringing', afterMs }
}

function refused(before: LadderLine[], code: FinalCode, afterMs: number): SimulatedCall {
  const message = `${code} ${PHRASES[code]}`
  return {
    code,
    duration: 0,
    ladder: [
      ...before,
      { from: 'us', message, afterMs },
      { from: 'pbx', message: 'ACK', afterMs: afterMs + 20 },
    ],
  }
}

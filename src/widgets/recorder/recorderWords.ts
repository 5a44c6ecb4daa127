import type { AlertColor } from '@mui/material/Alert'
import type { TextKey } from '../../language/portal.ts'
import { lengthText } from '../../domain/audio/index.ts'
import type { Translate } from '../../engine/registry/portalContext.ts'
import type { Ending, RecorderState } from './Recorder.ts'
import type { CaptureProblem } from './startCapture.ts'

const problems: Record<CaptureProblem, TextKey> = {
  insecure: 'portal:recorder-insecure',
  denied: 'portal:recorder-denied',
  missing: 'portal:recorder-missing',
  occupied: 'portal:recorder-occupied',
  elsewhere: 'portal:recorder-elsewhere',
  failed: 'portal:recorder-failed',
}

const endings: Record<Exclude<Ending, 'stopped'>, TextKey> = {
  full: 'portal:recorder-full',
  lost: 'portal:recorder-lost',
}

const pauses = {
  person: 'portal:recorder-paused',
  hidden: 'portal:recorder-hidden',
  interrupted: 'portal:recorder-interrupted',
} as const

/** What a recording is doing, in a few words. */
export function activityOf(state: RecorderState, t: Translate): string {
  return t(state.step === 'paused' ? pauses[state.because] : 'portal:recorder-recording')
}

/** What a person should know or do, below the field. */
export function adviceOf(
  state: RecorderState,
  t: Translate,
): { severity: AlertColor; text: string } | undefined {
  if (state.step === 'asking') return { severity: 'info', text: t('portal:recorder-asking') }
  if (state.step === 'failed') return { severity: 'error', text: t(problems[state.problem]) }
  if (state.step !== 'done') return undefined
  if (state.isSilent) return { severity: 'warning', text: t('portal:recorder-silent') }
  if (state.ended === 'stopped') return undefined
  return { severity: 'info', text: t(endings[state.ended], { length: lengthText(state.seconds) }) }
}

/** The same for screen readers, which hear each change once. */
export function announcementOf(state: RecorderState, t: Translate): string {
  if (state.step === 'recording' || state.step === 'paused') return activityOf(state, t)
  const advice = adviceOf(state, t)?.text ?? ''
  if (state.step !== 'done') return advice
  return `${t('portal:recorder-done', { length: lengthText(state.seconds) })} ${advice}`.trim()
}

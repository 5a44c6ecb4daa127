import { uploadLimits } from './uploadLimits.ts'
import type { ContactsAnswer } from './ContactsAnswer.ts'

export interface FileFacts {
  name: string
  size: number
}

/** Where an upload stands. A finished one is the field's value and no longer here. Times are of the clock that events bring. */
export type UploadState =
  /** A refusal without a text failed for no reason that is known. */
  | { step: 'empty'; refusal?: { text?: string | undefined; filename?: string | undefined } }
  | { step: 'uploading'; file: FileFacts; attempt: number; share: number }
  | { step: 'waiting'; file: FileFacts; attempt: number; retryAt: number; secondsLeft: number }
  | { step: 'processing'; uuid: string; filename: string; percentage: number; troubled: boolean }

export type UploadEvent =
  | { type: 'chosen'; file: FileFacts }
  | { type: 'refused'; text: string; filename?: string | undefined }
  | { type: 'progressed'; share: number }
  | { type: 'uploaded'; uuid: string }
  | { type: 'disconnected'; now: number }
  | { type: 'ticked'; now: number }
  | { type: 'retried' }
  | { type: 'resumed'; uuid: string; filename: string }
  | { type: 'polled'; answer: ContactsAnswer }
  | { type: 'poll-missed' }
  | { type: 'canceled' }

/**
 * One step of an upload: chosen → uploading ⇄ waiting → processing → empty (its findings then are the value).
 * A lost connection waits 5 s and tries again, five times; a refusal stays until another file is chosen.
 * An event that does not belong to the step changes nothing.
 */
export function uploadMachine(state: UploadState, event: UploadEvent): UploadState {
  if (event.type === 'canceled') return { step: 'empty' }
  if (event.type === 'refused') {
    return { step: 'empty', refusal: { text: event.text, filename: event.filename } }
  }
  switch (state.step) {
    case 'empty':
      if (event.type === 'chosen') return { step: 'uploading', file: event.file, attempt: 0, share: 0 }
      if (event.type === 'resumed') return processing(event.uuid, event.filename)
      return state
    case 'uploading':
      if (event.type === 'progressed') return { ...state, share: event.share }
      if (event.type === 'uploaded') return processing(event.uuid, state.file.name)
      if (event.type === 'disconnected') return afterDisconnect(state, event.now)
      return state
    case 'waiting':
      if (event.type === 'retried') return again(state)
      if (event.type !== 'ticked') return state
      if (event.now >= state.retryAt) return again(state)
      return withSecondsLeft(state, secondsUntil(state.retryAt, event.now))
    case 'processing':
      if (event.type === 'poll-missed') return { ...state, troubled: true }
      if (event.type === 'polled') return afterPoll(state, event.answer)
      return state
  }
}

function processing(uuid: string, filename: string): UploadState {
  return { step: 'processing', uuid, filename, percentage: 0, troubled: false }
}

function afterDisconnect(state: Extract<UploadState, { step: 'uploading' }>, now: number): UploadState {
  const { file, attempt } = state
  if (attempt >= uploadLimits.retries) {
    return { step: 'empty', refusal: { filename: file.name } }
  }
  const retryAt = now + uploadLimits.retryDelayMs
  return { step: 'waiting', file, attempt: attempt + 1, retryAt, secondsLeft: secondsUntil(retryAt, now) }
}

function again({ file, attempt }: Extract<UploadState, { step: 'waiting' }>): UploadState {
  return { step: 'uploading', file, attempt, share: 0 }
}

function withSecondsLeft(state: Extract<UploadState, { step: 'waiting' }>, secondsLeft: number): UploadState {
  return secondsLeft === state.secondsLeft ? state : { ...state, secondsLeft }
}

function secondsUntil(instant: number, now: number): number {
  return Math.ceil((instant - now) / 1000)
}

function afterPoll(state: Extract<UploadState, { step: 'processing' }>, answer: ContactsAnswer): UploadState {
  if (answer.status === 'failed') {
    return { step: 'empty', refusal: { text: failureText(answer), filename: state.filename } }
  }
  if (isFinished(answer)) return { step: 'empty' }
  // A job started again after a crash counts from the start; the bar never runs backwards.
  return { ...state, percentage: Math.max(state.percentage, answer.percentage), troubled: false }
}

/** True when all rows are read and the file is usable. */
export function isFinished(answer: ContactsAnswer): boolean {
  return answer.status === 'done' || (answer.status !== 'failed' && answer.percentage >= 100)
}

/** Why the file can't be used; undefined when the server gave no reason. */
export function failureText({ error }: ContactsAnswer): string | undefined {
  return (typeof error === 'string' ? error : error?.message) || undefined
}

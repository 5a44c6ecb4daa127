import { ApiError } from '../../../engine/registry/apiClient.ts'
import type { CodeChannel } from './NumberVerification.ts'

/** What is kept of a refused call (specification, number verification). */
export interface Failure {
  /** The server's words. */
  message: string
  /** What it is about: `service`, `wait`, `number` … */
  type: string | undefined
  /** What the page does about it. */
  state: 'attempts' | 'error'
}

/** @param message the words to show when the server has none */
export function failureOf(error: unknown, message: string): Failure {
  const type = error instanceof ApiError ? error.type : undefined
  const state = message.includes('attempts') ? 'attempts' : 'error'
  return { message, type, state }
}

/** The way to try when one does not reach the phone. */
export function otherChannel(channel: CodeChannel): CodeChannel {
  return channel === 'sms' ? 'voice' : 'sms'
}

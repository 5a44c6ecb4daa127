import { isSameHash } from './codes.ts'

/** What is known about the last code that was sent. */
export interface SentCode {
  /** Null without a valid code. */
  hash: string | null
  /** Before this one. */
  attempts: number
  mostAttempts: number
  isExpired: boolean
}

/** `closed`: there is no code to judge, so the attempt doesn't count. */
export type Judgement =
  | { result: 'valid' }
  | { result: 'invalid'; attemptsLeft: number }
  | { result: 'attempts' }
  | { result: 'closed' }

/**
 * Judges one attempt at a code. The caller holds the lock on its row and counts the attempt unless it is `closed`, so
 * attempts at the same time count too.
 * @param given hash of what was entered
 */
export function judgeCode({ hash, attempts, mostAttempts, isExpired }: SentCode, given: string): Judgement {
  if (hash !== null && attempts >= mostAttempts) return { result: 'attempts' }
  if (hash === null || isExpired) return { result: 'closed' }
  if (isSameHash(hash, given)) return { result: 'valid' }
  const attemptsLeft = mostAttempts - attempts - 1
  return attemptsLeft > 0 ? { result: 'invalid', attemptsLeft } : { result: 'attempts' }
}

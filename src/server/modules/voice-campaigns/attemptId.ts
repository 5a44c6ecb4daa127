import { hashedUuid } from '../../storage/hashedUuid.ts'

/** Id of the call of an attempt to reach somebody. @param attempt from 1 */
export function attemptId(targetId: string, attempt: number): string {
  return hashedUuid(`${targetId}:${attempt}`)
}

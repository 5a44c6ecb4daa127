import { noticeDurationMs } from '../../shared/notices.ts'

/** How long a notice stays unless it says so itself. */
export function noticeSeconds(text: string): number {
  return noticeDurationMs(text) / 1000
}

import type { Translate } from '../../engine/registry/portalContext.ts'
import { toInstant } from '../../domain/schedule/index.ts'
import { formatLocalDateTime, summaryDateTime } from '../../shared/dates.ts'

export interface ScheduleWords {
  /** 'Send now', or '03/05/2026 15:30 PM Europe/Oslo'. */
  start: string
  /** The same instant in the account's zone, when that is another one. */
  inAccountZone?: string
  /** What a clock change makes of the time. */
  notice?: string
}

/** When a broadcast starts, in the form of summaries: MM/DD/YYYY HH:mm A, in its own zone. */
export function scheduleWords(
  schedule: { send?: string | undefined; startsAt?: string | undefined; timeZone?: string | undefined },
  accountZone: string | undefined,
  t: Translate,
): ScheduleWords {
  const { send, startsAt, timeZone } = schedule
  if (send === 'now' || !startsAt || !timeZone)
    return { start: t(send === 'later' ? 'portal:schedule-summary-open' : 'portal:schedule-summary-now') }
  const start = `${formatLocalDateTime(startsAt, summaryDateTime)} ${timeZone}`
  const instant = toInstant(startsAt, timeZone)
  if (!instant) return { start }
  const words: ScheduleWords = { start }
  if (accountZone && accountZone !== timeZone) {
    const there = summaryDateTime(instant.utc, accountZone)
    if (there !== formatLocalDateTime(startsAt, summaryDateTime))
      words.inAccountZone = `${there} ${accountZone}`
  }
  if (instant.shiftedMinutes !== 0) {
    words.notice = t('portal:schedule-summary-skipped', { time: summaryDateTime(instant.utc, timeZone) })
  } else if (instant.isAmbiguous) {
    words.notice = t('portal:schedule-summary-twice')
  }
  return words
}

import { isTimeZone } from './isTimeZone.ts'
import type { ScheduleProblem } from './scheduleProblems.ts'
import { toInstant } from './toInstant.ts'

/** When a campaign is to start; both absent for sending now. */
export interface Schedule {
  /** 'YYYY-MM-DDTHH:mm' in the zone */
  starts_at?: string | null | undefined
  time_zone?: string | null | undefined
}

/**
 * Checks the start of a campaign. A zone that does not exist counts as missing.
 * @param nowMs milliseconds since 1970
 * @returns undefined when the campaign can start so, or is to be sent now
 */
export function checkSchedule(
  { starts_at, time_zone }: Schedule,
  nowMs: number,
): ScheduleProblem | undefined {
  if (!starts_at && !time_zone) return undefined
  if (!starts_at) return 'start-required'
  if (!time_zone || !isTimeZone(time_zone)) return 'zone-required'
  const instant = toInstant(starts_at, time_zone)
  if (!instant) return 'invalid-start'
  return instant.epochMs < nowMs ? 'start-in-past' : undefined
}

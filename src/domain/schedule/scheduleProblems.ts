/** What can be wrong with the start of a campaign, and the field it is shown at. */
export const scheduleProblems = {
  'zone-required': 'time_zone',
  'start-required': 'starts_at',
  'invalid-start': 'starts_at',
  'start-in-past': 'starts_at',
} as const

/** A key of `scheduleProblems`, which is a key of the module's texts too. */
export type ScheduleProblem = keyof typeof scheduleProblems

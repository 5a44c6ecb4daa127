/** What can be wrong with the start of a campaign, in the words of the specification. */
export const scheduleProblems = {
  'zone-required': { field: 'time_zone', text: 'Timezone is required' },
  'start-required': { field: 'starts_at', text: 'Start time is required' },
  'invalid-start': { field: 'starts_at', text: 'Please enter start time of campaign' },
  'start-in-past': { field: 'starts_at', text: 'You can not schedule the campaign in the past' },
} as const

/** A key of `scheduleProblems`, which is a key of the module's texts too. */
export type ScheduleProblem = keyof typeof scheduleProblems

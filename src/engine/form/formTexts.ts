/** Words the form engine itself says; everything about a record comes from its definition. */
export const formTexts = {
  required: 'Required field',
  invalid: 'Please check this field',
  fixed: 'Cannot be changed any more',
  errorsTitle: (count: number) =>
    count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
  loading: 'Loading…',
  loadFailed: 'The options could not be loaded.',
  tryAgain: 'Try again',
  showMore: 'Show more',
  options: 'Options',
  noMatch: 'Nothing matches',
  narrow: (hidden: number) => `${hidden} more: type to narrow the list`,
  choose: 'Choose…',
  date: 'Date',
  time: 'Time',
  openCalendar: 'Choose date',
  gap: (zone: string, time: string) =>
    `The clocks in ${zone} go forward at this time and skip it. It counts as ${time}.`,
} as const

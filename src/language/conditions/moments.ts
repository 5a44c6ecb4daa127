/**
 * What counts as a moment: an RFC 3339 date and time with its offset, years 1000 to 9999, offsets up to 15:59.
 * Written so that JavaScript, PostgreSQL and JSON Schema read it alike.
 */
export const MOMENT_PATTERN = (() => {
  const year = '[1-9][0-9]{3}'
  const leapYear = '(?:[1-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)'
  const long = '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])'
  const short = '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)'
  const february = '02-(?:0[1-9]|1[0-9]|2[0-8])'
  const date = `(?:${year}-(?:${long}|${short}|${february})|${leapYear}-02-29)`
  const time = '(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,9})?)?'
  return `^${date}T${time}(?:Z|[+-](?:0[0-9]|1[0-5]):[0-5][0-9])$`
})()

const MOMENT = new RegExp(MOMENT_PATTERN)

/** A moment with no more than the milliseconds that a clock of the portal has; `undefined` for any other text. */
export function readMoment(text: string): string | undefined {
  return MOMENT.test(text) ? text.replace(/([.][0-9]{3})[0-9]+/, '$1') : undefined
}

/** Milliseconds since 1970; `undefined` for text that is no moment. */
export function momentOf(text: string): number | undefined {
  const moment = readMoment(text)
  return moment === undefined ? undefined : Date.parse(moment)
}

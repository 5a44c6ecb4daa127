const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds in words of at most two units: 'less than a minute', 'about 2 h 5 min', 'about 3 days 4 h'. */
export function durationWords(seconds: number): string {
  if (seconds < MINUTE) return 'less than a minute'
  const minutes = Math.round(seconds / MINUTE)
  if (seconds < HOUR && minutes < 60) return `about ${minutes} min`
  if (seconds < DAY) return `about ${joined(Math.floor(minutes / 60), 'h', minutes % 60, 'min')}`
  const hours = Math.round(seconds / HOUR)
  const days = Math.floor(hours / 24)
  return `about ${joined(days, days === 1 ? 'day' : 'days', hours % 24, 'h')}`
}

function joined(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`
}

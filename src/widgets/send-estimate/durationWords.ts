import type { Translate } from '../../engine/registry/portalContext.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds in words of at most two units: 'less than a minute', 'about 2 h 5 min', 'about 3 days 4 h'. */
export function durationWords(seconds: number, t: Translate): string {
  if (seconds < MINUTE) return t('portal:send-estimate-moment')
  return t('portal:send-estimate-about', { value: roundedWords(seconds, t) })
}

function roundedWords(seconds: number, t: Translate): string {
  const minutes = Math.round(seconds / MINUTE)
  if (minutes < 60) return t('portal:send-estimate-minutes', { minutes })
  if (seconds < DAY) {
    const hours = Math.floor(minutes / 60)
    return minutes % 60 === 0
      ? t('portal:send-estimate-hours', { hours })
      : t('portal:send-estimate-hours-minutes', { hours, minutes: minutes % 60 })
  }
  const hours = Math.round(seconds / HOUR)
  const count = Math.floor(hours / 24)
  return hours % 24 === 0
    ? t('portal:send-estimate-days', { count })
    : t('portal:send-estimate-days-hours', { count, hours: hours % 24 })
}

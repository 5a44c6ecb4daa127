import { Temporal } from 'temporal-polyfill'

const known = new Map<string, boolean>()
const REMEMBERED_ZONES = 1000

/**
 * Whether a text names a time zone that Temporal computes with: an IANA name, present or former ('Asia/Calcutta'), or
 * UTC. Offsets such as '+02:00' are no names, nor are abbreviations such as 'PST'. The name given is the one to store.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return false
  let answer = known.get(name)
  if (answer === undefined) {
    answer = canComputeIn(name)
    if (known.size < REMEMBERED_ZONES) known.set(name, answer)
  }
  return answer
}

function canComputeIn(timeZone: string): boolean {
  try {
    Temporal.PlainDate.from('2026-01-01').toZonedDateTime(timeZone)
    return true
  } catch {
    return false
  }
}

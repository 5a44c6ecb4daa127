/** The day it is for the person who looks: `2026-07-31`. */
export function todayHere(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

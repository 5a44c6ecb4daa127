const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** Milliseconds of an ISO 8601 duration in days, hours, minutes and seconds; the language's schema checks its form. */
export function durationMs(text: string): number {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (parts.exec(text) ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0))
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}

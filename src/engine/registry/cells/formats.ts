/** Micro-units to the currency's own form, with as many decimals as a small amount needs: 7900 → $0.0079. */
export function formatMoney(microUnits: number, currency: string, locale: string): string {
  const decimals = decimalsOf(microUnits)
  return numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: Math.max(2, decimals),
  }).format(microUnits / 1_000_000)
}

function decimalsOf(microUnits: number): number {
  let rest = Math.abs(Math.round(microUnits)) % 1_000_000
  let decimals = 6
  while (decimals > 0 && rest % 10 === 0) {
    rest /= 10
    decimals -= 1
  }
  return decimals
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Formatters are costly to make; the same one serves every row. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = numberFormats.get(key)
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(locale, options)))
  return format
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateParts(instantMs: number, timeZone: string): Record<string, string> {
  let format = dateFormats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    dateFormats.set(timeZone, format)
  }
  return Object.fromEntries(format.formatToParts(instantMs).map((part) => [part.type, part.value]))
}

/** MM/DD/YYYY in a zone. */
export function formatDate(instantMs: number, timeZone: string): string {
  const { month, day, year } = dateParts(instantMs, timeZone)
  return `${month}/${day}/${year}`
}

/** MM/DD/YYYY HH:mm A in a zone: the 24-hour time and AM or PM, as specified. */
export function formatDateTime(instantMs: number, timeZone: string): string {
  const { hour, minute } = dateParts(instantMs, timeZone)
  return `${formatDate(instantMs, timeZone)} ${hour}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Minutes, hours up to 23, days up to 7, then the date; the same ahead of now. */
export function formatRelativeTime(instantMs: number, now: number, timeZone: string): string {
  const distance = Math.abs(now - instantMs)
  if (distance < MINUTE) return 'just now'
  if (distance >= 8 * DAY) return formatDate(instantMs, timeZone)
  const words =
    distance < HOUR
      ? count(distance / MINUTE, 'minute')
      : distance < DAY
        ? count(distance / HOUR, 'hour')
        : count(distance / DAY, 'day')
  return instantMs > now ? `in ${words}` : `${words} ago`
}

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}

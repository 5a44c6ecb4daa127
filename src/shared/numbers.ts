const KILOBYTE = 2 ** 10
const MEGABYTE = 2 ** 20
const GIGABYTE = 2 ** 30

/** A file size in words; a megabyte is 2^20 bytes. At most one decimal, cut rather than rounded up past a limit. */
export function formatFileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  if (bytes < MEGABYTE) return `${Math.max(1, Math.floor(bytes / KILOBYTE))} KB`
  const [unit, size] = bytes < GIGABYTE ? (['MB', MEGABYTE] as const) : (['GB', GIGABYTE] as const)
  return `${Math.floor((bytes / size) * 10) / 10} ${unit}`
}

const MICRO_UNITS = 1_000_000n
const TEN_THOUSANDTH = 100n
const moneyFormats = new Map<string, Intl.NumberFormat>()

/**
 * Money in words, to be read: two decimals from one unit up, below that up to four: '$12.50', '-$0.0075', '€1,000.00'.
 * An amount too small for four decimals is shown exactly, so that nothing but zero reads as zero.
 * @param microUnits whole millionths of the currency
 * @param currency ISO 4217 code
 */
export function formatMoney(microUnits: number | bigint, currency: string): string {
  const size = absolute(BigInt(microUnits))
  return moneyText(microUnits, currency, size >= MICRO_UNITS ? 2 : size >= TEN_THOUSANDTH ? 4 : 6)
}

/** Money in words, to the last millionth: '$6.715', '$0.006712'. */
export function formatMoneyExact(microUnits: number | bigint, currency: string): string {
  return moneyText(microUnits, currency, 6)
}

function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}

function moneyText(microUnits: number | bigint, currency: string, decimalsAtMost: number): string {
  const key = `${currency} ${decimalsAtMost}`
  let format = moneyFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: decimalsAtMost,
    })
    moneyFormats.set(key, format)
  }
  const amount = BigInt(microUnits)
  const size = absolute(amount)
  const decimals = String(size % MICRO_UNITS).padStart(6, '0')
  return format.format(
    `${amount < 0n ? '-' : ''}${size / MICRO_UNITS}.${decimals}` as Intl.StringNumericLiteral,
  )
}

const HIGHEST_BADGE = 99

/** The count on a badge: empty for none, '99+' above 99. */
export function formatBadge(count: number): string {
  if (count <= 0) return ''
  return count > HIGHEST_BADGE ? `${HIGHEST_BADGE}+` : String(count)
}

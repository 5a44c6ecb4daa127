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
const CENT = 10_000n
const moneyFormats = new Map<string, Intl.NumberFormat>()

/**
 * Money in words, to be read: two decimals from one unit up, below that up to four: '$12.50', '-$0.0075', '€1,000.00'.
 * An amount too small for four decimals is shown exactly, so that nothing but zero reads as zero.
 * @param microUnits whole millionths of the currency
 * @param currency ISO 4217 code
 * @param decimals those of the column the amount stands in
 */
export function formatMoney(
  microUnits: number | bigint,
  currency: string,
  decimals = moneyDecimals(microUnits),
): string {
  return moneyText(microUnits, currency, decimals, decimals)
}

/** The decimals an amount is shown with by itself; amounts below each other are shown with the most of any. */
export function moneyDecimals(microUnits: number | bigint): number {
  const size = absolute(BigInt(microUnits))
  if (size >= MICRO_UNITS) return 2
  const atMost = size >= TEN_THOUSANDTH ? 4 : 6
  const unit = 10n ** BigInt(6 - atMost)
  const digits = String((size + unit / 2n) / unit)
    .padStart(atMost, '0')
    .slice(-atMost)
  return Math.max(2, digits.replace(/0+$/, '').length)
}

/**
 * A balance in words: rounded down to cents, so that nobody sees money they do not have.
 * @param microUnits whole millionths of the currency
 */
export function formatBalance(microUnits: number | bigint, currency: string): string {
  const amount = BigInt(microUnits)
  const rest = amount % CENT
  return moneyText(amount - rest - (rest < 0n ? CENT : 0n), currency, 2, 2)
}

/** The decimals an exact amount needs: 2 to 6. */
export function exactMoneyDecimals(microUnits: number | bigint): number {
  const rest = String(absolute(BigInt(microUnits)) % MICRO_UNITS).padStart(6, '0')
  return Math.max(2, rest.replace(/0+$/, '').length)
}

/** Money in words, to the last millionth: '$6.715', '$0.006712'. */
export function formatMoneyExact(microUnits: number | bigint, currency: string): string {
  return moneyText(microUnits, currency, 2, 6)
}

function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}

function moneyText(
  microUnits: number | bigint,
  currency: string,
  decimalsAtLeast: number,
  decimalsAtMost: number,
): string {
  const key = `${currency} ${decimalsAtLeast} ${decimalsAtMost}`
  let format = moneyFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: decimalsAtLeast,
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

import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'

/** A month of a year, as "October 2026". */
export const monthCell: CellVariant = { align: 'start', text, Cell: MonthCell }

function text(value: unknown, { locale }: CellContext): string {
  if (typeof value !== 'string' || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)) return ''
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${value}-01T00:00:00Z`))
}

function MonthCell({ value, context }: CellProps) {
  const words = text(value, context)
  if (words === '') return null
  return (
    <time className="pb-cut" dateTime={String(value)}>
      {words}
    </time>
  )
}

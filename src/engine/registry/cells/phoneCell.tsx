import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'

/** An E.164 number, grouped as its country does. */
export const phoneCell: CellVariant = { align: 'start', text, Cell: PhoneCell }

function text(value: unknown, context: CellContext): string {
  if (typeof value !== 'string' || value === '') return ''
  return context.phoneNumber(/^\d{7,15}$/.test(value) ? `+${value}` : value)
}

function PhoneCell({ value, context }: CellProps) {
  return <span className="pb-figures pb-cut">{text(value, context)}</span>
}

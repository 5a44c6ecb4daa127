import type { CellProps, CellVariant } from './CellVariant.ts'

/** An E.164 number, shown in international form. */
export const phoneCell: CellVariant = { align: 'start', text, Cell: PhoneCell }

function text(value: unknown): string {
  if (typeof value !== 'string' || value === '') return ''
  return /^\d{7,15}$/.test(value) ? `+${value}` : value
}

function PhoneCell({ value }: CellProps) {
  return <span className="pb-figures pb-cut">{text(value)}</span>
}

import { Fragment } from 'react'
import { phoneText } from '../phoneText.ts'
import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'

/** An E.164 number, grouped as its country does, or several. */
export const phoneCell: CellVariant = { align: 'start', text, Cell: PhoneCell }

function text(value: unknown, context: CellContext): string {
  if (Array.isArray(value)) return value.map((item) => text(item, context)).join(', ')
  if (typeof value !== 'string' || value === '') return ''
  return phoneText(value, context.phoneNumber)
}

function PhoneCell({ value, context }: CellProps) {
  if (!Array.isArray(value)) return <span className="pb-figures pb-cut">{text(value, context)}</span>
  return (
    <span className="pb-figures pb-cut">
      {value.map((item, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <span className="pb-whole">{text(item, context)}</span>
        </Fragment>
      ))}
    </span>
  )
}

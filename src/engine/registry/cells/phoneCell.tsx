import { Fragment } from 'react'
import { phoneText } from '../phoneText.ts'
import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'

/** E.164 numbers, grouped as their countries do: one, an array of them, or those within a text. */
export const phoneCell: CellVariant = { align: 'start', text, Cell: PhoneCell }

/** A number within a text, grouped or not. */
const NUMBER = /(\+\d[\d ]*\d)/

function text(value: unknown, context: CellContext): string {
  return piecesOf(value, context).join('')
}

function PhoneCell({ value, context }: CellProps) {
  const pieces = piecesOf(value, context)
  const isSeveral = pieces.filter((piece) => NUMBER.test(piece)).length > 1
  return (
    <span
      className={isSeveral ? 'pb-figures pb-cut pb-several' : 'pb-figures pb-cut'}
      {...(isSeveral && { title: pieces.join('') })}
    >
      {pieces.map((piece, index) =>
        NUMBER.test(piece) ? (
          <span key={index} className="pb-whole">
            {piece}
          </span>
        ) : (
          <Fragment key={index}>{piece}</Fragment>
        ),
      )}
    </span>
  )
}

/** Numbers, and what is between them. */
function piecesOf(value: unknown, context: CellContext): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => [...(index > 0 ? [', '] : []), ...piecesOf(item, context)])
  if (typeof value !== 'string' || value === '') return []
  return phoneText(value, context.phoneNumber)
    .split(NUMBER)
    .filter((piece) => piece !== '')
    .map((piece) => phoneText(piece, context.phoneNumber))
}

import type { ReactNode } from 'react'
import type { CellBox, CellContext, CellProps, CellVariant } from './CellVariant.ts'

type BoxedCell = Omit<CellVariant, 'Cell' | 'box'> & {
  box: (value: unknown, context: CellContext) => CellBox
  /** Default: the value in words. */
  Inside?: (props: CellProps) => ReactNode
}

/** A variant whose value needs no element but one. */
export function boxedCell({ box, Inside: Given, ...rest }: BoxedCell): CellVariant {
  const Inside = Given ?? Words
  return { ...rest, Cell, box: { of: box, Inside } }

  function Words({ value, context }: CellProps) {
    return rest.text(value, context)
  }

  function Cell(props: CellProps) {
    return (
      <span {...box(props.value, props.context)}>
        <Inside {...props} />
      </span>
    )
  }
}

/** Of words: several values take two lines in a list. */
export function textBox(value: unknown, words: string): CellBox {
  return Array.isArray(value)
    ? { className: ['pb-cut', 'pb-several'].join(' '), title: words }
    : { className: 'pb-cut' }
}

/** Of figures: a zero is quiet. */
export function figures(isZero = false, title?: string): CellBox {
  return { className: ['pb-figures', ...(isZero ? ['pb-quiet'] : [])].join(' '), title }
}

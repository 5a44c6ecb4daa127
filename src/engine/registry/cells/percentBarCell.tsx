import type { CSSProperties } from 'react'
import { boxedCell } from './boxedCell.tsx'
import type { CellBox, CellContext } from './CellVariant.ts'
import { numberFormat } from './numberFormat.ts'
import { readNumber } from './readValue.ts'

/** A share from 0 to 100. */
export const percentBarCell = boxedCell({ align: 'end', text, box })

function text(value: unknown, context: CellContext): string {
  const share = readNumber(value)
  return share === null ? '' : `${numberFormat(context.locale, { maximumFractionDigits: 1 }).format(share)}%`
}

function box(value: unknown): CellBox {
  const share = Math.min(100, Math.max(0, readNumber(value) ?? 0))
  return { className: 'pb-percent', style: { '--share': `${share}%` } as CSSProperties }
}

import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { numberFormat } from './numberFormat.ts'
import { readNumber } from './readValue.ts'

/** A share from 0 to 100. */
export const percentBarCell: CellVariant = { align: 'end', text, Cell: PercentBarCell }

function text(value: unknown, context: CellContext): string {
  const share = readNumber(value)
  return share === null ? '' : `${numberFormat(context.locale, { maximumFractionDigits: 1 }).format(share)}%`
}

function PercentBarCell({ value, context }: CellProps) {
  const share = readNumber(value)
  if (share === null) return <span aria-hidden="true">–</span>
  return (
    <span className="pb-percent">
      <svg className="pb-percent-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="pb-percent-rest" width="100" height="4" />
        <rect className="pb-percent-share" width={Math.min(100, Math.max(0, share))} height="4" />
      </svg>
      <span className="pb-figures">{text(value, context)}</span>
    </span>
  )
}

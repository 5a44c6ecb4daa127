import { Icon } from '../Icon.tsx'
import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'

export const yesNoCell: CellVariant = { align: 'start', text, Cell: YesNoCell }

function text(value: unknown, { t }: CellContext): string {
  if (typeof value !== 'boolean') return ''
  return t(value ? 'portal:cell-yes' : 'portal:cell-no')
}

function YesNoCell({ value, context }: CellProps) {
  if (typeof value !== 'boolean') return null
  return (
    <span className={value ? 'pb-yes-no' : 'pb-yes-no pb-quiet'}>
      {value ? <Icon name="check" size={16} /> : null}
      {text(value, context)}
    </span>
  )
}

import { Icon } from '../Icon.tsx'
import type { CellProps, CellVariant } from './CellVariant.ts'

export const yesNoCell: CellVariant = { align: 'start', text, Cell: YesNoCell }

function text(value: unknown): string {
  if (typeof value !== 'boolean') return ''
  return value ? 'Yes' : 'No'
}

function YesNoCell({ value }: CellProps) {
  if (typeof value !== 'boolean') return null
  return (
    <span className={value ? 'pb-yes-no' : 'pb-yes-no pb-quiet'}>
      {value ? <Icon name="check" size={16} /> : null}
      {text(value)}
    </span>
  )
}

import { lazy } from 'react'
import { cellOf } from '../registry/cells/cells.ts'
import { usePortal } from '../registry/portalContext.ts'
import { numberRangeWords } from './numberRangeText.ts'
import { PanelFilter } from './PanelFilter.tsx'
import { useNumberWords } from './useNumberWords.ts'

const NumberRangePanel = lazy(() =>
  import('./NumberRangePanel.tsx').then((module) => ({ default: module.NumberRangePanel })),
)

export interface NumberFilterProps {
  label: string
  /** How numbers are shown. */
  cell: string
  value: string
  onChange: (value: string) => void
  onOpen: (open: boolean) => void
}

/** A lowest and a highest number, or one of them. */
export function NumberFilter({ label, cell, value, onChange, onOpen }: NumberFilterProps) {
  const { t } = usePortal()
  const wordsOf = useNumberWords(cell)
  return (
    <PanelFilter
      label={label}
      words={value === '' ? label : `${label}: ${numberRangeWords(value, wordsOf, t)}`}
      isActive={value !== ''}
      className="number-panel"
      onOpen={onOpen}
    >
      {(close) => (
        <NumberRangePanel
          value={value}
          unit={cellOf(cell).unit ?? 1}
          onChoose={(chosen) => {
            close()
            onChange(chosen)
          }}
        />
      )}
    </PanelFilter>
  )
}

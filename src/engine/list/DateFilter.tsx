import { lazy } from 'react'
import type { DatePreset } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import { dateRangeWords } from './dateRangeText.ts'
import { PanelFilter } from './PanelFilter.tsx'

const DateRangePanel = lazy(() =>
  import('./DateRangePanel.tsx').then((module) => ({ default: module.DateRangePanel })),
)

export interface DateFilterProps {
  label: string
  presets: DatePreset[]
  value: string
  onChange: (value: string) => void
  onOpen: (open: boolean) => void
}

/** A span of days: presets, or two dates of one's own. */
export function DateFilter({ label, presets, value, onChange, onOpen }: DateFilterProps) {
  const { t } = usePortal()
  const words = value === '' ? t('portal:list-any-time') : dateRangeWords(value, t)
  return (
    <PanelFilter
      label={label}
      words={`${label}: ${words}`}
      isActive={value !== ''}
      icon="calendar"
      className="date-panel"
      onOpen={onOpen}
    >
      {(close) => (
        <DateRangePanel
          presets={presets}
          value={value}
          onChoose={(chosen) => {
            close()
            onChange(chosen)
          }}
        />
      )}
    </PanelFilter>
  )
}

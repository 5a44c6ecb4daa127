import { lazy, Suspense, useState } from 'react'
import type { DatePreset } from '../../language/portal.ts'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { dateRangeWords } from './dateRangeText.ts'
import { FloatingPanel } from './FloatingPanel.tsx'

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  function close() {
    setAnchor(null)
    onOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className="button list-filter"
        data-active={value !== ''}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          if (anchor) return close()
          setAnchor(event.currentTarget)
          onOpen(true)
        }}
      >
        <Icon name="calendar" size={16} />
        {label}
        {`: ${value === '' ? t('portal:list-any-time') : dateRangeWords(value, t)}`}
        <Icon name="expand" size={16} />
      </button>
      {anchor ? (
        <FloatingPanel anchor={anchor} onClose={close} kind="dialog" label={label} className="date-panel">
          <Suspense fallback={<p className="pb-quiet">{t('portal:loading')}</p>}>
            <DateRangePanel
              presets={presets}
              value={value}
              onChoose={(chosen) => {
                close()
                onChange(chosen)
              }}
            />
          </Suspense>
        </FloatingPanel>
      ) : null}
    </>
  )
}

import { lazy } from 'react'
import { usePortal } from '../registry/portalContext.ts'
import { PanelFilter } from './PanelFilter.tsx'

const ChoicesPanel = lazy(() =>
  import('./ChoicesPanel.tsx').then((module) => ({ default: module.ChoicesPanel })),
)

export interface ManyFilterProps {
  label: string
  /** Text of choosing nothing. */
  all: string
  options: { value: string; text: string }[]
  values: string[]
  onChange: (values: string[]) => void
  onOpen: (open: boolean) => void
}

/** Several of some values. */
export function ManyFilter({ label, all, options, values, onChange, onOpen }: ManyFilterProps) {
  const { t } = usePortal()
  const [only] = values
  const one = options.find(({ value }) => value === only)?.text ?? only
  const chosen = values.length > 1 ? t('portal:list-selected', { count: values.length }) : one
  return (
    <PanelFilter
      label={label}
      words={chosen === undefined ? all : `${label}: ${chosen}`}
      isActive={values.length > 0}
      className="choices-panel"
      onOpen={onOpen}
    >
      {() => <ChoicesPanel label={label} options={options} values={values} many onChange={onChange} />}
    </PanelFilter>
  )
}

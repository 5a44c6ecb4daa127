import { lazy } from 'react'
import { usePortal } from '../registry/portalContext.ts'
import { PanelFilter } from './PanelFilter.tsx'
import { useRecordName, type ReferenceFilterDefinition } from './useRecordName.ts'

const RecordsPanel = lazy(() =>
  import('./RecordsPanel.tsx').then((module) => ({ default: module.RecordsPanel })),
)

export interface ReferenceFilterProps {
  filter: ReferenceFilterDefinition
  values: string[]
  onChange: (values: string[]) => void
  onOpen: (open: boolean) => void
}

/** Records of another resource, found by their names, for who may list them. */
export function ReferenceFilter({ filter, values, onChange, onOpen }: ReferenceFilterProps) {
  const { t, can } = usePortal()
  const { record, pick } = filter
  const [only] = values
  const isNamed = pick.key === pick.name
  const read = useRecordName(record, values.length === 1 && !isNamed ? (only ?? null) : null)
  if (!can(pick.access)) return null
  const label = t(filter.title)
  const chosen =
    values.length > 1 ? t('portal:list-selected', { count: values.length }) : isNamed ? (only ?? '') : read
  return (
    <PanelFilter
      label={label}
      words={values.length === 0 ? t(filter.all) : `${label}: ${chosen}`}
      isActive={values.length > 0}
      className="choices-panel"
      onOpen={onOpen}
    >
      {() => <RecordsPanel filter={filter} label={label} values={values} onChange={onChange} />}
    </PanelFilter>
  )
}

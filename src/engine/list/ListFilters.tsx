import { useRef, useState, type ReactNode } from 'react'
import type { FilterDefinition } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useTimeZone } from '../registry/time-zone/useTimeZone.ts'
import { DateFilter } from './DateFilter.tsx'
import { valuesOf } from '../../language/lists/listUrl.ts'
import { ManyFilter } from './ManyFilter.tsx'
import { NumberFilter } from './NumberFilter.tsx'
import { ReferenceFilter } from './ReferenceFilter.tsx'
import { SearchFilter } from './SearchFilter.tsx'
import { SelectFilter } from './SelectFilter.tsx'
import { useFilterOptions } from './useFilterOptions.ts'
import { shownValues, valuesAlike } from './valuesAlike.ts'
import type { ChoiceFilterDefinition } from './useFilterOptions.ts'
import type { ListModel } from './useList.ts'

/** Filters that stand in the toolbar, the choice of groups among them; those beyond come with a press. */
const SHOWN = 4
/** Beside it the button has room in the same line; what is in force is told by the chips below. */
const SHOWN_NARROW = 1

interface ListFiltersProps {
  model: ListModel
  isNarrow: boolean
  onOpen: (open: boolean) => void
  /** Comes with the filters beyond, or with all where there are none. */
  more?: ReactNode
  /** So does this, and it stays where times aren't the account's. */
  times?: ReactNode
}

/** The first filters and those in force; the others come when a person asks for them. */
export function ListFilters({ model, isNarrow, onOpen, more, times }: ListFiltersProps) {
  const { t } = usePortal()
  const [isWhole, setWhole] = useState(false)
  /** Filters that were in force; one that is cleared does not go while it is open. */
  const [stays, setStays] = useState<readonly string[]>([])
  const shown = model.list.filters.filter(({ kind }) => kind !== 'hidden')
  const inForce = shown.map(({ id }) => id).filter((id) => (model.query.filters[id] ?? '') !== '')
  if (!isWhole && !isNarrow && inForce.some((id) => !stays.includes(id)))
    setStays([...new Set([...stays, ...inForce])])
  const { zone, account } = useTimeZone()
  const [timesStay, setTimesStay] = useState(false)
  if (zone !== account && !timesStay) setTimesStay(true)
  const room = isNarrow ? SHOWN_NARROW : SHOWN - (model.list.groups?.length ? 1 : 0)
  // One more takes no more room than the button would.
  const isLong = shown.length > room + 1
  const [filters = [], others = []] = [true, false].map((stands) =>
    shown.filter(({ id }, at) => (!isLong || at < room || stays.includes(id)) === stands),
  )
  return (
    <>
      {filters.map((filter) => (
        <Filter key={filter.id} filter={filter} model={model} onOpen={onOpen} />
      ))}
      {others.length > 0 ? (
        <button
          type="button"
          className="list-text-button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('portal:list-fewer-filters') : t('portal:list-more-filters', { count: others.length })}
        </button>
      ) : null}
      {isWhole
        ? others.map((filter) => <Filter key={filter.id} filter={filter} model={model} onOpen={onOpen} />)
        : null}
      {isWhole || others.length === 0 ? more : null}
      {isWhole || others.length === 0 || timesStay ? times : null}
    </>
  )
}

interface ChoiceFilterProps {
  filter: ChoiceFilterDefinition
  value: string
  onChange: (value: string) => void
  onOpen: (open: boolean) => void
}

function ChoiceFilter({ filter, value, onChange, onOpen }: ChoiceFilterProps) {
  const { t } = usePortal()
  const options = useFilterOptions(filter)
  const shown = { label: t(filter.title), all: t(filter.all), options }
  return filter.many ? (
    <ManyFilter
      {...shown}
      values={shownValues(filter, valuesOf(filter, value))}
      onChange={(values) => onChange(values.flatMap((each) => valuesAlike(filter, each)).join(','))}
      onOpen={onOpen}
    />
  ) : (
    <SelectFilter {...shown} value={value} onChange={onChange} />
  )
}

interface FilterProps {
  filter: FilterDefinition
  model: ListModel
  onOpen: (open: boolean) => void
}

function Filter({ filter, model, onOpen }: FilterProps) {
  const { t } = usePortal()
  const value = model.query.filters[filter.id] ?? ''
  const changed = useRef(false)
  const onChange = (next: string) => model.setFilter(filter.id, next)
  // Choices count at once: together they are one step to go back.
  const onChoice = (next: string) => {
    model.setFilter(filter.id, next, { replace: changed.current })
    changed.current = true
  }
  const onPanel = (open: boolean) => {
    changed.current = false
    onOpen(open)
  }
  switch (filter.kind) {
    case 'search':
      return (
        <SearchFilter
          label={t(filter.title)}
          placeholder={t(filter.placeholder ?? filter.title)}
          value={value}
          debounceMs={model.list.searchDebounceMs}
          onChange={onChange}
        />
      )
    case 'select':
      return <ChoiceFilter filter={filter} value={value} onChange={onChoice} onOpen={onPanel} />
    case 'reference':
      return (
        <ReferenceFilter
          filter={filter}
          values={value === '' ? [] : valuesOf(filter, value)}
          onChange={(values) => onChoice(values.join(','))}
          onOpen={onPanel}
        />
      )
    case 'number-range':
      return (
        <NumberFilter
          label={t(filter.title)}
          cell={filter.cell}
          value={value}
          onChange={onChange}
          onOpen={onOpen}
        />
      )
    case 'date-range':
      return (
        <DateFilter
          label={t(filter.title)}
          presets={filter.presets}
          value={value}
          onChange={onChange}
          onOpen={onOpen}
        />
      )
    case 'hidden':
      return null
  }
}

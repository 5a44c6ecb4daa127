import type { FilterDefinition, FilterRecordDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { useRead } from '../data/index.ts'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import type { Translate } from '../registry/portalContext.ts'
import { dateRangeWords } from './dateRangeText.ts'
import { useFilterOptions } from './useFilterOptions.ts'
import type { ChoiceFilterDefinition } from './useFilterOptions.ts'
import type { ListModel } from './useList.ts'

/** The filters in force, each of which can be taken away. */
export function ActiveFilters({ model }: { model: ListModel }) {
  const { t } = usePortal()
  const active = model.list.filters.filter(({ id }) => model.query.filters[id] !== undefined)
  if (active.length === 0) return null
  return (
    <div className="list-chips">
      <ul aria-label={t('portal:list-active-filters')}>
        {active.map((filter) =>
          filter.kind === 'select' ? (
            <ChoiceChip key={filter.id} filter={filter} model={model} />
          ) : filter.kind === 'hidden' && filter.record ? (
            <RecordChip key={filter.id} filter={filter} record={filter.record} model={model} />
          ) : (
            <FilterChip
              key={filter.id}
              filter={filter}
              model={model}
              words={wordsOf(filter, model.query.filters[filter.id] ?? '', t)}
            />
          ),
        )}
      </ul>
      <button
        type="button"
        className="list-text-button"
        onClick={(event) => {
          keepFocusNear(event.currentTarget)
          model.clearFilters()
        }}
      >
        {t('portal:list-clear-all')}
      </button>
    </div>
  )
}

function ChoiceChip({ filter, model }: { filter: ChoiceFilterDefinition; model: ListModel }) {
  const options = useFilterOptions(filter)
  const value = model.query.filters[filter.id] ?? ''
  const words = options.find((option) => option.value === value)?.text ?? value
  return <FilterChip filter={filter} model={model} words={words} />
}

interface RecordChipProps {
  filter: FilterDefinition
  record: FilterRecordDefinition
  model: ListModel
}

/** A record by its name, which takes a call; nothing is asked for a person who may not make it. */
function RecordChip({ filter, record, model }: RecordChipProps) {
  const { t, can } = usePortal()
  const id = model.query.filters[filter.id] ?? ''
  const { data, isLoading } = useRead(can(record.access) ? `${record.path}/${encodeURIComponent(id)}` : null)
  const name = getPath(data, record.name)
  const words = typeof name === 'string' && name !== '' ? name : t('portal:list-filter-unavailable')
  return <FilterChip filter={filter} model={model} words={isLoading ? '…' : words} />
}

interface FilterChipProps {
  filter: FilterDefinition
  model: ListModel
  words: string
}

function FilterChip({ filter, model, words }: FilterChipProps) {
  const { t } = usePortal()
  return (
    <li className="list-chip">
      <span className="pb-cut" title={words}>
        <span className="pb-quiet">{t(filter.title)}:</span> {words}
      </span>
      <button
        type="button"
        aria-label={t('portal:list-remove-filter', { filter: t(filter.title), value: words })}
        onClick={(event) => {
          keepFocusNear(event.currentTarget)
          model.setFilter(filter.id, '')
        }}
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  )
}

/** The pressed button is about to go; the first filter takes the focus. */
function keepFocusNear(button: HTMLElement): void {
  button
    .closest('.list-screen')
    ?.querySelector<HTMLElement>('.list-toolbar :is(input, select, button)')
    ?.focus()
}

function wordsOf(filter: FilterDefinition, value: string, t: Translate): string {
  return filter.kind === 'date-range' ? dateRangeWords(value, t) : value
}

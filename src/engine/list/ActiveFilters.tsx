import type { FilterDefinition, FilterRecordDefinition } from '../../language/portal.ts'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { dateRangeWords } from './dateRangeText.ts'
import { valuesOf } from '../../language/lists/listUrl.ts'
import { numberRangeWords } from './numberRangeText.ts'
import { useFilterOptions, type ChoiceFilterDefinition } from './useFilterOptions.ts'
import type { ListModel } from './useList.ts'
import { useNumberWords } from './useNumberWords.ts'
import { useRecordName } from './useRecordName.ts'
import { shownValues, valuesAlike } from './valuesAlike.ts'

/** The filters in force, each value of which can be taken away, and how many rows they leave. */
export function ActiveFilters({ model }: { model: ListModel }) {
  const { t } = usePortal()
  const active = model.list.filters.flatMap((filter) =>
    shownValues(filter, valuesOf(filter, model.query.filters[filter.id] ?? '')).flatMap((value) =>
      value === '' ? [] : { filter, value },
    ),
  )
  if (active.length === 0) return null
  return (
    <div className="list-chips">
      <ul aria-label={t('portal:list-active-filters')}>
        {active.map(({ filter, value }) => (
          <ValueChip key={`${filter.id} ${value}`} filter={filter} value={value} model={model} />
        ))}
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
      {model.phase === 'rows' && (
        <span className="pb-quiet pb-figures list-matches">
          {t('portal:list-matches', { count: model.matching })}
        </span>
      )}
    </div>
  )
}

interface ChipProps<Filter extends FilterDefinition = FilterDefinition> {
  filter: Filter
  value: string
  model: ListModel
}

function ValueChip({ filter, value, model }: ChipProps) {
  const { t } = usePortal()
  switch (filter.kind) {
    case 'select':
      return <ChoiceChip filter={filter} value={value} model={model} />
    case 'number-range':
      return <NumberChip filter={filter} value={value} model={model} />
    case 'reference':
      return filter.pick.key === filter.pick.name ? (
        <FilterChip filter={filter} value={value} model={model} words={value} />
      ) : (
        <RecordChip filter={filter} value={value} record={filter.record} model={model} />
      )
    case 'hidden':
      return filter.record ? (
        <RecordChip filter={filter} value={value} record={filter.record} model={model} />
      ) : (
        <FilterChip filter={filter} value={value} model={model} words={value} />
      )
    case 'date-range':
      return <FilterChip filter={filter} value={value} model={model} words={dateRangeWords(value, t)} />
    case 'search':
      return <FilterChip filter={filter} value={value} model={model} words={value} />
  }
}

function ChoiceChip({ filter, value, model }: ChipProps<ChoiceFilterDefinition>) {
  const options = useFilterOptions(filter)
  const words = options.find((option) => option.value === value)?.text ?? value
  return <FilterChip filter={filter} value={value} model={model} words={words} />
}

function NumberChip({
  filter,
  value,
  model,
}: ChipProps<Extract<FilterDefinition, { kind: 'number-range' }>>) {
  const { t } = usePortal()
  const wordsOf = useNumberWords(filter.cell)
  return (
    <FilterChip filter={filter} value={value} model={model} words={numberRangeWords(value, wordsOf, t)} />
  )
}

function RecordChip({ record, ...chip }: ChipProps & { record: FilterRecordDefinition }) {
  return <FilterChip {...chip} words={useRecordName(record, chip.value)} />
}

function FilterChip({ filter, value, model, words }: ChipProps & { words: string }) {
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
          const others = valuesOf(filter, model.query.filters[filter.id] ?? '').filter(
            (each) => !valuesAlike(filter, value).includes(each),
          )
          model.setFilter(filter.id, others.join(','))
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

import { useEffect, useState } from 'react'
import { getPath } from '../../shared/paths.ts'
import { useRead } from '../data/useRead.ts'
import { failureText } from '../registry/FailureMessage.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { ChoiceEntries, type Choice } from './ChoiceEntries.tsx'
import type { ListAnswer } from './Row.ts'
import { useRecordName, type ReferenceFilterDefinition } from './useRecordName.ts'

interface RecordsPanelProps {
  filter: ReferenceFilterDefinition
  label: string
  values: string[]
  onChange: (values: string[]) => void
}

/** Records shown at once; others are found by typing. */
const SHOWN = 20
const DEBOUNCE_MS = 1000

/** The records of a resource to choose from. Chosen ones that are not among them, or no longer there, come first. */
export function RecordsPanel({ filter, label, values, onChange }: RecordsPanelProps) {
  const { t } = usePortal()
  const { record, pick } = filter
  const [search, setSearch] = useState('')
  const sought = useDebounced(search.trim())
  const { data, error, isLoading, refresh } = useRead<ListAnswer>(record.path, {
    query: {
      per_page: String(SHOWN),
      ...(sought === '' || pick.search === undefined ? {} : { [pick.search]: sought }),
    },
    keepPrevious: true,
  })
  // Chosen since the panel was opened, they stay where they are when another text is typed.
  const [names, setNames] = useState<Record<string, string>>({})
  const found = choicesOf(getPath(data, pick.items), pick)
  const total = data?.pagination.total ?? 0
  const missing = values.filter((value) => !found.some((each) => each.value === value))
  return (
    <>
      {missing.length > 0 && (
        <ul className="choice-entries" aria-label={t('portal:list-choices-chosen', { filter: label })}>
          {missing.map((value) => (
            <ChosenRecord
              key={value}
              filter={filter}
              value={value}
              known={names[value]}
              onRemove={() => onChange(values.filter((each) => each !== value))}
            />
          ))}
        </ul>
      )}
      <ChoiceEntries
        label={label}
        entries={found}
        values={values}
        many={filter.many === true}
        search={search}
        isBusy={isLoading}
        note={noteOf()}
        onSearch={setSearch}
        onChange={(next) => {
          const known = found.filter(({ value }) => next.includes(value))
          setNames((before) => ({
            ...before,
            ...Object.fromEntries(known.map((each) => [each.value, each.text])),
          }))
          onChange(next)
        }}
      />
    </>
  )

  function noteOf() {
    if (error && data === undefined)
      return (
        <span role="alert">
          {failureText(error, t)}{' '}
          <button type="button" className="list-text-button" onClick={() => void refresh()}>
            {t('portal:try-again')}
          </button>
        </span>
      )
    if (isLoading) return t('portal:loading')
    if (found.length === 0) return t('portal:list-choices-none')
    return total > found.length ? t('portal:list-choices-more', { count: total - found.length }) : null
  }
}

interface ChosenRecordProps {
  filter: ReferenceFilterDefinition
  value: string
  known: string | undefined
  onRemove: () => void
}

function ChosenRecord({ filter, value, known, onRemove }: ChosenRecordProps) {
  const isNamed = filter.pick.key === filter.pick.name
  const read = useRecordName(filter.record, known === undefined && !isNamed ? value : null)
  const name = known ?? (isNamed ? value : read)
  return (
    <li>
      <label>
        <input type="checkbox" checked onChange={onRemove} />
        <span className="pb-cut" title={name}>
          {name}
        </span>
      </label>
    </li>
  )
}

function choicesOf(rows: unknown, { name, key }: { name: string; key: string }): Choice[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    const [value, text] = [getPath(row, key), getPath(row, name)]
    return typeof value === 'string' && value !== ''
      ? [{ value, text: typeof text === 'string' && text !== '' ? text : value }]
      : []
  })
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

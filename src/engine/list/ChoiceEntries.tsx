import { useEffect, useId, useRef, type ReactNode } from 'react'
import { mostChosen } from '../../language/index.ts'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'

export interface Choice {
  value: string
  text: string
}

interface ChoiceEntriesProps {
  label: string
  entries: readonly Choice[]
  values: string[]
  many: boolean
  /** Typed text; null: there is nothing to search. */
  search: string | null
  /** Said below the entries. */
  note: ReactNode
  isBusy?: boolean
  onSearch: (text: string) => void
  onChange: (values: string[]) => void
}

/** The panel of a filter with choices: a search, the choices, and a way to choose none. A choice counts at once. */
export function ChoiceEntries(props: ChoiceEntriesProps) {
  const { label, entries, values, many, search, note, isBusy, onSearch, onChange } = props
  const { t } = usePortal()
  const root = useRef<HTMLDivElement>(null)
  const name = useId()
  useEffect(() => root.current?.querySelector('input')?.focus(), [])

  function toggle(value: string, isChosen: boolean) {
    if (!many) return onChange(isChosen ? [value] : [])
    const others = values.filter((each) => each !== value)
    onChange(isChosen ? [...others, value].slice(0, mostChosen) : others)
  }

  return (
    <div ref={root} className="choice-body">
      {search === null ? null : (
        <search className="list-search">
          <Icon name="search" size={18} />
          <input
            type="text"
            dir="auto"
            inputMode="search"
            aria-label={t('portal:list-choices-search', { filter: label })}
            value={search}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onSearch(event.target.value)}
          />
        </search>
      )}
      <ul className="choice-entries" aria-label={label} aria-busy={isBusy || undefined}>
        {entries.map(({ value, text }) => (
          <li key={value}>
            <label>
              <input
                type={many ? 'checkbox' : 'radio'}
                name={name}
                checked={values.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
              />
              <span className="pb-cut" title={text}>
                {text}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {note === null ? null : <div className="pb-quiet choice-note">{note}</div>}
      {values.length === 0 ? null : (
        <button type="button" className="list-text-button" onClick={() => onChange([])}>
          {t('portal:list-clear')}
        </button>
      )}
    </div>
  )
}

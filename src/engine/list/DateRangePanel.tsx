import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { DatePreset } from '../../language/portal.ts'
import { formatPickerDate, parsePickerDate } from '../../shared/dates.ts'
import { Icon } from '../registry/Icon.tsx'
import type { EngineTextKey } from '../registry/engineTexts.ts'
import { usePortal } from '../registry/portalContext.ts'
import { isDatePreset, readDateRange, writeDateRange } from '../../language/lists/filterRanges.ts'
import { presetTexts } from './dateRangeText.ts'

interface DateRangePanelProps {
  presets: DatePreset[]
  value: string
  onChoose: (value: string) => void
}

/** The choices of a date filter; its own dates are typed as MM.DD.YYYY, dots added while typing. */
export function DateRangePanel({ presets, value, onChoose }: DateRangePanelProps) {
  const { t } = usePortal()
  const chosen = value === '' ? 'all-time' : value
  const range = isDatePreset(value) ? undefined : readDateRange(value)
  const [from, setFrom] = useState(range?.from ? formatPickerDate(range.from) : '')
  const [to, setTo] = useState(range?.to ? formatPickerDate(range.to) : '')
  const [error, setError] = useState('')
  const first = useRef<HTMLUListElement>(null)
  const id = useId()
  useEffect(() => first.current?.querySelector('button')?.focus(), [])

  function apply(event: FormEvent) {
    event.preventDefault()
    const problem = problemOf(from, to)
    setError(problem === undefined ? '' : t(problem))
    const start = parsePickerDate(from)
    const end = parsePickerDate(to)
    if (problem === undefined)
      onChoose(writeDateRange({ ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) }))
  }

  return (
    <>
      <ul ref={first} className="date-presets" aria-label={t('portal:list-periods')}>
        {presets.map((preset) => (
          <li key={preset}>
            <button
              type="button"
              aria-pressed={preset === chosen}
              onClick={() => onChoose(preset === 'all-time' ? '' : preset)}
            >
              {t(presetTexts[preset])}
              {preset === chosen ? <Icon name="check" size={16} /> : null}
            </button>
          </li>
        ))}
      </ul>
      <form className="date-range" onSubmit={apply} noValidate>
        <DayInput
          id={`${id}-from`}
          label={t('portal:list-from')}
          text={from}
          onChange={setFrom}
          error={error}
        />
        <DayInput id={`${id}-to`} label={t('portal:list-to')} text={to} onChange={setTo} error={error} />
        <p id={`${id}-from-error`} className="date-error" role="alert">
          {error}
        </p>
        <button type="submit" className="button" data-kind="primary">
          {t('portal:list-apply')}
        </button>
      </form>
    </>
  )
}

interface DayInputProps {
  id: string
  label: string
  text: string
  error: string
  onChange: (text: string) => void
}

function DayInput({ id, label, text, error, onChange }: DayInputProps) {
  return (
    <label htmlFor={id}>
      {label}
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="MM.DD.YYYY"
        maxLength={10}
        value={text}
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : `${id.replace(/-to$/, '-from')}-error`}
        onChange={(event) => onChange(withDots(event.target.value, text))}
      />
    </label>
  )
}

/** `0131` becomes `01.31.` while typing; deleting is left alone. */
function withDots(typed: string, before: string): string {
  if (typed.length < before.length) return typed
  const digits = typed.replace(/\D/g, '').slice(0, 8)
  if (digits.length < 2) return digits
  const month = `${digits.slice(0, 2)}.`
  return digits.length < 4 ? month + digits.slice(2) : `${month}${digits.slice(2, 4)}.${digits.slice(4)}`
}

function problemOf(from: string, to: string): EngineTextKey | undefined {
  if (from === '' && to === '') return 'portal:list-date-missing'
  const start = parsePickerDate(from)
  const end = parsePickerDate(to)
  if ((from !== '' && !start) || (to !== '' && !end)) return 'portal:list-date-format'
  return start && end && start > end ? 'portal:list-date-order' : undefined
}

import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { EngineTextKey } from '../registry/engineTexts.ts'
import { usePortal } from '../registry/portalContext.ts'
import { readNumber, readNumberRange, writeNumberRange } from '../../language/lists/filterRanges.ts'

interface NumberRangePanelProps {
  value: string
  /** What one of the entered numbers is worth. */
  unit: number
  onChoose: (value: string) => void
}

/** The two ends of a number filter. */
export function NumberRangePanel({ value, unit, onChoose }: NumberRangePanelProps) {
  const { t } = usePortal()
  const range = readNumberRange(value) ?? {}
  const [from, setFrom] = useState(entered(range.from, unit))
  const [to, setTo] = useState(entered(range.to, unit))
  const [error, setError] = useState('')
  const first = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => first.current?.focus(), [])

  function apply(event: FormEvent) {
    event.preventDefault()
    const problem = problemOf(from, to)
    setError(problem === undefined ? '' : t(problem))
    if (problem !== undefined) return
    const [lowest, highest] = [stored(from, unit), stored(to, unit)]
    onChoose(
      writeNumberRange({
        ...(lowest === undefined ? {} : { from: lowest }),
        ...(highest === undefined ? {} : { to: highest }),
      }),
    )
  }

  return (
    <form className="number-range" onSubmit={apply} noValidate>
      <label htmlFor={`${id}-from`}>
        {t('portal:list-lowest')}
        <input
          ref={first}
          id={`${id}-from`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={from}
          aria-invalid={error !== ''}
          aria-describedby={`${id}-error`}
          onChange={(event) => setFrom(event.target.value)}
        />
      </label>
      <label htmlFor={`${id}-to`}>
        {t('portal:list-highest')}
        <input
          id={`${id}-to`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={to}
          aria-invalid={error !== ''}
          aria-describedby={`${id}-error`}
          onChange={(event) => setTo(event.target.value)}
        />
      </label>
      <p id={`${id}-error`} className="date-error" role="alert">
        {error}
      </p>
      <div className="view-buttons">
        {value === '' ? null : (
          <button type="button" className="button" onClick={() => onChoose('')}>
            {t('portal:list-clear')}
          </button>
        )}
        <button type="submit" className="button" data-kind="primary">
          {t('portal:list-apply')}
        </button>
      </div>
    </form>
  )
}

function entered(number: number | undefined, unit: number): string {
  return number === undefined ? '' : String(number / unit)
}

function stored(text: string, unit: number): number | undefined {
  const number = readNumber(text)
  if (number === undefined) return undefined
  return unit === 1 ? number : Math.round(number * unit)
}

function problemOf(from: string, to: string): EngineTextKey | undefined {
  if (from.trim() === '' && to.trim() === '') return 'portal:list-number-missing'
  const [lowest, highest] = [readNumber(from), readNumber(to)]
  if ((from.trim() !== '' && lowest === undefined) || (to.trim() !== '' && highest === undefined))
    return 'portal:list-number-format'
  return lowest !== undefined && highest !== undefined && lowest > highest
    ? 'portal:list-number-order'
    : undefined
}

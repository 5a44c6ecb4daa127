import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { afterPress } from '../../engine/registry/afterPress.ts'
import type { PropertyDefinition } from '../../language/portal.ts'
import { usePublic } from './PublicContext.ts'

interface PublicFieldProps {
  name: string
  property: PropertyDefinition
  required: boolean
  autoComplete: string | undefined
  value: string
  onChange: (value: string) => void
  /** What is wrong with it. */
  error: string | undefined
  /** Shown next to the label, but after the field in tab order. */
  aside: ReactNode
  /** The cursor starts here. */
  isFirst: boolean
}

/** A text field of a public form. A sensitive one can be revealed, and warns when Caps Lock is on. */
export function PublicField({ name, property, error, aside, ...rest }: PublicFieldProps) {
  const { t } = usePublic()
  const { required, autoComplete, value, onChange, isFirst } = rest
  const { title, help, placeholder, sensitive } = property
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const hint = capsLock ? t('portal:sign-in-caps-lock') : help && t(help)
  const hasHint = error === undefined ? sensitive || hint !== undefined : capsLock

  // Announced by screen readers when it appears.
  const Hint = sensitive ? 'output' : 'span'

  function watchCapsLock(event: KeyboardEvent): void {
    if (sensitive) setCapsLock(event.getModifierState('CapsLock'))
  }

  return (
    <div className="field">
      <label htmlFor={id}>{t(title)}</label>
      <div className={sensitive ? 'field-with-button' : undefined}>
        <input
          ref={input}
          id={id}
          type={sensitive && !shown ? 'password' : typeOf(property)}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one thing to do
          autoFocus={isFirst}
          spellCheck={false}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={`${error === undefined ? '' : `${id}-error`} ${hasHint ? `${id}-hint` : ''}`}
          placeholder={placeholder && t(placeholder)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => afterPress(() => setCapsLock(false))}
        />
        {sensitive && (
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t('portal:sign-in-show-password')}
            onClick={() => {
              setShown(!shown)
              input.current?.focus()
            }}
          >
            {shown ? t('portal:sign-in-hide') : t('portal:sign-in-show')}
          </button>
        )}
      </div>
      {aside !== undefined && <span className="field-aside">{aside}</span>}
      {error !== undefined && (
        <span id={`${id}-error`} role="alert" className="field-error">
          {error}
        </span>
      )}
      {hasHint && (
        <Hint id={`${id}-hint`} className="hint" data-warning={capsLock}>
          {hint}
        </Hint>
      )}
    </div>
  )
}

function typeOf({ format, sensitive }: PropertyDefinition): string {
  if (sensitive) return 'text'
  if (format === 'email') return 'email'
  return format === 'phone' ? 'tel' : 'text'
}

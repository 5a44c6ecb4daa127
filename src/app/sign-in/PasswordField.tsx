import { useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useFirstFocus } from './useFirstFocus.ts'
import { usePublic } from './PublicContext.ts'

interface PasswordFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  /** Stands beside the label, comes after the field. */
  aside?: ReactNode
  help?: string
  /** The cursor starts here. */
  isFirst?: boolean
}

/** A password that can be shown, with a word when Caps Lock is on. */
export function PasswordField({
  label,
  value,
  onChange,
  autoComplete,
  aside,
  help,
  isFirst = false,
}: PasswordFieldProps) {
  const { t } = usePublic()
  const id = useId()
  const input = useFirstFocus(isFirst)
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)

  function watchCapsLock(event: KeyboardEvent): void {
    setCapsLock(event.getModifierState('CapsLock'))
  }

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-with-button">
        <input
          ref={input}
          id={id}
          type={shown ? 'text' : 'password'}
          name="password"
          autoComplete={autoComplete}
          aria-describedby={`${id}-hint`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
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
      </div>
      {aside !== undefined && <span className="field-aside">{aside}</span>}
      <output id={`${id}-hint`} className="hint" data-warning={capsLock}>
        {capsLock ? t('portal:sign-in-caps-lock') : help}
      </output>
    </div>
  )
}

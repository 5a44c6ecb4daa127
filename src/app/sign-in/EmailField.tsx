import { useFirstFocus } from './useFirstFocus.ts'
import { usePublic } from './PublicContext.ts'

interface EmailFieldProps {
  value: string
  onChange: (value: string) => void
}

export function EmailField({ value, onChange }: EmailFieldProps) {
  const { t } = usePublic()
  const input = useFirstFocus()
  return (
    <label className="field">
      <span>{t('portal:sign-in-email')}</span>
      <input
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        ref={input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

import { useState } from 'react'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { usePortal } from '../../engine/registry/portalContext.ts'

interface PasswordInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  error?: string | undefined
  /** The id of what describes it beside the error. */
  describedBy?: string
  hasCursor?: boolean
}

/** A password that can be shown. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = usePortal()
  const { label, value, onChange, autoComplete, error, describedBy, hasCursor = false } = props
  const [shown, setShown] = useState(false)
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      type={shown ? 'text' : 'password'}
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: {
          autoComplete,
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: 1024,
          ...(hasCursor && { ref: focusOnce }),
          ...(describedBy !== undefined && error === undefined && { 'aria-describedby': describedBy }),
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Button
                size="small"
                color="inherit"
                aria-pressed={shown}
                aria-label={t('portal:password-input-show-name')}
                onClick={() => setShown(!shown)}
                sx={{ minWidth: 0, mr: -0.75 }}
              >
                {shown ? t('portal:password-input-hide') : t('portal:password-input-show')}
              </Button>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

/** A field that appears because somebody asked for it has the cursor. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}

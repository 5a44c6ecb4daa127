import TextField from '@mui/material/TextField'

interface CodeInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  disabled?: boolean
  hasCursor?: boolean
  /** Digits of the code. */
  length?: number
}

/** A code of some digits: pasted with spaces or dashes, or filled in by the phone it came to. */
export function CodeInput({
  label,
  value,
  onChange,
  error,
  disabled = false,
  hasCursor = false,
  length = 6,
}: CodeInputProps) {
  return (
    <TextField
      size="small"
      label={label}
      value={value}
      disabled={disabled}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, length))}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
          // As long as a code can be pasted with its spaces.
          maxLength: 20,
          ...(hasCursor && { ref: focusOnce }),
          style: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.2em' },
        },
      }}
      sx={{ width: 180 }}
    />
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}

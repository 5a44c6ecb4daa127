import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldLabel } from '../FieldChrome.tsx'
import { inputAttributes } from './inputAttributes.ts'
import { readDigits } from './readNumber.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

const MAX_SAFE_DIGITS = 15

/** A whole number typed as digits; letters and digits too many do not appear. */
export function DigitsWidget(props: FieldWidgetProps<number>) {
  const { id, label, value, onChange, onBlur, options } = props
  const maxDigits = typeof options.maxDigits === 'number' ? options.maxDigits : MAX_SAFE_DIGITS
  return (
    <>
      <FieldLabel id={id} label={label} required={props.required} />
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={String(value ?? '')}
        placeholder={props.placeholder ?? ''}
        disabled={props.disabled}
        error={props.error !== undefined}
        onChange={(event) => {
          const digits = readDigits(event.target.value, maxDigits)
          if (digits !== null) onChange(digits === '' ? undefined : Number(digits))
        }}
        onBlur={onBlur}
        slotProps={{ input: { ...inputAttributes(props), inputMode: 'numeric', autoComplete: 'off' } }}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
    </>
  )
}

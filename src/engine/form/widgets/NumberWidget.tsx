import { useState } from 'react'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldLabel } from '../FieldChrome.tsx'
import { inputAttributes } from './inputAttributes.ts'
import { readDigits, readNumber } from './readNumber.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

/** A number, typed freely; what is no number stays in the field with its error. */
export function NumberWidget(props: FieldWidgetProps<number | string>) {
  return <NumberInput {...props} read={readNumber} inputMode="decimal" />
}

/** A whole number typed as digits; anything else stays in the field with its error. */
export function DigitsWidget(props: FieldWidgetProps<number | string>) {
  return <NumberInput {...props} read={readDigits} inputMode="numeric" />
}

interface NumberInputProps extends FieldWidgetProps<number | string> {
  read: (text: string) => number | string | undefined
  inputMode: 'decimal' | 'numeric'
}

function NumberInput({ read, inputMode, ...props }: NumberInputProps) {
  const { id, label, value, onChange, onBlur } = props
  const [typed, setTyped] = useState('')
  const text = read(typed) === value ? typed : String(value ?? '')
  return (
    <>
      <FieldLabel id={id} label={label} required={props.required} />
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={text}
        placeholder={props.placeholder ?? ''}
        disabled={props.disabled}
        error={props.error !== undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(read(event.target.value))
        }}
        onBlur={() => {
          setTyped(text.trim())
          onBlur()
        }}
        slotProps={{ input: { ...inputAttributes(props), inputMode, autoComplete: 'off' } }}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
    </>
  )
}

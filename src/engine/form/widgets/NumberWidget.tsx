import { useState } from 'react'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldLabel } from '../FieldChrome.tsx'
import { inputAttributes } from './inputAttributes.ts'
import { readNumber } from './readNumber.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

/** A number, typed freely; what is no number stays in the field with its error. */
export function NumberWidget(props: FieldWidgetProps<number | string>) {
  const { id, label, value, onChange, onBlur } = props
  const [typed, setTyped] = useState('')
  const text = readNumber(typed) === value ? typed : String(value ?? '')
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
          onChange(readNumber(event.target.value))
        }}
        onBlur={() => {
          setTyped(text.trim())
          onBlur()
        }}
        slotProps={{ input: { ...inputAttributes(props), inputMode: 'decimal', autoComplete: 'off' } }}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
    </>
  )
}

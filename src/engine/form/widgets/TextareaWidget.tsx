import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldLabel } from '../FieldChrome.tsx'
import { inputAttributes } from './inputAttributes.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

/** Several lines of text. */
export function TextareaWidget(props: FieldWidgetProps<string>) {
  const { id, label, value, onChange, onBlur, options } = props
  return (
    <>
      <FieldLabel id={id} label={label} required={props.required} />
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        multiline
        minRows={typeof options.rows === 'number' ? options.rows : 4}
        value={value ?? ''}
        placeholder={props.placeholder ?? ''}
        disabled={props.disabled}
        error={props.error !== undefined}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={onBlur}
        slotProps={{ input: { ...inputAttributes(props), dir: 'auto' } }}
      />
    </>
  )
}

import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldLabel } from '../FieldChrome.tsx'
import { inputAttributes } from './inputAttributes.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

/** One line of text; white space around it goes when the field is left, if the entity trims it. */
export function TextWidget(props: FieldWidgetProps<string>) {
  const { id, label, value, onChange, onBlur, property, placeholder } = props
  return (
    <>
      <FieldLabel id={id} label={label} required={props.required} />
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={value ?? ''}
        type={property.sensitive ? 'password' : property.format === 'email' ? 'email' : 'text'}
        placeholder={placeholder ?? ''}
        disabled={props.disabled}
        error={props.error !== undefined}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={() => {
          if (property.trim && value !== undefined && value !== value.trim())
            onChange(value.trim() || undefined)
          onBlur()
        }}
        slotProps={{
          input: {
            ...inputAttributes(props),
            dir: 'auto',
            maxLength: props.options.stops === true ? property.maxLength : undefined,
          },
        }}
      />
    </>
  )
}

import { useCallback } from 'react'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldLabel } from '../FieldChrome.tsx'
import { inputAttributes } from './inputAttributes.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'
import { withoutSeparators } from '../../../shared/withoutSeparators.ts'

/**
 * One line of text; white space around it goes when the field is left, if the entity trims it. A phone number loses
 * what is written between its digits as it is typed or pasted.
 */
export function TextWidget(props: FieldWidgetProps<string>) {
  const { id, path, label, value, onChange, onBlur, property, placeholder, form } = props
  const { trim } = property
  const isPhone = property.format === 'phone'
  // the same for every value: MUI follows it by an effect, which would run after every keystroke
  const leave = useCallback(() => {
    const typed = form.get(path)
    if (trim && typeof typed === 'string' && typed !== typed.trim()) onChange(typed.trim() || undefined)
    onBlur()
  }, [form, path, trim, onChange, onBlur])
  return (
    <>
      <FieldLabel id={id} label={label} required={props.required} />
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={value ?? ''}
        type={
          property.sensitive ? 'password' : property.format === 'email' ? 'email' : isPhone ? 'tel' : 'text'
        }
        placeholder={placeholder ?? ''}
        disabled={props.disabled}
        error={props.error !== undefined}
        onChange={({ target }) =>
          onChange((isPhone ? withoutSeparators(target.value) : target.value) || undefined)
        }
        onBlur={leave}
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

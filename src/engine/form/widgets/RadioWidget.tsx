import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { FieldLabel } from '../FieldChrome.tsx'
import { inputAttributes } from './inputAttributes.ts'
import { useChoices } from './useChoices.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

/** One of a few values, all in view. */
export function RadioWidget(props: FieldWidgetProps<string | number>) {
  const { id, label, value, onChange, onBlur, disabled } = props
  const choices = useChoices(props.property)
  return (
    <>
      <FieldLabel id={id} label={label} required={props.required} group />
      <RadioGroup
        id={id}
        aria-labelledby={`${id}-label`}
        {...inputAttributes(props)}
        value={value ?? ''}
        onChange={(_, next) => onChange(choices.find((choice) => String(choice.value) === next)?.value)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
        }}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            label={choice.text}
            disabled={disabled}
            control={<Radio size="small" />}
            sx={{ width: 'fit-content' }}
          />
        ))}
      </RadioGroup>
    </>
  )
}

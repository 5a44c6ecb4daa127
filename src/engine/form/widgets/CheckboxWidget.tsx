import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { WithBadges } from '../FieldChrome.tsx'
import { inputAttributes } from './inputAttributes.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

/** On or off, with its sentence beside it. */
export function CheckboxWidget(props: FieldWidgetProps<boolean>) {
  const { id, label, value, onChange, onBlur, disabled, required } = props
  return (
    <WithBadges>
      <FormControlLabel
        label={label}
        disabled={disabled}
        required={required}
        control={
          <Checkbox
            id={id}
            size="small"
            checked={value ?? false}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            slotProps={{ input: inputAttributes(props) }}
          />
        }
        sx={{ '& .MuiFormControlLabel-label': { typography: 'body2' } }}
      />
    </WithBadges>
  )
}

import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { WithBadges } from '../FieldChrome.tsx'
import { inputAttributes } from './inputAttributes.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

/** On or off. */
export function SwitchWidget(props: FieldWidgetProps<boolean>) {
  const { id, label, value, onChange, onBlur, disabled } = props
  return (
    <WithBadges>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            id={id}
            size="small"
            checked={value ?? false}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            slotProps={{ input: { 'aria-describedby': inputAttributes(props)['aria-describedby'] } }}
          />
        }
        sx={{ ml: 0, gap: 1, '& .MuiFormControlLabel-label': { typography: 'body2', fontWeight: 500 } }}
      />
    </WithBadges>
  )
}

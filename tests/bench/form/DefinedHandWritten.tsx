import { memo, useCallback, useState } from 'react'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import type { PropertyDefinition } from '../../../src/language/portal.ts'
import type { ReadForm } from './readDefinedForm.ts'

interface FieldProps {
  name: string
  property: PropertyDefinition
  value: unknown
  onChange: (name: string, value: unknown) => void
}

const Field = memo(function Field({ name, property, value, onChange }: FieldProps) {
  if (property.type === 'boolean')
    return (
      <FormControlLabel
        label={name}
        control={<Switch checked={value === true} onChange={(_event, checked) => onChange(name, checked)} />}
      />
    )
  const text = typeof value === 'string' ? value : ''
  const isTooLong = text.length > (property.maxLength ?? Infinity)
  return (
    <TextField
      id={name}
      label={name}
      size="small"
      fullWidth
      margin="dense"
      select={property.enum !== undefined}
      value={text}
      error={isTooLong}
      helperText={isTooLong ? 'Too long' : 'help'}
      onChange={(event) => onChange(name, event.target.value)}
    >
      {property.enum?.map((each) => (
        <MenuItem key={String(each)} value={String(each)}>
          {String(each)}
        </MenuItem>
      ))}
    </TextField>
  )
})

/** What a careful developer writes for the same fields: one state, memoised fields, no rules. */
export function createBenchForm({ entity, fields, start }: ReadForm) {
  return function BenchForm() {
    const [values, setValues] = useState<Record<string, unknown>>(start)
    const change = useCallback(
      (name: string, value: unknown) => setValues((before) => ({ ...before, [name]: value })),
      [],
    )
    return fields.map((name) => {
      const property = entity.properties[name]
      return property === undefined || property.type === 'array' ? null : (
        <Field key={name} name={name} property={property} value={values[name]} onChange={change} />
      )
    })
  }
}

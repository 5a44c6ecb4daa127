import { memo, useCallback, useState } from 'react'
import TextField from '@mui/material/TextField'
import { fieldNames } from './fieldNames.ts'

interface FieldProps {
  name: string
  value: string
  onChange: (name: string, value: string) => void
}

const Field = memo(function Field({ name, value, onChange }: FieldProps) {
  return (
    <TextField
      id={name}
      label={name}
      size="small"
      fullWidth
      margin="dense"
      value={value}
      helperText="help"
      onChange={(event) => onChange(name, event.target.value)}
    />
  )
})

/** What a careful developer writes: one state, memoised fields. */
export function BenchForm() {
  const [values, setValues] = useState<Record<string, string>>({})
  const change = useCallback(
    (name: string, value: string) => setValues((before) => ({ ...before, [name]: value })),
    [],
  )
  return fieldNames.map((name) => (
    <Field key={name} name={name} value={values[name] ?? ''} onChange={change} />
  ))
}

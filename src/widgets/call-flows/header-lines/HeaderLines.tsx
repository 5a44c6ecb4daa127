import { useState } from 'react'
import TextField from '@mui/material/TextField'
import type { FieldWidgetProps } from '../../../engine/registry/contract.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'

/** HTTP headers, one per line. */
export function HeaderLines(props: FieldWidgetProps<Record<string, string>>) {
  const { id, label, value, onChange, onBlur, disabled, error, required } = props
  const { t } = usePortal()
  const [typed, setTyped] = useState(() => linesOf(value))
  // What was undone, or came from elsewhere, takes the place of what was typed.
  const text = isSame(headersOf(typed), value) ? typed : linesOf(value)
  return (
    <TextField
      id={id}
      label={label}
      size="small"
      fullWidth
      multiline
      minRows={2}
      value={text}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      helperText={t('call-flows:build-headers-help')}
      onBlur={onBlur}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(headersOf(event.target.value))
      }}
    />
  )
}

function isSame(one: Record<string, string> = {}, other: Record<string, string> = {}): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  )
}

function linesOf(headers: Record<string, string> = {}): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

function headersOf(text: string): Record<string, string> | undefined {
  const pairs = text.split('\n').flatMap((line) => {
    const [name = '', ...rest] = line.split(':')
    return name.trim() === '' || rest.length === 0 ? [] : [[name.trim(), rest.join(':').trim()]]
  })
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs)
}

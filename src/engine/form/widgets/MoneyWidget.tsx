import { useState } from 'react'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { TextKey } from '../../../language/portal.ts'
import { readMoney, writeMoney, type MoneyProblem } from '../../../shared/readMoney.ts'
import { formatMoney } from '../../../shared/numbers.ts'
import { usePortal } from '../../registry/portalContext.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'
import { FieldLabel } from '../FieldChrome.tsx'
import { inputAttributes } from './inputAttributes.ts'

const words: Record<MoneyProblem, TextKey> = {
  unreadable: 'portal:money-unreadable',
  ambiguous: 'portal:money-ambiguous',
  'too-fine': 'portal:money-too-fine',
}

/**
 * Money, typed as people of any country write it and kept in micro-units. What is understood is said below the field;
 * what isn't stays there as it was typed, with why.
 */
export function MoneyWidget(props: FieldWidgetProps<number | string>) {
  const { id, label, value, onChange, onBlur } = props
  const { t, manifest } = usePortal()
  const [typed, setTyped] = useState('')
  const text =
    valueOf(typed) === value ? typed : typeof value === 'number' ? writeMoney(value) : (value ?? '')
  const read = text.trim() === '' ? undefined : readMoney(text)
  const problem = read && 'problem' in read ? t(words[read.problem]) : undefined
  const isRewritten = read && 'amount' in read && text.trim() !== writeMoney(read.amount)
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
        startAdornment={<InputAdornment position="start">{manifest.currency}</InputAdornment>}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(valueOf(event.target.value))
        }}
        onBlur={() => {
          setTyped(text.trim())
          onBlur()
        }}
        slotProps={{ input: { ...inputAttributes(props), inputMode: 'decimal', autoComplete: 'off' } }}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
      <span className="pb-quiet" aria-live="polite">
        {problem ?? (isRewritten ? formatMoney(read.amount, manifest.currency) : '')}
      </span>
    </>
  )
}

/** What isn't understood stays text, so that nothing typed is lost and nothing is sent. */
function valueOf(typed: string): number | string | undefined {
  if (typed.trim() === '') return undefined
  const read = readMoney(typed)
  return 'amount' in read ? read.amount : typed.trim()
}

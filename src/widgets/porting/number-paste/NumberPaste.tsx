import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { formatDate } from '../../../shared/dates.ts'
import { FieldLabel } from '../../common/FieldLabel.tsx'
import type { FieldWidgetProps } from '../../../engine/registry/contract.ts'
import { CheckRows } from './CheckRows.tsx'
import { readPasted } from './readPasted.ts'
import { useChecks } from './useChecks.ts'

/** Pasted numbers, each with whether it can be moved, and why not. */
export function NumberPaste(props: FieldWidgetProps<string[]>) {
  const { id, label, value, required, disabled, error, describedBy, form } = props
  const { t } = usePortal()
  const country = form.useValue<string>('country') ?? ''
  const [typed, setTyped] = useState(() => (value ?? []).join('\n'))
  const shown = sameNumbers(readPasted(typed), value) ? typed : (value ?? []).join('\n')
  const numbers = value ?? []
  const { checks, failed, isChecking, retry } = useChecks(
    typeof props.options['check'] === 'string' ? props.options['check'] : '',
    country,
    numbers,
    form.useValue<string>('reference'),
  )
  const movable = checks?.checks.filter(({ portable }) => portable) ?? []
  const isMixed = checks !== undefined && movable.length > 0 && movable.length < numbers.length
  const change = (text: string): void => {
    setTyped(text)
    const next = readPasted(text)
    props.onChange(next.length > 0 ? next : undefined)
  }
  const firstDay = checks?.earliest_date
  const { onChange } = props
  // The date offers days from then on.
  useEffect(() => {
    if (firstDay !== undefined && form.get('earliest_date') !== firstDay)
      onChange(value, { earliest_date: firstDay })
  }, [form, firstDay, onChange, value])
  return (
    <>
      <Box sx={{ mb: 0.75 }}>
        <FieldLabel id={id} label={label} required={required} />
      </Box>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        multiline
        minRows={4}
        maxRows={12}
        value={shown}
        disabled={disabled}
        error={error !== undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={props.onBlur}
        slotProps={{
          input: {
            'aria-describedby': [`${id}-paste`, describedBy].filter(Boolean).join(' '),
            'aria-invalid': error !== undefined,
            'aria-required': required,
            inputMode: 'tel',
            spellCheck: false,
          },
        }}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
      <Typography
        id={`${id}-paste`}
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block', mt: 0.5 }}
      >
        {t(country === '' ? 'porting:paste-no-country' : 'porting:paste-help')}
      </Typography>
      {isChecking && <LinearProgress aria-label={t('porting:paste-checking')} sx={{ mt: 1 }} />}
      <Typography
        component="output"
        variant="body2"
        sx={{ display: 'block', mt: checks ? 1 : 0, fontWeight: 500 }}
      >
        {checks && foundText(t, { movable: movable.length, total: numbers.length, ...checks })}
      </Typography>
      {failed !== undefined && (
        <LoadFailure title={t('porting:paste-failed')} error={failed} onRetry={retry} />
      )}
      {checks && movable.length < numbers.length && (
        <CheckRows name={t('porting:paste-results')} checks={checks.checks} />
      )}
      {isMixed && !disabled && (
        <Box sx={{ mt: 1 }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => change(movable.map(({ number }) => number).join('\n'))}
          >
            {t('porting:paste-keep', { count: movable.length })}
          </Button>
        </Box>
      )}
    </>
  )
}

interface Found {
  movable: number
  total: number
  earliest_date?: string
  lead_time?: string
}

function foundText(t: ReturnType<typeof usePortal>['t'], found: Found): string {
  const { movable, total, earliest_date: date, lead_time: time } = found
  const result = t('porting:paste-movable', { count: movable, total })
  if (movable === 0 || date === undefined || time === undefined) return result
  return `${result}, ${t('porting:paste-from', { date: formatDate(date), time })}`
}

function sameNumbers(one: readonly string[], other: readonly string[] | undefined): boolean {
  return one.length === (other ?? []).length && one.every((number, index) => number === other?.[index])
}

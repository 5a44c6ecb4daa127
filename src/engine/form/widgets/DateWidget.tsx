import { useRef, useState } from 'react'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldLabel } from '../FieldChrome.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { inputAttributes } from './inputAttributes.ts'
import { readDate, showDate, type DayLimits } from './localDateTime.ts'
import { todayHere } from './todayHere.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

const DAY_MS = 86_400_000

/** A day (MM.DD.YYYY): typed, or chosen from a calendar. What is no day stays in the field with its error. */
export function DateWidget(props: FieldWidgetProps<string>) {
  const { id, label, value, onChange, onBlur, disabled, options, form } = props
  const [typed, setTyped] = useState(() => shownDay(value))
  const [calendar, setCalendar] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const first = form.useValue<string>(typeof options.fromField === 'string' ? options.fromField : props.path)
  const shown = readDay(typed) === value ? typed : shownDay(value)
  const change = (text: string) => {
    setTyped(text)
    onChange(readDay(text))
  }
  return (
    <Box ref={root}>
      <FieldLabel id={id} label={label} required={props.required} />
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={shown}
        placeholder={props.placeholder ?? 'MM.DD.YYYY'}
        disabled={disabled}
        error={props.error !== undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          setTyped(shownDay(value))
          onBlur()
        }}
        slotProps={{ input: { ...inputAttributes(props), inputMode: 'numeric', autoComplete: 'off' } }}
        endAdornment={
          <CalendarButton
            anchor={root}
            isOpen={calendar}
            onToggle={setCalendar}
            day={readDate(shown)}
            limits={limitsOf(options, typeof options.fromField === 'string' ? first : undefined)}
            disabled={disabled}
            onChoose={(day) => change(showDate(day))}
          />
        }
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
    </Box>
  )
}

/** What the calendar offers; a rule refuses what is typed. */
function limitsOf(options: FieldWidgetProps['options'], first: string | undefined): DayLimits {
  const { minDays, maxDays, noWeekends } = options
  const today = Date.parse(todayHere())
  const from = first === undefined ? NaN : Math.round((Date.parse(first) - today) / DAY_MS)
  const least = Number.isNaN(from) ? minDays : from
  return {
    noWeekends: noWeekends === true,
    ...(typeof least === 'number' && { minDays: least }),
    ...(typeof maxDays === 'number' && { maxDays }),
  }
}

function readDay(text: string): string | undefined {
  return readDate(text) ?? (text.trim() || undefined)
}

function shownDay(value: string | undefined): string {
  const day = readDate(value ?? '')
  return day === undefined ? (value ?? '') : showDate(day)
}

import { useRef, useState } from 'react'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldLabel } from '../FieldChrome.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { inputAttributes } from './inputAttributes.ts'
import { readDate, showDate } from './localDateTime.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

const anyDay = { noWeekends: false }

/** A day (MM.DD.YYYY): typed, or chosen from a calendar. What is no day stays in the field with its error. */
export function DateWidget(props: FieldWidgetProps<string>) {
  const { id, label, value, onChange, onBlur, disabled } = props
  const [typed, setTyped] = useState(() => shownDay(value))
  const [calendar, setCalendar] = useState(false)
  const root = useRef<HTMLDivElement>(null)
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
            limits={anyDay}
            disabled={disabled}
            onChoose={(day) => change(showDate(day))}
          />
        }
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
    </Box>
  )
}

function readDay(text: string): string | undefined {
  return readDate(text) ?? (text.trim() || undefined)
}

function shownDay(value: string | undefined): string {
  const day = readDate(value ?? '')
  return day === undefined ? (value ?? '') : showDate(day)
}

import { Suspense, lazy, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import { FieldLabel } from '../FieldChrome.tsx'
import { inputAttributes } from './inputAttributes.ts'
import { readDate, showDate } from './localDateTime.ts'
import { usePortal } from '../../registry/portalContext.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

const CalendarPopover = lazy(() => import('./CalendarPopover.tsx'))
const anyDay = { noWeekends: false }

/** A day (MM.DD.YYYY): typed, or chosen from a calendar. What is no day stays in the field with its error. */
export function DateWidget(props: FieldWidgetProps<string>) {
  const { id, label, value, onChange, onBlur, disabled } = props
  const { t } = usePortal()
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
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={t('portal:form-open-calendar')}
              disabled={disabled}
              onClick={() => setCalendar(true)}
            >
              <CalendarIcon fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
      <Popover
        open={calendar}
        anchorEl={() => root.current}
        onClose={() => setCalendar(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('portal:form-open-calendar') } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Suspense fallback={<Box sx={{ width: 320, height: 336 }} />}>
          <CalendarPopover
            day={readDate(shown)}
            limits={anyDay}
            onChoose={(day) => {
              setCalendar(false)
              change(showDate(day))
            }}
          />
        </Suspense>
      </Popover>
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

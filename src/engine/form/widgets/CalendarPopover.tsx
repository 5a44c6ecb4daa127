import dayjs from 'dayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { isDayAllowed } from './localDateTime.ts'
import type { DayLimits } from './localDateTime.ts'

interface CalendarPopoverProps {
  /** `2026-11-25` */
  day: string | undefined
  limits: DayLimits
  onChoose: (day: string) => void
}

/** A month to choose a day from. Loaded when first opened. */
export default function CalendarPopover({ day, limits, onChoose }: CalendarPopoverProps) {
  const today = dayjs().format('YYYY-MM-DD')
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        // the person has just asked for the calendar: the keyboard goes on inside it
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        reduceAnimations
        value={day ? dayjs(day) : null}
        minDate={dayjs('1980-01-01')}
        maxDate={dayjs('2050-12-31')}
        shouldDisableDate={(date) => !isDayAllowed(date.format('YYYY-MM-DD'), today, limits)}
        onChange={(date: dayjs.Dayjs | null, state) => {
          if (date && state === 'finish') onChoose(date.format('YYYY-MM-DD'))
        }}
      />
    </LocalizationProvider>
  )
}

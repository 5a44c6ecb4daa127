import { Suspense, lazy } from 'react'
import type { RefObject } from 'react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Popover from '@mui/material/Popover'
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import { usePortal } from '../../registry/portalContext.ts'
import type { DayLimits } from './localDateTime.ts'

const CalendarPopover = lazy(() => import('./CalendarPopover.tsx'))

interface CalendarButtonProps {
  /** What the calendar hangs from. */
  anchor: RefObject<Element | null>
  isOpen: boolean
  onToggle: (open: boolean) => void
  day: string | undefined
  limits: DayLimits
  disabled: boolean
  onChoose: (day: string) => void
}

/** The end of a date field: opens a calendar to choose the day from. */
export function CalendarButton({
  anchor,
  isOpen,
  onToggle,
  day,
  limits,
  disabled,
  onChoose,
}: CalendarButtonProps) {
  const { t } = usePortal()
  const name = t('portal:form-open-calendar')
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={name}
        disabled={disabled}
        onClick={() => onToggle(true)}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={() => onToggle(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Suspense fallback={<Box sx={{ width: 320, height: 336 }} />}>
          <CalendarPopover
            day={day}
            limits={limits}
            onChoose={(chosen) => {
              onToggle(false)
              onChoose(chosen)
            }}
          />
        </Suspense>
      </Popover>
    </InputAdornment>
  )
}

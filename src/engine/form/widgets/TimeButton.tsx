import { useState } from 'react'
import type { RefObject } from 'react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import ClockIcon from '@mui/icons-material/ScheduleOutlined'
import { usePortal } from '../../registry/portalContext.ts'
import { fiveMinuteSteps, hoursOfDay } from './localDateTime.ts'

interface TimeButtonProps {
  /** What the lists hang from. */
  anchor: RefObject<Element | null>
  isOpen: boolean
  onToggle: (open: boolean) => void
  /** `09:30` */
  time: string | undefined
  disabled: boolean
  onChoose: (time: string) => void
}

/** The end of a time field: opens a list of hours and one of minutes. */
export function TimeButton({ anchor, isOpen, onToggle, time, disabled, onChoose }: TimeButtonProps) {
  const { t } = usePortal()
  const name = t('portal:form-open-times')
  const [hour = '', minute = ''] = time?.split(':') ?? []
  const [atMinutes, setAtMinutes] = useState(false)
  const toggle = (open: boolean) => {
    setAtMinutes(false)
    onToggle(open)
  }
  return (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" aria-label={name} disabled={disabled} onClick={() => toggle(true)}>
        <ClockIcon fontSize="small" />
      </IconButton>
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={() => toggle(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Box sx={{ display: 'flex', fontVariantNumeric: 'tabular-nums' }}>
          <Choices
            label={t('portal:form-hour')}
            values={hoursOfDay}
            chosen={hour}
            focused={!atMinutes}
            onChoose={(next) => {
              onChoose(`${next}:${minute || '00'}`)
              setAtMinutes(true)
            }}
          />
          <Choices
            label={t('portal:form-minute')}
            values={fiveMinuteSteps}
            chosen={minute}
            focused={atMinutes}
            onChoose={(next) => {
              onChoose(`${hour || '00'}:${next}`)
              toggle(false)
            }}
          />
        </Box>
      </Popover>
    </InputAdornment>
  )
}

interface ChoicesProps {
  label: string
  values: string[]
  chosen: string
  /** The keyboard goes on here. */
  focused: boolean
  onChoose: (value: string) => void
}

function Choices({ label, values, chosen, focused, onChoose }: ChoicesProps) {
  return (
    <MenuList
      // A select opens over its field, and would hide the other list.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={label}
      variant="selectedMenu"
      autoFocusItem={focused}
      sx={{
        width: 88,
        '& + &': { borderLeft: 1, borderColor: 'divider' },
      }}
    >
      {values.map((value) => (
        <MenuItem
          key={value}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          selected={value === chosen}
          aria-selected={value === chosen}
          onClick={() => onChoose(value)}
          sx={{ justifyContent: 'center' }}
        >
          {value}
        </MenuItem>
      ))}
    </MenuList>
  )
}

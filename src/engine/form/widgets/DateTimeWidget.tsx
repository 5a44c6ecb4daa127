import { useRef, useState } from 'react'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldLabel, FieldNote } from '../FieldChrome.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { afterClockGap } from '../../../shared/clockOffset.ts'
import { inputAttributes } from './inputAttributes.ts'
import { isDayAllowed, joinDateTime, readDate, readTime, showDate, splitDateTime } from './localDateTime.ts'
import type { DayLimits, TypedDateTime } from './localDateTime.ts'
import { TimeButton } from './TimeButton.tsx'
import { todayHere } from './todayHere.ts'
import { usePortal } from '../../registry/portalContext.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

/** A local date (MM.DD.YYYY) and time (HH:MM): typed, or chosen from a calendar and lists of hours and minutes. */
export function DateTimeWidget(props: FieldWidgetProps<string>) {
  const { id, label, value, onChange, onBlur, disabled, options, form } = props
  const { t } = usePortal()
  const [typed, setTyped] = useState<TypedDateTime>(() => splitDateTime(value))
  const [opened, setOpened] = useState<'calendar' | 'clock'>()
  const root = useRef<HTMLFieldSetElement>(null)
  const clock = useRef<HTMLDivElement>(null)
  const limits = limitsOf(options)
  // an early day may be typed: what is too early depends on the zone, and a check of the entity says so
  const join = (next: TypedDateTime) =>
    joinDateTime(next, (day) => isDayAllowed(day, todayHere(), { ...limits, minDays: -Infinity }))
  const shown = join(typed) === value ? typed : splitDateTime(value)
  const zone = form.useValue<string>(typeof options.zoneField === 'string' ? options.zoneField : props.path)
  const skipped =
    value && zone && typeof options.zoneField === 'string' ? afterClockGap(value, zone) : undefined
  const describedBy = [props.describedBy, skipped && `${id}-gap`].filter(Boolean).join(' ')
  const attributes = { ...props, ...(describedBy && { describedBy }) }

  const change = (next: TypedDateTime) => {
    setTyped(next)
    onChange(join(next))
  }
  /** What was typed is shown the way it was understood. */
  const tidy = () => {
    const day = readDate(shown.date)
    change({ date: day ? showDate(day) : shown.date.trim(), time: readTime(shown.time) ?? shown.time.trim() })
  }

  return (
    <Box
      ref={root}
      component="fieldset"
      aria-labelledby={`${id}-label`}
      onBlur={(event) => {
        const inside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        if (inside || opened) return
        tidy()
        onBlur()
      }}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <FieldLabel id={id} label={label} required={props.required} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OutlinedInput
          id={id}
          size="small"
          value={shown.date}
          placeholder="MM.DD.YYYY"
          disabled={disabled}
          error={props.error !== undefined}
          onChange={(event) => change({ ...shown, date: event.target.value })}
          slotProps={{
            input: {
              ...inputAttributes(attributes),
              'aria-labelledby': `${id}-label ${id}-date`,
              inputMode: 'numeric',
              autoComplete: 'off',
            },
          }}
          endAdornment={
            <CalendarButton
              anchor={root}
              isOpen={opened === 'calendar'}
              onToggle={(open) => setOpened(open ? 'calendar' : undefined)}
              day={readDate(shown.date)}
              limits={limits}
              disabled={disabled}
              onChoose={(day) => change({ ...shown, date: showDate(day) })}
            />
          }
          sx={{ flex: '1 1 180px', fontVariantNumeric: 'tabular-nums' }}
        />
        <span id={`${id}-date`} hidden>
          {t('portal:form-date')}
        </span>
        <span id={`${id}-time-label`} hidden>
          {t('portal:form-time')}
        </span>
        <OutlinedInput
          id={`${id}-time`}
          ref={clock}
          size="small"
          value={shown.time}
          placeholder="HH:MM"
          disabled={disabled}
          error={props.error !== undefined}
          onChange={(event) => change({ ...shown, time: event.target.value })}
          slotProps={{
            input: {
              ...inputAttributes(attributes),
              'aria-labelledby': `${id}-label ${id}-time-label`,
              autoComplete: 'off',
            },
          }}
          endAdornment={
            <TimeButton
              anchor={clock}
              isOpen={opened === 'clock'}
              onToggle={(open) => setOpened(open ? 'clock' : undefined)}
              time={readTime(shown.time)}
              disabled={disabled}
              onChoose={(time) => change({ ...shown, time })}
            />
          }
          sx={{ flex: '1 1 120px', fontVariantNumeric: 'tabular-nums' }}
        />
      </Box>
      {skipped && zone && (
        <FieldNote id={`${id}-gap`} as="output">
          {t('portal:form-gap', { zone, time: splitDateTime(skipped).time })}
        </FieldNote>
      )}
    </Box>
  )
}

function limitsOf(options: FieldWidgetProps['options']): DayLimits {
  return {
    ...(typeof options.minDays === 'number' && { minDays: options.minDays }),
    ...(typeof options.maxDays === 'number' && { maxDays: options.maxDays }),
    noWeekends: options.noWeekends === true,
  }
}

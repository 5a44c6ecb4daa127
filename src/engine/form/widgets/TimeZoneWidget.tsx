import { use, useMemo, useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import { offsetOf } from '../../../shared/clockOffset.ts'
import { FieldLabel } from '../FieldChrome.tsx'
import { optionList, renderAutocompleteInput } from './renderAutocompleteInput.tsx'
import { rankMatches } from './rankMatches.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'
import { usePortal } from '../../registry/portalContext.ts'
import type { Translate } from '../../registry/portalContext.ts'

interface Zone {
  value: string
  text: string
  /** `UTC+02:00` */
  offset: string
}

const AT_MOST = 60

/** An IANA time zone, found by name or by its offset now. */
export function TimeZoneWidget(props: FieldWidgetProps<string>) {
  const { id, label, value, onChange, onBlur, disabled, property } = props
  const { t, loadCatalogue } = usePortal()
  const items = use(loadCatalogue(property.catalogue ?? 'time-zones'))
  const [opened, setOpened] = useState(false)
  const [now] = useState(() => Date.now())
  const chosen = useMemo(
    () => (value === undefined ? null : withOffset({ value, text: textOf(items, value) }, now)),
    [items, value, now],
  )
  const zones = useMemo(
    () => (opened ? items.map((item) => withOffset(item, now)) : chosen ? [chosen] : []),
    [items, opened, chosen, now],
  )
  const filter = useMemo(() => {
    const words = (zone: Zone) => `${zone.text} ${zone.value} ${zone.offset}`
    return (options: Zone[], { inputValue }: { inputValue: string }) =>
      shorten(rankMatches(options, inputValue, words), chosen, t)
  }, [chosen, t])
  return (
    <>
      <FieldLabel id={id} label={label} required={props.required} />
      <Autocomplete
        id={id}
        size="small"
        options={zones}
        value={chosen}
        filterOptions={filter}
        getOptionLabel={(zone) => (zone.offset ? `${zone.text} (${zone.offset})` : zone.text)}
        getOptionDisabled={(zone) => zone.value === ''}
        isOptionEqualToValue={(left, right) => left.value === right.value}
        getOptionKey={(zone) => zone.value}
        onOpen={() => setOpened(true)}
        onChange={(_, zone) => onChange(zone?.value)}
        onBlur={onBlur}
        disabled={disabled}
        noOptionsText={t('portal:form-no-match')}
        renderOption={({ key, ...option }, zone) => (
          <Box component="li" key={key} {...option} sx={{ display: 'flex', gap: 2 }}>
            <span>{zone.text}</span>
            <Box
              component="span"
              sx={{ ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {zone.offset}
            </Box>
          </Box>
        )}
        disablePortal
        slotProps={optionList(t)}
        renderInput={(params) => renderAutocompleteInput(params, props)}
      />
    </>
  )
}

/** The chosen zone and the first of the rest; what is left out is said in a last line that cannot be chosen. */
function shorten(zones: Zone[], chosen: Zone | null, t: Translate): Zone[] {
  if (zones.length <= AT_MOST) return zones
  const others = zones.filter((zone) => zone.value !== chosen?.value)
  const current = others.length < zones.length && chosen ? [chosen] : []
  const note = { value: '', text: t('portal:form-narrow', { count: zones.length - AT_MOST }), offset: '' }
  return [...current, ...others.slice(0, AT_MOST - current.length), note]
}

function textOf(items: { value: string; text: string }[], value: string): string {
  return items.find((item) => item.value === value)?.text ?? value
}

function withOffset(item: { value: string; text: string }, now: number): Zone {
  return { value: item.value, text: item.text, offset: offsetOf(item.value, now) }
}

import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { FieldLabel } from '../FieldChrome.tsx'
import { inputAttributes } from './inputAttributes.ts'
import { optionList, renderAutocompleteInput } from './renderAutocompleteInput.tsx'
import { rankMatches } from './rankMatches.ts'
import { useOfferedChoices } from './choices/useOfferedChoices.ts'
import { Flag } from '../../registry/cells/Flag.tsx'
import { usePortal } from '../../registry/portalContext.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

const MENU_AT_MOST = 12

/** One of the values of an enum or a catalogue; a long list can be searched. */
export function SelectWidget(props: FieldWidgetProps<string | number>) {
  const { id, label, value, onChange, onBlur, required, disabled, error } = props
  const { t } = usePortal()
  const choices = useOfferedChoices(props)
  const flags = props.property.cell === 'country' || props.property.cell === 'region'
  const chosen = choices.find((choice) => choice.value === value)
  if (choices.length > MENU_AT_MOST) {
    return (
      <>
        <FieldLabel id={id} label={label} required={required} />
        <Autocomplete
          id={id}
          size="small"
          options={choices}
          value={chosen ?? null}
          getOptionLabel={(choice) => choice.text}
          filterOptions={(all, { inputValue }) => {
            const found = rankMatches(all, inputValue, ({ text }) => text)
            const coded = flags ? all.filter(({ value: code }) => isCode(code, inputValue)) : []
            return [...new Set([...coded, ...found])]
          }}
          isOptionEqualToValue={(left, right) => left.value === right.value}
          getOptionKey={(choice) => choice.value}
          getOptionDisabled={(choice) => choice.isClosed}
          onChange={(_, choice) => onChange(choice?.value)}
          onBlur={onBlur}
          disabled={disabled}
          noOptionsText={t('portal:form-no-match')}
          disablePortal
          slotProps={optionList(t)}
          renderOption={({ key, ...item }, choice) => (
            <Box component="li" key={key} {...item} sx={{ gap: 1 }}>
              {flags && <Flag code={String(choice.value)} />}
              {choice.text}
              <OptionNote note={choice.note} />
            </Box>
          )}
          renderInput={(params) => {
            if (flags && chosen) {
              params.slotProps.input.startAdornment = (
                <InputAdornment position="start" sx={{ ml: 1, mr: 0 }}>
                  <Flag key={chosen.value} code={String(chosen.value)} />
                </InputAdornment>
              )
            }
            return renderAutocompleteInput(params, {
              ...props,
              placeholder: props.placeholder ?? t('portal:form-choose'),
            })
          }}
        />
      </>
    )
  }
  return (
    <>
      <FieldLabel id={id} label={label} required={required} />
      <Select
        size="small"
        fullWidth
        displayEmpty
        labelId={`${id}-label`}
        SelectDisplayProps={{ id, ...inputAttributes(props) }}
        value={chosen?.value ?? ''}
        renderValue={() =>
          chosen?.text ??
          (value === undefined ? (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {props.placeholder ?? t('portal:form-choose')}
            </Box>
          ) : (
            String(value)
          ))
        }
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        onClose={onBlur}
        disabled={disabled}
        error={error !== undefined}
      >
        {!required && <MenuItem value="">{t('portal:form-choose')}</MenuItem>}
        {choices.map((choice) => (
          <MenuItem key={choice.value} value={choice.value} disabled={choice.isClosed}>
            {choice.text}
            <OptionNote note={choice.note} />
          </MenuItem>
        ))}
      </Select>
    </>
  )
}

function OptionNote({ note }: { note: string }) {
  if (note === '') return null
  return (
    <Box component="span" sx={{ ml: 1, color: 'text.secondary', typography: 'caption' }}>
      {note}
    </Box>
  )
}

/** Whether somebody typed the code of a country or region, such as `NY` for `US-NY`. */
function isCode(code: string | number, typed: string): boolean {
  return String(code).split('-').at(-1) === typed.trim().toUpperCase()
}

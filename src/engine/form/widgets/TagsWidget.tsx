import { useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import { FieldLabel, FieldNote } from '../FieldChrome.tsx'
import { optionList, renderAutocompleteInput } from './renderAutocompleteInput.tsx'
import { useSuggestions } from './useSuggestions.ts'
import { usePortal } from '../../registry/portalContext.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

/**
 * Several short texts: each is added with Enter or a comma, and what is still typed when the field is left; or taken
 * from values that the API offers.
 */
export function TagsWidget(props: FieldWidgetProps<string[]>) {
  const { id, label, value, onChange, onBlur, disabled } = props
  const { t } = usePortal()
  const [typed, setTyped] = useState('')
  const tags = value ?? []
  const { values, labelOf, ask } = useSuggestions(props.options, typed)
  const describedBy = [`${id}-hint`, props.describedBy].filter(Boolean).join(' ')
  const keep = (texts: string[]) => {
    const next = [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <>
      <FieldLabel id={id} label={label} required={props.required} />
      <Autocomplete
        id={id}
        multiple
        freeSolo
        disableClearable
        forcePopupIcon={false}
        size="small"
        options={values}
        filterSelectedOptions
        onOpen={ask}
        value={tags}
        inputValue={typed}
        disabled={disabled}
        onInputChange={(_, text) => {
          const parts = text.split(',')
          setTyped(parts.at(-1) ?? '')
          if (parts.length > 1) keep([...tags, ...parts.slice(0, -1)])
        }}
        onChange={(_, next) => {
          keep(next)
          setTyped('')
        }}
        onBlur={() => {
          if (typed.trim() !== '') keep([...tags, typed])
          setTyped('')
          onBlur()
        }}
        renderValue={(shown, getItemProps) =>
          shown.map((tag, index) => {
            const { key, ...item } = getItemProps({ index })
            return <Chip key={key} size="small" label={tag} {...item} />
          })
        }
        renderOption={({ key, ...option }, each) => (
          <li key={key} {...option}>
            {labelOf(each)}
          </li>
        )}
        disablePortal
        slotProps={optionList(t)}
        renderInput={(params) => renderAutocompleteInput(params, { ...props, describedBy })}
      />
      {!disabled && <FieldNote id={`${id}-hint`}>{t('portal:form-tags-hint')}</FieldNote>}
    </>
  )
}

import Autocomplete from '@mui/material/Autocomplete'
import { FieldLabel } from '../FieldChrome.tsx'
import { optionList, renderAutocompleteInput } from './renderAutocompleteInput.tsx'
import { useSuggestions } from './useSuggestions.ts'
import { usePortal } from '../../registry/portalContext.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'
import { withoutSeparators } from '../../../shared/withoutSeparators.ts'

/** One line of text, typed or taken from values that the API offers. */
export function SuggestWidget(props: FieldWidgetProps<string>) {
  const { id, label, value = '', onChange, onBlur, disabled, property } = props
  const { t } = usePortal()
  const { values, labelOf, ask } = useSuggestions(props.options, value)
  const write = (text: string) =>
    onChange((property.format === 'phone' ? withoutSeparators(text) : text) || undefined)
  return (
    <>
      <FieldLabel id={id} label={label} required={props.required} />
      <Autocomplete
        id={id}
        freeSolo
        forcePopupIcon
        disableClearable
        size="small"
        options={values}
        value={value}
        inputValue={value}
        disabled={disabled}
        onOpen={ask}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') write(text)
        }}
        onChange={(_, text) => write(text)}
        onBlur={onBlur}
        filterOptions={(all, { inputValue }) =>
          all.filter((each) => each.includes(inputValue) || labelOf(each).includes(inputValue))
        }
        renderOption={({ key, ...option }, each) => (
          <li key={key} {...option}>
            {labelOf(each)}
          </li>
        )}
        disablePortal
        slotProps={optionList(t)}
        renderInput={(params) => renderAutocompleteInput(params, props)}
      />
    </>
  )
}

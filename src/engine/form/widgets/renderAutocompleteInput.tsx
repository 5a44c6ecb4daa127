import OutlinedInput from '@mui/material/OutlinedInput'
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { formTexts } from '../formTexts.ts'
import { inputAttributes } from './inputAttributes.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

/** The list is named apart from its input, so that the name of the field means one thing only. */
export const optionList = { listbox: { 'aria-labelledby': undefined, 'aria-label': formTexts.options } }

/** The input of a searchable select, described like every other input. */
export function renderAutocompleteInput(
  params: AutocompleteRenderInputParams,
  props: Pick<FieldWidgetProps<never>, 'required' | 'error' | 'describedBy' | 'placeholder'>,
) {
  const { ref, ...input } = params.slotProps.input
  return (
    <OutlinedInput
      {...input}
      ref={ref}
      id={params.id}
      size="small"
      fullWidth
      disabled={params.disabled}
      error={props.error !== undefined}
      placeholder={props.placeholder ?? ''}
      sx={{ '&&&&': { paddingBlock: 0 } }}
      slotProps={{ input: { ...params.slotProps.htmlInput, ...inputAttributes(props) } }}
    />
  )
}

import OutlinedInput from '@mui/material/OutlinedInput'
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { inputAttributes } from './inputAttributes.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

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
      slotProps={{ input: { ...params.slotProps.htmlInput, ...inputAttributes(props) } }}
    />
  )
}

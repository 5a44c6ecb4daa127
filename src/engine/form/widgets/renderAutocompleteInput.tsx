import type { KeyboardEvent } from 'react'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { inputAttributes } from './inputAttributes.ts'
import type { Translate } from '../../registry/portalContext.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

/** The list is named apart from its input, so that the name of the field means one thing only. */
export function optionList(t: Translate) {
  return { listbox: { 'aria-labelledby': undefined, 'aria-label': t('portal:form-options') } }
}

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
      slotProps={{
        input: {
          ...params.slotProps.htmlInput,
          ...inputAttributes(props),
          dir: 'auto',
          onKeyDown: keepInList,
        },
      }}
    />
  )
}

/** Enter belongs to a list that is open, also where nothing in it is marked yet: it would send the form. */
function keepInList(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.currentTarget.ariaExpanded === 'true') event.preventDefault()
}

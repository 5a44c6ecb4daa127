import { useMemo, useRef, useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import Link from '@mui/material/Link'
import { FieldErrorText, FieldLabel, FieldNote } from '../FieldChrome.tsx'
import { useForm, useFormSelector } from '../FormContext.ts'
import {
  keyOfOption,
  labelOfOption,
  optionOfValue,
  pickValue,
  referenceAddress,
  soughtText,
} from './referenceRequest.ts'
import type { ReferenceOption } from './referenceRequest.ts'
import { optionList, renderAutocompleteInput } from './renderAutocompleteInput.tsx'
import { useReferenceOptions } from './useReferenceOptions.ts'
import { Flag } from '../../registry/cells/Flag.tsx'
import type { FieldWidgetProps } from '../../registry/contract.ts'
import { usePortal } from '../../registry/portalContext.ts'
import { usePhoneFormat } from '../../registry/usePhoneFormat.ts'
import { useWay } from '../../registry/useWay.ts'

/** Stands in the list where the next page is asked for. */
const SHOW_MORE: ReferenceOption = { showMore: true }

/** A record of another resource, found by the API call the field's rules name. */
export function ReferenceSelectWidget(props: FieldWidgetProps<Record<string, unknown>>) {
  const { id, label, value, path, onChange, onBlur, disabled, form } = props
  const { t, navigate } = usePortal()
  const { store } = useForm()
  const findWay = useWay()
  const reference = form.entity.rules.fields[path]?.reference
  const address = useFormSelector(store, () =>
    reference ? referenceAddress(reference, store.scope()) : undefined,
  )
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const keepOpen = useRef(false)
  const phone = usePhoneFormat(reference?.labelFormat === 'phone')
  const found = useReferenceOptions(reference, disabled ? undefined : address, search)
  // Autocomplete takes a new object for a new choice and would forget what is being typed.
  const chosen = useMemo(
    () => (reference && value ? optionOfValue(reference, value) : null),
    [reference, value],
  )
  if (!reference) throw new Error(`${path} is drawn as a reference but its rules name none`)

  const options = found.more ? [...found.options, SHOW_MORE] : found.options
  const empty = found.state === 'ready' && found.options.length === 0 && search.trim() === ''
  const flags = props.property.cell === 'country' || props.property.cell === 'region'
  const isMore = (option: ReferenceOption) => option === SHOW_MORE
  const describedBy = [props.describedBy, empty && `${id}-empty`, found.state === 'failed' && `${id}-failed`]
    .filter(Boolean)
    .join(' ')
  const { text: emptyText, way } = reference.empty
  const wayTo = way && findWay(way)

  return (
    <>
      <FieldLabel id={id} label={label} required={props.required} />
      <Autocomplete<ReferenceOption>
        id={id}
        size="small"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={(_, reason) => {
          if (reason === 'selectOption' && keepOpen.current) keepOpen.current = false
          else setOpen(false)
        }}
        options={options}
        value={chosen}
        disabled={disabled}
        loading={found.state === 'loading'}
        loadingText={t('portal:loading')}
        noOptionsText={empty ? t(emptyText) : t('portal:form-no-match')}
        filterOptions={(all, { inputValue }) => (reference.search ? all : localMatches(all, inputValue))}
        getOptionLabel={(option) =>
          isMore(option) ? t('portal:form-show-more') : labelOfOption(reference, option, phone)
        }
        getOptionKey={(option) => (isMore(option) ? 'show-more' : keyOfOption(reference, option))}
        isOptionEqualToValue={(option, other) =>
          keyOfOption(reference, option) === keyOfOption(reference, other)
        }
        onInputChange={(_, text, reason) => setSearch(reason === 'input' ? text : '')}
        onChange={(_, option) => {
          if (!option) return onChange(undefined)
          if (!isMore(option)) return onChange(pickValue(reference, option))
          keepOpen.current = true
          found.showMore()
        }}
        onBlur={onBlur}
        renderOption={({ key, ...item }, option) => (
          <Box
            component="li"
            key={key}
            {...item}
            sx={{ gap: 1, ...(isMore(option) && { color: 'primary.main', fontWeight: 500 }) }}
          >
            {flags && !isMore(option) && <Flag code={keyOfOption(reference, option)} />}
            {isMore(option) ? t('portal:form-show-more') : labelOfOption(reference, option, phone)}
          </Box>
        )}
        disablePortal
        slotProps={optionList(t)}
        renderInput={(params) => {
          if (flags && chosen) {
            const code = keyOfOption(reference, chosen)
            params.slotProps.input.startAdornment = (
              <InputAdornment position="start" sx={{ ml: 1, mr: 0 }}>
                <Flag key={code} code={code} />
              </InputAdornment>
            )
          }
          return renderAutocompleteInput(params, {
            ...props,
            placeholder: props.placeholder ?? t('portal:form-choose'),
            ...(describedBy && { describedBy }),
          })
        }}
      />
      {empty && (
        <FieldNote id={`${id}-empty`} as="output">
          {t(emptyText)}{' '}
          {way && wayTo !== undefined && (
            <Link
              href={wayTo}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                navigate(wayTo)
              }}
            >
              {t(way.text)}
            </Link>
          )}
        </FieldNote>
      )}
      {found.state === 'failed' && (
        <FieldErrorText id={`${id}-failed`} as="div" role="alert">
          {t('portal:form-load-failed')}{' '}
          <Button size="small" onClick={found.retry}>
            {t('portal:try-again')}
          </Button>
        </FieldErrorText>
      )}
    </>
  )

  function localMatches(all: ReferenceOption[], text: string): ReferenceOption[] {
    const sought = text.trim().toLocaleLowerCase()
    const shown = chosen && reference ? labelOfOption(reference, chosen, phone).toLocaleLowerCase() : ''
    if (sought === '' || sought === shown || !reference) return all
    const plain = soughtText(reference, sought)
    return all.filter((option) => {
      if (isMore(option)) return true
      const words = labelOfOption(reference, option, phone).toLocaleLowerCase()
      return words.includes(sought) || soughtText(reference, words).includes(plain)
    })
  }
}

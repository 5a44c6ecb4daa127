import { useMemo, useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useRead } from '../../../engine/data/index.ts'
import type { FieldWidgetProps } from '../../../engine/registry/contract.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useDebounced } from '../../common/useDebounced.ts'
import { recordLists, type RecordList } from './recordLists.ts'

interface Choice {
  id: string
  name: string
}

/** Shown at once; where there are more, the others are found by name. */
const MOST = 50
const PAUSE_MS = 1000

/** A record of the account by its name; what is chosen is its id. */
export function RecordId(props: FieldWidgetProps<string>) {
  const { options } = props
  const list = typeof options['list'] === 'string' ? recordLists[options['list']] : undefined
  return list ? <RecordChoice {...props} list={list} /> : <PlainId {...props} />
}

function RecordChoice({
  list,
  id,
  label,
  value,
  onChange,
  onBlur,
  required,
  disabled,
  error,
}: FieldWidgetProps<string> & { list: RecordList }) {
  const { t } = usePortal()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<Choice | null>(null)
  const { first, choices, isWhole, isLoading, isFailed, isHidden } = useChoices(list, typed.trim())
  const chosen = useChosen(list, value, { first, isHidden, picked })
  return (
    <Autocomplete<Choice>
      id={id}
      size="small"
      fullWidth
      options={choices}
      value={chosen}
      disabled={disabled}
      loading={isLoading}
      loadingText={t('portal:loading')}
      noOptionsText={t('portal:form-no-match')}
      {...(!isWhole && { filterOptions: (all: Choice[]) => all })}
      getOptionLabel={({ name }) => name}
      getOptionKey={(choice) => choice.id}
      isOptionEqualToValue={(choice, other) => choice.id === other.id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, choice) => {
        setPicked(choice)
        onChange(choice?.id)
      }}
      onBlur={onBlur}
      disablePortal
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={error !== undefined}
          helperText={isFailed ? t('call-flows:build-reference-failed') : undefined}
        />
      )}
    />
  )
}

/** The first records by name, or those that what is typed finds where these aren't all. */
function useChoices(list: RecordList, typed: string) {
  const [sought] = useDebounced(typed, PAUSE_MS)
  const query = { ...list.usable, sort: list.name, per_page: MOST }
  const first = useRead<Record<string, unknown>>(list.path, { query })
  const firstChoices = choicesOf(first.data, list)
  const isWhole = firstChoices.length < MOST
  const isSearch = !isWhole && typed !== ''
  const found = useRead<Record<string, unknown>>(isSearch && sought !== '' ? list.path : null, {
    query: { ...query, [list.search]: sought },
  })
  const isPending = isSearch && sought !== typed
  const shown = isSearch ? found : first
  return {
    first: first.data && firstChoices,
    choices: isPending ? [] : isSearch ? choicesOf(found.data, list) : firstChoices,
    isWhole,
    isLoading: isPending || shown.isLoading,
    isFailed: shown.error !== undefined,
    isHidden: first.error !== undefined,
  }
}

/** What is chosen, by its name; one that can't be read by its id. */
function useChosen(
  list: RecordList,
  value: string | undefined,
  { first, isHidden, picked }: { first: Choice[] | undefined; isHidden: boolean; picked: Choice | null },
): Choice | null {
  const known = [...(picked ? [picked] : []), ...(first ?? [])].find(({ id }) => id === value)
  const isAsked = value !== undefined && known === undefined && first !== undefined
  const read = useRead<Record<string, unknown>>(isAsked ? `${list.path}/${encodeURIComponent(value)}` : null)
  const [record] = Object.values(read.data ?? {}).filter(isRecord)
  const isUnreadable = isHidden || read.error !== undefined
  const name = known?.name ?? (record && nameOf(record, list)) ?? (isUnreadable ? value : undefined) ?? ''
  // Autocomplete takes a new object for a new choice and would forget what is being typed.
  return useMemo(() => (value === undefined ? null : { id: value, name }), [value, name])
}

/** An id without a list. */
function PlainId({
  id,
  label,
  value,
  onChange,
  onBlur,
  required,
  disabled,
  error,
}: FieldWidgetProps<string>) {
  return (
    <TextField
      id={id}
      label={label}
      size="small"
      fullWidth
      value={value ?? ''}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  )
}

/** The rows of a list's answer, whatever it calls them. */
function choicesOf(body: Record<string, unknown> | undefined, list: RecordList): Choice[] {
  const rows: unknown = Object.values(body ?? {}).find((value) => Array.isArray(value))
  return Array.isArray(rows)
    ? rows.filter(isRecord).map((row) => ({ id: String(row['id']), name: nameOf(row, list) }))
    : []
}

function nameOf(row: Record<string, unknown>, { name }: RecordList): string {
  const value = row[name] ?? row['id']
  return typeof value === 'string' ? value : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

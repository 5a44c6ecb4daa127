import { useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useRead } from '../../engine/data/index.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useDebounced } from '../common/useDebounced.ts'

interface SavedList {
  id: string
  name: string
  contacts: string
  contacts_count: number
  contacts_filename: string
}

interface SavedListsProps {
  id: string
  path: string
  onChoose: (uuid: string, filename: string) => void
}

/** Shown at once; the others are found by name. */
const MOST = 50
const PAUSE_MS = 1000

/** Contacts that were kept under a name, to use instead of a file; nothing while there are none. */
export function SavedLists({ id, path, onChoose }: SavedListsProps) {
  const { t } = usePortal()
  const [typed, setTyped] = useState('')
  const [name] = useDebounced(typed.trim(), PAUSE_MS)
  const first = useRead<Record<string, unknown>>(path, { query: { sort: 'name', per_page: MOST } })
  const found = useRead<Record<string, unknown>>(path, {
    query: { sort: 'name', per_page: MOST, ...(name !== '' && { name }) },
    keepPrevious: true,
  })
  if (listsOf(first.data).length === 0) return null
  const label = ({ name: title, contacts_count: count }: SavedList): string =>
    t('portal:contact-upload-list', { name: title, count })
  return (
    <Autocomplete<SavedList>
      id={`${id}-saved`}
      size="small"
      fullWidth
      sx={{ mt: 1, maxWidth: 420 }}
      options={listsOf(found.data)}
      value={null}
      filterOptions={(all) => all}
      getOptionKey={(list) => list.id}
      getOptionLabel={label}
      loading={found.isLoading}
      loadingText={t('portal:loading')}
      noOptionsText={t('portal:form-no-match')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, list) => list && onChoose(list.contacts, list.contacts_filename)}
      renderInput={(params) => <TextField {...params} label={t('portal:contact-upload-saved')} />}
    />
  )
}

function listsOf(data: Record<string, unknown> | undefined): SavedList[] {
  const [lists] = Object.values(data ?? {}).filter((value) => Array.isArray(value))
  return (lists ?? []) as SavedList[] // what the resource lists
}

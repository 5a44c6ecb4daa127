import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useRead } from '../../../engine/data/index.ts'
import type { FieldWidgetProps } from '../../../engine/registry/contract.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'

interface ListOfRecords {
  path: string
  items: string
  name: string
}

/** Where the records are whose ids options hold. */
const lists: Record<string, ListOfRecords> = {
  audio_id: { path: '/v1/audio_files', items: 'audio_files', name: 'name' },
  hold_audio_id: { path: '/v1/audio_files', items: 'audio_files', name: 'name' },
  wait_audio_id: { path: '/v1/audio_files', items: 'audio_files', name: 'name' },
  caller_id_id: { path: '/v1/caller_ids', items: 'caller_ids', name: 'number' },
  trunk_id: { path: '/v1/sip_trunks', items: 'sip_trunks', name: 'name' },
  sender_id: { path: '/v1/sms_senders', items: 'sms_senders', name: 'name' },
  flow_id: { path: '/v1/call_flows', items: 'call_flows', name: 'name' },
}

/** A record of the account by its name; what is chosen is its id. */
export function RecordId(props: FieldWidgetProps<string>) {
  const { options } = props
  const list = typeof options['list'] === 'string' ? lists[options['list']] : undefined
  return list ? <Choice {...props} list={list} /> : <Field {...props} />
}

function Choice({ list, ...props }: FieldWidgetProps<string> & { list: ListOfRecords }) {
  const { t } = usePortal()
  const read = useRead<Record<string, Record<string, unknown>[]>>(list.path, { query: { per_page: 100 } })
  const rows = read.data?.[list.items] ?? []
  const known = rows.map((row): [string, string] => [String(row['id']), String(row[list.name] ?? row['id'])])
  const { value } = props
  const choices =
    value === undefined || known.some(([id]) => id === value) ? known : [...known, [value, value]]
  return (
    <Field {...props} select {...(read.error && { note: t('call-flows:build-reference-failed') })}>
      {choices.map(([id = '', name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Field>
  )
}

function Field({
  id,
  label,
  value,
  onChange,
  onBlur,
  required,
  disabled,
  error,
  select = false,
  note,
  children,
}: FieldWidgetProps<string> & { select?: boolean; note?: string; children?: React.ReactNode }) {
  return (
    <TextField
      id={id}
      label={label}
      size="small"
      fullWidth
      select={select}
      value={value ?? ''}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      helperText={note}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      {children}
    </TextField>
  )
}

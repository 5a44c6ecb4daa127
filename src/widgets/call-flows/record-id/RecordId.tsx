import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useRead } from '../../../engine/data/index.ts'
import type { FieldWidgetProps } from '../../../engine/registry/contract.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'

interface ListOfRecords {
  path: string
  name: string
}

const audio = { path: '/v1/calling_audios', name: 'name' }

/** Where the records are whose ids options hold. */
const lists: Record<string, ListOfRecords> = {
  audio_id: audio,
  hold_audio_id: audio,
  wait_audio_id: audio,
  caller_id_id: { path: '/v1/verified_caller_ids', name: 'number' },
  trunk_id: { path: '/v1/sip_accounts', name: 'name' },
  sender_id: { path: '/v1/sms/senders', name: 'sender' },
  'flow_id.voice_campaign': { path: '/v1/call_flows', name: 'name' },
  'flow_id.ivr': { path: '/v1/ivr_flows', name: 'name' },
}

/** A record of the account by its name; what is chosen is its id. */
export function RecordId(props: FieldWidgetProps<string>) {
  const { options } = props
  const list = typeof options['list'] === 'string' ? lists[options['list']] : undefined
  return list ? <Choice {...props} list={list} /> : <Field {...props} />
}

function Choice({ list, ...props }: FieldWidgetProps<string> & { list: ListOfRecords }) {
  const { t } = usePortal()
  const read = useRead<Record<string, unknown>>(list.path)
  const rows = rowsOf(read.data)
  const known = rows.map((row): [string, string] => [String(row['id']), nameOf(row, list.name)])
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

/** The rows of a list's answer, whatever it calls them. */
function rowsOf(body: Record<string, unknown> = {}): Record<string, unknown>[] {
  const rows = Object.values(body).find((value) => Array.isArray(value))
  return rows?.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null) ?? []
}

function nameOf(row: Record<string, unknown>, field: string): string {
  const name = row[field] ?? row['name'] ?? row['id']
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}

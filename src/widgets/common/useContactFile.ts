import { useRead } from '../../engine/data/index.ts'
import type { FormAccess } from '../../engine/registry/contract.ts'

/** Contacts read at once; whoever asks for the first ones shares one answer. */
export const ROWS_AT_ONCE = 20

/** The contact file chosen in the form: its columns, its first contacts, and the cells of a recognized header row. */
export function useContactFile(form: FormAccess) {
  const uuid = form.useValue<string>('contacts')
  const values = form.useValue<string[]>('values') ?? []
  const read = useRead<{ header_row?: string[] | null }>(uuid ? '/v1/sms/campaigns/contacts_process' : null, {
    query: { uuid },
  })
  const first = useRead<{ rows: { values: string[] }[] }>(uuid ? '/v1/sms/campaigns/contact_rows' : null, {
    query: { uuid, from: 0, limit: ROWS_AT_ONCE },
  })
  const rows = first.data?.rows.map((row) => row.values) ?? [values]
  return { uuid, values, rows, headerNames: read.data?.header_row ?? [], loading: read.isLoading }
}

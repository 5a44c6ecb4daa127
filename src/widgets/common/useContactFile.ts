import { useRead } from '../../engine/data/index.ts'
import type { FormAccess } from '../../engine/registry/contract.ts'

/** The contact file chosen in the form: its columns, its first contact, and the names of a recognised header row. */
export function useContactFile(form: FormAccess) {
  const uuid = form.useValue<string>('contacts')
  const headers = form.useValue<string[]>('headers') ?? []
  const values = form.useValue<string[]>('values') ?? []
  const read = useRead<{ header_row?: string[] | null }>(uuid ? '/v1/sms/campaigns/contacts_process' : null, {
    query: { uuid },
  })
  return { uuid, headers, values, headerNames: read.data?.header_row ?? [], loading: read.isLoading }
}

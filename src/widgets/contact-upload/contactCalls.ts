import type { ApiClient } from '../../engine/registry/apiClient.ts'
import type { ContactsAnswer } from './ContactsAnswer.ts'
import { uploadLimits } from './uploadLimits.ts'

const path = '/v1/sms/campaigns'

export function uploadContacts(
  api: ApiClient,
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<{ uuid?: string; error?: string; message?: string }> {
  return api.upload(`${path}/contacts_upload`, 'contacts', file, {
    onProgress,
    signal,
    timeoutMs: uploadLimits.uploadTimeoutMs,
    fallback: false,
  })
}

/** How far a file is read, and what was found in it. */
export function readContacts(api: ApiClient, uuid: string, signal: AbortSignal): Promise<ContactsAnswer> {
  return api.get<ContactsAnswer>(`${path}/contacts_process`, {
    query: { uuid },
    timeoutMs: uploadLimits.pollTimeoutMs,
    fallback: false,
    signal,
  })
}

/** Reads a file again without its first row. */
export async function skipHeaderRow(api: ApiClient, uuid: string): Promise<void> {
  await api.send('PUT', `${path}/contacts_skip_header`, { query: { uuid }, fallback: false })
}

export function downloadRows(api: ApiClient, uuid: string, kind: 'invalid' | 'duplicated'): Promise<void> {
  return api.download(`${path}/${kind}_contacts.csv`, { uuid })
}

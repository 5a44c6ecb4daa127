import { inUseHeader } from '../../shared/inUseHeader.ts'
import { ApiError } from '../registry/apiClient.ts'
import type { Translate } from '../registry/portalContext.ts'

export interface FileSending {
  url: string
  field: string
  file: File
  token: string | null
  /** Somebody used the page a moment ago. */
  isInUse?: boolean
  t: Translate
  onProgress: (share: number) => void
  signal?: AbortSignal
  timeoutMs?: number
}

/**
 * Multipart upload. XMLHttpRequest, because `fetch` tells nothing about the progress of a request body.
 * Rejects with `ApiError` of status 0 (`network`, `timeout`, `aborted`) when there is no answer.
 */
export function sendFile(
  sending: FileSending,
): Promise<{ status: number; text: string; version: string | null }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', sending.url)
    request.timeout = sending.timeoutMs ?? 0
    request.setRequestHeader('Accept', 'application/json')
    if (sending.token !== null) request.setRequestHeader('Authorization', `Bearer ${sending.token}`)
    if (sending.isInUse === true) request.setRequestHeader(inUseHeader, '1')
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) sending.onProgress(event.loaded / event.total)
    }
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        version: request.getResponseHeader('x-portal-version'),
      })
    request.onerror = () => reject(new ApiError(0, 'network', sending.t('portal:upload-interrupted')))
    request.ontimeout = () => reject(new ApiError(0, 'timeout', sending.t('portal:upload-timeout')))
    request.onabort = () => reject(new ApiError(0, 'aborted', ''))
    if (sending.signal?.aborted === true) {
      reject(new ApiError(0, 'aborted', ''))
      return
    }
    sending.signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append(sending.field, sending.file, sending.file.name)
    request.send(form)
  })
}

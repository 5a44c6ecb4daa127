import { useEffect, useRef, type Dispatch, type RefObject } from 'react'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { uploadContacts } from './contactCalls.ts'
import { uploadFailure } from './uploadFailure.ts'
import type { UploadEvent, UploadState } from './uploadMachine.ts'
import { uploadTexts } from './uploadTexts.ts'

/**
 * Sends the chosen file, and again after a lost connection.
 * @param onUploaded the server has the whole file
 */
export function useSending(
  state: UploadState,
  dispatch: Dispatch<UploadEvent>,
  fileRef: RefObject<File | null>,
  onUploaded: (uuid: string, filename: string) => void,
): void {
  const { api, t } = usePortal()
  const latest = useRef({ t, onUploaded })
  useEffect(() => {
    latest.current = { t, onUploaded }
  })

  const attempt = state.step === 'uploading' ? state.attempt : undefined
  useEffect(() => {
    const file = fileRef.current
    if (attempt === undefined || !file) return
    const abort = new AbortController()
    const { signal } = abort
    const filename = file.name
    uploadContacts(api, file, signal, (share) => !signal.aborted && dispatch({ type: 'progressed', share }))
      .then(({ uuid, message, error }) => {
        if (signal.aborted) return
        if (!uuid) {
          const text = message ?? error ?? latest.current.t(uploadTexts.failed)
          return dispatch({ type: 'refused', text, filename })
        }
        latest.current.onUploaded(uuid, filename)
        dispatch({ type: 'uploaded', uuid })
      })
      .catch((error: unknown) => {
        if (signal.aborted) return
        const failure = uploadFailure(error, latest.current.t)
        if (failure.retry) dispatch({ type: 'disconnected', now: Date.now() })
        else dispatch({ type: 'refused', text: failure.text, filename })
      })
    return () => abort.abort()
  }, [api, attempt, dispatch, fileRef])

  const waiting = state.step === 'waiting'
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => dispatch({ type: 'ticked', now: Date.now() }), 250)
    return () => clearInterval(timer)
  }, [waiting, dispatch])
}

import { useEffect, useRef, type Dispatch } from 'react'
import { ApiError } from '../../engine/registry/apiClient.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { errorText } from '../common/errorText.ts'
import { readContacts } from './contactCalls.ts'
import type { ContactsAnswer } from './ContactsAnswer.ts'
import { uploadLimits } from './uploadLimits.ts'
import { isFinished, type UploadEvent, type UploadState } from './uploadMachine.ts'
import { uploadTexts } from './uploadTexts.ts'

interface Outcome {
  onFinished(uuid: string, filename: string, answer: ContactsAnswer): void
  /** The server will not finish this file. */
  onFailed(): void
}

/** Asks the server how far it has read the file, until it has read or refused it. */
export function useProcessing(state: UploadState, dispatch: Dispatch<UploadEvent>, outcome: Outcome): void {
  const { api, t } = usePortal()
  const latest = useRef({ t, outcome })
  useEffect(() => {
    latest.current = { t, outcome }
  })

  const uuid = state.step === 'processing' ? state.uuid : undefined
  const filename = state.step === 'processing' ? state.filename : ''
  useEffect(() => {
    if (uuid === undefined) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const poll = async () => {
      try {
        const answer = await readContacts(api, uuid, abort.signal)
        if (abort.signal.aborted) return
        dispatch({ type: 'polled', answer })
        if (isFinished(answer)) return latest.current.outcome.onFinished(uuid, filename, answer)
        if (answer.status === 'failed') return latest.current.outcome.onFailed()
      } catch (error) {
        if (abort.signal.aborted) return
        if (isFinal(error)) {
          const words = latest.current.t
          latest.current.outcome.onFailed()
          const text = error.status === 404 ? words(uploadTexts.failed) : errorText(error, words)
          return dispatch({ type: 'refused', text, filename })
        }
        dispatch({ type: 'poll-missed' })
      }
      timer = setTimeout(() => void poll(), uploadLimits.pollMs)
    }
    void poll()
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [api, uuid, filename, dispatch])
}

/** Asking again would be answered the same. */
function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { ApiError } from '../../engine/registry/apiClient.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { errorText } from '../common/errorText.ts'
import { checkChosenFiles } from './checkChosenFiles.ts'
import { fillsOfAnswer } from './fillsOfAnswer.ts'
import { pendingUpload } from './pendingUpload.ts'
import { uploadFailure } from './uploadFailure.ts'
import { uploadLimits } from './uploadLimits.ts'
import { uploadTexts } from './uploadTexts.ts'
import { failureText, isFinished, uploadMachine } from './uploadMachine.ts'
import type { FieldWidgetProps } from '../../engine/registry/contract.ts'
import type { ContactsAnswer } from './ContactsAnswer.ts'
import type { UploadState } from './uploadMachine.ts'

const PATH = '/v1/sms/campaigns'

/** Drives one upload: sends, retries, polls, remembers, and hands the finished file to the record. */
export function useContactUpload(props: FieldWidgetProps<string>) {
  const { value, disabled } = props
  const { api, session, t } = usePortal()
  // Other words are no reason to begin again.
  const words = useRef(t)
  useEffect(() => {
    words.current = t
  }, [t])
  const [state, dispatch] = useReducer(uploadMachine, { step: 'empty' } satisfies UploadState)
  const [findings, setFindings] = useState<{ uuid: string; answer: ContactsAnswer }>()
  const [findingsFailed, setFindingsFailed] = useState<string>()
  const [skipping, setSkipping] = useState(false)
  const [skipError, setSkipError] = useState<string>()
  const fileRef = useRef<File>(null)
  const pending = useMemo(() => pendingUpload(localStorage, session.user.id), [session.user.id])

  const process = useCallback(
    (uuid: string, signal: AbortSignal) =>
      api.get<ContactsAnswer>(`${PATH}/contacts_process`, {
        query: { uuid },
        timeoutMs: uploadLimits.pollTimeoutMs,
        fallback: false,
        signal,
      }),
    [api],
  )
  const finish = useRef<(uuid: string, filename: string, answer: ContactsAnswer) => void>(() => {})
  useEffect(() => {
    finish.current = (uuid, filename, answer) => {
      pending.clear()
      setFindings({ uuid, answer })
      props.onChange(uuid, fillsOfAnswer(answer, filename))
    }
  })

  // A restored file that is no longer available makes room for another.
  const lost = useRef<(answer: ContactsAnswer) => void>(() => {})
  useEffect(() => {
    lost.current = (answer) => {
      dispatch({
        type: 'refused',
        text: failureText(answer) ?? t(uploadTexts.failed),
        filename: answer.filename ?? undefined,
      })
      props.onChange(undefined)
    }
  })

  useEffect(() => {
    const upload = value === undefined && !disabled ? pending.read() : undefined
    if (upload) dispatch({ type: 'resumed', ...upload })
    // Only what was pending when the field appeared.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pending])

  const uploadingAttempt = state.step === 'uploading' ? state.attempt : undefined
  useEffect(() => {
    const file = fileRef.current
    if (uploadingAttempt === undefined || !file) return
    const abort = new AbortController()
    api
      .upload<{ uuid?: string; error?: string; message?: string }>(
        `${PATH}/contacts_upload`,
        'contacts',
        file,
        {
          onProgress: (share) => !abort.signal.aborted && dispatch({ type: 'progressed', share }),
          signal: abort.signal,
          timeoutMs: uploadLimits.uploadTimeoutMs,
          fallback: false,
        },
      )
      .then(({ uuid, message, error }) => {
        if (abort.signal.aborted) return
        if (!uuid) {
          dispatch({
            type: 'refused',
            text: message ?? error ?? words.current(uploadTexts.failed),
            filename: file.name,
          })
          return
        }
        pending.write({ uuid, filename: file.name })
        dispatch({ type: 'uploaded', uuid })
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return
        const failure = uploadFailure(error, words.current)
        if (failure.retry) dispatch({ type: 'disconnected', now: Date.now() })
        else dispatch({ type: 'refused', text: failure.text, filename: file.name })
      })
    return () => abort.abort()
  }, [api, pending, uploadingAttempt])

  const waiting = state.step === 'waiting'
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => dispatch({ type: 'ticked', now: Date.now() }), 250)
    return () => clearInterval(timer)
  }, [waiting])

  const processing = state.step === 'processing' ? state.uuid : undefined
  const processingName = state.step === 'processing' ? state.filename : ''
  useEffect(() => {
    if (processing === undefined) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const poll = async () => {
      try {
        const answer = await process(processing, abort.signal)
        if (abort.signal.aborted) return
        dispatch({ type: 'polled', answer })
        if (isFinished(answer)) return finish.current(processing, processingName, answer)
        if (answer.status === 'failed') return pending.clear()
      } catch (error) {
        if (abort.signal.aborted) return
        if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
          pending.clear()
          const text =
            error.status === 404 ? words.current(uploadTexts.failed) : errorText(error, words.current)
          return dispatch({ type: 'refused', text, filename: processingName })
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
  }, [processing, processingName, process, pending])

  const known = findings?.uuid === value
  useEffect(() => {
    if (value === undefined || known) return
    const abort = new AbortController()
    process(value, abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return
        if (answer.status === 'failed' && !disabled) lost.current(answer)
        else setFindings({ uuid: value, answer })
      },
      (error: unknown) => !abort.signal.aborted && setFindingsFailed(errorText(error, words.current)),
    )
    return () => abort.abort()
  }, [value, known, disabled, process])

  const clear = () => {
    pending.clear()
    setFindingsFailed(undefined)
    setSkipError(undefined)
    dispatch({ type: 'canceled' })
  }
  const remove = () => {
    clear()
    setFindings(undefined)
    props.onChange(undefined)
  }
  const choose = (files: readonly File[]) => {
    const [file] = files
    if (disabled || !file) return
    const refusal = checkChosenFiles(files)
    if (refusal) {
      dispatch({ type: 'refused', text: t(refusal), filename: files.length === 1 ? file.name : undefined })
      return
    }
    fileRef.current = file
    if (value !== undefined) remove()
    dispatch({ type: 'chosen', file: { name: file.name, size: file.size } })
  }
  const skipHeader = async (filename: string) => {
    if (value === undefined) return
    setSkipping(true)
    setSkipError(undefined)
    try {
      await api.send('PUT', `${PATH}/contacts_skip_header`, { query: { uuid: value }, fallback: false })
      const uuid = value
      props.onChange(undefined)
      setFindings(undefined)
      pending.write({ uuid, filename })
      dispatch({ type: 'resumed', uuid, filename })
    } catch (error) {
      setSkipError(errorText(error, t))
    }
    setSkipping(false)
  }
  return {
    state,
    answer: known ? findings?.answer : undefined,
    findingsFailed: known ? undefined : findingsFailed,
    skipping,
    skipError,
    choose,
    cancel: clear,
    remove,
    /** Takes contacts that were uploaded before. */
    resume: (uuid: string, filename: string) => dispatch({ type: 'resumed', uuid, filename }),
    retryNow: () => dispatch({ type: 'retried' }),
    skipHeader,
    download: (kind: 'invalid' | 'duplicated') =>
      value === undefined ? Promise.resolve() : api.download(`${PATH}/${kind}_contacts.csv`, { uuid: value }),
  }
}

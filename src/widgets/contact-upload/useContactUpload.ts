import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { keeperOf } from '../../engine/registry/keeperOf.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { errorText } from '../common/errorText.ts'
import { checkChosenFiles } from './checkChosenFiles.ts'
import { downloadRows, skipHeaderRow } from './contactCalls.ts'
import { fillsOfAnswer } from './fillsOfAnswer.ts'
import { pendingUpload } from './pendingUpload.ts'
import { failureText, uploadMachine } from './uploadMachine.ts'
import { uploadTexts } from './uploadTexts.ts'
import { useFindings } from './useFindings.ts'
import { useProcessing } from './useProcessing.ts'
import { useSending } from './useSending.ts'
import type { FieldWidgetProps } from '../../engine/registry/contract.ts'
import type { UploadState } from './uploadMachine.ts'

/** Drives one upload: sends, retries, polls, remembers, and hands the finished file to the record. */
export function useContactUpload({ value, disabled, onChange }: FieldWidgetProps<string>) {
  const { api, session, t } = usePortal()
  const [state, dispatch] = useReducer(uploadMachine, { step: 'empty' } satisfies UploadState)
  const [skipping, setSkipping] = useState(false)
  const [skipError, setSkipError] = useState<string>()
  const fileRef = useRef<File>(null)
  const keeper = keeperOf(session)
  const pending = useMemo(() => pendingUpload(localStorage, keeper), [keeper])

  useEffect(() => {
    const upload = value === undefined && !disabled ? pending.read() : undefined
    if (upload) dispatch({ type: 'resumed', ...upload })
    // Only what was pending when the field appeared.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pending])

  const findings = useFindings(value, disabled, (answer) => {
    const text = failureText(answer) ?? t(uploadTexts.failed)
    dispatch({ type: 'refused', text, filename: answer.filename ?? undefined })
    onChange(undefined)
  })
  useSending(state, dispatch, fileRef, (uuid, filename) => pending.write({ uuid, filename }))
  useProcessing(state, dispatch, {
    onFinished(uuid, filename, answer) {
      pending.clear()
      findings.keep(uuid, answer)
      onChange(uuid, fillsOfAnswer(answer, filename))
    },
    onFailed: () => pending.clear(),
  })

  function cancel(): void {
    pending.clear()
    setSkipError(undefined)
    dispatch({ type: 'canceled' })
  }

  function remove(): void {
    cancel()
    findings.drop()
    onChange(undefined)
  }

  function choose(files: readonly File[]): void {
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

  async function skipHeader(filename: string): Promise<void> {
    if (value === undefined) return
    setSkipping(true)
    setSkipError(undefined)
    try {
      await skipHeaderRow(api, value)
      onChange(undefined)
      findings.drop()
      pending.write({ uuid: value, filename })
      dispatch({ type: 'resumed', uuid: value, filename })
    } catch (error) {
      setSkipError(errorText(error, t))
    }
    setSkipping(false)
  }

  return {
    state,
    answer: findings.answer,
    findingsFailed: findings.failed,
    skipping,
    skipError,
    choose,
    cancel,
    remove,
    /** Takes contacts that were uploaded before. */
    resume: (uuid: string, filename: string) => dispatch({ type: 'resumed', uuid, filename }),
    retryNow: () => dispatch({ type: 'retried' }),
    skipHeader,
    download: (kind: 'invalid' | 'duplicated') =>
      value === undefined ? Promise.resolve() : downloadRows(api, value, kind),
  }
}

import { useEffect, useRef, useState } from 'react'
import { submitValue } from '../../language/index.ts'
import type { FormDefinition } from '../../language/portal.ts'
import { isWithin } from '../../shared/paths.ts'
import type { FormStore } from '../form/index.ts'
import type { ApiError } from '../registry/apiClient.ts'
import { refreshReads } from '../data/index.ts'
import { failureText } from '../registry/FailureMessage.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { recordAddress, toApiError } from '../wizard/index.ts'
import type { DraftKeeper, StoredRecord } from '../wizard/index.ts'
import type { RecordParts } from './formRecord.ts'

interface SaveSetup extends Omit<RecordParts, 'validator'> {
  block: FormDefinition
  record: StoredRecord | undefined
  /** The version the edit began with. */
  version: number | undefined
  store: FormStore
  draft: DraftKeeper
  /** The record was saved, and what the server answered of it. */
  onSaved: (record: StoredRecord | undefined) => void
}

export interface SaveRecord {
  save: () => Promise<void>
  /** Saves over the change somebody else made. */
  saveOver: () => Promise<void>
  busy: boolean
  /** Why the last try failed as a whole. */
  failure: string | undefined
  /** Tries that the form refused. */
  attempt: number
  /** Somebody else changed the record meanwhile. */
  conflict: boolean
}

/** Saves the record of a form on a page, and places the server's refusals at their fields. */
export function useSaveRecord(setup: SaveSetup): SaveRecord {
  const { block, entity, resource, record, version: begunWith, store, draft, onSaved } = setup
  const { api, t, notify, guardLeaving, refreshSession } = usePortal()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [conflict, setConflict] = useState(false)
  const running = useRef(false)
  const submission = useRef({ key: '', body: '' })

  useEffect(() => {
    const stop = store.onChange(() => {
      if (navigator.userActivation.hasBeenActive) guardLeaving(true)
      setFailure(undefined)
    })
    return () => {
      stop()
      guardLeaving(false)
    }
  }, [store, guardLeaving])

  function refuse(): void {
    store.attempt(block.fields)
    setAttempt((before) => before + 1)
  }

  function explain(error: ApiError): void {
    if (error.status === 412) return setConflict(true)
    const loose = Object.entries(error.fields).filter(
      ([path]) => !block.fields.some((field) => isWithin(path, field)),
    )
    store.refuse(error.fields)
    if (loose.length < Object.keys(error.fields).length) refuse()
    if (loose.length > 0) setFailure(loose.map(([, words]) => words).join(' '))
    else if (Object.keys(error.fields).length === 0)
      setFailure(error.status === 0 ? t('portal:wizard-offline') : failureText(error, t))
  }

  async function send(version: number | undefined): Promise<StoredRecord | undefined> {
    const body = { [resource.item]: submitValue(entity, store.value(), store.operation, store.scope()) }
    if (record) {
      const path = recordAddress(resource, record.id)
      const headers: Record<string, string> = version === undefined ? {} : { 'If-Match': `"${version}"` }
      const answer = await api.send<Record<string, StoredRecord>>('PUT', path, {
        body,
        headers,
        fallback: false,
      })
      return answer.body[resource.item]
    }
    const text = JSON.stringify(body)
    // The same body sent again is the same submission; the server stores it once.
    if (submission.current.body !== text) submission.current = { key: crypto.randomUUID(), body: text }
    try {
      const headers = { 'Idempotency-Key': submission.current.key }
      await api.send('POST', resource.path, { body, headers, fallback: false })
      return undefined
    } catch (error) {
      const { status } = toApiError(error)
      if (status >= 400 && status < 500) submission.current = { key: '', body: '' }
      throw error
    }
  }

  async function run(version: () => Promise<number | undefined>): Promise<void> {
    if (running.current) return
    if (store.errors().some(({ path }) => block.fields.some((field) => isWithin(path, field))))
      return refuse()
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const saved = await send(await version())
      draft.forget()
      guardLeaving(false)
      notify({ tone: 'success', text: t(block.success) })
      refreshSession()
      refreshReads()
      onSaved(saved)
    } catch (error) {
      explain(toApiError(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    busy,
    failure,
    attempt,
    conflict,
    save: () => run(() => Promise.resolve(begunWith)),
    saveOver: () => {
      setConflict(false)
      return run(async () => {
        const path = recordAddress(resource, record?.id ?? '')
        const answer = await api.get<Record<string, StoredRecord>>(path, { fallback: false })
        return answer[resource.item]?.version
      })
    },
  }
}

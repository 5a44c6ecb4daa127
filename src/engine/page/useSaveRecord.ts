import { useEffect, useRef, useState } from 'react'
import { submitValue } from '../../language/index.ts'
import type { FormDefinition } from '../../language/portal.ts'
import { isWithin, setPath } from '../../shared/paths.ts'
import { sendingFailureText, type FormStore } from '../form/index.ts'
import type { ApiError } from '../registry/apiClient.ts'
import { refreshReads } from '../data/index.ts'
import { useResourcePath } from '../registry/useResourcePath.ts'
import { usePortal } from '../registry/portalContext.ts'
import { showOnce } from '../registry/shownOnce.ts'
import { isDecided } from '../data/apiAnswer.ts'
import { recordAddress, toApiError } from '../wizard/index.ts'
import type { DraftKeeper, StoredRecord, Submission } from '../wizard/index.ts'
import type { DraftSync } from './createDraftSync.ts'
import { fieldValues, mergeChanges, startValue } from './formRecord.ts'
import { leaveTo } from './leaveTo.ts'
import type { Clash, RecordParts } from './formRecord.ts'

interface SaveSetup extends Omit<RecordParts, 'validator'> {
  block: FormDefinition
  record: StoredRecord | undefined
  /** The version the edit began with. */
  version: number | undefined
  /** What the fields held when it began. */
  base: Record<string, unknown>
  isDifferent: (path: string, left: unknown, right: unknown) => boolean
  store: FormStore
  /** What is stored is another now; `value` is the form on top of it. */
  onStored: (record: StoredRecord, value: Record<string, unknown>) => void
  /** A new record was created. */
  onCreated: () => void
  /** Where the server keeps what is not sent: nothing of it is under way while it is sent, and no try is forgotten. */
  draft?: { sync: DraftSync; keeper: DraftKeeper; tried: Submission | undefined }
}

export interface SaveRecord {
  save: () => Promise<void>
  busy: boolean
  /** How far the last try came. */
  sending: SendState
  /** Why the last try failed as a whole. */
  failure: string | undefined
  /** What failed is of no interest any more. */
  forget: () => void
  /** Tries that the form refused. */
  attempt: number
  /** What somebody else changed meanwhile to something else. */
  clashes: Clash[]
  /** Saves over the change somebody else made. */
  keepMine: () => Promise<void>
  /** Takes over what somebody else made of these fields; the rest of the form stays as it is. */
  takeTheirs: () => void
  /** Leaves the question open, and everything as it is. */
  decideLater: () => void
}

/** `request` is under way; `success` and `failure` last until the next try. */
export type SendState = 'none' | 'request' | 'success' | 'failure'

const none: Clash[] = []
const NO_SUBMISSION: Submission = { key: '', body: '' }

interface Conflict {
  newest: StoredRecord
  value: Record<string, unknown>
  clashes: Clash[]
}

/** Saves the record of a form on a page, and places the server's refusals at their fields. */
export function useSaveRecord(setup: SaveSetup): SaveRecord {
  const { block, entity, resource, record, store, isDifferent, onStored, onCreated } = setup
  const { fields } = block
  const path = useResourcePath(resource)
  const { api, t, notify, refreshSession } = usePortal()
  const [sending, setSending] = useState<SendState>('none')
  const busy = sending === 'request'
  const tried = setup.draft?.tried
  const [failure, setFailure] = useState(tried && block.failure ? t(block.failure) : undefined)
  const [attempt, setAttempt] = useState(0)
  const [conflict, setConflict] = useState<Conflict>()
  const running = useRef(false)
  const present = useRef(true)
  useEffect(() => {
    present.current = true
    return () => {
      present.current = false
    }
  }, [])
  // The value it was tried with is the one that was restored.
  const submission = useRef(tried ? { key: tried.key, body: JSON.stringify(body()) } : NO_SUBMISSION)

  useEffect(() => store.onChange(() => setFailure(undefined)), [store])

  function refuse(): void {
    store.attempt(fields)
    setAttempt((before) => before + 1)
  }

  function explain(error: ApiError): void {
    const loose = Object.entries(error.fields).filter(
      ([path]) => !fields.some((field) => isWithin(path, field)),
    )
    store.refuse(error.fields)
    if (loose.length < Object.keys(error.fields).length) refuse()
    if (loose.length > 0) setFailure(loose.map(([, words]) => words).join(' '))
    else if (Object.keys(error.fields).length === 0)
      setFailure(sendingFailureText(error, t, block.failure && t(block.failure)))
  }

  const asForm = (stored: Record<string, unknown>) => startValue(entity, fields, stored, store.scope())

  function body(): Record<string, unknown> {
    return { [resource.item]: submitValue(entity, store.value(), store.operation, store.scope()) }
  }

  /** @returns the record, as far as it was answered */
  async function create(): Promise<Record<string, unknown>> {
    const text = JSON.stringify(body())
    // The same body sent again is the same submission; the server stores it once.
    if (submission.current.body !== text) submission.current = { key: crypto.randomUUID(), body: text }
    const { draft } = setup
    draft?.keeper.note({ submission: submission.current })
    await draft?.sync.pause()
    try {
      const headers = { 'Idempotency-Key': submission.current.key }
      const answer = await api.send<Record<string, Record<string, unknown>>>('POST', path, {
        body: body(),
        headers,
        fallback: false,
      })
      showOnce(entity, answer.body)
      return answer.body[resource.item] ?? {}
    } catch (error) {
      // The same try may be under way still, or be allowed later.
      if (isDecided(toApiError(error))) {
        submission.current = NO_SUBMISSION
        draft?.keeper.note({ submission: undefined })
      }
      draft?.sync.resume(submission.current.key || undefined)
      throw error
    }
  }

  /**
   * Saves on top of a version. Where somebody saved another meanwhile, it is saved beside what they changed, and only
   * where both changed the same the person is asked.
   * @returns whether it is saved
   */
  async function update(
    address: string,
    version: number | undefined,
    base: SaveSetup['base'],
  ): Promise<boolean> {
    const sent = fieldValues(fields, store.value())
    try {
      const headers: Record<string, string> = version === undefined ? {} : { 'If-Match': `"${version}"` }
      const answer = await api.send<Record<string, StoredRecord>>('PUT', address, {
        body: body(),
        headers,
        fallback: false,
      })
      const saved = answer.body[resource.item]
      // What was typed while it was under way is not saved yet.
      if (saved)
        onStored(
          saved,
          mergeChanges(fields, isDifferent, { base: sent, mine: store.value(), theirs: asForm(saved) }).value,
        )
      return true
    } catch (error) {
      if (toApiError(error).status !== 412) throw error
    }
    const answer = await api.get<Record<string, StoredRecord>>(address, { fallback: false })
    const newest = answer[resource.item]
    if (!newest) throw new Error(`${address} answers no ${resource.item}`)
    const theirs = asForm(newest)
    const { value, clashes } = mergeChanges(fields, isDifferent, { base, mine: store.value(), theirs })
    if (clashes.length > 0) {
      setConflict({ newest, value, clashes })
      return false
    }
    onStored(newest, value)
    return update(address, newest.version, fieldValues(fields, theirs))
  }

  /** Files that are on their way arrive first. @returns whether to go on */
  async function awaitUploads(uploads: Promise<string[]>): Promise<boolean> {
    running.current = true
    setSending('request')
    const missing = await uploads
    running.current = false
    setSending('none')
    return missing.length === 0 && present.current
  }

  async function run(send: () => Promise<boolean>): Promise<void> {
    if (running.current) return
    const uploads = store.uploading(fields)
    if (uploads && !(await awaitUploads(uploads))) return
    if (store.errors().some(({ path }) => fields.some((field) => isWithin(path, field)))) return refuse()
    running.current = true
    setSending('request')
    setFailure(undefined)
    try {
      if (!(await send())) return
      notify({ tone: 'success', text: t(block.success) })
      refreshSession()
      refreshReads()
      setSending('success')
      if (!record) onCreated()
    } catch (error) {
      setSending('failure')
      explain(toApiError(error))
    } finally {
      running.current = false
      setSending((state) => (state === 'request' ? 'none' : state))
    }
  }

  const address = record && recordAddress(path, resource, record.id)

  return {
    busy,
    sending,
    failure,
    forget: () => setFailure(undefined),
    attempt,
    clashes: conflict?.clashes ?? none,
    save: () =>
      run(async () => {
        if (address !== undefined) return update(address, setup.version, setup.base)
        const created = await create()
        if (block.continue !== undefined) leaveTo(created[block.continue])
        return true
      }),
    async keepMine() {
      if (!conflict || address === undefined) return
      const { newest, value } = conflict
      setConflict(undefined)
      onStored(newest, value)
      await run(() => update(address, newest.version, fieldValues(fields, asForm(newest))))
    },
    takeTheirs() {
      if (!conflict) return
      const { newest, value, clashes } = conflict
      setConflict(undefined)
      onStored(
        newest,
        clashes.reduce((taken, { path, theirs }) => setPath(taken, path, theirs), value),
      )
    },
    decideLater: () => setConflict(undefined),
  }
}

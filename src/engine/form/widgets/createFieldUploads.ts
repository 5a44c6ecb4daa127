import { fileTypeOf, MEGABYTE, type FileRules, type FileValue } from '../../../language/index.ts'
import { ApiError, type ApiClient } from '../../registry/apiClient.ts'
import { failureText } from '../../registry/FailureMessage.tsx'
import type { Translate } from '../../registry/portalContext.ts'

/** A file on its way to the server, or refused. */
export interface Upload {
  key: number
  file: File
  /** From 0 to 1. */
  share: number
  failure?: string
  /** The same file may succeed later. */
  canRetry: boolean
}

/** Whose uploads they are, as the field was last drawn. */
export interface UploadsOwner {
  api: ApiClient
  t: Translate
  entity: string
  field: string
  rules: FileRules
  /** How many files the field takes, and holds by now. */
  most: number
  held: () => number
  texts: { refused: string; tooMany: string }
  onStored: (file: FileValue) => void
  announce: (text: string) => void
}

export interface UploadsState {
  list: readonly Upload[]
  /** The last choice had more files than the field takes. */
  tooMany: boolean
}

/**
 * Sends the files chosen for a field as they come; each is stored by itself, so one refusal costs no other file. They
 * belong to the form: another step may be shown meanwhile.
 */
export interface FieldUploads {
  /** The field is drawn. */
  follow: (owner: UploadsOwner) => void
  subscribe: (listener: () => void) => () => void
  /** The same object until it changes. */
  state: () => UploadsState
  /** @param instead of all that the field holds and of those on their way */
  add: (files: readonly File[], instead?: boolean) => void
  retry: (upload: Upload) => void
  /** Cancels it, or puts a refused one away. */
  remove: (upload: Upload) => void
  /** Cancels all. */
  end: () => void
}

const TIMEOUT_MS = 1_000_000

/** @param hold is told whether the form has to wait, and whether one failed while the field wasn't drawn */
export function createFieldUploads(
  owner: UploadsOwner,
  hold: (isRunning: boolean, isMissed: boolean) => void,
): FieldUploads {
  const listeners = new Set<() => void>()
  const aborts = new Map<number, AbortController>()
  let state: UploadsState = { list: [], tooMany: false }
  let next = 0
  /** What is said of a failure once the field is drawn again. */
  let missed: string | undefined

  function become(list: readonly Upload[], tooMany = state.tooMany): void {
    state = { list, tooMany }
    for (const listener of listeners) listener()
    hold(list.some(isRunning), missed !== undefined)
  }
  const change = (key: number, part: Partial<Upload>): void =>
    become(state.list.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const without = (key: number): readonly Upload[] => state.list.filter((upload) => upload.key !== key)
  const abortAll = (): void => aborts.forEach((abort) => abort.abort())

  async function send({ key, file }: Upload): Promise<void> {
    const abort = new AbortController()
    aborts.set(key, abort)
    const { api, entity, field } = owner
    try {
      const { file: stored } = await api.upload<{ file: FileValue }>(
        `/v1/files?entity=${encodeURIComponent(entity)}&field=${encodeURIComponent(field)}`,
        'file',
        file,
        {
          onProgress: (share) => change(key, { share }),
          signal: abort.signal,
          timeoutMs: TIMEOUT_MS,
          fallback: false,
        },
      )
      if (abort.signal.aborted) return
      // Who waits for the upload finds its file in the field.
      owner.onStored(stored)
      become(without(key))
      owner.announce(owner.t('portal:file-uploaded', { name: file.name }))
    } catch (error) {
      if (abort.signal.aborted) return
      const { text, canRetry } = explain(error, field, owner.t)
      const words = `${file.name}: ${text}`
      if (listeners.size === 0) missed = words
      change(key, { failure: text, canRetry })
      if (missed === undefined) owner.announce(words)
    } finally {
      aborts.delete(key)
    }
  }

  return {
    follow(latest) {
      owner = latest
      if (missed === undefined) return
      owner.announce(missed)
      missed = undefined
      hold(state.list.some(isRunning), false)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    state: () => state,
    add(files, instead = false) {
      const { rules, most, held, texts, announce } = owner
      const others = instead ? [] : state.list
      if (instead) abortAll()
      const waiting = others.filter(isRunning).length
      const room = instead ? most : Math.max(0, most - held() - waiting)
      const tooMany = files.length > room
      if (tooMany) announce(texts.tooMany)
      const added = files.slice(0, room).map((file): Upload => {
        const fits = fileTypeOf(file.name, rules) !== undefined && file.size <= rules.maxMegabytes * MEGABYTE
        const refusal = fits && file.size > 0 ? {} : { failure: texts.refused }
        return { key: next++, file, share: 0, canRetry: false, ...refusal }
      })
      if (!added.every(isRunning)) announce(texts.refused)
      // A new choice replaces what an earlier one was refused.
      become([...others.filter((upload) => isRunning(upload) || upload.canRetry), ...added], tooMany)
      for (const upload of added) if (isRunning(upload)) void send(upload)
    },
    retry({ key, file }) {
      const again = { key, file, share: 0, canRetry: false }
      become(state.list.map((each) => (each.key === key ? again : each)))
      void send(again)
    },
    remove({ key }) {
      aborts.get(key)?.abort()
      become(without(key), false)
    },
    end() {
      abortAll()
      missed = undefined
      become([], false)
    },
  }
}

function isRunning({ failure }: Upload): boolean {
  return failure === undefined
}

function explain(error: unknown, field: string, t: Translate): { text: string; canRetry: boolean } {
  if (!(error instanceof ApiError)) return { text: t('portal:api-failed'), canRetry: true }
  const own = error.fields[field]
  if (own !== undefined) return { text: own, canRetry: false }
  return { text: failureText(error, t), canRetry: true }
}

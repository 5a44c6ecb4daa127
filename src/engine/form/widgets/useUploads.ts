import { useEffect, useRef, useState } from 'react'
import { fileTypeOf, MEGABYTE, type FileRules, type FileValue } from '../../../language/index.ts'
import { ApiError } from '../../registry/apiClient.ts'
import { failureText } from '../../registry/FailureMessage.tsx'
import { usePortal } from '../../registry/portalContext.ts'

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

export interface UploadsSetup {
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

export interface Uploads {
  list: readonly Upload[]
  isRunning: boolean
  /** The last choice had more files than the field takes. */
  tooMany: boolean
  /** @param instead of all that the field holds and of those on their way */
  add: (files: readonly File[], instead?: boolean) => void
  retry: (upload: Upload) => void
  /** Cancels it, or puts a refused one away. */
  remove: (upload: Upload) => void
}

const TIMEOUT_MS = 1_000_000

/** Sends chosen files one by one as they come; each is stored by itself, so one refusal costs no other file. */
export function useUploads(setup: UploadsSetup): Uploads {
  const { api, t } = usePortal()
  const [list, setList] = useState<readonly Upload[]>([])
  // One may end, and others be added, before the list is drawn again.
  const present = useRef(list)
  const [tooMany, setTooMany] = useState(false)
  const aborts = useRef(new Map<number, AbortController>())
  const next = useRef(0)
  const latest = useRef(setup)
  useEffect(() => {
    latest.current = setup
  })
  useEffect(() => {
    const running = aborts.current
    return () => running.forEach((abort) => abort.abort())
  }, [])

  const show = (uploads: readonly Upload[]): void => {
    present.current = uploads
    setList(uploads)
  }
  const change = (key: number, part: Partial<Upload>): void =>
    show(present.current.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const drop = (key: number): void => show(present.current.filter((upload) => upload.key !== key))

  async function send({ key, file }: Upload): Promise<void> {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    const { entity, field } = latest.current
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
      drop(key)
      latest.current.onStored(stored)
      latest.current.announce(t('portal:file-uploaded', { name: file.name }))
    } catch (error) {
      if (abort.signal.aborted) return
      const { text, canRetry } = explain(error, field, t)
      change(key, { failure: text, canRetry })
      latest.current.announce(`${file.name}: ${text}`)
    } finally {
      aborts.current.delete(key)
    }
  }

  return {
    list,
    isRunning: list.some(({ failure }) => failure === undefined),
    tooMany,
    add(files, instead = false) {
      const { rules, most, held, texts, announce } = latest.current
      const others = instead ? [] : present.current
      if (instead) aborts.current.forEach((abort) => abort.abort())
      const waiting = others.filter(({ failure }) => failure === undefined).length
      const room = instead ? most : Math.max(0, most - held() - waiting)
      setTooMany(files.length > room)
      if (files.length > room) announce(texts.tooMany)
      const added = files.slice(0, room).map((file): Upload => {
        const fits = fileTypeOf(file.name, rules) !== undefined && file.size <= rules.maxMegabytes * MEGABYTE
        const refusal = fits && file.size > 0 ? {} : { failure: texts.refused }
        return { key: next.current++, file, share: 0, canRetry: false, ...refusal }
      })
      if (added.some(({ failure }) => failure !== undefined)) announce(texts.refused)
      // A new choice replaces what an earlier one was refused.
      show([...others.filter(({ failure, canRetry }) => failure === undefined || canRetry), ...added])
      for (const upload of added) if (upload.failure === undefined) void send(upload)
    },
    retry(upload) {
      show(
        present.current.map(({ failure, ...each }) =>
          each.key === upload.key
            ? { ...each, share: 0, canRetry: false }
            : { ...each, ...(failure !== undefined && { failure }) },
        ),
      )
      void send(upload)
    },
    remove({ key }) {
      aborts.current.get(key)?.abort()
      drop(key)
      setTooMany(false)
    },
  }
}

function explain(
  error: unknown,
  field: string,
  t: ReturnType<typeof usePortal>['t'],
): { text: string; canRetry: boolean } {
  if (!(error instanceof ApiError)) return { text: t('portal:api-failed'), canRetry: true }
  const own = error.fields[field]
  if (own !== undefined) return { text: own, canRetry: false }
  return { text: failureText(error, t), canRetry: true }
}

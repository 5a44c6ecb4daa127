import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../registry/apiClient.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useResourcePath } from '../registry/useResourcePath.ts'
import type { ResourceDefinition } from '../../language/portal.ts'

export interface StoredRecord {
  id: string
  version: number
  [property: string]: unknown
}

export interface RecordRead {
  record: StoredRecord | undefined
  error: ApiError | undefined
  /** Reads again, showing the loading state. */
  reload: () => void
  /** What a call has answered is the record now. */
  accept: (record: StoredRecord) => void
}

/** Where a record is read and saved below the path of its resource; a singleton's needs no id. */
export function recordAddress(path: string, { singleton }: ResourceDefinition, id: string): string {
  return singleton ? path : `${path}/${encodeURIComponent(id)}`
}

/** How often a record that waits for the server is read again. */
const WAIT_MS = 5000

/**
 * Reads one record freshly, once: a form must not change under the person's hands. `undefined` reads nothing.
 * While `isWaiting` holds for what was read, it is read again and again, and shown when its version has changed.
 * @param isWaiting stable between drawings
 */
export function useRecord(
  resource: ResourceDefinition,
  id: string | undefined,
  isWaiting: (record: StoredRecord) => boolean = () => false,
): RecordRead {
  const { api } = usePortal()
  // A newly published resource is another object, but the record has been read.
  const { item } = resource
  const path = useResourcePath(resource)
  const address = id === undefined ? undefined : recordAddress(path, resource, id)
  const [read, setRead] = useState<{ record?: StoredRecord; error?: ApiError }>({})
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (address === undefined) return
    const stop = new AbortController()
    const load = async () => {
      try {
        const body = await api.get<Record<string, StoredRecord>>(address, {
          signal: stop.signal,
          fallback: false,
        })
        const record = body[item]
        if (!stop.signal.aborted && record) setRead({ record })
      } catch (error) {
        if (!stop.signal.aborted) setRead({ error: toApiError(error) })
      }
    }
    void load()
    return () => stop.abort()
  }, [api, address, item, tries])

  const { record } = read
  const waits = record !== undefined && isWaiting(record)
  const shownVersion = record?.version
  useEffect(() => {
    if (address === undefined || !waits) return
    const stop = new AbortController()
    const look = async () => {
      if (document.hidden) return
      try {
        const body = await api.get<Record<string, StoredRecord>>(address, {
          signal: stop.signal,
          fallback: false,
        })
        const newest = body[item]
        if (!stop.signal.aborted && newest && newest.version !== shownVersion) setRead({ record: newest })
      } catch (error) {
        // What is shown stays, unless it is gone; the next look may succeed.
        const refused = toApiError(error)
        if (!stop.signal.aborted && [403, 404].includes(refused.status)) setRead({ error: refused })
      }
    }
    const timer = setInterval(() => void look(), WAIT_MS)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [api, address, item, waits, shownVersion])

  const reload = useCallback(() => {
    setRead({})
    setTries((before) => before + 1)
  }, [])
  const accept = useCallback((answered: StoredRecord) => setRead({ record: answered }), [])
  return { record, error: read.error, reload, accept }
}

/** Whatever a call rejected with, as a refusal of the API. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, 'network', String(error))
}

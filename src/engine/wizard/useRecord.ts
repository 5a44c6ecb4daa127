import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../registry/apiClient.ts'
import { usePortal } from '../registry/portalContext.ts'
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
}

/** Reads one record freshly, once: a form must not change under the person's hands. `undefined` reads nothing. */
export function useRecord(resource: ResourceDefinition, id: string | undefined): RecordRead {
  const { api } = usePortal()
  const [read, setRead] = useState<{ record?: StoredRecord; error?: ApiError }>({})
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    const load = async () => {
      try {
        const body = await api.get<Record<string, StoredRecord>>(
          `${resource.path}/${encodeURIComponent(id)}`,
          {
            signal: stop.signal,
            fallback: false,
          },
        )
        const record = body[resource.item]
        if (!stop.signal.aborted && record) setRead({ record })
      } catch (error) {
        if (!stop.signal.aborted) setRead({ error: toApiError(error) })
      }
    }
    void load()
    return () => stop.abort()
  }, [api, resource, id, tries])

  const reload = useCallback(() => {
    setRead({})
    setTries((before) => before + 1)
  }, [])
  return { record: read.record, error: read.error, reload }
}

/** Whatever a call rejected with, as a refusal of the API. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, 'network', String(error))
}

import { useCallback, useEffect, useState } from 'react'
import { fillTemplate } from '../../language/index.ts'
import type { EndpointDefinition } from '../../language/portal.ts'
import type { ApiError } from '../registry/apiClient.ts'
import { usePortal } from '../registry/portalContext.ts'
import { toApiError } from './useRecord.ts'

export interface StartValues {
  values: Record<string, unknown> | undefined
  error: ApiError | undefined
  retry: () => void
}

/** Asks once what a new record starts with that is made from another one; without an endpoint it asks nothing. */
export function useStartValues(
  endpoint: EndpointDefinition | undefined,
  id: string | undefined,
): StartValues {
  const { api, session } = usePortal()
  const scope = { ...session, row: { id: id ?? '' } }
  const path = endpoint && fillTemplate(endpoint.path.replace('{id}', '{row.id}'), scope, encodeURIComponent)
  const method = endpoint?.method
  const [asked, setAsked] = useState<Pick<StartValues, 'values' | 'error'>>({
    values: undefined,
    error: undefined,
  })
  const [tries, setTries] = useState(0)
  const known = asked.values !== undefined

  useEffect(() => {
    // What somebody has begun to change is not asked for again.
    if (path === undefined || method === undefined || known) return
    let left = false
    const ask = async () => {
      try {
        const { body } = await api.send<Record<string, unknown>>(method, path, { fallback: false })
        if (!left) setAsked({ values: presentOnly(body), error: undefined })
      } catch (error) {
        if (!left) setAsked({ values: undefined, error: toApiError(error) })
      }
    }
    void ask()
    return () => {
      left = true
    }
  }, [api, method, path, tries, known])

  const retry = useCallback(() => {
    setAsked({ values: undefined, error: undefined })
    setTries((before) => before + 1)
  }, [])
  return { ...asked, retry }
}

function presentOnly(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined))
}

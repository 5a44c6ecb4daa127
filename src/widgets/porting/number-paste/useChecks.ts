import { useEffect, useState } from 'react'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useDebounced } from '../../common/useDebounced.ts'

const DEBOUNCE_MS = 600

export interface Check {
  number: string
  portable: boolean
  reason: string
}

export interface Checks {
  checks: Check[]
  earliest_date?: string
  lead_time?: string
}

/**
 * Asks whether the numbers can be moved, a moment after they stopped changing.
 * @param reference of the request they are in already, which is no obstacle
 */
export function useChecks(
  path: string,
  country: string,
  numbers: readonly string[],
  reference: string | undefined,
) {
  const { api } = usePortal()
  const [turn, setTurn] = useState(0)
  const [answered, setAnswered] = useState<{ subject: string; checks?: Checks; failed?: unknown }>()
  const subject = JSON.stringify([country, numbers, turn])
  const [settled] = useDebounced(subject, DEBOUNCE_MS)
  const isEmpty = country === '' || numbers.length === 0
  useEffect(() => {
    if (isEmpty) return
    const abort = new AbortController()
    // as: written above
    const [asked, list] = JSON.parse(settled) as [string, string[], number]
    if (asked === '' || list.length === 0) return
    const body = { country: asked, numbers: list }
    const query = reference === undefined ? {} : { reference }
    api.send<Checks>('POST', path, { body, query, fallback: false, signal: abort.signal }).then(
      ({ body: checks }) => {
        if (!abort.signal.aborted) setAnswered({ subject: settled, checks })
      },
      (failed: unknown) => {
        if (!abort.signal.aborted) setAnswered({ subject: settled, failed })
      },
    )
    return () => abort.abort()
  }, [api, path, settled, isEmpty, reference])
  const isCurrent = !isEmpty && answered?.subject === subject
  return {
    checks: isCurrent ? answered.checks : undefined,
    failed: isCurrent ? answered.failed : undefined,
    isChecking: !isEmpty && !isCurrent,
    retry: () => setTurn(turn + 1),
  }
}

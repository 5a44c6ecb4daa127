import { useCallback, useEffect, useState } from 'react'
import { readOptions, soughtText } from './referenceRequest.ts'
import type { ReferenceOption } from './referenceRequest.ts'
import type { ReferenceDefinition } from '../../../language/portal.ts'
import { usePortal } from '../../registry/portalContext.ts'

const PER_PAGE = 25
/** Source: specification, constants. */
const searchDebounceMs = 1000

export interface ReferenceOptions {
  options: ReferenceOption[]
  state: 'idle' | 'loading' | 'ready' | 'failed'
  /** Another page can be asked for. */
  more: boolean
  showMore: () => void
  retry: () => void
}

interface Loaded {
  /** The question the options answer. */
  question: string
  options: ReferenceOption[]
  page: number
  more: boolean
  failed: boolean
}

const NOTHING: Loaded = { question: '', options: [], page: 0, more: false, failed: false }

/**
 * Options of a reference, page by page.
 * @param address `undefined` asks nothing
 * @param search typed text, sent when the reference has a search parameter
 */
export function useReferenceOptions(
  reference: ReferenceDefinition | undefined,
  address: string | undefined,
  search: string,
): ReferenceOptions {
  const { api } = usePortal()
  const [loaded, setLoaded] = useState(NOTHING)
  const [asked, setAsked] = useState({ question: '', page: 1, tries: 0 })
  const sought = reference?.search ? soughtText(reference, search) : ''
  const question = address === undefined ? '' : `${address}\n${sought}`
  const page = asked.question === question ? asked.page : 1
  const tries = asked.question === question ? asked.tries : 0

  useEffect(() => {
    if (!reference || address === undefined || question === '') return
    const stop = new AbortController()
    const query = {
      page,
      per_page: PER_PAGE,
      ...(reference.search && sought && { [reference.search]: sought }),
    }
    const load = async () => {
      try {
        const body = await api.get<unknown>(address, { query, signal: stop.signal, fallback: false })
        if (stop.signal.aborted) return
        const read = readOptions(reference, body, page)
        setLoaded((before) => ({
          question,
          options:
            page > 1 && before.question === question ? [...before.options, ...read.options] : read.options,
          page,
          more: read.more,
          failed: false,
        }))
      } catch {
        if (stop.signal.aborted) return
        setLoaded((before) => ({
          ...(before.question === question ? before : NOTHING),
          question,
          failed: true,
        }))
      }
    }
    const timer = setTimeout(() => void load(), sought && page === 1 && tries === 0 ? searchDebounceMs : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [api, reference, address, question, sought, page, tries])

  const current = loaded.question === question ? loaded : NOTHING
  const loading = question !== '' && (loaded.question !== question || (loaded.page < page && !loaded.failed))
  const showMore = useCallback(
    () =>
      setAsked((before) => ({
        question,
        page: (before.question === question ? before.page : 1) + 1,
        tries: 0,
      })),
    [question],
  )
  const retry = useCallback(() => {
    setLoaded((before) => ({ ...before, failed: false, question: before.page > 0 ? before.question : '' }))
    setAsked((before) => ({ question, page, tries: before.tries + 1 }))
  }, [question, page])
  const { failed } = current
  useEffect(() => {
    if (!failed) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failed, retry])
  return {
    options: current.options,
    state: question === '' ? 'idle' : failed ? 'failed' : loading ? 'loading' : 'ready',
    more: current.more && !loading,
    showMore,
    retry,
  }
}

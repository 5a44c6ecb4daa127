import { useEffect, useRef } from 'react'
import { isPresent, isStoredSecret } from '../../language/index.ts'
import type { ServerCheckDefinition } from '../../language/portal.ts'
import type { FormStore } from './createFormStore.ts'
import { useField, useForm } from './FormContext.ts'
import { ApiError } from '../registry/apiClient.ts'
import { isGeneralText } from '../registry/isGeneralText.ts'
import { usePortal } from '../registry/portalContext.ts'
import { getPath } from '../../shared/paths.ts'

const PAUSE_MS = 600

interface ServerCheckProps {
  path: string
  check: ServerCheckDefinition
}

/**
 * Asks the server about what is typed, once the person pauses and the rules find nothing wrong themselves. Its refusal
 * is shown at the field; that it can't be reached is not, since saving asks again.
 */
export function ServerCheck({ path, check }: ServerCheckProps) {
  const { store } = useForm()
  const { api } = usePortal()
  const { value } = useField(store, path)
  const asked = useRef(value)

  useEffect(() => {
    if (value === asked.current) return
    asked.current = undefined
    if (!isPresent(value) || isStoredSecret(value) || store.mode === 'view') return
    const stop = new AbortController()
    const ask = async () => {
      if (store.errors([path]).length > 0) return
      asked.current = value
      try {
        const body = bodyOf(store, check.sends)
        await api.send('POST', check.path, { body, fallback: false, signal: stop.signal })
      } catch (error) {
        const words = stop.signal.aborted ? undefined : wordsOf(error, path)
        if (words !== undefined) store.refuse({ [path]: words })
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [api, store, path, check, value])

  return null
}

function bodyOf(store: FormStore, names: string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const value = getPath(store.value(), name)
      return isPresent(value) ? [[name, value]] : []
    }),
  )
}

function wordsOf(error: unknown, path: string): string | undefined {
  if (!(error instanceof ApiError) || error.status === 0) return undefined
  return error.fields[path] ?? (isGeneralText(error.message) ? undefined : error.message)
}

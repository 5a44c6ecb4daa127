import { useCallback, useEffect, useState } from 'react'

export type Loaded<Value> =
  | { state: 'idle' | 'loading'; value: Value | undefined }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; value: Value | undefined; error: unknown }

/**
 * Loads a value again whenever `key` changes; `null` loads nothing.
 * While another key loads, the value of the last one stays, so that nothing jumps.
 */
export function useLoad<Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Value>,
): Loaded<Value> & { retry(): void } {
  const [turn, setTurn] = useState(0)
  const [last, setLast] = useState<{ of: string; value?: Value; error?: unknown; failed: boolean }>()
  const request = key === null ? null : `${turn} ${key}`
  useEffect(() => {
    if (request === null) return
    const abort = new AbortController()
    load(abort.signal).then(
      (value) => !abort.signal.aborted && setLast({ of: request, value, failed: false }),
      (error: unknown) =>
        !abort.signal.aborted &&
        setLast((before) => ({
          of: request,
          failed: true,
          error,
          ...(before?.value !== undefined && { value: before.value }),
        })),
    )
    return () => abort.abort()
    // `key` names everything `load` depends on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [request])
  const retry = useCallback(() => setTurn((n) => n + 1), [])
  if (request === null) return { state: 'idle', value: undefined, retry }
  if (last?.of !== request) return { state: 'loading', value: last?.value, retry }
  if (last.failed) return { state: 'failed', value: last.value, error: last.error, retry }
  // A request that did not fail has a value.
  return { state: 'ready', value: last.value as Value, retry }
}

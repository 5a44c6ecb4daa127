import { useRef, useState } from 'react'

export interface Action {
  busy: boolean
  /** Why the last run failed. */
  error: unknown
  /** Runs one piece of work at a time; a second meanwhile is not begun. */
  run: (work: () => Promise<void>) => Promise<void>
  forget: () => void
}

/** Something a person does that takes a moment and can fail. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const running = useRef(false)
  return {
    busy,
    error,
    async run(work) {
      if (running.current) return
      running.current = true
      setBusy(true)
      setError(undefined)
      try {
        await work()
      } catch (cause) {
        setError(cause)
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    forget: () => setError(undefined),
  }
}

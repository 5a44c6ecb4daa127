import { use, useSyncExternalStore } from 'react'
import { DrawnAhead } from '../data/DrawnAhead.ts'

/** As list.css has it. */
const narrowest = 600
const narrowQuery = '(width < 600px)'
let query: MediaQueryList | undefined

function narrow(): MediaQueryList {
  return (query ??= matchMedia(narrowQuery))
}

function subscribe(listener: () => void): () => void {
  narrow().addEventListener('change', listener)
  return () => narrow().removeEventListener('change', listener)
}

/** The screen is too narrow for a table. */
export function useNarrow(): boolean {
  const ahead = use(DrawnAhead)
  return useSyncExternalStore(
    subscribe,
    () => narrow().matches,
    () => ahead !== null && ahead.frame.width < narrowest,
  )
}

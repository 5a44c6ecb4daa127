import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Puts the cursor into the first field of a page when it opens. */
export function useFirstFocus(wanted = true): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wanted) input.current?.focus()
  }, [wanted])
  return input
}

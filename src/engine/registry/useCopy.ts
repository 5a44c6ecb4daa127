import { useEffect, useState } from 'react'

/** How long it is said that something was copied (specification, notices). */
const shownMs = 1500

/** Copies a text; true for a moment after it was. */
export function useCopy(): [copied: boolean, copy: (text: string) => Promise<void>] {
  const [copiedAt, setCopiedAt] = useState(0)
  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), shownMs)
    return () => clearTimeout(timer)
  }, [copiedAt])
  return [
    copiedAt > 0,
    async (text) => {
      try {
        await navigator.clipboard.writeText(text)
        setCopiedAt(Date.now())
      } catch {
        // Without permission nothing is said to be copied; the text can be selected.
      }
    },
  ]
}

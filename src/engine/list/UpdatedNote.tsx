import { useNow } from '../registry/useNow.ts'

const STEP_MS = 5000

/** How old the shown rows are. */
export function UpdatedNote({ readAt, refreshing }: { readAt: () => number; refreshing: boolean }) {
  const now = useNow(STEP_MS)
  const at = readAt()
  if (at === 0) return null
  const seconds = Math.max(0, Math.floor((now - at) / STEP_MS) * (STEP_MS / 1000))
  return <span className="list-updated">{refreshing ? 'Updating…' : `Updated ${agoWords(seconds)}`}</span>
}

function agoWords(seconds: number): string {
  if (seconds < 5) return 'just now'
  if (seconds < 60) return `${seconds} s ago`
  return `${Math.floor(seconds / 60)} min ago`
}

import { usePortal } from '../registry/portalContext.ts'
import type { Translate } from '../registry/portalContext.ts'
import { useNow } from '../registry/useNow.ts'

const STEP_MS = 5000

/** How old the shown rows are. */
export function UpdatedNote({ readAt, refreshing }: { readAt: () => number; refreshing: boolean }) {
  const { t } = usePortal()
  const now = useNow(STEP_MS)
  const at = readAt()
  // It keeps its gap, so that the tools don't move when the rows come.
  if (at === 0) return <span className="list-updated" />
  const seconds = Math.max(0, Math.floor((now - at) / STEP_MS) * (STEP_MS / 1000))
  return (
    <span className="list-updated">{refreshing ? t('portal:list-updating') : updatedWords(seconds, t)}</span>
  )
}

function updatedWords(seconds: number, t: Translate): string {
  if (seconds < 5) return t('portal:list-updated-now')
  if (seconds < 60) return t('portal:list-updated-seconds', { count: seconds })
  return t('portal:list-updated-minutes', { count: Math.floor(seconds / 60) })
}

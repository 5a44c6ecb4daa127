import { usePortal } from '../../engine/registry/portalContext.ts'
import { formatBadge } from '../../shared/numbers.ts'
import { getPath } from '../../shared/paths.ts'

/** A count of the session beside what it is about; none is not shown. */
export function CountBadge({ path }: { path: string }) {
  const { session, t } = usePortal()
  const count = getPath(session, path)
  if (typeof count !== 'number' || count <= 0) return null
  return (
    <span className="count-badge">
      <span aria-hidden="true">{formatBadge(count)}</span>
      <span className="visually-hidden">{t('portal:shell-unread-count', { count })}</span>
    </span>
  )
}

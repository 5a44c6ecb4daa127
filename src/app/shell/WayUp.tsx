import { Link } from 'wouter'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { TextKey } from '../../language/portal.ts'

/** Leads from a screen that neither tab nor navigation leads to, to the one it stands below. */
export function WayUp({ to, title }: { to: string; title: TextKey }) {
  const { t } = usePortal()
  return (
    <Link href={to} className="way-up">
      <Icon name="previous" size={18} />
      {t(title)}
    </Link>
  )
}

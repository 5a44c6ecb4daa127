import { Icon } from '../../engine/registry/Icon.tsx'
import { Link } from '../../engine/registry/Link.tsx'
import { withLastSearch } from '../../engine/registry/lastSearch.ts'
import { keeperOf } from '../../engine/registry/keeperOf.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { CompiledModule, ParentDefinition, TextKey } from '../../language/portal.ts'
import { useParentRecord } from './useParentRecord.ts'

interface WayUpProps {
  /** The screens above, the nearest last. */
  above: readonly { to: string; title: TextKey }[]
  module: CompiledModule
  /** What the records of the screen belong to. */
  parent?: { definition: ParentDefinition; id: string } | undefined
}

/** Leads from a screen that neither tab nor navigation opens to those above it; a list is as it was left. */
export function WayUp({ above, module, parent }: WayUpProps) {
  const nearest = above.at(-1)
  if (parent) return <WayBelow above={above} module={module} parent={parent} />
  return nearest ? <Crumb {...nearest} first /> : null
}

function WayBelow({ above, module, parent }: WayUpProps & Required<Pick<WayUpProps, 'parent'>>) {
  const { t } = usePortal()
  const record = useParentRecord(module, parent)
  const segment = `/${encodeURIComponent(parent.id)}`
  const isBelow = ({ to }: { to: string }) => `${to}/`.includes(`${segment}/`)
  return (
    <nav aria-label={t('portal:shell-way-up')} className="way-up-path">
      {above
        .filter((each) => !isBelow(each))
        .map((each, index) => (
          <Crumb key={each.to} {...each} first={index === 0} />
        ))}
      {record &&
        (record.to === undefined ? (
          <span className="way-up">{record.name}</span>
        ) : (
          <Link to={record.to} className="way-up">
            {record.name}
          </Link>
        ))}
      {above.filter(isBelow).map((each) => (
        <Crumb key={each.to} {...each} />
      ))}
    </nav>
  )
}

function Crumb({ to, title, first }: { to: string; title: TextKey; first?: boolean }) {
  const { session, t } = usePortal()
  return (
    <Link to={withLastSearch(keeperOf(session), to)} className="way-up">
      {first && <Icon name="previous" size={18} />}
      {t(title)}
    </Link>
  )
}

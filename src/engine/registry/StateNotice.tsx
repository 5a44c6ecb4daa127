import type { AccountStateDefinition } from '../../language/portal.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { usePortal } from './portalContext.ts'
import { useWay } from './useWay.ts'

/** Why the state of the account refuses something, and the way out. */
export function StateNotice({ state }: { state: AccountStateDefinition }) {
  const { t } = usePortal()
  const { way } = state
  const to = useWay()(way ?? { access: [] })
  return (
    <p className="pb-state-notice">
      <Icon name="warning" size={18} />
      <span>
        {t(state.text)}
        {way && to !== undefined ? (
          <>
            {' '}
            <Link to={to}>{t(way.text)}</Link>
          </>
        ) : null}
      </span>
    </p>
  )
}

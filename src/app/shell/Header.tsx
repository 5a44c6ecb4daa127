import { Link } from 'wouter'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { formatBalance } from './formatBalance.ts'
import { ProductMark } from './ProductMark.tsx'
import { UserMenu } from './UserMenu.tsx'

interface HeaderProps {
  folded: boolean
  onFold: () => void
  onOpenDrawer: () => void
  /** How many modules an operator rolled back. */
  rolledBack: number
  onOpenDefinitions: () => void
}

export function Header({ folded, onFold, onOpenDrawer, rolledBack, onOpenDefinitions }: HeaderProps) {
  const { manifest, session, t } = usePortal()
  const { balance } = session.config
  return (
    <header className="shell-header">
      <button
        type="button"
        className="icon-button only-narrow"
        aria-label={t('portal:shell-open-navigation')}
        onClick={onOpenDrawer}
      >
        <MenuIcon />
      </button>
      <button
        type="button"
        className="icon-button only-wide"
        aria-label={t(folded ? 'portal:shell-show-navigation' : 'portal:shell-hide-navigation')}
        aria-expanded={!folded}
        onClick={onFold}
      >
        <MenuIcon />
      </button>
      <Link href={manifest.home} className="product header-product">
        <ProductMark />
        <span>{manifest.product}</span>
      </Link>
      <div className="header-space" />
      {session.config['sandbox_user'] === true && <span className="badge">{t('portal:shell-sandbox')}</span>}
      {typeof balance === 'number' && (
        <p className="balance">
          <span className="balance-label">{t('portal:shell-balance')}</span>{' '}
          {formatBalance(balance, manifest.currency, manifest.locale)}
        </p>
      )}
      <UserMenu rolledBack={rolledBack} onOpenDefinitions={onOpenDefinitions} />
    </header>
  )
}

function MenuIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 6.5h16M4 12h16M4 17.5h16" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  )
}

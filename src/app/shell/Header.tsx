import { Icon } from '../../engine/registry/Icon.tsx'
import { Link } from '../../engine/registry/Link.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { usePlaces } from '../../engine/registry/usePlaces.ts'
import { formatBadge } from '../../shared/numbers.ts'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { shutGate } from '../router/resolvePlace.ts'
import { CountBadge } from './CountBadge.tsx'
import { NotificationBell } from '../notifications/NotificationBell.tsx'
import { formatBalance } from '../../shared/numbers.ts'
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
  const { manifest, session, can, holds, signOut, t } = usePortal()
  const { balance, cart_count: cartCount } = session.config
  const places = usePlaces()
  const [cart, billing, support] = [places('cart'), places('billing'), places('support')]
  const isShut = shutGate(manifest, { can, holds }) !== undefined
  const balanceWords = (
    <>
      <span className="balance-label">{t('portal:shell-balance')}</span>{' '}
      {typeof balance === 'number' && formatBalance(balance, manifest.currency)}
    </>
  )
  return (
    <header className="shell-header">
      {!isShut && (
        <>
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
        </>
      )}
      <Link to={manifest.home} className="product header-product">
        <ProductMark />
        <span>{manifest.product}</span>
      </Link>
      <div className="header-space" />
      {!isShut && <PaletteButton />}
      {session.config['sandbox_user'] === true && <span className="badge">{t('portal:shell-sandbox')}</span>}
      {cart !== undefined && typeof cartCount === 'number' && cartCount > 0 && (
        <Link
          to={cart}
          className="icon-button header-count"
          aria-label={t('portal:shell-cart', { count: cartCount })}
        >
          <Icon name="cart" />
          <span className="count-badge" aria-hidden="true">
            {formatBadge(cartCount)}
          </span>
        </Link>
      )}
      {!isShut && <NotificationBell />}
      {typeof balance === 'number' &&
        !isShut &&
        (billing === undefined ? (
          <p className="balance">{balanceWords}</p>
        ) : (
          <Link to={billing} className="balance">
            {balanceWords}
          </Link>
        ))}
      <Link to={support} className="header-link only-wide">
        {t('portal:shell-support')}
        {!isShut && <CountBadge path="config.unread_tickets" />}
      </Link>
      <button type="button" className="header-link only-wide" onClick={() => void signOut()}>
        {t('portal:shell-log-out')}
      </button>
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

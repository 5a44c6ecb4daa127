import { Suspense, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import '../theme/controls.css'
import './shell.css'
import type { Realtime } from '../realtime/createRealtimeClient.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { shutGate } from '../router/resolvePlace.ts'
import { lazyPart } from '../start/lazyPart.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import { PortalBanners } from './PortalBanners.tsx'
import { SideNavigation } from './SideNavigation.tsx'
import { useStoredFlag } from './useStoredFlag.ts'

const Companions = lazyPart(async () => (await import('./Companions.tsx')).Companions)
const OperatorDefinitions = lazyPart(
  async () => (await import('../operator/OperatorDefinitions.tsx')).OperatorDefinitions,
)

interface ShellProps {
  realtime: Promise<Realtime>
  /** Over the lower end of the screen. */
  notices: ReactNode
  children: ReactNode
}

/** Header, navigation and footer around the screen. Plain HTML and CSS: it stands before MUI is loaded. */
export function Shell({ realtime, notices, children }: ShellProps) {
  const { manifest, session, can, holds, t } = usePortal()
  const isShut = shutGate(manifest, { can, holds }) !== undefined
  const { pathname } = useLocation()
  const [folded, setFolded] = useStoredFlag('navigation-folded')
  const [definitionsOpen, setDefinitionsOpen] = useState(false)
  const [rolledBack, setRolledBack] = useState(0)
  // The drawer belongs to the address it was opened at, so following a link closes it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  return (
    <div className="shell" data-folded={folded || isShut} data-shut={isShut || undefined}>
      <a className="skip-link" href="#main" onClick={skip}>
        {t('portal:shell-skip')}
      </a>
      <Suspense fallback={null}>
        <Companions isShut={isShut} />
      </Suspense>
      <div className="shell-side">
        <SideNavigation label={t('portal:shell-main-navigation')} />
      </div>
      <Header
        folded={folded}
        onFold={() => setFolded(!folded)}
        onOpenDrawer={() => setDrawerAt(pathname)}
        rolledBack={rolledBack}
        onOpenDefinitions={() => setDefinitionsOpen(true)}
      />
      <NavigationDrawer open={drawerAt === pathname} onClose={() => setDrawerAt(null)} />
      <div className="shell-content">
        <OfflineBanner />
        {session.isOperator === true && (
          <Suspense fallback={null}>
            <OperatorDefinitions
              realtime={realtime}
              isOpen={definitionsOpen}
              onCount={setRolledBack}
              onOpen={() => setDefinitionsOpen(true)}
              onClose={() => setDefinitionsOpen(false)}
            />
          </Suspense>
        )}
        <PortalBanners />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {notices}
        <Footer />
      </div>
    </div>
  )
}

/** Without an entry in the history, which the browser would add. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

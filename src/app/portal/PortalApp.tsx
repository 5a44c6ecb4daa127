import { useMemo, useSyncExternalStore } from 'react'
import { Router } from 'wouter'
import type { AroundNavHandler } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { PortalContext } from '../../engine/registry/portalContext.ts'
import type { Portal, SessionScope } from '../../engine/registry/portalContext.ts'
import { Notices } from '../notices/Notices.tsx'
import type { SessionStore } from '../session/createSessionStore.ts'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { Shell } from '../shell/Shell.tsx'
import type { PortalStart } from '../start/preparePortal.ts'
import { Place } from './Place.tsx'

/** Joins session, definitions and screens: the one `Portal` that everything below reads. */
export function PortalApp({ start, sessions }: { start: PortalStart; sessions: SessionStore }) {
  const session = useSyncExternalStore(sessions.subscribe, sessions.session)
  const portal = useMemo(() => createPortal(start, sessions, session), [start, sessions, session])
  const aroundNav = useMemo<AroundNavHandler>(
    () => (go, to, options) => start.guard.around(to, () => go(to, options)),
    [start],
  )
  return (
    <PortalContext value={portal}>
      <Router aroundNav={aroundNav}>
        <Shell>
          <Place />
        </Shell>
        <LeaveDialog guard={start.guard} />
        <Notices store={start.notices} />
      </Router>
    </PortalContext>
  )
}

/** The files of scripts/vite/flags.ts. */
function flagUrls(countryCode: string): string[] {
  return /^[A-Z]{2}$/.test(countryCode) ? [`/flags/${countryCode}.svg`] : []
}

function createPortal(start: PortalStart, sessions: SessionStore, session: SessionScope): Portal {
  const held = new Set(session.user.permissions)
  return {
    manifest: start.manifest,
    registry: { widgets: {}, panels: {}, checks: {} },
    session,
    api: start.api,
    t: start.texts.t,
    loadModule: start.loader.loadModule,
    loadCatalogue: start.loader.loadCatalogue,
    flagUrls,
    can: (access) => access.every((permission) => held.has(permission)),
    navigate: (to, options = {}) => start.guard.around(to, () => navigate(to, options)),
    notify: start.notices.notify,
    guardLeaving: start.guard.set,
    refreshSession: sessions.refresh,
  }
}

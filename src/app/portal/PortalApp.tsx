import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { Router } from 'wouter'
import type { AroundNavHandler } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { PortalContext } from '../../engine/registry/portalContext.ts'
import type { Portal, SessionScope } from '../../engine/registry/portalContext.ts'
import { evaluateCondition } from '../../language/conditions/evaluateCondition.ts'
import { Notices } from '../notices/Notices.tsx'
import { NotificationsContext } from '../notifications/NotificationsContext.ts'
import type { Realtime } from '../realtime/createRealtime.ts'
import type { Viewer } from '../router/Viewer.ts'
import type { SessionStore } from '../session/createSessionStore.ts'
import { tellTabs } from '../session/tabs.ts'
import { signOut } from '../session/signOut.ts'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { Shell } from '../shell/Shell.tsx'
import type { PortalStart } from '../start/preparePortal.ts'
import type { PublishedSet } from './createPublishedPortal.ts'
import { flagUrls } from './flagUrls.ts'
import { Place } from './Place.tsx'

interface PortalAppProps {
  start: PortalStart
  sessions: SessionStore
  realtime: Promise<Realtime>
}

/** Joins session, definitions and screens: the one `Portal` that everything below reads. */
export function PortalApp({ start, sessions, realtime }: PortalAppProps) {
  const session = useSyncExternalStore(sessions.subscribe, sessions.session)
  const newest = useSyncExternalStore(start.published.subscribe, start.published.current)
  // Drawn behind the present screen, which stays until the new one is complete.
  const published = useDeferredValue(newest)
  const tools = useMemo(() => createTools(start, sessions), [start, sessions])
  const viewer = useMemo(() => viewerOf(session), [session])
  const portal = useMemo<Portal>(
    () => ({ ...tools, ...pick(published), session, ...viewer }),
    [tools, published, session, viewer],
  )
  useEffect(() => {
    document.documentElement.dataset['definitions'] = published.manifest.version
  }, [published])
  const aroundNav = useMemo<AroundNavHandler>(
    () => (go, to, options) => start.guard.around(to, () => go(to, options)),
    [start],
  )
  return (
    <PortalContext value={portal}>
      <Router aroundNav={aroundNav}>
        <NotificationsContext value={start.notifications}>
          <Shell realtime={realtime} notices={<Notices store={start.notices} />}>
            <Place />
          </Shell>
        </NotificationsContext>
        <LeaveDialog guard={start.guard} />
      </Router>
    </PortalContext>
  )
}

type Tools = Omit<Portal, keyof PublishedSet | 'session' | keyof Viewer>

/** What stays the same as long as the page is open. */
function createTools(start: PortalStart, sessions: SessionStore): Tools {
  return {
    registry: { widgets: {}, panels: {}, checks: {} },
    api: start.api,
    flagUrls,
    navigate: (to, options = {}) => start.guard.around(to, () => navigate(to, options)),
    notify: start.notices.notify,
    guardLeaving: start.guard.set,
    refreshSession: sessions.refresh,
    restart: () => {
      start.guard.disarm()
      tellTabs({ kind: 'restarted' })
      location.assign('/')
    },
    rereadSession: sessions.reread,
    signOut: () => signOut(start),
  }
}

function pick({ manifest, t, loadModule, loadCatalogue }: PublishedSet): PublishedSet {
  return { manifest, t, loadModule, loadCatalogue }
}

function viewerOf(session: SessionScope): Viewer {
  const held = new Set(session.user.permissions)
  return {
    can: (access) => access.every((permission) => held.has(permission)),
    holds: (when) => when === undefined || evaluateCondition(when, session),
  }
}

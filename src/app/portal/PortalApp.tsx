import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NavigateFunction } from 'react-router-dom'
import { PortalContext } from '../../engine/registry/portalContext.ts'
import type { Portal, SessionScope } from '../../engine/registry/portalContext.ts'
import { evaluateCondition } from '../../language/conditions/evaluateCondition.ts'
import { Notices } from '../notices/Notices.tsx'
import { NotificationsContext } from '../notifications/NotificationsContext.ts'
import { ReadTimes } from '../preferences/ReadTimes.tsx'
import type { Realtime } from '../realtime/createRealtimeClient.ts'
import { leaveReasons } from '../router/leaveReasons.ts'
import type { Viewer } from '../router/Viewer.ts'
import type { SessionStore } from '../session/createSessionStore.ts'
import { tellTabs } from '../session/tabs.ts'
import { signOut } from '../session/signOut.ts'
import { Shell } from '../shell/Shell.tsx'
import type { PortalStart } from '../start/preparePortal.ts'
import type { PublishedSet } from './createPublishedPortal.ts'
import { flagUrls } from './flagUrls.ts'
import { loadPhoneFormat } from './loadPhoneFormat.ts'
import { FieldScope } from './FieldScope.ts'
import { Place } from './Place.tsx'

interface PortalAppProps {
  start: Omit<PortalStart, 'answers' | 'screen' | 'headStart' | 'lastUsed'>
  sessions: SessionStore
  realtime: Promise<Realtime>
  /** Asks before a screen is left. */
  leaving?: ReactNode
  /** Called once, when the portal stands. */
  onDrawn?: () => void
  /** Default: loads them. */
  loadPhoneFormat?: typeof loadPhoneFormat
  /** Default: their files. */
  flagUrls?: typeof flagUrls
}

/** Joins session, definitions and screens: the one `Portal` that everything below reads. */
export function PortalApp(props: PortalAppProps) {
  const {
    start,
    sessions,
    realtime,
    leaving,
    onDrawn,
    loadPhoneFormat: formats = loadPhoneFormat,
    flagUrls: flags = flagUrls,
  } = props
  const navigate = useNavigate()
  const session = useSyncExternalStore(sessions.subscribe, sessions.session, sessions.session)
  const newest = useSyncExternalStore(
    start.published.subscribe,
    start.published.current,
    start.published.current,
  )
  // Drawn behind the present screen, which stays until the new one is complete.
  const published = useDeferredValue(newest)
  const tools = useMemo(
    () => ({ ...createTools(start, sessions, navigate), loadPhoneFormat: formats, flagUrls: flags }),
    [flags, formats, start, sessions, navigate],
  )
  const viewer = useMemo(() => viewerOf(session), [session])
  const portal = useMemo<Portal>(
    () => ({ ...tools, ...pick(published), session, ...viewer }),
    [tools, published, session, viewer],
  )
  useEffect(() => onDrawn?.(), [onDrawn])
  useEffect(() => {
    document.documentElement.dataset['definitions'] = published.manifest.version
  }, [published])
  return (
    <PortalContext value={portal}>
      <NotificationsContext value={start.notifications}>
        <ReadTimes>
          <Shell realtime={realtime} notices={<Notices store={start.notices} />}>
            <Place />
          </Shell>
        </ReadTimes>
      </NotificationsContext>
      {leaving}
    </PortalContext>
  )
}

type Tools = Omit<Portal, keyof PublishedSet | 'session' | 'loadPhoneFormat' | 'flagUrls' | keyof Viewer>

/** What stays the same as long as the page is open. */
function createTools(
  start: PortalAppProps['start'],
  sessions: SessionStore,
  navigate: NavigateFunction,
): Tools {
  return {
    registry: { widgets: {}, panels: {}, checks: {} },
    FieldScope,
    api: start.api,
    navigate: (to, options) => void navigate(to, options),
    notify: start.notices.notify,
    guardLeaving: leaveReasons(start.guard),
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

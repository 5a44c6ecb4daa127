import { Suspense, use, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { Notification } from '../../language/notifications.ts'
import { formatBadge } from '../../shared/numbers.ts'
import { prefetch } from '../start/chunkGuard.ts'
import { lazyPart } from '../start/lazyPart.ts'
import type { NotificationStore } from './createNotificationStore.ts'
import { NotificationsContext } from './NotificationsContext.ts'
import { PanelMessage } from './PanelMessage.tsx'
import './notifications.css'

const loadPanel = () => import('./NotificationPanel.tsx')
const NotificationPanel = lazyPart(async () => (await loadPanel()).NotificationPanel, PanelNotLoaded)

/** What somebody was told, in the header; nothing for who may not see notifications. */
export function NotificationBell() {
  const { can } = usePortal()
  const store = use(NotificationsContext)
  return store && can(['Notifications']) ? <Bell store={store} /> : null
}

function Bell({ store }: { store: NotificationStore }) {
  const { manifest, t } = usePortal()
  const { unread } = useSyncExternalStore(store.subscribe, store.state, store.state)
  const [wasOpened, setWasOpened] = useState(false)
  const id = useId()
  const everyMs = manifest.polling.notificationsSeconds * 1000
  useEffect(() => store.poll(everyMs), [store, everyMs])
  const name = unread > 0 ? t('portal:notifications-unread', { count: unread }) : t('portal:notifications')
  return (
    <>
      <button
        type="button"
        className="icon-button header-count"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={name}
        onPointerEnter={() => void prefetch(loadPanel)}
        onFocus={() => void prefetch(loadPanel)}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className="count-badge" aria-hidden="true">
            {formatBadge(unread)}
          </span>
        )}
      </button>
      <Arrivals store={store} />
      <dialog
        id={id}
        popover="auto"
        className="notification-panel"
        aria-label={t('portal:notifications')}
        tabIndex={-1}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') {
            // Its content may come later, and the next Tab is to reach the first of it either way.
            currentTarget.focus()
            setWasOpened(true)
            store.refresh()
          }
        }}
      >
        {wasOpened && (
          <Suspense fallback={<PanelMessage>{t('portal:loading')}</PanelMessage>}>
            <NotificationPanel store={store} />
          </Suspense>
        )}
      </dialog>
    </>
  )
}

/** Says once, to screen readers, what has come. */
function Arrivals({ store }: { store: NotificationStore }) {
  const { t } = usePortal()
  const [arrived, setArrived] = useState<readonly Notification[]>([])
  useEffect(() => store.onArrival(setArrived), [store])
  const [latest] = arrived
  return (
    <output className="visually-hidden">
      {latest && (
        // A new element, so that the same words are said again.
        <span key={latest.uuid}>
          {t('portal:notifications-arrived', { count: arrived.length, title: latest.title })}
        </span>
      )}
    </output>
  )
}

function PanelNotLoaded() {
  const { t } = usePortal()
  return (
    <PanelMessage alert onRetry={() => location.reload()}>
      {t('portal:notifications-failed')}
    </PanelMessage>
  )
}

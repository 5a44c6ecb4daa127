import { useRef, useSyncExternalStore } from 'react'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { NotificationStore } from './createNotificationStore.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { PanelMessage } from './PanelMessage.tsx'

/** What the bell opens. Opening reads nothing: people say themselves what they have read. */
export function NotificationPanel({ store }: { store: NotificationStore }) {
  const { t } = usePortal()
  const { list, unread, loading, failed } = useSyncExternalStore(store.subscribe, store.state)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <div className="notification-head">
        <h2 ref={heading} tabIndex={-1}>
          {t('portal:notifications')}
        </h2>
        {unread > 0 && (
          <button
            type="button"
            className="notification-read-all"
            onClick={() => {
              // The button goes with the last unread one; the focus does not.
              heading.current?.focus()
              store.readAll()
            }}
          >
            {t('portal:notifications-read-all')}
          </button>
        )}
        <button
          type="button"
          className="icon-button notification-leave"
          aria-label={t('portal:dismiss')}
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
        >
          <Icon name="close" />
        </button>
      </div>
      {list && failed && (
        <output className="notification-stale">
          <span>{t('portal:notifications-stale')}</span>
          <button type="button" onClick={store.refresh}>
            {t('portal:try-again')}
          </button>
        </output>
      )}
      {loading && <PanelMessage>{t('portal:loading')}</PanelMessage>}
      {!list && failed && (
        <PanelMessage alert onRetry={store.refresh}>
          {t('portal:notifications-failed')}
        </PanelMessage>
      )}
      {list?.length === 0 && <PanelMessage>{t('portal:notifications-none')}</PanelMessage>}
      {list && list.length > 0 && (
        <ul className="notification-list">
          {list.map((notification) => (
            <NotificationItem
              key={notification.uuid}
              notification={notification}
              onRead={() => store.read(notification.uuid)}
              onClose={() => store.close(notification.uuid)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

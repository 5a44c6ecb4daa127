import { relativeTimeCell } from '../../engine/registry/cells/relativeTimeCell.tsx'
import type { EngineTextKey } from '../../engine/registry/engineTexts.ts'
import { Icon } from '../../engine/registry/Icon.tsx'
import { Link } from '../../engine/registry/Link.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useCellContext } from '../../engine/registry/useCellContext.ts'
import { useRefusingState } from '../../engine/registry/useRefusingState.ts'
import {
  readNotificationLink,
  type Notification,
  type NotificationStyle,
} from '../../language/notifications.ts'
import { isReachable } from '../router/resolvePlace.ts'

interface NotificationItemProps {
  notification: Notification
  onRead: () => void
  onClose: () => void
}

const styles: Record<NotificationStyle, { icon: string; word: EngineTextKey }> = {
  success: { icon: 'check', word: 'portal:notifications-success' },
  warning: { icon: 'warning', word: 'portal:notifications-warning' },
  error: { icon: 'error', word: 'portal:notifications-error' },
  none: { icon: 'info', word: 'portal:notifications-plain' },
}

export function NotificationItem({ notification, onRead, onClose }: NotificationItemProps) {
  const { t } = usePortal()
  const { title, description, status, is_closable: isClosable } = notification
  const isNew = status === 'new'
  const { icon, word } = styles[notification.style] ?? styles.none
  return (
    <li className="notification" data-style={notification.style} data-new={isNew} tabIndex={-1}>
      <Icon name={icon} className="notification-icon" />
      <div className="notification-body">
        <p className="notification-title">
          {isNew && <span className="visually-hidden">{t('portal:notifications-new')} </span>}
          {title}
        </p>
        {description !== '' && <p className="notification-text">{description}</p>}
        <p className="notification-note">
          {t(word)} · <Age at={notification.created_at} />
        </p>
        <Action notification={notification} {...(isNew && { onRead })} />
      </div>
      <div className="notification-tools">
        {isNew && (
          <button
            type="button"
            className="notification-read"
            aria-label={t('portal:notifications-read', { title })}
            title={t('portal:notifications-read-short')}
            onClick={({ currentTarget }) => {
              // The button goes; its notification keeps the focus.
              currentTarget.closest('li')?.focus()
              onRead()
            }}
          />
        )}
        {isClosable && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('portal:notifications-close', { title })}
            title={t('portal:notifications-close-short')}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget)
              onClose()
            }}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </div>
    </li>
  )
}

/** Following its button is reading it; there is none for who can't go there. */
function Action({ notification, onRead }: { notification: Notification; onRead?: () => void }) {
  const { manifest, can, holds } = usePortal()
  const refusing = useRefusingState()
  const { button_title: title, button_url: url } = notification
  if (title === null || url === null) return null
  const target = readNotificationLink(url)
  if (target === undefined) return null
  if (target === 'elsewhere')
    return (
      <a className="button" href={url} target="_blank" rel="noopener noreferrer" onClick={onRead}>
        {title}
      </a>
    )
  if (!isReachable(manifest, { can, holds, refusing }, url)) return null
  return (
    <Link
      className="button"
      to={url}
      onClick={({ currentTarget }) => {
        onRead?.()
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
      }}
    >
      {title}
    </Link>
  )
}

function Age({ at }: { at: string }) {
  const { Cell } = relativeTimeCell
  return <Cell value={at} context={useCellContext(undefined, [])('')} />
}

/** Where the focus goes from a notification that goes: to the next, the one before, or the whole. */
function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  const heading = button.closest('[popover]')?.querySelector('h2')
  const target = next ?? heading
  if (target instanceof HTMLElement) target.focus()
}

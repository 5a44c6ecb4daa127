export const notificationStyles = ['success', 'warning', 'error', 'none'] as const
export type NotificationStyle = (typeof notificationStyles)[number]

/** `closed` ones are not listed. */
export type NotificationStatus = 'new' | 'read' | 'closed'

/** A line of `GET /notifications`. */
export interface Notification {
  uuid: string
  title: string
  /** May be empty. */
  description: string
  style: NotificationStyle
  status: NotificationStatus
  is_closable: boolean
  /** Both or neither. */
  button_title: string | null
  /** An address `readNotificationLink` takes. */
  button_url: string | null
  /** ISO 8601 UTC */
  created_at: string
}

/** The answer of `GET /notifications`: newest first. */
export interface NotificationList {
  notifications: Notification[]
  /** How many are new, listed or not. */
  unread: number
}

/**
 * Where the button of a notification may lead: to a path of the portal, or to an `https:` address elsewhere.
 * Server and browser both ask, so that neither a careless caller nor a changed row makes a button run a script.
 */
export function readNotificationLink(url: string): 'portal' | 'elsewhere' | undefined {
  // Browsers take a backslash for a slash and skip control characters.
  if (/[\\\p{Cc}\s]/u.test(url)) return undefined
  if (url.startsWith('/')) return url.startsWith('//') ? undefined : 'portal'
  if (!URL.canParse(url)) return undefined
  const { protocol, username, password } = new URL(url)
  return protocol === 'https:' && username === '' && password === '' ? 'elsewhere' : undefined
}

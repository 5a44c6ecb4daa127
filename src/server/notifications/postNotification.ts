import { randomUUID } from 'node:crypto'
import { readNotificationLink, type NotificationStyle } from '../../language/notifications.ts'
import type { Query } from '../storage/database.ts'
import './notificationTables.ts'

/** What is said, without whom it is said to. */
export interface NotificationText {
  /** What it is about, for work that looks for an earlier one: `low-balance`. Never shown. */
  kind: string
  style: NotificationStyle
  title: string
  description?: string
  /** Default true. */
  isClosable?: boolean
  /** `url`: a path of the portal, or https. */
  button?: { title: string; url: string }
}

export interface NewNotification extends NotificationText {
  accountId: string
  /** Absent: for everybody of the account who may see notifications. */
  userId?: string
}

/** Characters; names and reasons inside a text may be long, and cutting one is better than losing what is told. */
const titleLimit = 200
const descriptionLimit = 1000

/**
 * Puts a notification under the bell, in the transaction of what it tells about.
 * @returns its id
 * @throws Error for a button that leads neither into the portal nor to https: a mistake of the caller
 */
export async function postNotification(
  query: Query,
  { accountId, userId, kind, style, title, description = '', isClosable = true, button }: NewNotification,
): Promise<string> {
  if (button && readNotificationLink(button.url) === undefined)
    throw new Error(
      `notification ${kind}: its button leads to '${button.url}'; use a path of the portal or https`,
    )
  const id = randomUUID()
  await query
    .insertInto('notification')
    .values({
      account_id: accountId,
      id,
      user_id: userId ?? null,
      kind,
      style,
      title: cut(title, titleLimit),
      description: cut(description, descriptionLimit),
      is_closable: isClosable,
      button_title: button?.title ?? null,
      button_url: button?.url ?? null,
    })
    .execute()
  return id
}

function cut(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`
}

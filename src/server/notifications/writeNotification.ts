import type { Notification } from '../../language/notifications.ts'
import { readNotificationLink } from '../../language/notifications.ts'
import type { TextParams } from '../../language/fillText.ts'
import type { NotificationDefinition, TextKey } from '../../language/portal.ts'

/** Characters; names and reasons inside a text may be long, and cutting one is better than losing the notification. */
const titleLimit = 200
const descriptionLimit = 1000

/** Renders a notification from its current definition and its stored values. */
export function writeNotification(
  { style, title, text: description, button, closable }: NotificationDefinition,
  slots: TextParams,
  text: (key: TextKey, params?: TextParams) => string,
): Pick<Notification, 'style' | 'title' | 'description' | 'is_closable' | 'button_title' | 'button_url'> {
  const url = button && fillLink(button.to, slots)
  return {
    style,
    title: cut(text(title, slots).trim(), titleLimit),
    description: description === undefined ? '' : cut(text(description, slots).trim(), descriptionLimit),
    is_closable: closable,
    button_title: button && url !== undefined ? text(button.title) : null,
    button_url: url ?? null,
  }
}

/** @returns undefined if a value is missing, as in events of an older server */
function fillLink(to: string, slots: TextParams): string | undefined {
  let isWhole = true
  const url = to.replace(/\{(\w+)\}/g, (_slot, name: string) => {
    const value = Object.hasOwn(slots, name) ? slots[name] : undefined
    isWhole &&= value !== undefined
    return encodeURIComponent(value ?? '')
  })
  return isWhole && readNotificationLink(url) === 'portal' ? url : undefined
}

function cut(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`
}

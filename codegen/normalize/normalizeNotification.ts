import type { NotificationDefinition } from '../../src/language/portal.ts'
import type { NotificationSource } from '../read/source.ts'
import { omitUndefined } from './omitUndefined.ts'
import type { Qualify } from './qualifyText.ts'

/** What a module tells, with defaults filled in. */
export function normalizeNotification(
  { id, style, title, text, button, closable = true }: NotificationSource,
  qualify: Qualify,
): NotificationDefinition {
  return omitUndefined({
    id,
    style,
    title: qualify(title),
    text: text && qualify(text),
    button: button && { title: qualify(button.title), to: button.to },
    closable,
  })
}

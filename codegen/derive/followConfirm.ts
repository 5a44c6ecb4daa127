import type { PathSegment } from '../Diagnostic.ts'
import { valueAt } from '../valueAt.ts'
import type { Draft } from './Draft.ts'
import { followText, origin } from './ModuleDrafts.ts'

/** The texts of a confirmation have the name of what it confirms, and its button says what the action does. */
export function followConfirm(
  draft: Draft,
  path: readonly PathSegment[],
  name: string,
  action: string | undefined,
): void {
  if (valueAt(draft.value(), path) === undefined) return
  followText(draft, [...path, 'title'], `${name}-title`, 'the name of the action')
  followText(draft, [...path, 'text'], `${name}-text`, 'the name of the action')
  if (action !== undefined) draft.follow([...path, 'action'], action, origin('the title of the action'))
}

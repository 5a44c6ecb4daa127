import { rememberEnd, takeEnd } from './sessionEnd.ts'
import { signInPath } from '../start/signInPath.ts'
import { tellTabs } from './tabs.ts'

let left = false

/**
 * The session is over: forgets the readable cookie and goes to the sign-in page, which leads back here.
 * Drafts stay where they are kept. Other tabs follow.
 * @param announce false when another tab said so
 */
export function leaveSession({ announce = true, back = true } = {}): void {
  if (left) return
  left = true
  document.cookie = 'token=; Path=/; Max-Age=0; SameSite=Strict'
  if (announce) tellTabs({ kind: 'signed-out' })
  if (back) rememberEnd()
  else takeEnd()
  location.assign(back ? signInPath(location) : '/auth/sign')
}

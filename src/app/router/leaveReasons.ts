import type { TextKey } from '../../language/portal.ts'
import type { Portal } from '../../engine/registry/portalContext.ts'
import type { LeaveGuard } from './createLeaveGuard.ts'

/** Asks before leaving as long as anybody has a reason, and says what was said last of what leaving means. */
export function leaveReasons(guard: Pick<LeaveGuard, 'set'>): Portal['guardLeaving'] {
  const reasons = new Map<string, TextKey | undefined>()
  return (active, text, owner = '') => {
    reasons.delete(owner)
    if (active) reasons.set(owner, text)
    guard.set(reasons.size > 0, [...reasons.values()].filter(Boolean).pop())
  }
}

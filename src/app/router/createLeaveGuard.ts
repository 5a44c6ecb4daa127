import type { BlockerFunction } from 'react-router-dom'
import type { TextKey } from '../../language/portal.ts'

export interface LeaveGuard {
  /** Ask before leaving while on. @param text what leaving means, where it is not that a draft is kept */
  set: (active: boolean, text?: TextKey) => void
  /** Whether a way to another address, by link, `navigate` or back, waits for the person's answer. */
  holds: BlockerFunction
  text: () => TextKey | undefined
  /** No more questions: the session ended or the page is reloaded by us. */
  disarm: () => void
}

export interface LeaveGuardSetup {
  window: Pick<Window, 'addEventListener'>
  /** Is nothing lost between the two addresses? */
  isSameScreen: (from: string, to: string) => boolean
}

/** Knows whether leaving must be asked. The router's blocker asks for it, and the browser on closing or reloading. */
export function createLeaveGuard({ window, isSameScreen }: LeaveGuardSetup): LeaveGuard {
  let active = false
  let meaning: TextKey | undefined

  window.addEventListener('beforeunload', (event) => {
    if (active) event.preventDefault()
  })

  return {
    set: (next, text) => {
      active = next
      meaning = text
    },
    holds: ({ currentLocation: from, nextLocation: to }) =>
      active && !isSameScreen(from.pathname + from.search, to.pathname + to.search),
    text: () => meaning,
    disarm: () => {
      active = false
    },
  }
}

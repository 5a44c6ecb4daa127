import type { TextKey } from '../../language/portal.ts'

export interface LeaveGuard {
  /** Ask before leaving while on. @param text what leaving means, where it is not that a draft is kept */
  set: (active: boolean, text?: TextKey) => void
  /** Runs `go` at once, or holds it until the person has answered. */
  around: (to: string, go: () => void) => void
  /** The held question, for the dialog. */
  question: () => LeaveQuestion | null
  subscribe: (listener: () => void) => () => void
  /** No more questions: the session ended or the page is reloaded by us. */
  disarm: () => void
}

export interface LeaveQuestion {
  text: TextKey | undefined
  leave: () => void
  stay: () => void
}

export interface LeaveGuardSetup {
  window: Pick<Window, 'addEventListener' | 'location' | 'history'> & Partial<Pick<Window, 'navigation'>>
  /** Is nothing lost between the two addresses? */
  isSameScreen: (from: string, to: string) => boolean
}

/**
 * Guards three ways out of a screen: links and `navigate` (through `around`), back and forward (by going back at once
 * and asking), and closing or reloading the page (the browser's own question).
 */
export function createLeaveGuard({ window, isSameScreen }: LeaveGuardSetup): LeaveGuard {
  let active = false
  let meaning: TextKey | undefined
  let question: LeaveQuestion | null = null
  let returning = false
  let leaving = false
  let address = currentAddress()
  let entryIndex = currentIndex()
  const listeners = new Set<() => void>()

  function currentAddress(): string {
    return window.location.pathname + window.location.search
  }

  function currentIndex(): number | null {
    return window.navigation?.currentEntry?.index ?? null
  }

  function remember(): void {
    address = currentAddress()
    entryIndex = currentIndex()
  }

  function ask(next: LeaveQuestion | null): void {
    question = next
    for (const listener of listeners) listener()
  }

  function hold(go: () => void): void {
    ask({
      text: meaning,
      leave() {
        active = false
        ask(null)
        go()
      },
      stay: () => ask(null),
    })
  }

  function onPopState(event: PopStateEvent): void {
    if (returning) {
      returning = false
      event.stopImmediatePropagation()
      return
    }
    if (!active || leaving || isSameScreen(address, currentAddress())) {
      leaving = false
      remember()
      return
    }
    event.stopImmediatePropagation()
    const index = currentIndex()
    const step = index !== null && entryIndex !== null ? index - entryIndex : -1
    if (step === 0) return
    returning = true
    window.history.go(-step)
    hold(() => {
      leaving = true
      window.history.go(step)
    })
  }

  function onBeforeUnload(event: BeforeUnloadEvent): void {
    if (active) event.preventDefault()
  }

  // Registered before the router's own listener, and capturing, so that it can stop the event from reaching it.
  window.addEventListener('popstate', onPopState, true)
  window.addEventListener('beforeunload', onBeforeUnload)

  return {
    set: (next, text) => {
      active = next
      meaning = text
      remember()
    },
    around(to, go) {
      const target = new URL(to, window.location.href)
      if (active && !isSameScreen(currentAddress(), target.pathname + target.search)) {
        hold(() => {
          go()
          remember()
        })
        return
      }
      go()
      remember()
    },
    question: () => question,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    disarm() {
      active = false
      ask(null)
    },
  }
}

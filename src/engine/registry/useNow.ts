import { useSyncExternalStore } from 'react'

interface Clock {
  now: number
  subscribe: (listener: () => void) => () => void
  read: () => number
  /** Nobody has watched it: it may be old. */
  renew: () => void
}

const clocks = new Map<number, Clock>()

/** The time in ms since 1970, renewed every `stepMs`; one timer serves all that share a step. */
export function useNow(stepMs: number): number {
  const clock = clockOf(stepMs)
  return useSyncExternalStore(clock.subscribe, clock.read, clock.read)
}

function clockOf(stepMs: number): Clock {
  const known = clocks.get(stepMs)
  if (known) {
    known.renew()
    return known
  }
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  const clock: Clock = {
    now: Date.now(),
    read: () => clock.now,
    renew() {
      if (listeners.size === 0 && Date.now() - clock.now >= stepMs) clock.now = Date.now()
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        clock.now = Date.now()
        timer = setInterval(tick, stepMs)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearInterval(timer)
      }
    },
  }
  function tick() {
    clock.now = Date.now()
    for (const listener of listeners) listener()
  }
  clocks.set(stepMs, clock)
  return clock
}

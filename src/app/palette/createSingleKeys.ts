export type SingleKeyAction = 'home' | 'search' | 'new' | 'help'

export interface KeyPress {
  key: string
  /** ms, of any clock that all presses share */
  at: number
  /** A field, a menu or a dialog takes it, or something has acted on it. */
  isTaken: boolean
  isRepeat: boolean
}

/** How long the second key of two is awaited. */
const pairMs = 1500
/** Keys that follow each other this closely are words. */
const typingMs = 500

const actions = new Map<string, SingleKeyAction>([
  ['/', 'search'],
  ['n', 'new'],
  ['?', 'help'],
])

/**
 * Tells a key that is meant to do something from a letter of a word whose field hasn't come yet, or has gone: what would
 * leave the screen waits until nothing more is typed.
 * @param act whether it did anything
 */
export function createSingleKeys(act: (action: SingleKeyAction) => boolean) {
  let pairUntil = 0
  let typedAt = -Infinity
  let waiting: ReturnType<typeof setTimeout> | undefined

  function cancel(): boolean {
    const wasWaiting = waiting !== undefined
    clearTimeout(waiting)
    waiting = undefined
    return wasWaiting
  }
  function leaveBy(action: SingleKeyAction): void {
    waiting = setTimeout(() => {
      waiting = undefined
      act(action)
    }, typingMs / 2)
  }

  return {
    /** @returns whether the key has acted, and means nothing else */
    press({ key, at, isTaken, isRepeat }: KeyPress): boolean {
      const wasWaiting = cancel()
      const isPaired = at < pairUntil
      pairUntil = 0
      if (key.length > 1) return false
      const isWord = wasWaiting || isTaken || isRepeat || at - typedAt < typingMs
      const isFirst = key === 'g' && !isPaired
      const action = isPaired ? (key === 'h' ? 'home' : undefined) : actions.get(key)
      if (isWord || (!isFirst && action === undefined)) typedAt = at
      else if (isFirst) pairUntil = at + pairMs
      else if (action === 'home' || action === 'new') leaveBy(action)
      else return action !== undefined && act(action)
      return false
    },
    /** Something else was done: what waits is not meant any more. */
    cancel(): void {
      cancel()
      pairUntil = 0
      typedAt = -Infinity
    },
  }
}

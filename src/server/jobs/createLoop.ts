/** Work repeated until stopped, never twice at a time. */
export interface Loop {
  /** Runs the work as soon as it can instead of at the next interval. */
  wake(): void
  /** Lets the running turn finish, then resolves. No turn starts any more. */
  stop(): Promise<void>
}

export interface LoopOptions {
  /** longest pause between turns */
  idleMs: number | (() => number)
  /** shortest pause after a turn that found nothing to do, however often the loop is woken */
  restMs?: number
  /** pause after a turn that threw */
  errorMs?: number
  /** one turn; returns the milliseconds until the next work is due: 0 for more at once, undefined when there is none */
  turn: () => Promise<number | undefined>
  onError: (error: unknown) => void
}

/** Starts a loop: turn after turn while there is work, then one when work is due, when woken, or every `idleMs`. */
export function createLoop({ idleMs, restMs = 0, errorMs = 1000, turn, onError }: LoopOptions): Loop {
  let stopped = false
  let woken = false
  let endPause = (): void => {}

  function pause(ms: number, canBeWoken = true): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        if (!canBeWoken && !stopped) return
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false
      let pauseMs: number
      try {
        const dueMs = await turn()
        pauseMs = Math.min(Math.max(0, dueMs ?? Infinity), typeof idleMs === 'number' ? idleMs : idleMs())
      } catch (error) {
        if (!stopped) onError(error)
        pauseMs = errorMs
      }
      if (!stopped && pauseMs > 0 && restMs > 0) await pause(restMs, false)
      if (!stopped && !woken) await pause(Math.max(0, pauseMs - restMs))
    }
  }

  const finished = run()
  return {
    wake() {
      woken = true
      endPause()
    },
    async stop() {
      stopped = true
      endPause()
      await finished
    },
  }
}

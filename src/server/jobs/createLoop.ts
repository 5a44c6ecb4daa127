/** Work repeated until stopped, never twice at a time. */
export interface Loop {
  /** Runs the work as soon as it can instead of at the next interval. */
  wake(): void
  /** Lets the running turn finish, then resolves. No turn starts any more. */
  stop(): Promise<void>
}

export interface LoopOptions {
  /** pause after a turn that found nothing to do */
  idleMs: number
  /** pause after a turn that threw */
  errorMs?: number
  /** one turn; true when there may be more to do at once */
  turn: () => Promise<boolean>
  onError: (error: unknown) => void
}

/** Starts a loop: turn after turn while there is work, else one every `idleMs`. */
export function createLoop({ idleMs, errorMs = 1000, turn, onError }: LoopOptions): Loop {
  let stopped = false
  let woken = false
  let endPause = (): void => {}

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false
      let pauseMs = idleMs
      try {
        if (await turn()) pauseMs = 0
      } catch (error) {
        if (!stopped) onError(error)
        pauseMs = errorMs
      }
      if (!stopped && !woken) await pause(pauseMs)
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

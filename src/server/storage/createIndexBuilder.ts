import type { Collection } from './syncIndexes.ts'

const longestPauseMs = 60_000

export interface IndexBuilder {
  /** Resolves after the first attempt, whatever became of it. */
  build: (collections: Collection[]) => Promise<void>
  /** Lets an attempt under way finish. */
  stop: () => Promise<void>
}

/**
 * Keeps the indexes that the published definitions ask for. Lists are right without them, only slower: an attempt that
 * fails is made again after a pause, unless newer definitions are published meanwhile.
 */
export function createIndexBuilder({
  sync,
  onError,
  firstPauseMs = 1_000,
}: {
  sync: (collections: Collection[]) => Promise<void>
  onError: (error: unknown) => void
  firstPauseMs?: number
}): IndexBuilder {
  let wanted: Collection[] | undefined
  let running = Promise.resolve()
  let pauseMs = firstPauseMs
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function run(): Promise<void> {
    clearTimeout(timer)
    running = running.then(attempt)
    return running
  }

  async function attempt(): Promise<void> {
    const collections = wanted
    // An earlier attempt took the newest definitions.
    if (stopped || collections === undefined) return
    try {
      await sync(collections)
      if (wanted === collections) wanted = undefined
    } catch (error) {
      onError(error)
      if (stopped || wanted !== collections) return
      timer = setTimeout(() => void run(), pauseMs)
      pauseMs = Math.min(longestPauseMs, pauseMs * 2)
    }
  }

  return {
    build(collections) {
      wanted = collections
      pauseMs = firstPauseMs
      return run()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

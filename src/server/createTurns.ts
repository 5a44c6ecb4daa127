import { Refusal } from './errors.ts'

/** Runs work when it is its turn. @throws Refusal `busy` where too much waits already */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Creates a queue of this process for work that takes much memory or processor time.
 * @param atOnce so much runs together
 * @param mostWaiting so much waits for it, and no more is taken
 */
export function createTurns(atOnce: number, mostWaiting: number): TakeTurn {
  let running = 0
  const waiting: (() => void)[] = []
  return async function takeTurn(work) {
    if (running < atOnce) running++
    else {
      if (waiting.length >= mostWaiting) throw busy()
      // Whoever ends leaves its place to the next.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** Runs somebody's work when their work before it has ended. @throws Refusal `busy` where too much of theirs waits already */
export type TakeOwnTurn = <Result>(whose: string, work: () => Promise<Result>) => Promise<Result>

/** The same with a queue for each person, of whose work one runs at a time. */
export function createOwnTurns(mostWaiting: number): TakeOwnTurn {
  const queues = new Map<string, { takeTurn: TakeTurn; inside: number }>()
  return async function takeOwnTurn(whose, work) {
    const queue = queues.get(whose) ?? { takeTurn: createTurns(1, mostWaiting), inside: 0 }
    queues.set(whose, queue)
    queue.inside++
    try {
      return await queue.takeTurn(work)
    } finally {
      queue.inside--
      if (queue.inside === 0) queues.delete(whose)
    }
  }
}

function busy(): Refusal {
  return new Refusal('busy', { headers: { 'retry-after': '5' } })
}

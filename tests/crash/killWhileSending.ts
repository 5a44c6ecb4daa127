import { fork, type ChildProcess } from 'node:child_process'
import type { CampaignBooks, SendingReport, SendingTask } from './sendingProcess.ts'

export interface KillOptions {
  database: SendingTask['database']
  filesFolder: string
  kills: number
  contacts: number
  optedOut: number
  /** Processes that send at the same time. */
  processes: number
  seed: number
}

export interface KillResult {
  books: CampaignBooks
  /** Kills that left a batch claimed and not settled. */
  interruptedBatches: number
  /** Kills before the process had started to send. */
  duringStart: number
  errors: string[]
}

const SLOW_PER_SECOND = 80
const FAST_PER_SECOND = 3000
const LONGEST_PAUSE_MS = 1500

/** Sends one campaign with processes that are killed (SIGKILL) again and again at random moments, then lets one finish. */
export async function killWhileSending(options: KillOptions): Promise<KillResult> {
  const { database, filesFolder, kills, contacts, optedOut, processes, seed } = options
  const random = randomOf(seed)
  const errors: string[] = []
  let interruptedBatches = 0
  let duringStart = 0
  let startMs = 500

  function start(task: Partial<SendingTask>): { child: ChildProcess; ready: Promise<boolean> } {
    const whole: SendingTask = { database, filesFolder, messagesPerSecond: SLOW_PER_SECOND, ...task }
    const child = fork(new URL('./sendingProcess.ts', import.meta.url), [JSON.stringify(whole)], {
      execArgv: [],
    })
    const startedAt = performance.now()
    const ready = new Promise<boolean>((resolve) => {
      child.on('message', (report: SendingReport) => {
        if (report.kind === 'error') errors.push(report.text)
        if (report.kind !== 'ready') return
        if (report.interrupted) interruptedBatches += 1
        startMs = performance.now() - startedAt
        resolve(true)
      })
      child.once('exit', () => resolve(false))
    })
    return { child, ready }
  }

  const first = start({ prepare: { contacts, optedOut } })
  await new Promise((resolve) => first.child.once('exit', resolve))
  const running = Array.from({ length: processes }, () => start({}))
  for (let kill = 0; kill < kills; kill += 1) {
    const at = Math.floor(random() * running.length)
    const { child, ready } = running[at]!
    if (random() < 0.15) await pause(random() * Math.min(startMs, LONGEST_PAUSE_MS))
    else {
      if (!(await ready)) throw new Error(`a process ended by itself: ${errors.join('; ')}`)
      // Longer on a busy machine, so that processes get to send.
      await pause(random() * Math.min(startMs, LONGEST_PAUSE_MS))
    }
    if (!(await Promise.race([ready, pause(0).then(() => false)]))) duringStart += 1
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    running[at] = start({})
  }
  for (const { child } of running) {
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
  }
  const last = start({ messagesPerSecond: FAST_PER_SECOND })
  await last.ready
  let books = await ask(last.child)
  while (books.state !== 'completed' || books.claimed || books.results < books.sent) {
    await pause(100)
    books = await ask(last.child)
  }
  last.child.kill('SIGKILL')
  return { books, interruptedBatches, duringStart, errors }
}

function ask(child: ChildProcess): Promise<CampaignBooks> {
  return new Promise((resolve) => {
    const listen = (report: SendingReport): void => {
      if (report.kind !== 'books') return
      child.off('message', listen)
      resolve(report.books)
    }
    child.on('message', listen)
    child.send('books')
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

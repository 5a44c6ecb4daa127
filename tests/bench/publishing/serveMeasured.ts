import { syncBuiltinESMExports } from 'node:module'
import workerThreads, { Worker } from 'node:worker_threads'

/** The server as it runs, which tells the process that started it how much memory it holds. Needs --expose-gc. */
export interface Measured {
  heapMegabytes: number
  /** Of each thread the server started, in the order of starting. */
  threadMegabytes: number[]
  handles: number
}

const threads: Worker[] = []
workerThreads.Worker = class extends Worker {
  constructor(...options: ConstructorParameters<typeof Worker>) {
    super(...options)
    threads.push(this)
    this.once('exit', () => threads.splice(threads.indexOf(this), 1))
  }
}
syncBuiltinESMExports()

process.on('message', () => {
  void measure().then((measured) => process.send?.(measured))
})
await import('../../../src/server/main.ts')

async function measure(): Promise<Measured> {
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const statistics = await Promise.all(threads.map((thread) => thread.getHeapStatistics()))
  return {
    heapMegabytes: process.memoryUsage().heapUsed / 2 ** 20,
    threadMegabytes: statistics.map(({ used_heap_size: used }) => used / 2 ** 20),
    handles: process.getActiveResourcesInfo().length,
  }
}

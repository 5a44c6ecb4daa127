/**
 * 200 requests a second for a minute, a good or a broken edit of the definitions each second, and the same without.
 *   node tests/bench/publishing/publishingBench.ts [--seconds 60] [--port 4105]
 */
import { parseArgs } from 'node:util'
import { startMeasuredServer, type LoadResult } from './publishUnderLoad.ts'
import type { Measured } from './serveMeasured.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, port: { type: 'string', default: '4105' } },
})
const seconds = Number(values.seconds)
const server = await startMeasuredServer(Number(values.port))
try {
  // Until everything is compiled, compressed and cached that will be.
  await server.load(Math.min(10, seconds), true)
  print('without publishing', await server.load(seconds, false))
  const before = await server.measure()
  const result = await server.load(seconds, true)
  print('with publishing', result)
  printMemory('before', before)
  printMemory('after', await server.measure())
  const times = result.published.filter((ms) => ms !== undefined).toSorted((a, b) => a - b)
  console.log(
    `good edits published ${times.length} of ${result.published.length}, from save to served: median ${ms(times[times.length >> 1])}, longest ${ms(times.at(-1))}; broken edits told ${result.told} of ${result.broken}`,
  )
  if (result.failed.length > 0 || times.length < result.published.length) process.exitCode = 1
} finally {
  await server.close()
}

function print(name: string, { requests, failed, p50, p99, longest }: LoadResult): void {
  console.log(
    `${name.padEnd(20)} ${requests} requests, ${failed.length} failed, p50 ${ms(p50)}, p99 ${ms(p99)}, longest ${ms(longest)}`,
  )
  for (const each of failed.slice(0, 5)) console.log(`  ${each}`)
}

function printMemory(name: string, { heapMegabytes, threadMegabytes, handles }: Measured): void {
  const threads = threadMegabytes.map((each) => each.toFixed(1)).join(', ')
  console.log(
    `memory ${name.padEnd(13)} heap ${heapMegabytes.toFixed(1)} MB after collection, threads ${threads} MB, ${handles} handles`,
  )
}

function ms(value: number | undefined): string {
  return value === undefined ? '-' : `${value.toFixed(value < 10 ? 1 : 0)} ms`
}

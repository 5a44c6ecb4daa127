/**
 * Measures the contact file reader against csv-parse with libphonenumber-js on the same files in one process.
 *   node tests/bench/contacts/contactsBench.ts [megabytes=25] [rounds=3]
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readByOurs } from './readByOurs.ts'
import { readByReference } from './readByReference.ts'
import { writeContactFile, type ContactFileShape } from './writeContactFile.ts'

const [megabytes = 25, rounds = 3] = process.argv.slice(2).map(Number)
const MEGABYTE = 2 ** 20

async function timed<T>(run: () => T | Promise<T>): Promise<[T, number]> {
  const start = performance.now()
  const result = await run()
  return [result, performance.now() - start]
}

async function measure(path: string, shape: ContactFileShape): Promise<void> {
  writeContactFile(path, megabytes * MEGABYTE, shape)
  const idle = process.memoryUsage.rss()
  let peak = idle
  const watch = () => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  const times: number[] = []
  let [ours, oursMs] = await timed(() => readByOurs(path, watch))
  times.push(oursMs)
  while (times.length < rounds) {
    ;[ours, oursMs] = await timed(() => readByOurs(path, watch))
    times.push(oursMs)
  }
  const [reference, referenceMs] = await timed(() => readByReference(path))
  const best = Math.min(...times)
  const rows = ours.valid + ours.invalid + ours.duplicated
  console.log(`${shape}: ${(statSync(path).size / MEGABYTE).toFixed(1)} MB, ${rows} rows`)
  console.log(`  ours       ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`)
  console.log(
    `  reference  ${referenceMs.toFixed(0)} ms, ${(referenceMs / best).toFixed(0)} times as long as our best`,
  )
  console.log(`  peak memory of ours above idle: ${((peak - idle) / MEGABYTE).toFixed(0)} MB`)
  console.log(`  ${ours.valid} valid, ${ours.invalid} invalid, ${ours.duplicated} duplicated`)
  console.log(`  verdicts and output ${ours.digest === reference.digest ? 'equal' : 'DIFFER'}`)
  if (ours.digest !== reference.digest) {
    console.log('  reference:', reference)
    process.exitCode = 1
  }
}

const folder = mkdtempSync(join(tmpdir(), 'contacts-bench-'))
try {
  for (const shape of ['numbers', 'columns', 'formatted'] as const)
    await measure(join(folder, `${shape}.csv`), shape)
} finally {
  rmSync(folder, { recursive: true })
}

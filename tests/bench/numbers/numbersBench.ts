/**
 * Measures the check of the format of a file's numbers against the processing of the same file as contacts, each by its
 * thread with everything it writes.
 *   node tests/bench/numbers/numbersBench.ts [numbers=1500000] [rounds=3]
 */
import { mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContactFileResult } from '../../../src/domain/contacts/index.ts'
import { runInThread } from '../../../src/server/jobs/index.ts'
import type {
  NumberWorkerData,
  NumberWorkerProgress,
  NumberWorkerResult,
} from '../../../src/server/modules/number-validator/numberWorker.ts'
import type { ContactWorkerData } from '../../../src/server/modules/sms-broadcast/contactWorker.ts'
import { writeContactFile } from '../contacts/writeContactFile.ts'

const [numbers = 1_500_000, rounds = 3] = process.argv.slice(2).map(Number)
/** With what is damaged, repeated or drawn twice. */
const LINE_BYTES = 17
const MOST = 2
const modules = '../../../src/server/modules'
const shared = {
  heapMegabytes: 256,
  signal: new AbortController().signal,
  onProgress: () => Promise.resolve(),
}

const folder = mkdtempSync(join(tmpdir(), 'numbers-bench-'))
try {
  const source = join(folder, 'source.csv')
  writeContactFile(join(folder, 'written.csv'), numbers * LINE_BYTES, 'numbers')
  renameSync(join(folder, 'written.csv'), source)
  const checking: number[] = []
  const processing: number[] = []
  let found: NumberWorkerResult | undefined
  for (let round = 0; round < rounds; round += 1) {
    checking.push(await timed(async () => (found = await check(source))))
    processing.push(await timed(processContacts))
  }
  const ratio = median(checking) / median(processing)
  console.log(
    `${(statSync(source).size / 2 ** 20).toFixed(1)} MB, ${found?.valid} valid, ${found?.invalid} invalid`,
  )
  console.log(`  check of the format   ${shown(checking)}`)
  console.log(`  contact processing    ${shown(processing)}`)
  console.log(`  ${ratio.toFixed(2)} times as long; target: below ${MOST}`)
  if (ratio >= MOST) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}

function check(source: string): Promise<NumberWorkerResult> {
  return runInThread<NumberWorkerData, NumberWorkerProgress, NumberWorkerResult>({
    ...shared,
    script: new URL(`${modules}/number-validator/numberWorker.ts`, import.meta.url),
    data: {
      source,
      column: undefined,
      output: { folder, results: { columns: ['valid', 'problem', 'country'], texts: {} } },
      stop: new Int32Array(1),
    },
  })
}

function processContacts(): Promise<ContactFileResult> {
  return runInThread<ContactWorkerData, { percentage: number }, ContactFileResult>({
    ...shared,
    script: new URL(`${modules}/sms-broadcast/contactWorker.ts`, import.meta.url),
    data: { folder, skipFirstRow: false, texts: {} },
  })
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function shown(times: readonly number[]): string {
  return `${times.map((ms) => ms.toFixed(0)).join(', ')} ms`
}

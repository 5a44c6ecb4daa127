import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { areas, type Area } from './mutation/areas.ts'
import { mutationsOf, type Mutation } from './mutation/mutationsOf.ts'
import type { Trial, Verdict } from './mutation/runMutants.ts'
import { stopPostgres } from '../tests/support/startPostgres.ts'

const USAGE = `usage: npm run test:mutation [-- --sample 200] [--seed 1] [--area NAME] [--file PART] [--again OUTPUT]
  --sample   how many mutants to try; all unless given
  --seed     chooses them; printed with the result
  --area     only the area of this name
  --file     only sources whose path contains PART
  --again    only what survived in an earlier run, whose output is in this file; with the same seed and sample`

interface Mutant {
  area: Area
  file: string
  mutation: Mutation
}

interface Result {
  area: string
  killed: number
  timedOut: number
  survived: string[]
  /** Why no mutant of the area was tried. */
  untried?: string
}

/** The first run of a file starts databases; a mutant may not take much longer. */
const usualLongestMs = 120_000
const timesLonger = 4
const leastMs = 10_000

process.exitCode = await run()

/** Changes one place of a source at a time and counts the changes that no test notices. */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      area: { type: 'string' },
      file: { type: 'string' },
      again: { type: 'string' },
    },
  })
  const seed = values.seed ?? String(Math.floor(Math.random() * 1e6))
  const found = areas
    .filter(({ name }) => values.area === undefined || name === values.area)
    .flatMap((area) => mutantsOf(area, values.file ?? ''))
  const sample = values.sample === undefined ? found.length : Number(values.sample)
  if (!Number.isInteger(sample) || sample < 1 || found.length === 0) {
    console.error(USAGE)
    return 2
  }
  const survived = values.again === undefined ? undefined : readFileSync(values.again, 'utf8').split('\n')
  const chosen = choose(found, sample, seed).filter(
    (mutant) => survived?.includes(`survived  ${describe(mutant)}`) ?? true,
  )
  console.log(`${chosen.length} of ${found.length} mutants, seed ${seed}`)
  const results = await tryAll(chosen)
  report(results)
  return results.some(({ untried }) => untried !== undefined) ? 1 : 0
}

function mutantsOf(area: Area, part: string): Mutant[] {
  return area.sources
    .filter((file) => file.includes(part))
    .flatMap((file) => mutationsOf(readFileSync(file, 'utf8')).map((mutation) => ({ area, file, mutation })))
}

function describe({ file, mutation }: Mutant): string {
  return `${file}:${mutation.line}  ${mutation.change}`
}

/** The same seed chooses the same mutants, in the order of the sources. */
function choose(mutants: Mutant[], sample: number, seed: string): Mutant[] {
  const rank = ({ file, mutation }: Mutant): string =>
    createHash('sha256').update(`${seed} ${file} ${mutation.start} ${mutation.change}`).digest('hex')
  const ranked = mutants.map((mutant, at) => ({ mutant, at, rank: rank(mutant) }))
  return ranked
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, sample)
    .toSorted((a, b) => a.at - b.at)
    .map(({ mutant }) => mutant)
}

async function tryAll(mutants: Mutant[]): Promise<Result[]> {
  const results: Result[] = []
  const runner = createRunner()
  let done = 0
  try {
    for (const [area, own] of Map.groupBy(mutants, (mutant) => mutant.area)) {
      const result: Result = { area: area.name, killed: 0, timedOut: 0, survived: [] }
      results.push(result)
      const limit = await limitOf(runner, area)
      if (typeof limit === 'string') {
        result.untried = limit
        console.log(`not tried  ${area.name}: ${limit}`)
        continue
      }
      for (const mutant of own) {
        const { file, mutation } = mutant
        const verdict = await runner.ask({ file, tests: area.tests, mutation }, limit)
        if (verdict === 'timeout') result.timedOut += 1
        else if (verdict.passed) result.survived.push(describe(mutant))
        else result.killed += 1
        if (verdict !== 'timeout' && verdict.passed) console.log(`survived  ${result.survived.at(-1)}`)
        done += 1
        if (done % 25 === 0) console.log(`${done} of ${mutants.length}`)
      }
    }
  } finally {
    runner.stop()
  }
  return results
}

/**
 * Runs the tests of an area twice without a mutation: they must pass, and the second time is that of a warm process.
 * @returns how long a mutant may take, or why none can be tried
 */
async function limitOf(runner: Runner, area: Area): Promise<number | string> {
  const { sources, tests, longestMs = usualLongestMs } = area
  let elapsed = 0
  for (let times = 0; times < 2; times += 1) {
    const start = Date.now()
    const verdict = await runner.ask({ file: sources[0] ?? '', tests }, longestMs)
    if (verdict === 'timeout') return `its tests take more than ${longestMs / 1000} s without a mutation`
    if (!verdict.passed) return `its tests fail without a mutation: ${verdict.failed.join(', ')}`
    elapsed = Date.now() - start
  }
  return Math.min(longestMs, Math.max(leastMs, elapsed * timesLonger))
}

interface Runner {
  ask(trial: Trial, limitMs: number): Promise<Verdict | 'timeout'>
  stop(): void
}

/** A child that is replaced when a mutant hangs. */
function createRunner(): Runner {
  let child: ChildProcess | undefined
  let folder = ''

  async function start(): Promise<ChildProcess> {
    folder = mkdtempSync(join(tmpdir(), 'patchbay-mutants-'))
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o711)
    const started = fork(join(import.meta.dirname, 'mutation/runMutants.ts'), {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, VITEST: 'true', TEST_MUTANTS: '1', TMPDIR: folder },
    })
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve())
      started.once('exit', () => reject(new Error('Vitest did not start')))
    })
    return (child = started)
  }

  function stop(): void {
    if (child?.pid === undefined) return
    // With its workers: it leads a process group. Databases are no part of it.
    process.kill(-child.pid, 'SIGKILL')
    child = undefined
    for (const name of readdirSync(folder).filter((each) => each.startsWith('patchbay-pg-')))
      try {
        stopPostgres(join(folder, name))
      } catch {
        // It had not started yet, or has ended.
      }
    rmSync(folder, { recursive: true, force: true })
  }

  return {
    stop,
    async ask(trial, limitMs) {
      const asked = child ?? (await start())
      const verdict = await new Promise<Verdict | 'timeout'>((resolve, reject) => {
        const failed = (): void => reject(new Error(`the run of ${trial.file} ended early`))
        const timer = setTimeout(() => resolve('timeout'), limitMs)
        asked.once('exit', failed)
        asked.once('message', (answer: Verdict) => {
          clearTimeout(timer)
          asked.off('exit', failed)
          resolve(answer)
        })
        asked.send(trial)
      })
      if (verdict === 'timeout') {
        asked.removeAllListeners('exit')
        stop()
      }
      return verdict
    },
  }
}

function report(results: Result[]): void {
  const total: Result = { area: 'all', killed: 0, timedOut: 0, survived: [] }
  for (const { killed, timedOut, survived } of results) {
    total.killed += killed
    total.timedOut += timedOut
    total.survived.push(...survived)
  }
  console.log('\n| area | mutants | killed | timed out | survived | score |\n|---|---|---|---|---|---|')
  for (const { area, killed, timedOut, survived } of [...results, total]) {
    const count = killed + timedOut + survived.length
    const score = count === 0 ? '–' : `${(((killed + timedOut) / count) * 100).toFixed(1)} %`
    console.log(`| ${area} | ${count} | ${killed} | ${timedOut} | ${survived.length} | ${score} |`)
  }
  for (const { area, untried } of results)
    if (untried !== undefined) console.log(`\nNot tried: ${area}, because ${untried}`)
  if (total.survived.length > 0) console.log(`\nSurvivors:\n${total.survived.join('\n')}`)
}

/**
 * Compiling the shipped definitions and 500 generated modules: cold, again after one edit, and as a server does it,
 * from saving a file to serving it.
 *   node tests/bench/compile/compileBench.ts [--modules 500]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCompiler } from '../../../codegen/createCompiler.ts'
import { createMemoryStore } from '../../../src/server/publishing/createMemoryStore.ts'
import { createPublisher } from '../../../src/server/publishing/createPublisher.ts'
import { generateModules } from './generateModules.ts'

const { values } = parseArgs({ options: { modules: { type: 'string', default: '500' } } })
const rounds = 7

interface Case {
  what: string
  file: string
  /** After which something is inserted. */
  place: string
  insert: (round: number) => string
}

interface Took {
  clock: number
  /** Of all threads. */
  processor: number
}

// A watching compiler alone does not keep a process.
const awake = setInterval(() => undefined, 1_000)
await measure('shipped', 0, casesOf('modules/sms-senders', 'sender/sender', '"sender-ids": "'))
await measure(
  `${values.modules} modules`,
  Number(values.modules),
  casesOf('modules/m007s', 'm007', '"m007s": "'),
)
clearInterval(awake)

function casesOf(module: string, entity: string, text: string): Case[] {
  return [
    { what: 'texts', file: `${module}/texts.en.json`, place: text, insert: (round) => `edit ${round} ` },
    {
      what: 'schema',
      file: `${module}/${entity}.schema.json`,
      place: '"maxLength": ',
      insert: (round) => String(round + 1),
    },
  ]
}

async function measure(name: string, modules: number, cases: Case[]): Promise<void> {
  const above = mkdtempSync(join(tmpdir(), 'patchbay-compile-'))
  const folder = join(above, 'definitions')
  generateModules(folder, modules)
  try {
    const cold = Array.from({ length: 3 }, () => compileCold(folder))
    console.log(`${name.padEnd(12)} cold ${median(cold)} ms`)
    for (const each of cases) {
      const { served, published } = await edited(folder, each)
      const [clock, processor] = [
        published.map((took) => took.clock),
        published.map((took) => took.processor),
      ]
      console.log(
        `${name.padEnd(12)} ${each.what} of one module edited: republished ${median(clock)} ms, ${median(processor)} ms of processor; from save to served ${median(served)} ms`,
      )
    }
  } finally {
    rmSync(above, { recursive: true, force: true })
  }
}

async function edited(
  folder: string,
  { file, place, insert }: Case,
): Promise<{ served: number[]; published: Took[] }> {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(place)) throw new Error(`${file} does not say ${place}`)
  const save = (round: number): void => writeFileSync(path, text.replace(place, place + insert(round)))
  const served: number[] = []
  const published: Took[] = []
  let tell: (() => void) | undefined
  const publisher = await createPublisher({ compiler: createCompiler(folder), store: createMemoryStore() })
  publisher.onStatus(() => tell?.())
  for (let round = 0; round < rounds; round++) {
    const told = new Promise<void>((resolve) => (tell = resolve))
    const begun = performance.now()
    save(round)
    await told
    served.push(performance.now() - begun)
  }
  await publisher.close()
  const unwatched = { ...createCompiler(folder), onChange: () => undefined }
  const asked = await createPublisher({ compiler: unwatched, store: createMemoryStore() })
  for (let round = 0; round < rounds; round++) {
    save(rounds + round)
    const [begun, before] = [performance.now(), process.cpuUsage()]
    await asked.publish()
    const { user, system } = process.cpuUsage(before)
    published.push({ clock: performance.now() - begun, processor: (user + system) / 1_000 })
  }
  await asked.close()
  writeFileSync(path, text)
  return { served, published }
}

/** A process of its own, without starting Node: as the command line tells it. */
function compileCold(folder: string): number {
  const output = execFileSync(process.execPath, ['codegen/cli.ts', 'check', '--json'], {
    env: { ...process.env, PATCHBAY_DEFINITIONS: folder },
    encoding: 'utf8',
  })
  return (JSON.parse(output) as { milliseconds: number }).milliseconds // what --json prints
}

function median(numbers: number[]): number {
  return Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0)
}

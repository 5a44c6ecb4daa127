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
import { createCompiler } from '../../../codegen/index.ts'
import { createMemoryStore } from '../../../src/server/publishing/createMemoryStore.ts'
import { createPublisher } from '../../../src/server/publishing/createPublisher.ts'
import { generateModules } from './generateModules.ts'

const { values } = parseArgs({ options: { modules: { type: 'string', default: '500' } } })
const rounds = 7

// A watching compiler alone does not keep a process.
const awake = setInterval(() => undefined, 1_000)
await measure('shipped', 0, 'modules/sms-senders/texts.en.json', '"sender-ids": "')
await measure(
  `${values.modules} modules`,
  Number(values.modules),
  'modules/m007s/texts.en.json',
  '"m007s": "',
)
clearInterval(awake)

async function measure(name: string, modules: number, file: string, place: string): Promise<void> {
  const above = mkdtempSync(join(tmpdir(), 'patchbay-compile-'))
  const folder = join(above, 'definitions')
  generateModules(folder, modules)
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(place)) throw new Error(`${file} does not say ${place}`)
  const edit = (word: string): void => writeFileSync(path, text.replace(place, place + word))
  try {
    const cold = Array.from({ length: 3 }, () => compileCold(folder))
    const compiler = createCompiler(folder)
    let tell: (() => void) | undefined
    const publisher = await createPublisher({ compiler, store: createMemoryStore() })
    publisher.onStatus(() => tell?.())
    const served: number[] = []
    const published: number[] = []
    for (let round = 0; round < rounds; round++) {
      const told = new Promise<void>((resolve) => (tell = resolve))
      const begun = performance.now()
      edit(`saved ${round} `)
      await told
      served.push(performance.now() - begun)
    }
    await publisher.close()
    const unwatched = { ...createCompiler(folder), onChange: () => undefined }
    const asked = await createPublisher({ compiler: unwatched, store: createMemoryStore() })
    for (let round = 0; round < rounds; round++) {
      edit(`asked ${round} `)
      const begun = performance.now()
      await asked.publish()
      published.push(performance.now() - begun)
    }
    await asked.close()
    console.log(
      `${name.padEnd(12)} cold ${median(cold)} ms, one edited module republished ${median(published)} ms, from save to served ${median(served)} ms`,
    )
  } finally {
    rmSync(above, { recursive: true, force: true })
  }
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

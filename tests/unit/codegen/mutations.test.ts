import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkDefinitions } from '../../../codegen/check/checkDefinitions.ts'
import { createCompileCache } from '../../../codegen/index.ts'
import type { Diagnostic } from '../../../codegen/index.ts'
import { parseDefinition } from '../../../codegen/read/parseDefinition.ts'
import { readDefinitions } from '../../../codegen/read/readDefinitions.ts'
import type { SourceFile } from '../../../codegen/read/SourceFile.ts'
import { repetitions, seed, triesAll } from '../../support/sampling.ts'
import { CORRUPTIONS, corrupt, deleteAnything } from './corruptions.ts'
import type { Corruption } from './corruptions.ts'

const SEED = seed
const PER_KIND = repetitions('corruptions of definitions of a kind', 4, 100)
const FOUND = 0.97
const PLACED = 0.95

const root = join(import.meta.dirname, '../../..')
const { files } = await readDefinitions(join(root, 'definitions'))
const cache = createCompileCache()

interface Outcome {
  corruption: Corruption
  found: boolean
  placed: boolean
}

function diagnose({ file, text }: Corruption): { found: Diagnostic[]; sources: SourceFile[] } {
  const parsed = parseDefinition(file.file, text)
  if (!('tree' in parsed)) {
    const rest = files.filter((each) => each !== file)
    return {
      found: [...parsed.diagnostics, ...checkDefinitions(rest, parsed.diagnostics, { cache }).diagnostics],
      sources: rest,
    }
  }
  const value = parsed.value as SourceFile['value'] // as readDefinitions does
  const sources = files.map((each) => (each === file ? { ...file, text, tree: parsed.tree, value } : each))
  return {
    found: [...parsed.diagnostics, ...checkDefinitions(sources, parsed.diagnostics, { cache }).diagnostics],
    sources,
  }
}

function judge(corruption: Corruption): Outcome {
  const { found, sources } = diagnose(corruption)
  const placed = found.some(({ file, line }) => {
    if (file === corruption.file.file && corruption.lines.includes(line)) return true
    const text = sources.find((each) => each.file === file)?.text.split('\n')[line - 1]
    return corruption.lost !== undefined && text?.includes(corruption.lost) === true
  })
  return { corruption, found: found.length > 0, placed }
}

function rowOf(name: string, own: Outcome[]): string {
  const found = own.filter((each) => each.found).length
  const placed = own.filter((each) => each.placed).length
  return `| ${name} | ${own.length} | ${found} | ${placed} |`
}

function tableOf(outcomes: Outcome[]): string {
  return [
    '| what was done | corrupted | found | on the right line |',
    '|---|---|---|---|',
    ...Object.keys(CORRUPTIONS).map((kind) =>
      rowOf(
        kind,
        outcomes.filter((each) => each.corruption.kind === kind),
      ),
    ),
    rowOf('**all**', outcomes),
  ].join('\n')
}

function listOf(outcomes: Outcome[]): string {
  return outcomes
    .map(
      ({ corruption: { kind, file, what } }) =>
        `- ${kind}: \`${file.file.replace('definitions/', '')}\` ${what}`,
    )
    .join('\n')
}

it('reports nothing for unchanged definitions', () => {
  expect(checkDefinitions(files, []).diagnostics).toEqual([])
})

it('detects 97 of 100 corrupted definitions, 95 on the right line', { timeout: 480_000 }, async () => {
  const outcomes = corrupt(files, PER_KIND, SEED).map(judge)
  const anything = deleteAnything(files, PER_KIND, SEED).map(judge)
  const table = `${tableOf(outcomes)}\n${rowOf('not counted: anything deleted', anything)}`
  const missed = listOf(outcomes.filter((each) => !each.found))
  const astray = listOf(outcomes.filter((each) => each.found && !each.placed))
  console.log(`seed ${SEED}\n${table}\nnot found:\n${missed}\non another line:\n${astray}`)
  expect(outcomes.length).toBeGreaterThanOrEqual(10 * PER_KIND)
  const least = (share: number): number => (triesAll ? share : leastOfSample(share, outcomes.length))
  const shareOf = (some: Outcome[]): number => some.length / outcomes.length
  expect(shareOf(outcomes.filter((each) => each.found))).toBeGreaterThanOrEqual(least(FOUND))
  expect(shareOf(outcomes.filter((each) => each.placed))).toBeGreaterThanOrEqual(least(PLACED))
  if (process.env.UPDATE_FIGURES === '1') await writeFigures(table, missed)
})

/** Three standard deviations below the share of all: every change to definitions draws another sample. */
function leastOfSample(share: number, size: number): number {
  return share - 3 * Math.sqrt((share * (1 - share)) / size)
}

async function writeFigures(table: string, missed: string): Promise<void> {
  const page = join(root, 'docs/definitions/diagnostics.md')
  const text = await readFile(page, 'utf8')
  const figures = `<!-- figures -->\nSeed ${SEED}.\n\n${table}\n\nNot found:\n\n${missed}\n<!-- /figures -->`
  await writeFile(
    page,
    text.replace(/<!-- figures -->[^]*<!-- \/figures -->/, () => figures),
  )
}

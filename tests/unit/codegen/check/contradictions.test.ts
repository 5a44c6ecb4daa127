import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../../../codegen/check/checkDefinitions.ts'
import { formatDiagnostic } from '../../../../codegen/Diagnostic.ts'
import type { Diagnostic } from '../../../../codegen/index.ts'
import { parseDefinition } from '../../../../codegen/read/parseDefinition.ts'
import { readDefinitions } from '../../../../codegen/read/readDefinitions.ts'
import type { SourceFile } from '../../../../codegen/read/SourceFile.ts'
import { inAnyLayout } from '../../../support/inAnyLayout.ts'
import { CONTRADICTIONS, LOOK_ALIKES, RICHER } from './seededContradictions.ts'
import type { Edit, Seed } from './seededContradictions.ts'

const { files } = await readDefinitions(join(import.meta.dirname, '../../../golden/definitions'))
const base = applyEdits(files, RICHER)

function applyEdits(sources: SourceFile[], edits: Edit[]): SourceFile[] {
  return edits.reduce((current, { file, replace, with: text }) => {
    const found = current.find((each) => each.file === `definitions/${file}`)
    expect(found?.text.split(inAnyLayout(replace)), `"${replace}" stands once in ${file}`).toHaveLength(2)
    return current.map((each) =>
      each === found
        ? rewrite(
            each,
            each.text.replace(inAnyLayout(replace), () => text),
          )
        : each,
    )
  }, sources)
}

function rewrite(file: SourceFile, text: string): SourceFile {
  const parsed = parseDefinition(file.file, text)
  if (!('tree' in parsed)) throw new Error(`${file.file}: a seed is JSON`)
  return { ...file, text, tree: parsed.tree, value: parsed.value as SourceFile['value'] } // as readDefinitions does
}

function check({ edits }: Seed): { found: Diagnostic[]; sources: SourceFile[] } {
  const sources = applyEdits(base, edits)
  return { found: checkDefinitions(sources, []).diagnostics, sources }
}

function placeOf(sources: SourceFile[], { edits, at }: Seed): string[] {
  return edits.flatMap(({ file }) => {
    const lines = sources.find((each) => each.file === `definitions/${file}`)?.text.split('\n') ?? []
    return lines.flatMap((line, index) => (line.includes(at) ? `definitions/${file}:${index + 1}` : []))
  })
}

describe('seeded contradictions', () => {
  it.each(CONTRADICTIONS.map((seed) => [seed.name, seed] as const))('are detected: %s', (_, seed) => {
    const { found, sources } = check(seed)
    const lines = found.map(({ file, line }) => `${file}:${line}`)
    const [place] = placeOf(sources, seed)
    expect(place).toBeDefined()
    expect(lines, found.map(formatDiagnostic).join('\n')).toContain(place)
  })

  it('number at least forty', () => {
    expect(CONTRADICTIONS.length).toBeGreaterThanOrEqual(40)
    expect(LOOK_ALIKES.length).toBeGreaterThanOrEqual(40)
  })
})

describe('apparent contradictions', () => {
  it.each(LOOK_ALIKES.map((seed) => [seed.name, seed] as const))('are accepted: %s', (_, seed) => {
    expect(check(seed).found.map(formatDiagnostic)).toEqual([])
  })
})

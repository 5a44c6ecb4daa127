import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkDefinitions } from '../../../../codegen/check/checkDefinitions.ts'
import { isError } from '../../../../codegen/Diagnostic.ts'
import { createCompileCache, formatDiagnostic } from '../../../../codegen/index.ts'
import type { Diagnostic } from '../../../../codegen/index.ts'
import { parseDefinition } from '../../../../codegen/read/parseDefinition.ts'
import { readDefinitions } from '../../../../codegen/read/readDefinitions.ts'
import type { SourceFile } from '../../../../codegen/read/SourceFile.ts'
import { repetitions, seed } from '../../../support/sampling.ts'
import { corrupt } from '../corruptions.ts'

const PER_KIND = repetitions('errors beside an unknown key, of a kind', 1, 60)

const { files } = await readDefinitions(join(import.meta.dirname, '../../../../definitions'))
const cache = createCompileCache()

function errorsIn(file: SourceFile, of: SourceFile): Diagnostic[] {
  const all = files.map((each) => (each === of ? file : each))
  return checkDefinitions(all, [], { cache }).diagnostics.filter(
    (each) => each.file === file.file && isError(each),
  )
}

it('reports the other errors of a file beside an unknown key, and not in a second wave', () => {
  let alone = 0
  const late = corrupt(files, PER_KIND, seed).flatMap(({ file, text, what }) => {
    const parsed = parseDefinition(file.file, text)
    if (!('tree' in parsed)) return []
    const corrupted: SourceFile = { ...file, text, tree: parsed.tree, value: parsed.value as never } // as readDefinitions does
    const expected = errorsIn(corrupted, file)
    alone += expected.length
    const value = { ...corrupted.value, nonsense: 1 } as unknown as SourceFile['value'] // what the language refuses
    const found = errorsIn({ ...corrupted, value }, file).map(formatDiagnostic)
    return expected
      .map(formatDiagnostic)
      .filter((each) => !found.includes(each))
      .map((each) => `${what}: ${each}`)
  })
  console.log(`${alone} errors, ${late.length} of them only reported once the unknown key is gone`)
  expect(alone).toBeGreaterThan(PER_KIND)
  expect(late).toEqual([])
}, 240_000)

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkDefinitions } from '../../../../codegen/check/checkDefinitions.ts'
import { explainFile } from '../../../../codegen/explain/explainCommand.ts'
import { createCompileCache, formatDiagnostic } from '../../../../codegen/index.ts'
import { readDefinitions } from '../../../../codegen/read/readDefinitions.ts'
import type { SourceFile } from '../../../../codegen/read/SourceFile.ts'
import { coverParts } from '../../../support/sampling.ts'

const root = join(import.meta.dirname, '../../../..')

const cache = createCompileCache()

/** An unknown key, which in a texts file is a text of the wrong type. */
function broken(file: SourceFile): SourceFile {
  return { ...file, value: { ...file.value, nonsense: 1 } as unknown as SourceFile['value'] }
}

it.each(['definitions', 'tests/golden/definitions'])(
  'reports only the invalid file in %s',
  async (folder) => {
    const { files } = await readDefinitions(join(root, folder))
    expect(checkDefinitions(files, [], { cache }).diagnostics).toEqual([])
    const invalid = coverParts(
      `invalid files in ${folder}`,
      files,
      ({ kind }) => kind,
      () => [],
      1,
    )
    const follow = invalid.flatMap((file) => {
      const rest = files.map((each) => (each === file ? broken(each) : each))
      const found = checkDefinitions(rest, [], { cache }).diagnostics.filter(
        (each) =>
          each.code !== (file.kind === 'texts' && !('texts' in file.value) ? 'bad-type' : 'unknown-key'),
      )
      return found.map((each) => `${file.file}: ${formatDiagnostic(each)}`)
    })
    expect(follow).toEqual([])
  },
)

it('suggests a few of many names for a wrong one, and explain lists them all', async () => {
  const { files } = await readDefinitions(join(root, 'definitions'))
  const file = files.find((each) => each.kind === 'portal')
  const wrong = structuredClone(file?.value) as { navigation: { icon: string }[] }
  wrong.navigation[0] = { ...wrong.navigation[0], icon: 'back' }
  const edited = files.map((each) =>
    each === file ? { ...each, value: wrong as unknown as SourceFile['value'] } : each,
  )
  const found = checkDefinitions(edited, [], { cache }).diagnostics
  expect(found.map(formatDiagnostic)).toEqual([
    expect.stringMatching(/ no icon "back"; there are \d+, such as [a-z-]+, [a-z-, ]+$/),
  ])
  const [{ file: name, line, column } = { file: '', line: 0, column: 0 }] = found
  const explained = await explainFile(join(root, `${name}:${line}:${column}`))
  expect(explained).toMatchObject({ possibleNames: { kind: 'icon' } })
})

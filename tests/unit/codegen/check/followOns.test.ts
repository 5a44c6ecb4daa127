import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkDefinitions } from '../../../../codegen/check/checkDefinitions.ts'
import { explainFile } from '../../../../codegen/explain/explainCommand.ts'
import { createCompileCache, formatDiagnostic } from '../../../../codegen/index.ts'
import { readDefinitions } from '../../../../codegen/read/readDefinitions.ts'
import type { SourceFile } from '../../../../codegen/read/SourceFile.ts'

const root = join(import.meta.dirname, '../../../..')

/** Any key that no language knows. */
function broken(file: SourceFile): SourceFile {
  return { ...file, value: { ...file.value, nonsense: 1 } as unknown as SourceFile['value'] }
}

it.each(['definitions', 'tests/golden/definitions'])(
  'a file of %s that does not hold is the only one that is told of',
  async (folder) => {
    const { files } = await readDefinitions(join(root, folder))
    const cache = createCompileCache()
    expect(checkDefinitions(files, [], cache).diagnostics).toEqual([])
    const follow = files.flatMap((file) => {
      const rest = files.map((each) => (each === file ? broken(each) : each))
      const found = checkDefinitions(rest, [], cache).diagnostics.filter(
        (each) => each.code !== 'unknown-key',
      )
      return found.map((each) => `${file.file}: ${formatDiagnostic(each)}`)
    })
    expect(follow).toEqual([])
  },
)

it('a wrong name among many says how to see them, and that shows them', async () => {
  const { files } = await readDefinitions(join(root, 'definitions'))
  const file = files.find((each) => each.kind === 'portal')
  const wrong = structuredClone(file?.value) as { navigation: { icon: string }[] }
  wrong.navigation[0] = { ...wrong.navigation[0], icon: 'back' }
  const edited = files.map((each) =>
    each === file ? { ...each, value: wrong as unknown as SourceFile['value'] } : each,
  )
  const told = checkDefinitions(edited, []).diagnostics.map(formatDiagnostic)
  expect(told).toEqual([
    expect.stringMatching(
      / no icon "back"; npm run explain (definitions\/portal\.json:\d+:\d+) lists the \d+ there are$/,
    ),
  ])
  const place = /explain (\S+)/.exec(told.join(''))?.[1] ?? ''
  const explained = await explainFile(join(root, place))
  expect(explained).toMatchObject({ possibleNames: { kind: 'icon' } })
})

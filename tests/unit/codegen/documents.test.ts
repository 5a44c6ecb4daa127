import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emitDiagnosticCodes } from '../../../codegen/emit/emitDiagnosticCodes.ts'
import { emitReference } from '../../../codegen/emit/emitReference.ts'
import { compilePortal, formatDiagnostic } from '../../../codegen/index.ts'

const root = join(import.meta.dirname, '../../..')

it('the reference says what definitions/_language says', async () => {
  const written = await readFile(join(root, 'docs/definitions/reference.md'), 'utf8')
  expect(written, 'run node scripts/referenceDocs.ts').toBe(emitReference())
})

it('the page of diagnostics shows every code as the cases tell it', async () => {
  const cases = join(root, 'tests/definition-errors')
  const folders = (await readdir(cases, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const told = await Promise.all(
    folders.map(
      async ({ name }) => [name, await readFile(join(cases, name, 'expected.txt'), 'utf8')] as const,
    ),
  )
  const written = await readFile(join(root, 'docs/definitions/diagnostics.md'), 'utf8')
  expect(written, 'run node scripts/referenceDocs.ts').toContain(emitDiagnosticCodes(new Map(told)))
})

it('the module of the guide compiles beside the shipped ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'))
  try {
    const definitions = join(folder, 'definitions')
    await cp(join(root, 'definitions'), definitions, { recursive: true })
    await cp(join(root, 'docs/definitions/example/couriers'), join(definitions, 'modules/couriers'), {
      recursive: true,
    })
    const { portal, diagnostics } = await compilePortal(definitions)
    expect(diagnostics.map(formatDiagnostic)).toEqual([])
    expect(portal?.modules['couriers']?.wizards['courier']?.steps).toHaveLength(2)
    expect(portal?.manifest.navigation.map(({ id }) => id)).toContain('couriers')
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('the guide quotes the example as it is', async () => {
  const guide = await readFile(join(root, 'docs/definitions/guide.md'), 'utf8')
  const quoted = [...guide.matchAll(/<!-- (\S+\.json) -->\n```json\n([^]*?)```/g)]
  expect(quoted.length).toBeGreaterThan(2)
  for (const [, name = '', text = ''] of quoted) {
    const file = await readFile(join(root, 'docs/definitions/example/couriers', name), 'utf8')
    expect(file, name).toContain(text.trimEnd())
  }
})

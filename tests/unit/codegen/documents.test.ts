import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emitDiagnosticCodes } from '../../../codegen/emit/emitDiagnosticCodes.ts'
import { emitReference } from '../../../codegen/emit/emitReference.ts'
import { compilePortal, formatDiagnostic } from '../../../codegen/index.ts'
import type { Schema } from '../../../codegen/schema/languageSchemas.ts'
import { languageSchemas } from '../../../codegen/schema/languageSchemas.ts'

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

it.each(['reference.md', 'README.md', 'guide.md', 'conditions.md', 'diagnostics.md', 'gallery.md'])(
  'every link of %s leads somewhere',
  async (name) => {
    const text = await readFile(join(root, 'docs/definitions', name), 'utf8')
    const lost = []
    for (const [, target = ''] of text.matchAll(/\]\((?!https:)([^)\s]+)\)/g)) {
      const [file = '', anchor] = target.split('#')
      const there =
        file === ''
          ? text
          : await readFile(join(root, 'docs/definitions', file), 'utf8').catch(() => undefined)
      const isFolder = there === undefined && existsSync(join(root, 'docs/definitions', file))
      if (
        (there === undefined && !isFolder) ||
        (anchor !== undefined && there?.includes(`<a id="${anchor}"></a>`) !== true)
      )
        lost.push(target)
    }
    expect(lost).toEqual([])
  },
)

it('the reference has every key of the language', async () => {
  const written = await readFile(join(root, 'docs/definitions/reference.md'), 'utf8')
  const keys = new Set<string>()
  const collect = (schema: Schema | boolean | undefined): void => {
    if (typeof schema !== 'object') return
    for (const [name, child] of Object.entries(schema.properties ?? {})) {
      keys.add(name)
      collect(child)
    }
    for (const each of Object.values(schema.$defs ?? {})) collect(each)
    for (const each of schema.allOf ?? []) collect(each)
    for (const each of [schema.items, schema.additionalProperties, schema.then, schema.else]) collect(each)
  }
  for (const schema of languageSchemas().values()) collect(schema)
  keys.delete('$schema')
  expect([...keys].filter((key) => !written.includes(`| \`${key}\` |`))).toEqual([])
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

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import { emitDiagnosticCodes } from '../../../codegen/emit/emitDiagnosticCodes.ts'
import { emitReference } from '../../../codegen/emit/emitReference.ts'
import { compilePortal, formatDiagnostic } from '../../../codegen/index.ts'
import type { RegistrySource } from '../../../codegen/read/source.ts'
import type { Schema } from '../../../codegen/schema/languageSchemas.ts'
import { languageSchemas } from '../../../codegen/schema/languageSchemas.ts'
import type { DemoWorld, ModuleContext, ServerModule } from '../../../src/server/host/ServerModule.ts'
import type { Caller, Read } from '../../../src/server/resources/behaviour.ts'
import type { Query } from '../../../src/server/storage/database.ts'
import type { JsonObject } from '../../../src/server/storage/tables.ts'

const root = join(import.meta.dirname, '../../..')

async function readRegistry(): Promise<RegistrySource> {
  const text = await readFile(join(root, 'definitions/registry.json'), 'utf8')
  return JSON.parse(text) as RegistrySource // the shipped definitions compile
}

it('keeps the reference in sync with definitions/_language', async () => {
  const written = await readFile(join(root, 'docs/definitions/reference.md'), 'utf8')
  expect(written, 'run node scripts/referenceDocs.ts').toBe(emitReference(await readRegistry()))
})

it('shows all keys of each object variant, with its required keys', async () => {
  const reference = emitReference(await readRegistry())
  const keysOf = (section: string, variant: string) => {
    const own = reference.slice(reference.indexOf(`### ${section}\n`)).split('\n<a id=')[0] ?? ''
    const table = own.slice(own.indexOf(`${variant}:\n`)).split('\n\n')[1] ?? ''
    return [...table.matchAll(/^\| `(\w+)` \| ([^|]*) \|/gm)].map(
      ([, key, needed = '']) => `${key} ${needed.trim()}`,
    )
  }
  expect(keysOf('list: filters[]', 'With `"kind": "select"`')).toEqual([
    'id unless it follows',
    'kind unless it follows',
    'title ',
    'field ',
    'query unless it follows',
    'all unless it follows',
    'many ',
  ])
  expect(keysOf('list: filters[]', 'With `"kind": "hidden"`')).toContain('query unless it follows')
  expect(keysOf('list: rowActions[]', 'With `transition`')).toEqual(['transition yes'])
  expect(keysOf('list: rowActions[]', 'Without `transition`, `operation` and `call`')).toEqual([
    'id yes',
    'title unless it follows',
    'icon unless it follows',
    'to yes',
    'when ',
    'access ',
  ])
  expect(reference).toContain('| `icon` | without `"by": "server" or "carrier" or "reviewer" or "time"` |')
})

it('lists everything in the registry in the reference', async () => {
  const registry = await readRegistry()
  const reference = emitReference(registry)
  const { widgets, cells, panels, checks } = registry
  const names = [widgets, cells, panels, checks].flatMap((each) => Object.keys(each))
  expect(names.filter((name) => !reference.includes(`| \`${name}\` | `))).toEqual([])
  expect(registry.icons.filter((name) => !reference.includes(`\`${name}\``))).toEqual([])
})

it('documents every diagnostic code as in the test cases', async () => {
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

it.each([
  'reference.md',
  'README.md',
  'guide.md',
  'follows.md',
  'conditions.md',
  'diagnostics.md',
  'gallery.md',
])('resolves every link in %s', async (name) => {
  const text = await readFile(join(root, 'docs/definitions', name), 'utf8')
  const lost = []
  for (const [, target = ''] of text.matchAll(/\]\((?!https:)([^)\s]+)\)/g)) {
    const [file = '', anchor] = target.split('#')
    const there =
      file === '' ? text : await readFile(join(root, 'docs/definitions', file), 'utf8').catch(() => undefined)
    const isFolder = there === undefined && existsSync(join(root, 'docs/definitions', file))
    if (
      (there === undefined && !isFolder) ||
      (anchor !== undefined && there?.includes(`<a id="${anchor}"></a>`) !== true)
    )
      lost.push(target)
  }
  expect(lost).toEqual([])
})

it('names only definition files that exist', async () => {
  const documents = (await readdir(join(root, 'docs'), { recursive: true })).filter(
    (name) => name.endsWith('.md') && !name.startsWith('decisions'),
  )
  for (const name of [...documents.map((each) => `docs/${each}`), 'README.md', 'codegen/README.md']) {
    const text = await readFile(join(root, name), 'utf8')
    const paths = [...text.matchAll(/`(definitions\/[\w./-]+\.json)`/g)].map(([, path = '']) => path)
    expect(
      paths.filter((path) => !existsSync(join(root, path))),
      name,
    ).toEqual([])
  }
})

it("lists the files of the guide's example", async () => {
  const guide = await readFile(join(root, 'docs/definitions/guide.md'), 'utf8')
  const [, tree = ''] = guide.split('\n      modules/couriers/\n')
  const listed = [...(tree.split('\n\n')[0] ?? '').matchAll(/^ {8}(\S+)/gm)].map(([, file]) => file)
  const files = await readdir(join(root, 'docs/definitions/example/couriers'))
  expect(new Set(listed)).toEqual(new Set(files))
})

it('covers every language key in the reference', async () => {
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

it("compiles the guide's modules alongside the shipped ones", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'))
  try {
    const definitions = join(folder, 'definitions')
    await cp(join(root, 'definitions'), definitions, { recursive: true })
    for (const name of ['couriers', 'leases'])
      await cp(join(root, 'docs/definitions/example', name), join(definitions, 'modules', name), {
        recursive: true,
      })
    const { portal, diagnostics } = await compilePortal(definitions)
    expect(diagnostics.map(formatDiagnostic)).toEqual([])
    expect(portal?.modules['couriers']?.wizards['courier']?.steps).toHaveLength(2)
    expect(portal?.manifest.navigation.map(({ id }) => id)).toContain('couriers')
    expect(portal?.modules['leases']?.resources['device']?.parent?.resource).toBe('lease')
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('quotes the examples verbatim in the guide', async () => {
  const guide = await readFile(join(root, 'docs/definitions/guide.md'), 'utf8')
  const quoted = [...guide.matchAll(/<!-- (\S+\.(?:json|ts)) -->\n```(?:json|ts)\n([^]*?)```/g)]
  expect(quoted.length).toBeGreaterThan(8)
  for (const [, name = '', text = ''] of quoted) {
    const path = name.includes('/') ? name : `couriers/${name}`
    const file = await readFile(join(root, 'docs/definitions/example', path), 'utf8')
    expect(file, name).toContain(text.trimEnd())
  }
})

it("runs the guide's server code", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guide-server-'))
  try {
    const source = join(root, 'docs/definitions/example/leases-server')
    for (const name of await readdir(source)) {
      const code = await readFile(join(source, name), 'utf8')
      await writeFile(join(folder, name), code.replaceAll("'../../", `'${join(root, 'src/server')}/`))
    }
    const module = (await import(join(folder, 'index.ts'))) as { default: ServerModule }
    await expectValidDocuments(module.default)
    const [lease] = module.default.parts?.({} as ModuleContext).behaviours ?? []
    const ends = (value: JsonObject) => lease?.derive?.({} as Read, {} as Caller, value)
    expect(await ends({ starts_on: '2026-01-31', months: 1 })).toEqual({ ends_on: '2026-02-28' })
    expect(await ends({ starts_on: '2026-12-15', months: 12 })).toEqual({ ends_on: '2027-12-15' })
    expect(await ends({ months: 12 })).toEqual({})
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** Demo data is stored as written, so the example has to be what its schemas allow. */
async function expectValidDocuments(module: ServerModule): Promise<void> {
  const rows: { entity: string; doc: JsonObject }[] = []
  const query = new Kysely<object>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log({ query: { sql, parameters } }) {
      if (sql.startsWith('insert into "record"')) rows.push(...JSON.parse(String(parameters[0])))
    },
  })
  await module.seed?.({ query: query as unknown as Query, seed: 1, nowMs: 0 } as DemoWorld)
  expect(rows.map(({ entity }) => entity)).toEqual(['lease', 'device'])
  for (const { entity, doc } of rows) {
    const path = join(root, `docs/definitions/example/leases/${entity}.schema.json`)
    const { properties } = JSON.parse(await readFile(path, 'utf8')) as {
      properties: Record<string, { enum?: string[] }>
    }
    for (const [name, value] of Object.entries(doc)) {
      expect(properties, entity).toHaveProperty(name)
      expect(properties[name]?.enum ?? [value], name).toContain(value)
    }
  }
}

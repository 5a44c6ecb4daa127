import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compilePortal, formatDiagnostic } from '../../../../codegen/index.ts'
import { LANGUAGE } from '../../../../codegen/language.ts'
import { createEditableDefinition } from '../../../../codegen/migrate/createEditableDefinition.ts'
import { migrateDefinitions } from '../../../../codegen/migrate/migrateDefinitions.ts'
import type { Migration } from '../../../../codegen/migrate/Migration.ts'
import { MIGRATIONS } from '../../../../codegen/migrate/migrations.ts'
import { readTexts } from '../../../../codegen/read/readTexts.ts'

const root = join(import.meta.dirname, '../../../..')
const WIZARD = 'modules/parcels/parcel.wizard.json'
const golden = await readTexts(join(root, 'tests/golden/definitions'))
const shipped = await readTexts(join(root, 'definitions'))
for (const path of shipped.keys()) if (path.startsWith('_language/')) shipped.delete(path)
/** A wizard as it stood before language 2; it stays as it is for good. */
const oldWizard = await readFile(join(import.meta.dirname, 'parcel.language-1.json'), 'utf8')

/** Writes today's definitions as language 1 had them. */
function inLanguageOne(sources: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...sources].map(([path, text]) => {
      const definition = createEditableDefinition(path, text)
      definition.set(['language'], 1)
      if (definition.kind !== 'wizard') return [path, definition.text()]
      const { steps } = definition.value() as { steps: { id: string; relocks?: boolean }[] } // a shipped wizard
      const relock = steps.filter((step) => step.relocks === true).map((step) => step.id)
      for (const index of steps.keys()) definition.remove(['steps', index, 'relocks'])
      if (relock.length > 0) definition.set(['relock'], relock)
      return [path, definition.text()]
    }),
  )
}

async function compile(sources: ReadonlyMap<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'migrate-'))
  try {
    for (const [path, text] of sources) {
      const file = join(folder, 'definitions', path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    const { portal, diagnostics } = await compilePortal(join(folder, 'definitions'))
    return { portal, diagnostics: diagnostics.map(formatDiagnostic) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('migrating definitions', () => {
  it.each([
    ['golden', golden],
    ['shipped', shipped],
  ])('of language 1 gives exactly the portal of today: %s', async (_, sources) => {
    const old = inLanguageOne(sources)
    const { sources: migrated, changed, diagnostics } = migrateDefinitions(old)
    expect(diagnostics).toEqual([])
    expect(changed).toHaveLength(sources.size)
    expect(await compile(migrated)).toEqual(await compile(sources))
    expect((await compile(old)).diagnostics).toHaveLength(sources.size)
  })

  it('changes only the lines that say something else, however they are laid out', async () => {
    const before = oldWizard.split('\n')
    const { sources } = migrateDefinitions(new Map([[WIZARD, oldWizard]]))
    const after = (sources.get(WIZARD) ?? '').split('\n')
    expect(after.filter((line) => !before.includes(line))).toEqual([
      '  "language": 2,',
      expect.stringMatching(/^ {4}\{ "id": "contents", .*, "relocks": true \},$/),
      '  }',
    ])
    expect(before.length - after.length).toBe(1)
    const windows = migrateDefinitions(new Map([[WIZARD, oldWizard.replaceAll('\n', '\r\n')]]))
    expect(windows.sources.get(WIZARD)).toBe(after.join('\r\n'))
  })

  it('a second time changes nothing', () => {
    const once = migrateDefinitions(inLanguageOne(shipped))
    const twice = migrateDefinitions(once.sources)
    expect(twice.changed).toEqual([])
    expect(twice.sources).toEqual(once.sources)
  })

  it('works in a folder of which a part is migrated already', async () => {
    const half = new Map(golden).set(WIZARD, oldWizard)
    const { sources, changed } = migrateDefinitions(half)
    expect(changed.map(({ path, from, to }) => [path, from, to])).toEqual([[WIZARD, 1, 2]])
    expect(await compile(sources)).toEqual(await compile(golden))
  })

  it('leaves a file alone that does not parse or cannot be understood, and says why', () => {
    const broken = new Map([
      ['portal.json', '{ "language": 1,'],
      ['access.json', '{ "language": 1, "language": 1 }'],
      [WIZARD, oldWizard.replace('"relock": ["contents"]', '"relock": ["content"]')],
      ['modules/parcels/other.wizard.json', '{ "language": 1, "steps": [], "relock": "all" }'],
      ['modules/parcels/module.json', '{ "language": 1 }'],
    ])
    const { sources, changed, diagnostics } = migrateDefinitions(broken)
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      'access.json:1:18  language — key "language" stands twice',
      'modules/parcels/other.wizard.json:1:41  relock — must be a list of step ids',
      `${WIZARD}:34:14  relock[0] — no step "content". Did you mean "contents"?`,
      expect.stringContaining('portal.json:1:17  not JSON'),
    ])
    expect(changed.map(({ path }) => path)).toEqual(['modules/parcels/module.json'])
    for (const [path, text] of broken) {
      if (path !== 'modules/parcels/module.json') expect(sources.get(path)).toBe(text)
    }
  })

  it('leaves files of today, of tomorrow and of no language as they are', () => {
    const others = new Map([
      ['portal.json', '{"language":2,"relock":[]}'],
      ['registry.json', '{"language":9}'],
      ['access.json', '[]'],
      ['texts.en.json', '{"language":"1"}'],
      ['_language/list.schema.json', '{"language":1}'],
    ])
    expect(migrateDefinitions(others)).toEqual({ sources: others, changed: [], diagnostics: [] })
  })

  it('takes several steps in one go', () => {
    const next: Migration = {
      from: 2,
      to: 3,
      title: 'wizards say they are tall',
      apply: (definitions) => {
        for (const each of definitions)
          if (each.kind === 'wizard') each.set(['tall'], { by: ['a'], than: {} })
      },
    }
    const { sources, changed } = migrateDefinitions(new Map([[WIZARD, oldWizard]]), [...MIGRATIONS, next])
    expect(changed).toEqual([
      { path: WIZARD, from: 1, to: 3, titles: [MIGRATIONS[0]?.title, 'wizards say they are tall'] },
    ])
    expect(sources.get(WIZARD)).toMatch(
      /"language": 3,[^]*\},\n {2}"tall": \{ "by": \["a"\], "than": \{\} \}\n\}\n$/,
    )
  })
})

it('the migrations lead one by one to the language of today', async () => {
  expect(MIGRATIONS.map(({ from, to }) => [from, to])).toEqual(
    Array.from({ length: LANGUAGE - 1 }, (_, index) => [index + 1, index + 2]),
  )
  const common = await readFile(join(root, 'definitions/_language/common.schema.json'), 'utf8')
  const { $defs } = JSON.parse(common) as { $defs: { language: { const: number } } } // our own schema
  expect($defs.language.const).toBe(LANGUAGE)
})

describe('an editable definition', () => {
  function edited(text: string, change: (it: ReturnType<typeof createEditableDefinition>) => void): string {
    const definition = createEditableDefinition('portal.json', text)
    change(definition)
    return definition.text()
  }

  it('removes a key with its comma, wherever it stands', () => {
    expect(edited('{"a":1, "b":2,\n "c":3}', (it) => it.remove(['a']))).toBe('{"b":2,\n "c":3}')
    expect(edited('{"a":1, "b":2,\n "c":3}', (it) => it.remove(['b']))).toBe('{"a":1,\n "c":3}')
    expect(edited('{"a":1, "b":2,\n "c":3}', (it) => it.remove(['c']))).toBe('{"a":1, "b":2}')
    expect(edited('{ "a": 1 }', (it) => it.remove(['a']))).toBe('{}')
    expect(edited('{ "a": [1] }', (it) => it.remove(['b', 'c']))).toBe('{ "a": [1] }')
  })

  it('adds a key on a line of its own only where keys have one', () => {
    expect(edited('{ "a": 1 }', (it) => it.set(['b'], 'x'))).toBe('{ "a": 1, "b": "x" }')
    expect(edited('{\n  "a": 1\n}', (it) => it.set(['b'], 2))).toBe('{\n  "a": 1,\n  "b": 2\n}')
    expect(edited('{ "a": {} }', (it) => it.set(['a', 'b'], true))).toBe('{ "a": { "b": true } }')
    expect(() => edited('{ "a": [] }', (it) => it.set(['a', 'b'], true))).toThrow('no object at a')
  })
})

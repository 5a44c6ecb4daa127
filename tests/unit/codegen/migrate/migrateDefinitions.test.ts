import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findValues } from '../../../../codegen/check/findValues.ts'
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
/** Files as they were written before languages 2 and 3; they stay as they are for good. */
const oldWizard = await readFile(join(import.meta.dirname, 'parcel.language-1.json'), 'utf8')
/** The same in language 3; today's has sections. */
const newWizard = await readFile(join(import.meta.dirname, 'parcel.language-3.json'), 'utf8')

const oldDepots = await readFile(join(import.meta.dirname, 'depots.language-2.json'), 'utf8')

/** Texts have had a key around them. */
function wrapped(path: string, text: string): string {
  const isAlone = /\/texts\.\w+\.json$/.test(path) && !Object.hasOwn(JSON.parse(text) as object, 'texts')
  return isAlone ? JSON.stringify({ texts: JSON.parse(text) as object }) : text
}

/** Writes today's definitions as language 1 had them. */
function inLanguageOne(sources: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...sources].map(([path, text]) => {
      const definition = createEditableDefinition(path, wrapped(path, text))
      definition.set(['language'], 1)
      for (const { path: at, value } of findValues(definition.value()))
        if (at.at(-1) === 'access' && value === 'signed-in') definition.set(at, [])
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
  ])('from language 1 gives exactly the current portal: %s', async (_, sources) => {
    const old = inLanguageOne(sources)
    const { sources: migrated, changed, diagnostics } = migrateDefinitions(old)
    expect(diagnostics).toEqual([])
    expect(changed).toHaveLength(sources.size)
    expect(await compile(migrated)).toEqual(await compile(sources))
    expect((await compile(old)).diagnostics).toHaveLength(sources.size)
  })

  it('changes only affected lines, whatever the layout', async () => {
    const before = oldWizard.split('\n')
    const { sources } = migrateDefinitions(new Map([[WIZARD, oldWizard]]))
    const after = (sources.get(WIZARD) ?? '').split('\n')
    expect(after.filter((line) => !before.includes(line))).toEqual([
      '  "language": 3,',
      expect.stringMatching(/^ {4}\{ "id": "contents", .*, "relocks": true \},$/),
      '  }',
    ])
    expect(before.length - after.length).toBe(1)
    const windows = migrateDefinitions(new Map([[WIZARD, oldWizard.replaceAll('\n', '\r\n')]]))
    expect(windows.sources.get(WIZARD)).toBe(after.join('\r\n'))
  })

  it('replaces an empty access with "signed-in" where one is required, and drops it elsewhere', async () => {
    const path = 'modules/depots/module.json'
    const { sources, changed } = migrateDefinitions(new Map([[path, oldDepots]]))
    expect(changed).toEqual([{ path, from: 2, to: 3, titles: [MIGRATIONS[1]?.title] }])
    expect(sources.get(path)).toBe(golden.get(path))
    // A module outside a definitions folder, such as the specimens of the gallery.
    const beside = migrateDefinitions(new Map([['depots/module.json', oldDepots]]))
    expect(beside.sources.get('depots/module.json')).toBe(golden.get(path))
    const list = '{ "language": 2, "primaryAction": { "text": "@a", "access": [] } }'
    const migrated = migrateDefinitions(new Map([['modules/depots/depots.list.json', list]]))
    expect([...migrated.sources.values()]).toEqual(['{ "language": 3, "primaryAction": { "text": "@a" } }'])
  })

  it('adds encryption to sensitive properties', () => {
    const path = 'modules/depots/depot.schema.json'
    const text =
      '{ "language": 2, "properties": { "pin": { "sensitive": true }, "name": { "sensitive": false } } }'
    const { sources } = migrateDefinitions(new Map([[path, text]]))
    expect(JSON.parse(sources.get(path) ?? '')).toEqual({
      language: 3,
      properties: { pin: { sensitive: 'encrypted' }, name: {} },
    })
  })

  it('changes nothing the second time', () => {
    const once = migrateDefinitions(inLanguageOne(shipped))
    const twice = migrateDefinitions(once.sources)
    expect(twice.changed).toEqual([])
    expect(twice.sources).toEqual(once.sources)
  })

  it('works in a partly migrated folder', async () => {
    const half = new Map(golden).set(WIZARD, oldWizard)
    const { sources, changed } = migrateDefinitions(half)
    expect(changed.map(({ path, from, to }) => [path, from, to])).toEqual([[WIZARD, 1, 3]])
    expect(await compile(sources)).toEqual(await compile(new Map(golden).set(WIZARD, newWizard)))
  })

  it('skips a file that does not parse or is not recognized, and reports why', () => {
    const broken = new Map([
      ['portal.json', '{ "language": 1,'],
      ['access.json', '{ "language": 1, "language": 1 }'],
      [WIZARD, oldWizard.replace('"relock": ["contents"]', '"relock": ["content"]')],
      ['modules/parcels/other.wizard.json', '{ "language": 1, "steps": [], "relock": "all" }'],
      ['modules/parcels/module.json', '{ "language": 1 }'],
    ])
    const { sources, changed, diagnostics } = migrateDefinitions(broken)
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      'access.json:1:18  language — key "language" is used twice',
      'modules/parcels/other.wizard.json:1:41  relock — must be a list of step ids',
      `${WIZARD}:34:14  relock[0] — no step "content". Did you mean "contents"?`,
      'portal.json:1:1  not JSON: this "{" is not closed before the file ends',
    ])
    expect(changed.map(({ path }) => path)).toEqual(['modules/parcels/module.json'])
    for (const [path, text] of broken) {
      if (path !== 'modules/parcels/module.json') expect(sources.get(path)).toBe(text)
    }
  })

  it('leaves files in the current, a newer or no language unchanged', () => {
    const others = new Map([
      ['portal.json', '{"language":3,"relock":[]}'],
      ['registry.json', '{"language":9}'],
      ['access.json', '[]'],
      ['texts.en.json', '{"language":"1"}'],
      ['_language/list.schema.json', '{"language":1}'],
    ])
    expect(migrateDefinitions(others)).toEqual({ sources: others, changed: [], diagnostics: [] })
  })

  it('runs several migrations in one go', () => {
    const next: Migration = {
      from: 3,
      to: 4,
      title: 'wizards say they are tall',
      apply: (definitions) => {
        for (const each of definitions)
          if (each.kind === 'wizard') each.set(['tall'], { by: ['a'], than: {} })
      },
    }
    const { sources, changed } = migrateDefinitions(new Map([[WIZARD, oldWizard]]), [...MIGRATIONS, next])
    expect(changed).toEqual([
      { path: WIZARD, from: 1, to: 4, titles: [MIGRATIONS[0]?.title, 'wizards say they are tall'] },
    ])
    expect(sources.get(WIZARD)).toMatch(
      /"language": 4,[^]*\},\n {2}"tall": \{ "by": \["a"\], "than": \{\} \}\n\}\n$/,
    )
  })
})

it('has a migration for every step to the current language', async () => {
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

  it('removes a key with its comma in any position', () => {
    expect(edited('{"a":1, "b":2,\n "c":3}', (it) => it.remove(['a']))).toBe('{"b":2,\n "c":3}')
    expect(edited('{"a":1, "b":2,\n "c":3}', (it) => it.remove(['b']))).toBe('{"a":1,\n "c":3}')
    expect(edited('{"a":1, "b":2,\n "c":3}', (it) => it.remove(['c']))).toBe('{"a":1, "b":2}')
    expect(edited('{ "a": 1 }', (it) => it.remove(['a']))).toBe('{}')
    expect(edited('{ "a": [1] }', (it) => it.remove(['b', 'c']))).toBe('{ "a": [1] }')
  })

  it('adds a key on its own line only where other keys have one', () => {
    expect(edited('{ "a": 1 }', (it) => it.set(['b'], 'x'))).toBe('{ "a": 1, "b": "x" }')
    expect(edited('{\n  "a": 1\n}', (it) => it.set(['b'], 2))).toBe('{\n  "a": 1,\n  "b": 2\n}')
    expect(edited('{ "a": {} }', (it) => it.set(['a', 'b'], true))).toBe('{ "a": { "b": true } }')
    expect(() => edited('{ "a": [] }', (it) => it.set(['a', 'b'], true))).toThrow('no object at a')
  })
})

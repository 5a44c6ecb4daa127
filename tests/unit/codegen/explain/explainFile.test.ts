import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatPath } from '../../../../codegen/Diagnostic.ts'
import { parseCondition } from '../../../../codegen/conditions/parseCondition.ts'
import { createNameIndex } from '../../../../codegen/explain/createNameIndex.ts'
import { describeCondition } from '../../../../codegen/explain/describeCondition.ts'
import { explainFile } from '../../../../codegen/explain/explainCommand.ts'
import type { Explanation } from '../../../../codegen/explain/explainPlace.ts'
import { formatExplanation } from '../../../../codegen/explain/formatExplanation.ts'
import { readModel } from '../../../../codegen/readModel.ts'

const golden = join(import.meta.dirname, '../../../golden/definitions')
const LIST = 'modules/parcels/parcels.list.json'
const RULES = 'modules/parcels/parcel.rules.json'

/** Explains a place of the golden fixture, at the first text that looks like this. */
async function explainAt(file: string, text: string, folder = golden): Promise<Explanation> {
  const content = await readFile(join(folder, file), 'utf8')
  const before = content.slice(0, content.indexOf(text)).split('\n')
  expect(content, text).toContain(text)
  return explain(`${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`, undefined, folder)
}

async function explain(target: string, path?: string, folder = golden): Promise<Explanation> {
  const explanation = await explainFile(join(folder, target), path)
  if (typeof explanation === 'string') throw new Error(explanation)
  return explanation
}

const names = (places: { at: string }[]) =>
  places.map(({ at }) => at.replace(/^definitions\//, '').replace(/:.*/, ''))

describe('explain', () => {
  it("gives the same output for a module in another folder, with the portal's names", async () => {
    const couriers = join(import.meta.dirname, '../../../../docs/definitions/example/couriers')
    const list = await explain('couriers.list.json', 'rowActions[1].transition', couriers)
    expect(list.at).toContain('docs/definitions/example/couriers/couriers.list.json:')
    expect(list.names[0]?.defined[0]?.at).toContain('example/couriers/courier.lifecycle.json:')
    expect(list.diagnostics).toEqual([])
    const entity = await explain('courier.schema.json', 'properties.country.catalogue', couriers)
    expect(entity.possibleNames?.names.map(({ name }) => name)).toContain('countries')
    const texts = await explain('texts.en.json', 'texts.couriers', couriers)
    expect(texts.usedBy.length).toBeGreaterThan(0)
    expect(await explainFile('package.json')).toBe(
      'package.json is not a definition file: its name matches no kind',
    )
  })

  it('says what follows and from where', async () => {
    const file = join(import.meta.dirname, '../../../../definitions/modules/sip-trunks/trunk.resource.json')
    const explanation = await explainFile(file, 'operations.list')
    if (typeof explanation === 'string') throw new Error(explanation)
    expect(explanation.follows).toEqual([
      {
        path: 'operations.list.access',
        value: '["Trunks"]',
        because: '"access" of the resource',
        from: expect.stringMatching(/trunk\.resource\.json:\d+:\d+$/) as string,
        isWritten: false,
      },
    ])
  })

  it('describes a key, its values and its sibling keys', async () => {
    const { path, meaning, type, required, possibleKeys } = await explainAt(LIST, '"columns"')
    expect([path, meaning[0], required]).toEqual(['columns', 'Columns in their default order.', true])
    expect(type).toBe('list of (path of a field or object), 1 to 60 items')
    expect(possibleKeys.in).toBe('')
    expect(possibleKeys.keys.map(({ name }) => name)).toContain('pageSizes')
    const column = await explain(LIST, 'columns[0]')
    expect(column.possibleKeys.keys.map(({ name }) => name)).toContain('hidden')
    expect(column.possibleKeys.keys.map(({ name }) => name)).not.toContain('field')
    const width = column.possibleKeys.keys.find(({ name }) => name === 'minWidth')
    expect(width).toEqual({
      name: 'minWidth',
      type: 'integer, 40 to 1000',
      required: false,
      meaning: 'Smallest width in pixels.',
    })
  })

  it.each([
    [
      'weight',
      ['enum', 'default'],
      ['minLength', 'maxLength', 'pattern', 'format', 'trim', 'catalogue', 'items', 'sensitive'],
    ],
    ['colour', ['minLength', 'pattern', 'trim', 'sensitive'], ['minimum', 'maxItems', 'properties']],
    ['depot', ['help'], ['enum', 'minLength', 'minimum', 'items']],
    ['depot.properties.name', ['pattern', 'help'], ['sensitive', 'access']],
    ['label.errors', ['minLength', 'type'], ['minimum', 'maxItems', 'file']],
  ])('lists only the keys that belong to the type of %s', async (field, some, none) => {
    const { possibleKeys } = await explain('modules/parcels/parcel.schema.json', `properties.${field}`)
    const keys = possibleKeys.keys.map(({ name }) => name)
    expect(keys).toEqual(expect.arrayContaining(some))
    expect(keys.filter((name) => none.includes(name))).toEqual([])
  })

  it('lists only the keys of the matching variant', async () => {
    const select = await explain(LIST, 'filters[1]')
    expect(select.possibleKeys.keys.map(({ name }) => name)).toEqual(['title', 'many'])
    const redirect = await explain('modules/parcels/module.json', 'routes[0]')
    expect(redirect.possibleKeys.keys.map(({ name }) => name)).not.toContain('redirect')
  })

  it('shows the text for a key and where it is defined', async () => {
    const { text, names: named } = await explain(LIST, 'title')
    const texts = JSON.parse(await readFile(join(golden, 'modules/parcels/texts.en.json'), 'utf8')) as {
      texts: Record<string, string>
    }
    expect(text).toBe(texts.texts['parcels'])
    expect(named).toEqual([
      { kind: 'text', name: 'parcels', defined: [expect.objectContaining({ path: 'texts.parcels' })] },
    ])
  })

  it('shows where a name is defined and used', async () => {
    const used = await explain(RULES, 'checks[0].check')
    expect(used.names).toEqual([
      {
        kind: 'check',
        name: 'parcels/not-too-heavy',
        defined: [
          expect.objectContaining({ at: expect.stringMatching(/^definitions\/registry\.json:\d+:\d+$/) }),
        ],
      },
    ])
    expect(used.possibleNames?.names.map(({ name }) => name)).toContain('parcels/not-too-heavy')
    const field = await explain('modules/parcels/parcel.schema.json', 'properties.fragile')
    expect(names(field.usedBy)).toEqual(
      expect.arrayContaining([
        RULES,
        'modules/parcels/parcel.wizard.json',
        'modules/parcels/parcel.wizard.json',
      ]),
    )
    expect(field.usedBy.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['effects[1].on', 'steps[0].fields[3]', 'submitText[0].when']),
    )
    const transition = await explain('modules/parcels/parcel.lifecycle.json', 'transitions[0]')
    expect(transition.usedBy.map(({ at, path }) => [at.split(':')[0], path])).toEqual([
      [`definitions/${LIST}`, 'rowActions[0].transition'],
    ])
  })

  it('describes a condition in words and types', async () => {
    const { condition, path } = await explainAt(RULES, '"form.size == ')
    expect(path).toBe('checks[0].when')
    expect(condition).toEqual({
      words: 'form.size is "small" and form.weight has a value',
      reads: [
        { path: 'form.size', type: '"small" or "large"' },
        { path: 'form.weight', type: 'integer, may be missing' },
      ],
      dependsOn: ['form.size', 'form.weight'],
      roots: ['form', 'row', 'account', 'config', 'user', 'now'],
    })
  })

  it('picks the value that starts a line, or the innermost one around a character', async () => {
    const text = await readFile(join(golden, LIST), 'utf8')
    const line = text.split('\n').findIndex((each) => each.includes('"columns"')) + 2
    expect((await explain(`${LIST}:${line}`)).path).toBe('columns[0]')
    expect((await explain(`${LIST}:${line}:8`)).path).toBe('columns[0].id')
    expect((await explain(LIST)).path).toBe('')
    expect((await explain(`${LIST}:9999`)).path).toBe('')
  })

  it('reports why it has no answer', async () => {
    expect(await explainFile(join(golden, 'README.md'))).toContain('not a definition file')
    expect(await explainFile(join(golden, 'modules/parcels/none.list.json:3'))).toContain('there is no file')
  })
})

it('finds the definition of every name in valid definitions', async () => {
  for (const folder of [golden, join(import.meta.dirname, '../../../../definitions')]) {
    const { files, diagnostics } = await readModel(folder)
    expect(diagnostics).toEqual([])
    const index = createNameIndex(files)
    const lost = index.uses.filter((use) => index.definitionsOf(use).length === 0)
    const own = new Set(['id', 'version'])
    const unexpected = lost.filter(({ kind, name }) => !(kind === 'field' && own.has(name)))
    expect(unexpected.map(({ kind, name, file, path }) => [kind, name, file.file, formatPath(path)])).toEqual(
      [],
    )
    expect(index.uses.length).toBeGreaterThan(100)
    const kinds = new Set(index.definitions.map(({ kind }) => kind))
    expect([...new Set(index.uses.map(({ kind }) => kind))].filter((kind) => !kinds.has(kind))).toEqual([])
  }
})

it.each([
  ["form.send == 'later' && has(form.starts_at)", 'form.send is "later" and form.starts_at has a value'],
  [
    '!form.open || !has(row.note) && row.count > 3',
    'form.open does not hold or (row.note is empty and row.count is more than 3)',
  ],
  [
    "row.state in ['a', 'b'] && !(row.open || row.old)",
    'row.state is one of "a", "b" and it is not so that (row.open holds or row.old holds)',
  ],
  [
    "size(form.items) >= 2 && form.name.startsWith('x')",
    'the length of form.items is at least 2 and form.name begins with "x"',
  ],
  ['row.starts_at < now', 'row.starts_at is less than now'],
])('puts %s into words', (text, words) => {
  const parsed = parseCondition(text)
  if (!('tree' in parsed)) throw new Error(parsed.problem)
  expect(describeCondition(parsed.tree)).toBe(words)
})

describe('explain with a broken file', () => {
  let folder: string
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'explain-')), 'definitions')
    await cp(golden, folder, { recursive: true })
  })
  afterAll(() => rm(join(folder, '..'), { recursive: true }))

  it('still describes values before the syntax error, and locates the error', async () => {
    const text = await readFile(join(golden, LIST), 'utf8')
    await writeFile(join(folder, LIST), text.slice(0, text.indexOf('"filters"') + 20))
    const column = await explainAt(LIST, '"field"', folder)
    expect(column.path).toBe('columns[0].field')
    expect(column.meaning[0]).toContain('Path of the value in a row')
    expect(column.diagnostics.map(({ code }) => code)).toEqual(['syntax'])
    for (const break_ of ['"id": "label"', '"id": "label",', '"id": ', '"id"', '"fie']) {
      const end = text.indexOf(break_, text.indexOf('"columns"')) + break_.length
      await writeFile(join(folder, LIST), text.slice(0, end))
      const kept = await explain(LIST, 'resource', folder)
      expect([kept.value, kept.diagnostics[0]?.code], `cut behind ${break_}`).toEqual(['"parcel"', 'syntax'])
    }
    for (const end of [0, 1, 7, 40, 200, 333]) {
      await writeFile(join(folder, LIST), text.slice(0, end))
      expect((await explain(`${LIST}:1`, undefined, folder)).diagnostics[0]?.code, `cut at ${end}`).toBe(
        'syntax',
      )
    }
  })

  it('shows only the errors at that location, with valid values', async () => {
    const text = await readFile(join(golden, LIST), 'utf8')
    await writeFile(join(folder, LIST), text.replace('"transition": "send"', '"transition": "sendd"'))
    const {
      names: named,
      possibleNames,
      diagnostics,
    } = await explain(LIST, 'rowActions[0].transition', folder)
    expect(named).toEqual([{ kind: 'transition', name: 'sendd', defined: [] }])
    expect(possibleNames?.names.map(({ name }) => name)).toContain('send')
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-transition'])
    expect((await explain(LIST, 'columns', folder)).diagnostics).toEqual([])
    const shown = formatExplanation(await explain(LIST, 'rowActions[0].transition', folder))
    expect(shown).toContain('transition sendd is defined nowhere')
    expect(shown).toContain('Did you mean "send"?')
    expect(shown).not.toContain('\u001B')
  })
})

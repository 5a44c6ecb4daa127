import { describe, expect, it } from 'vitest'
import { describeChanges } from '../../../../src/server/publishing/changes/describeChanges.ts'

const entity = {
  $schema: 'entity.schema.json',
  id: 'parcel',
  title: '@parcel',
  properties: {
    name: { type: 'string', title: '@name', maxLength: 64 },
    charge: { type: 'integer', title: '@charge' },
    kind: { type: 'string', enum: ['small', 'large'] },
  },
  required: ['kind'],
}
const list = {
  id: 'parcels',
  title: '@parcels',
  columns: [
    { id: 'name', field: 'name', width: 100 },
    { id: 'charge', field: 'charge', title: '@charge-column', hidden: true },
  ],
  filters: [{ id: 'search', title: '@search', kind: 'search', query: 'name' }],
  pageSizes: [10, 20],
}
const rules = {
  entity: 'parcel',
  fields: { charge: { visibleWhen: 'form.kind == "large"' } },
}
const texts = {
  texts: {
    parcel: 'Parcel',
    parcels: 'Parcels',
    name: 'Name',
    charge: 'Price',
    'charge-column': 'Charge',
    search: 'Search',
    country: 'Country',
    hint: 'Weigh it first',
  },
}

interface Definitions {
  entity: typeof entity
  list: typeof list
  rules: typeof rules
  texts: typeof texts
}

function filesOf(definitions: Definitions): Record<string, string> {
  return {
    'modules/parcels/parcel.schema.json': JSON.stringify(definitions.entity),
    'modules/parcels/parcels.list.json': JSON.stringify(definitions.list),
    'modules/parcels/parcel.rules.json': JSON.stringify(definitions.rules),
    'modules/parcels/texts.en.json': JSON.stringify(definitions.texts),
  }
}

const before = { entity, list, rules, texts }

function changesOf(edit: (definitions: Definitions) => void): string[] {
  const after = structuredClone(before)
  edit(after)
  return describeChanges(filesOf(after), filesOf(before))
}

describe('describeChanges', () => {
  it.each<[string, (definitions: Definitions) => unknown]>([
    ['Column Charge renamed to Cost', (now) => (now.texts.texts['charge-column'] = 'Cost')],
    ['Field and column Name renamed to Label', (now) => (now.texts.texts.name = 'Label')],
    [
      'Column Charge renamed to Country',
      (now) => Object.assign(now.list.columns[1] ?? {}, { title: '@country' }),
    ],
    [
      'Filter Country added',
      (now) =>
        now.list.filters.push({
          id: 'country',
          title: '@country',
          kind: 'select',
          query: 'c',
        }),
    ],
    ['Filter Search removed', (now) => now.list.filters.pop()],
    ['Columns reordered', (now) => now.list.columns.reverse()],
    [
      'Column Charge is no longer hidden',
      (now) => delete (now.list.columns[1] as { hidden?: boolean }).hidden,
    ],
    [
      'Width of Name changed from 100 to 120',
      (now) => Object.assign(now.list.columns[0] ?? {}, { width: 120 }),
    ],
    ['Field Name is now required', (now) => now.entity.required.push('name')],
    ['Field kind is no longer required', (now) => now.entity.required.pop()],
    ['Limit of Name changed from 64 to 40', (now) => (now.entity.properties.name.maxLength = 40)],
    [
      'Limit of Name removed',
      (now) => delete (now.entity.properties.name as { maxLength?: number }).maxLength,
    ],
    ['Minimum of Price set to 0', (now) => Object.assign(now.entity.properties.charge, { minimum: 0 })],
    ['Choice huge of kind added', (now) => now.entity.properties.kind.enum.push('huge')],
    ['Field Price is now shown when form.name', (now) => (now.rules.fields.charge.visibleWhen = 'form.name')],
    [
      'Field Price is now always shown',
      (now) => delete (now.rules.fields.charge as { visibleWhen?: string }).visibleWhen,
    ],
    [
      'Text changed: "Weigh it first" is now "Weigh the parcel"',
      (now) => (now.texts.texts.hint = 'Weigh the parcel'),
    ],
    ['1 text added', (now) => Object.assign(now.texts.texts, { more: 'More' })],
    ['1 other change', (now) => now.list.pageSizes.push(50)],
  ])('says: %s', (words, edit) => {
    expect(changesOf(edit)).toEqual([words])
  })

  it('counts what it has no words for, after what it has', () => {
    const changes = changesOf((now) => {
      now.list.pageSizes.push(50)
      Object.assign(now.list, { one: [1], two: { three: [] }, four: ['a'] })
      now.entity.properties.name.maxLength = 40
    })
    expect(changes).toEqual(['Limit of Name changed from 64 to 40', '4 other changes'])
  })

  it('names added and removed files by their titles', () => {
    const { 'modules/parcels/parcels.list.json': _, ...rest } = filesOf(before)
    expect(describeChanges(rest, filesOf(before))).toEqual(['List Parcels removed'])
    expect(describeChanges(filesOf(before), rest)).toEqual(['List Parcels added'])
  })

  it('knows a module that was added, removed or only formatted', () => {
    const files = filesOf(before)
    const formatted = Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, JSON.stringify(JSON.parse(text), null, 2)]),
    )
    expect(describeChanges(files, {})).toEqual(['Module added'])
    expect(describeChanges({}, files)).toEqual(['Module removed'])
    expect(describeChanges(formatted, files)).toEqual(['Only formatting changed'])
  })

  it('keeps a large change readable', () => {
    const changes = changesOf((now) => {
      for (let index = 0; index < 30; index++) {
        now.list.columns.push({
          id: `c${index}`,
          field: `c${index}`,
          width: 80,
        })
      }
    })
    expect(changes).toHaveLength(13)
    expect(changes.at(-1)).toBe('18 other changes')
  })
})

import { describe, expect, it } from 'vitest'
import { compilePortal } from '../../../codegen/index.ts'
import type {
  Condition,
  EntityDefinition,
  ModuleDefinition,
  ResourceDefinition,
} from '../../../src/language/portal.ts'
import { restrictCollection, restrictModule } from '../../../src/language/index.ts'

const { portal } = await compilePortal('tests/golden/definitions')
const module = portal!.modules['parcels']!
const everybody = () => true
const withoutDepots = (access: string[]) => !access.includes('Depots')

describe('a module restricted by permission', () => {
  const seen = restrictModule(module, withoutDepots)

  it('omits the property and everything that shows, edits or filters by it', () => {
    expect(Object.keys(module.entities['parcel']!.properties)).toContain('weight')
    expect(JSON.stringify(module.wizards)).toContain('"weight"')
    expect(Object.keys(seen.entities['parcel']!.properties)).not.toContain('weight')
    const steps = Object.values(seen.wizards).map((wizard) => wizard.steps)
    for (const part of [seen.resources, seen.lists, steps, seen.pages])
      expect(JSON.stringify(part)).not.toContain('"weight"')
  })

  it('keeps everything else', () => {
    expect(Object.keys(seen.entities['parcel']!.properties)).toHaveLength(
      Object.keys(module.entities['parcel']!.properties).length - 1,
    )
    expect(seen.lists['parcels']!.columns.length).toBeGreaterThan(1)
  })

  it('is the same object with full access', () => expect(restrictModule(module, everybody)).toBe(module))
})

it("removes a hidden property from a resource's list, sort and search", () => {
  const collection = {
    entity: module.entities['parcel']!,
    resource: {
      ...module.resources['parcel']!,
      sort: { fields: ['label', 'weight'], default: '-weight,label' },
    },
  }
  const { resource } = restrictCollection(collection, withoutDepots)
  expect(resource.sort).toEqual({ fields: ['label'], default: 'label' })
  expect(restrictCollection(collection, everybody)).toBe(collection)
})

it('removes only what shows, edits or filters by a hidden property', () => {
  const { parcel } = module.entities
  const hide = (name: string, collection: { entity: EntityDefinition; resource: ResourceDefinition }) => {
    const hidden = { ...collection.entity.properties[name]!, access: ['Depots'] }
    const properties = { ...collection.entity.properties, [name]: hidden }
    return restrictCollection({ ...collection, entity: { ...collection.entity, properties } }, withoutDepots)
  }
  const row = (name: string): Condition => ({
    source: `row.${name} == user.id`,
    tree: {
      op: '==',
      left: { op: 'path', root: 'row', path: [name] },
      right: { op: 'path', root: 'user', path: ['id'] },
    },
    dependsOn: [`row.${name}`, 'user.id'],
  })
  const parameter = (name: string, more: object): ResourceDefinition['query'][number] =>
    ({ name, match: 'equals', ...more }) as ResourceDefinition['query'][number] // only these are read
  const { entity, resource } = hide('label', {
    entity: { ...parcel!, required: ['label', 'size'] },
    resource: {
      ...module.resources['parcel']!,
      listFields: ['label', 'size'],
      query: [
        parameter('label', { field: 'label' }),
        parameter('size', { field: 'size' }),
        parameter('mine', { where: row('label') }),
        parameter('ours', { where: row('size') }),
        parameter('search', {}),
      ],
      statistics: [{ sum: 'label' }, { sum: 'size' }, {}] as ResourceDefinition['statistics'] & object,
      sublists: [{ field: 'label' }, { field: 'size' }] as ResourceDefinition['sublists'],
    },
  })
  expect(entity.required).toEqual(['size'])
  expect(resource.listFields).toEqual(['size'])
  expect(resource.query.map(({ name }) => name)).toEqual(['size', 'ours', 'search'])
  expect(resource.statistics?.map(({ sum }) => sum)).toEqual(['size', undefined])
  expect(resource.sublists.map(({ field }) => field)).toEqual(['size'])
})

it('removes only what a screen shows of a hidden property', () => {
  const seen = restrictModule(module, withoutDepots)
  const list = module.lists['parcels']!
  const shown = seen.lists['parcels']!
  expect(shown.columns.map(({ id }) => id)).toEqual(
    list.columns.filter(({ field }) => field !== 'weight').map(({ id }) => id),
  )
  expect(shown.filters.map(({ query }) => query)).toEqual(
    list.filters
      .filter(({ query }) => ![query].flat().some((name) => name.startsWith('weight')))
      .map(({ query }) => query),
  )
  for (const [id, wizard] of Object.entries(module.wizards))
    expect(seen.wizards[id]!.steps.map(({ fields }) => fields)).toEqual(
      wizard.steps.map(({ fields }) => fields.filter((field) => field !== 'weight')),
    )
})

describe('a screen', () => {
  const resource = 'parcel'
  /** As somebody sees it who may not see `weight`. */
  function seenOf(part: { query?: object[]; filters?: object[]; summary?: object[]; page?: object }) {
    const [wizard, page] = [Object.values(module.wizards)[0]!, Object.values(module.pages)[0]!]
    const { query, filters, summary = [], page: own } = part
    const given = {
      ...module,
      resources: {
        ...module.resources,
        [resource]: { ...module.resources[resource]!, ...(query && { query }) },
      },
      lists: { own: { ...module.lists['parcels']!, resource, ...(filters && { filters }) } },
      wizards: { own: { ...wizard, resource, steps: [{ ...wizard.steps[0]!, summary }] } },
      pages: { own: { ...page, ...own } },
    } as ModuleDefinition // of the parts given only what is read
    const { lists, wizards, pages } = restrictModule(given, withoutDepots)
    return { list: lists['own']!, step: wizards['own']!.steps[0]!, page: pages['own']! }
  }

  it('omits a filter of which one of several parameters is hidden', () => {
    const query = [
      { name: 'heavier', field: 'weight' },
      { name: 'label', field: 'label' },
    ]
    const filters = [{ query: ['label', 'heavier'] }, { query: ['label'] }, { query: 'heavier' }]
    expect(seenOf({ query, filters }).list.filters).toEqual([{ query: ['label'] }])
  })

  it('sums up only what may be seen, inside an object, too', () => {
    const summary = [{ field: 'label' }, { field: 'weight' }, { field: 'weight.net' }, { text: 'm:note' }]
    expect(seenOf({ summary }).step.summary).toEqual([{ field: 'label' }, { text: 'm:note' }])
  })

  it('omits the blocks of a record that show nothing else, and no others', () => {
    const blocks = [
      { kind: 'items', field: 'weight' },
      { kind: 'items', field: 'label' },
      { kind: 'timeline', field: 'weight' },
      { kind: 'timeline', field: 'label' },
      { kind: 'timeline' },
      { kind: 'progress', record: { total: 'weight', done: 'label' } },
      { kind: 'progress', record: { total: 'label', done: 'weight[0]' } },
      { kind: 'progress', record: { total: 'label', done: 'label' } },
      { kind: 'progress' },
      { kind: 'text' },
    ]
    const shown = [1, 3, 4, 7, 8, 9].map((index) => blocks[index])
    expect(seenOf({ page: { record: { resource }, blocks } }).page.blocks).toEqual(shown)
    expect(seenOf({ page: { record: { resource: 'elsewhere' }, blocks } }).page.blocks).toEqual(blocks)
    expect(seenOf({ page: { record: undefined, blocks } }).page.blocks).toEqual(blocks)
  })
})

import { describe, expect, it } from 'vitest'
import { compilePortal } from '../../../codegen/index.ts'
import type { Condition, EntityDefinition, ResourceDefinition } from '../../../src/language/portal.ts'
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

import { describe, expect, it } from 'vitest'
import { compilePortal } from '../../../codegen/index.ts'
import { restrictCollection, restrictModule } from '../../../src/language/index.ts'

const { portal } = await compilePortal('tests/golden/definitions')
const module = portal!.modules['parcels']!
const everybody = () => true
const withoutDepots = (access: string[]) => !access.includes('Depots')

describe('a module for somebody without a permission', () => {
  const seen = restrictModule(module, withoutDepots)

  it('lacks the property and all that shows, asks or filters by it', () => {
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

  it('is the same object for who may see all', () => expect(restrictModule(module, everybody)).toBe(module))
})

it('takes a hidden property out of what a resource lists, sorts and finds by', () => {
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

import { expect, it } from 'vitest'
import { nodeTypes } from '../../../../src/domain/call-flow/index.ts'
import { optionsForm } from '../../../../src/widgets/call-flows/call-flow-builder/optionsEntity.ts'
import { recordLists } from '../../../../src/widgets/call-flows/record-id/recordLists.ts'
import { shippedPortal } from '../../../support/compileShipped.ts'

const { modules } = await shippedPortal()
const resources = Object.values(modules).flatMap((module) => Object.values(module.resources))

it('offers the records of every option that names one, apart from queues, of which there are none', () => {
  const wanted = nodeTypes.flatMap(({ type, kinds }) =>
    kinds.flatMap((kind) =>
      Object.values(optionsForm(type, kind).views).flatMap(({ widget, options }) =>
        widget === 'record-id' && typeof options['list'] === 'string' ? [options['list']] : [],
      ),
    ),
  )
  expect(wanted).toContain('template_id')
  expect([...new Set(wanted)].filter((option) => recordLists[option] === undefined)).toEqual(['queue_id'])
})

it.each(Object.entries(recordLists))(
  'names, sorts and finds the records of %s by a property they have',
  (_option, { path, name, search, usable = {} }) => {
    const resource = resources.find((each) => each.path === path)!
    const { properties } = modules[resource.module]!.entities[resource.entity]!
    expect(Object.keys(properties)).toContain(name)
    expect(resource.sort.fields).toContain(name)
    expect(resource.query.find((each) => each.name === search)).toMatchObject({ field: name })
    expect(resource.query.map((each) => each.name)).toEqual(expect.arrayContaining(Object.keys(usable)))
    expect(resource.operations).toHaveProperty('get')
  },
)

import { describe, expect, it } from 'vitest'
import { editAddress } from '../../../../src/engine/wizard/editAddress.ts'
import type { PortalManifest, ResourceDefinition, WizardDefinition } from '../../../../src/language/portal.ts'
import { formEquals } from '../../language/entityWith.ts'
import { resource as parcels } from '../list/sampleList.ts'

const scope = { account: {}, config: {}, user: {} }
const everyone = () => true
const { tree, ...condition } = formEquals('state', 'packed')
const packed = {
  ...condition,
  tree: JSON.parse(JSON.stringify(tree).replace('"form"', '"row"')) as typeof tree,
}
const resource: ResourceDefinition = {
  ...parcels,
  operations: { update: { access: ['Write'], when: packed } },
}
// as: what the function reads of a wizard
const definition = { id: 'parcel', module: 'post' } as WizardDefinition
const route = (module: string, mode: string, path: string) => ({
  path,
  title: 'post:edit',
  screen: { wizard: 'parcel', mode },
  access: ['Open'],
  module,
})
// as: what the function reads of routes
const routes = [
  { path: '/old', redirect: '/parcels', module: 'post' },
  route('other', 'edit', '/other/{id}/{step?}'),
  route('post', 'view', '/parcels/view/{id}/{step?}'),
  route('post', 'edit', '/parcels/edit/{id}/{step?}'),
] as unknown as PortalManifest['routes']

function address(state: string, can: (access: string[]) => boolean = everyone, known = routes) {
  const record = { id: 'p 1', version: 1, state }
  return editAddress(known, { definition, resource, record }, scope, can)
}

describe('where a record that is shown can be edited', () => {
  it('is the route of the same wizard, without its step', () => {
    expect(address('packed')).toBe('/parcels/edit/p%201')
  })

  it('is nowhere while the record cannot be changed', () => {
    expect(address('sent')).toBeUndefined()
  })

  it.each(['Write', 'Open'])('is nowhere for who lacks %s', (missing) => {
    expect(address('packed', (access) => !access.includes(missing))).toBeUndefined()
  })

  it('is nowhere without such a route', () => {
    expect(address('packed', everyone, routes.slice(0, 3))).toBeUndefined()
  })
})

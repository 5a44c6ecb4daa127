import { describe, expect, it } from 'vitest'
import { editAddress, isEditable, viewAddress } from '../../../../src/engine/wizard/editAddress.ts'
import type {
  ModuleDefinition,
  PortalManifest,
  ResourceDefinition,
  WizardDefinition,
} from '../../../../src/language/portal.ts'
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
const definition = { id: 'parcel', module: 'post', resource: 'parcel' } as WizardDefinition
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

describe('the edit URL of a displayed record', () => {
  it("is the same wizard's route, without its step", () => {
    expect(address('packed')).toBe('/parcels/edit/p%201')
  })

  it('is undefined while the record is not editable', () => {
    expect(address('sent')).toBeUndefined()
  })

  it.each(['Write', 'Open'])('is undefined without %s', (missing) => {
    expect(address('packed', (access) => !access.includes(missing))).toBeUndefined()
  })

  it('is undefined without an edit route', () => {
    expect(address('packed', everyone, routes.slice(0, 3))).toBeUndefined()
  })
})

describe('a form for a record that is not editable', () => {
  it.each([
    ['packed', true],
    ['sent', false],
  ])('in state %s opens: %s', (state, opens) => {
    expect(isEditable(resource, { id: 'p 1', version: 1, state }, scope)).toBe(opens)
  })

  const record = { id: 'p 1', version: 1, state: 'sent' }
  // as: what the function reads of pages
  const pages = {
    label: { record: { resource: 'label' } },
    parcel: { record: { resource: 'parcel' } },
  } as unknown as ModuleDefinition['pages']

  it("leads to the wizard's read-only view, with permission", () => {
    const place = { definition, pages, record }
    expect(viewAddress(routes, place, scope, everyone)).toBe('/parcels/view/p%201')
    expect(viewAddress(routes, place, scope, () => false)).toBeUndefined()
  })

  it("leads to the record's page, with permission", () => {
    const page = (id: string) => ({
      ...route('post', 'view', `/pages/${id}/{id}`),
      screen: { page: id },
      access: ['Look'],
    })
    // as: what the function reads of routes
    const known = [page('label'), page('parcel')] as unknown as PortalManifest['routes']
    const place = { definition, pages, record }
    expect(viewAddress(known, place, scope, everyone)).toBe('/pages/parcel/p%201')
    expect(viewAddress(known, place, scope, (access) => !access.includes('Look'))).toBeUndefined()
  })
})

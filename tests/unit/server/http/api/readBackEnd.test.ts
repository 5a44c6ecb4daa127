import { expect, it } from 'vitest'
import type { ResourceDefinition } from '../../../../../src/language/portal.ts'
import { readBackEnd } from '../../../../../src/server/http/api/readBackEnd.ts'

const collections = [
  { resource: { id: 'parcel' } },
  { resource: { id: 'label', parent: { resource: 'parcel' } } },
  { resource: { id: 'account', singleton: {} } },
].map(({ resource }) => ({
  // as: what else a resource has is not read.
  resource: resource as unknown as ResourceDefinition,
}))
const whole = {
  PATCHBAY_API: 'https://api.example/portal/',
  PATCHBAY_API_TOKEN: 'secret',
  PATCHBAY_API_RESOURCES: 'parcel, label',
}
const read = (env: Record<string, string>): unknown => readBackEnd(env, collections, () => undefined)

it('reads the address, the secret and the resources', () => {
  expect(read({})).toBeUndefined()
  expect(read(whole)).toMatchObject({
    url: 'https://api.example/portal',
    token: 'secret',
    resources: new Set(['parcel', 'label']),
  })
  expect(read({ ...whole, PATCHBAY_API: 'http://localhost:9000' })).toMatchObject({
    url: 'http://localhost:9000',
  })
})

it.each([
  [{ PATCHBAY_API_TOKEN: '' }, 'needs PATCHBAY_API_TOKEN'],
  [{ PATCHBAY_API_RESOURCES: '' }, 'needs PATCHBAY_API_RESOURCES'],
  [{ PATCHBAY_API_RESOURCES: 'parcels' }, 'no resource parcels; did you mean parcel?'],
  [{ PATCHBAY_API_RESOURCES: 'label' }, 'label is below parcel; name both or neither'],
  [{ PATCHBAY_API_RESOURCES: 'parcel' }, 'label is below parcel'],
  [{ PATCHBAY_API_RESOURCES: 'parcel,label,account' }, 'account belongs to the account itself'],
  [{ PATCHBAY_API: 'http://api.example' }, 'must be an https address'],
  [{ PATCHBAY_API: 'https://api.example?a=b' }, 'must be an https address'],
  [{ PATCHBAY_API: 'https://me:secret@api.example' }, 'put the secret into PATCHBAY_API_TOKEN'],
  [{ PATCHBAY_API: 'api.example' }, 'must be an https address'],
])('refuses %j with what to change', (change, reason) => {
  expect(() => read({ ...whole, ...change })).toThrow(reason)
})

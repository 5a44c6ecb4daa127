import { expect, it } from 'vitest'
import { callOfOperation, refusingState, statesOf } from '../../../src/language/index.ts'
import type { AccountStateDefinition } from '../../../src/language/portal.ts'

const state = (id: string, calls: string[], transitions: string[]): AccountStateDefinition => ({
  id,
  when: {
    source: `account.${id}`,
    tree: { op: 'path', root: 'account', path: [id] },
    dependsOn: [`account.${id}`],
  },
  text: 'portal:refused',
  signIn: true,
  pauses: false,
  calls,
  transitions,
})

const states = [
  state('suspended', ['PUT /v1/profile', 'PUT /v1/parcels/{id}/state'], ['parcel.stop']),
  state('unverified', ['PUT /v1/profile', 'POST /v1/parcels'], []),
]
const scopeIn = (...ids: string[]) => ({
  account: Object.fromEntries(ids.map((id) => [id, true])),
  config: {},
})
function check(
  ids: string[],
  call: string,
  transition: string | undefined,
  expected: string | undefined,
): void {
  const asked = { call, ...(transition !== undefined && { transition }) }
  expect(refusingState(states, scopeIn(...ids), asked)?.id).toBe(expected)
}

it('finds the states of an account in the order of the definitions', () => {
  expect(statesOf(states, scopeIn('unverified', 'suspended')).map(({ id }) => id)).toEqual([
    'suspended',
    'unverified',
  ])
  expect(statesOf(states, scopeIn())).toEqual([])
})

it('allows only the listed calls in a state', () => {
  check([], 'POST /v1/anything', undefined, undefined)
  check(['suspended'], 'PUT /v1/profile', undefined, undefined)
  check(['suspended'], 'POST /v1/parcels', undefined, 'suspended')
  check(['unverified', 'suspended'], 'POST /v1/parcels', undefined, 'suspended')
  check(['unverified', 'suspended'], 'PUT /v1/profile', undefined, undefined)
})

it('allows only the listed transitions of an allowed call', () => {
  const call = 'PUT /v1/parcels/{id}/state'
  check(['suspended'], call, 'parcel.stop', undefined)
  check(['suspended'], call, 'parcel.send', 'suspended')
  check(['suspended'], 'POST /v1/other', 'parcel.stop', 'suspended')
})

it('names the call of an operation', () => {
  const parcels = { path: '/v1/parcels' }
  const profile = { path: '/v1/profile', singleton: true }
  expect(callOfOperation(parcels, 'create')).toBe('POST /v1/parcels')
  expect(callOfOperation(parcels, 'update')).toBe('PUT /v1/parcels/{id}')
  expect(callOfOperation(parcels, 'delete')).toBe('DELETE /v1/parcels/{id}')
  expect(callOfOperation(profile, 'update')).toBe('PUT /v1/profile')
})

import { expect, it } from 'vitest'
import { isAllowed, permissionsOf } from '../../../../src/server/auth/permissionsOf.ts'

const access = {
  permissions: ['A', 'B', 'C'].map((id) => ({ id, server: id.toLowerCase(), title: id })),
  owner: ['A', 'B', 'C', 'Unknown'],
  roles: [
    { id: 'Admin', code: 11, permissions: ['A', 'B'] },
    { id: 'Reader', code: 1, permissions: ['A'] },
  ],
  suborganization: ['A', 'C'],
  plans: [{ id: 'full' }, { id: 'small', permissions: ['B'] }],
}
const owner = { role: null, level: 'full', isSuborganization: false, twoFactorPending: false }

it.each([
  ['an owner has what owners have', owner, ['A', 'B', 'C']],
  ['a role has its own', { ...owner, role: 'Reader' }, ['A']],
  ['an unknown role has none', { ...owner, role: 'Wizard' }, []],
  ['an unknown plan has none', { ...owner, level: 'gone' }, []],
  ['a sub-organization narrows', { ...owner, isSuborganization: true }, ['A', 'C']],
  ['a plan narrows', { ...owner, level: 'small' }, ['B']],
  ['a role and a plan without common ground have none', { ...owner, role: 'Reader', level: 'small' }, []],
  ['pending two-factor clears a role', { ...owner, role: 'Reader', twoFactorPending: true }, []],
  [
    'pending two-factor leaves an admin and an owner',
    { ...owner, role: 'Admin', twoFactorPending: true },
    ['A', 'B'],
  ],
])('%s', (_, subject, expected) => {
  expect([...permissionsOf(access, subject)]).toEqual(expected)
})

it('asks for every permission needed', () => {
  expect([
    isAllowed(new Set(['A']), ['A', 'B']),
    isAllowed(new Set(['A', 'B']), ['A', 'B']),
    isAllowed(new Set(), []),
  ]).toEqual([false, true, true])
})

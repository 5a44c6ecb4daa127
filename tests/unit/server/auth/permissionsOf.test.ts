import { expect, it } from 'vitest'
import { compileCondition } from '../../../../codegen/conditions/compileCondition.ts'
import { isAllowed, permissionsOf, serverNames } from '../../../../src/server/auth/permissionsOf.ts'

const access = {
  permissions: ['A', 'B', 'C'].map((id) => ({ id, server: id.toLowerCase(), title: id })),
  owner: ['A', 'B', 'C', 'Unknown'],
  roles: [
    { id: 'Admin', code: 11, permissions: ['A', 'B'] },
    { id: 'Reader', code: 1, permissions: ['A'] },
  ],
  suborganization: ['A', 'C'],
  plans: [{ id: 'full' }, { id: 'small', permissions: ['B'] }],
  withhold: [
    { when: compileCondition('config.is_blocked'), permissions: 'all' as const },
    { when: compileCondition('has(user.role)'), permissions: ['B'] },
  ],
}
const scope = { account: {}, config: { is_blocked: false }, user: {} }
const owner = { role: null, level: 'full', isSuborganization: false, scope }

it.each([
  ['an owner has what owners have', owner, ['A', 'B', 'C']],
  ['a role has its own', { ...owner, role: 'Reader' }, ['A']],
  ['an unknown role has none', { ...owner, role: 'Wizard' }, []],
  ['an unknown plan has none', { ...owner, level: 'gone' }, []],
  ['a sub-organization narrows', { ...owner, isSuborganization: true }, ['A', 'C']],
  ['a plan narrows', { ...owner, level: 'small' }, ['B']],
  ['a role and a plan without common ground have none', { ...owner, role: 'Reader', level: 'small' }, []],
  [
    'what is withheld is taken away',
    { ...owner, role: 'Admin', scope: { ...scope, user: { role: 'Admin' } } },
    ['A'],
  ],
  ['all can be withheld', { ...owner, scope: { ...scope, config: { is_blocked: true } } }, []],
])('%s', (_, subject, expected) => {
  expect([...permissionsOf(access, subject)]).toEqual(expected)
})

it('grants all permissions with the same server name, since browsers only get that name', () => {
  const permissions = [...access.permissions, { id: 'D', server: 'a', title: 'D' }]
  const granted = permissionsOf({ ...access, permissions }, { ...owner, role: 'Reader' })
  expect([...granted]).toEqual(['A', 'D'])
  expect(serverNames({ ...access, permissions }, granted)).toEqual(['a'])
})

it('grants a permission only while its condition holds', () => {
  const permissions = access.permissions.map((each) =>
    each.id === 'B' ? { ...each, when: compileCondition('config.has_numbers') } : each,
  )
  const held = (has_numbers: boolean) => [
    ...permissionsOf(
      { ...access, permissions },
      { ...owner, scope: { ...scope, config: { is_blocked: false, has_numbers } } },
    ),
  ]
  expect([held(true), held(false)]).toEqual([
    ['A', 'B', 'C'],
    ['A', 'C'],
  ])
})

it('requires every permission', () => {
  expect([
    isAllowed(new Set(['A']), ['A', 'B']),
    isAllowed(new Set(['A', 'B']), ['A', 'B']),
    isAllowed(new Set(), []),
  ]).toEqual([false, true, true])
})

it('keeps exceptions where everything is withheld', () => {
  const kept = { when: compileCondition('config.is_blocked'), permissions: 'all' as const, except: ['B'] }
  const blocked = { ...scope, config: { is_blocked: true } }
  const held = (role: string | null) => [
    ...permissionsOf({ ...access, withhold: [kept] }, { ...owner, role, scope: blocked }),
  ]
  expect([held(null), held('Reader')]).toEqual([['B'], []])
})

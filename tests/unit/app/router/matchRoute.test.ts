import { describe, expect, it } from 'vitest'
import { fillRoute, matchRoute, optionalSlot } from '../../../../src/app/router/matchRoute.ts'
import type { PortalRoute } from '../../../../src/app/router/matchRoute.ts'

const routes: PortalRoute[] = [
  { module: 'm', path: '/things', redirect: '/things/all' },
  { module: 'm', path: '/things/all', title: 'm:all', screen: { list: 'all' }, access: [] },
  {
    module: 'm',
    path: '/things/create/{step?}',
    title: 'm:new',
    screen: { wizard: 'w', mode: 'create' },
    access: [],
  },
  {
    module: 'm',
    path: '/things/{id}/{step?}',
    title: 'm:one',
    screen: { wizard: 'w', mode: 'edit' },
    access: [],
  },
]

function check(path: string, expected: [pattern: string, params: Record<string, string>] | null): void {
  const match = matchRoute(routes, path)
  expect(match && [match.route.path, match.params]).toEqual(expected)
}

describe('matchRoute', () => {
  it('finds a fixed path, with or without a slash at the end', () => {
    check('/things/all', ['/things/all', {}])
    check('/things/all/', ['/things/all', {}])
  })

  it('prefers the route that stands first', () => check('/things/create', ['/things/create/{step?}', {}]))

  it('reads slots and leaves an absent optional one out', () => {
    check('/things/17', ['/things/{id}/{step?}', { id: '17' }])
    check('/things/17/summary', ['/things/{id}/{step?}', { id: '17', step: 'summary' }])
  })

  it('decodes slots and refuses what cannot be decoded', () => {
    check('/things/a%2Fb', ['/things/{id}/{step?}', { id: 'a/b' }])
    check('/things/%E0%A4%A', null)
  })

  it('refuses a path that is longer, shorter or unknown', () => {
    check('/things/17/summary/more', null)
    check('/other', null)
    check('/', null)
  })
})

describe('fillRoute', () => {
  it('is the inverse of matching', () => {
    expect(fillRoute('/things/{id}/{step?}', { id: 'a/b', step: 'x' })).toBe('/things/a%2Fb/x')
    expect(fillRoute('/things/{id}/{step?}', { id: '17' })).toBe('/things/17')
  })

  it('names the optional slot', () => {
    expect(optionalSlot('/things/{id}/{step?}')).toBe('step')
    expect(optionalSlot('/things/{id}')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { fillRoute, matchRoute, optionalSlot } from '../../../src/language/matchRoute.ts'
import type { PortalRoute } from '../../../src/language/matchRoute.ts'

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
  { module: 'm', path: '/logs', query: { type: 'in' }, title: 'm:in', screen: { list: 'in' }, access: [] },
  { module: 'm', path: '/logs', query: { type: 'out' }, title: 'm:out', screen: { list: 'out' }, access: [] },
]

function check(path: string, expected: [pattern: string, params: Record<string, string>] | null): void {
  const match = matchRoute(routes, path)
  expect(match && [match.route.path, match.params]).toEqual(expected)
}

describe('matchRoute', () => {
  it('matches a fixed path, with or without a trailing slash', () => {
    check('/things/all', ['/things/all', {}])
    check('/things/all/', ['/things/all', {}])
  })

  it('prefers the first matching route', () => check('/things/create', ['/things/create/{step?}', {}]))

  it('reads slots and omits a missing optional one', () => {
    check('/things/17', ['/things/{id}/{step?}', { id: '17' }])
    check('/things/17/summary', ['/things/{id}/{step?}', { id: '17', step: 'summary' }])
  })

  it('decodes slots and rejects invalid encoding', () => {
    check('/things/a%2Fb', ['/things/{id}/{step?}', { id: 'a/b' }])
    check('/things/%E0%A4%A', null)
  })

  it.each([
    ['/logs?type=in&page=2', 'm:in'],
    ['/logs?type=out', 'm:out'],
    ['/logs', 'm:in'],
    ['/logs?page=2', 'm:in'],
    ['/logs?type=', undefined],
    ['/logs?type=else', undefined],
  ])('selects by query parameter, or the first route without one: %s', (address, title) => {
    const route = matchRoute(routes, address)?.route
    expect(route && 'title' in route ? route.title : undefined).toBe(title)
  })

  it('rejects a path that is longer, shorter or unknown', () => {
    check('/things/17/summary/more', null)
    check('/other', null)
    check('/', null)
  })
})

describe('fillRoute', () => {
  it('is the inverse of matchRoute', () => {
    expect(fillRoute('/things/{id}/{step?}', { id: 'a/b', step: 'x' })).toBe('/things/a%2Fb/x')
    expect(fillRoute('/things/{id}/{step?}', { id: '17' })).toBe('/things/17')
  })

  it('includes the optional slot', () => {
    expect(optionalSlot('/things/{id}/{step?}')).toBe('step')
    expect(optionalSlot('/things/{id}')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { compileCondition } from '../../../../codegen/conditions/compileCondition.ts'
import {
  isReachable,
  isSameScreen,
  openStart,
  resolvePlace,
  screensAbove,
} from '../../../../src/app/router/resolvePlace.ts'
import type { Condition } from '../../../../src/language/portal.ts'

const manifest: Parameters<typeof resolvePlace>[0] = {
  home: '/things/all',
  gates: [],
  navigation: [
    { id: 'other', section: 's', title: 'm:other', to: '/other?kind=a', order: 1, access: ['Other'] },
  ],
  routes: [
    { module: 'm', path: '/things', redirect: '/things/all' },
    { module: 'm', path: '/old/{id}', redirect: '/things/{id}' },
    { module: 'm', path: '/things/all', title: 'm:all', screen: { list: 'all' }, access: ['Things'] },
    {
      module: 'm',
      path: '/things/{id}/{step?}',
      title: 'm:one',
      screen: { wizard: 'w', mode: 'edit' },
      access: ['Things', 'Write'],
    },
    { module: 'm', path: '/other', title: 'm:other', screen: { list: 'other' }, access: ['Other'] },
  ],
}

/** A user with permissions, for whom the given conditions are true. */
function viewer(permissions: string[], ...holding: Condition[]) {
  return {
    can: (access: string[]) => access.every((id) => permissions.includes(id)),
    holds: (when: Condition | undefined) => when === undefined || holding.includes(when),
  }
}

function placeFor(permissions: string[], pathname: string, search = '') {
  return resolvePlace(manifest, viewer(permissions), pathname, search)
}

describe('resolvePlace', () => {
  it('opens a screen with its params and the path its steps share', () => {
    expect(placeFor(['Things', 'Write'], '/things/17/summary')).toMatchObject({
      kind: 'screen',
      params: { id: '17', step: 'summary' },
      basePath: '/things/17',
    })
  })

  it('keeps the query of a redirect and fills its slots', () => {
    expect(placeFor([], '/things', '?page=2')).toEqual({ kind: 'redirect', to: '/things/all?page=2' })
    expect(placeFor([], '/old/17')).toEqual({ kind: 'redirect', to: '/things/17' })
  })

  it('redirects the root to the default route', () =>
    expect(placeFor(['Things'], '/')).toEqual({ kind: 'redirect', to: '/things/all' }))

  it('redirects unknown paths to the default route, and marks them as unknown', () =>
    expect(placeFor(['Things'], '/no/such/page')).toEqual({
      kind: 'redirect',
      to: '/things/all',
      unknown: true,
    }))

  it('redirects users without access to the default route to their first accessible entry', () => {
    expect(placeFor(['Other'], '/')).toEqual({ kind: 'redirect', to: '/other?kind=a' })
  })

  it('lists missing permissions', () => {
    expect(placeFor(['Things'], '/things/17')).toMatchObject({ kind: 'forbidden', missing: ['Write'] })
  })

  it('finds a start page for users with any access, and reports when there is none', () => {
    const start = (permissions: string[]) => openStart(manifest, viewer(permissions))
    expect(start(['Things'])).toBe('/things/all')
    expect(start(['Other'])).toBe('/other?kind=a')
    expect(start([])).toBeUndefined()
  })

  it('shows a dedicated page at /404', () => expect(placeFor([], '/404')).toEqual({ kind: 'not-found' }))

  it('redirects a screen unavailable to the user to their start page', () => {
    const owners = compileCondition('!has(user.role)')
    const home = {
      module: 'm',
      path: '/',
      title: 'm:home',
      screen: { page: 'home' },
      access: [],
      when: owners,
    }
    const routing = {
      ...manifest,
      home: '/',
      fallbackHome: '/other',
      routes: [home, ...manifest.routes],
    }
    const at = (who: ReturnType<typeof viewer>, path: string) => resolvePlace(routing, who, path, '')
    expect(at(viewer([], owners), '/')).toMatchObject({ kind: 'screen', route: { title: 'm:home' } })
    expect(at(viewer(['Other']), '/')).toEqual({ kind: 'redirect', to: '/other' })
    const away = { ...home, path: '/away' }
    const known = { ...routing, routes: [away, ...routing.routes] }
    expect(resolvePlace(known, viewer(['Other']), '/away', '')).toEqual({ kind: 'redirect', to: '/other' })
  })
})

describe('isReachable', () => {
  const reaches = (permissions: string[], address: string) =>
    isReachable(manifest, viewer(permissions), address)

  it('is true for screens a person may open, also through redirects', () => {
    const addresses = ['/things/17', '/things/17?tab=a', '/old/17', '/things', '/404', '/no/such/page']
    expect(addresses.map((address) => reaches(['Things', 'Write'], address))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    expect(addresses.map((address) => reaches(['Other'], address))).toEqual(addresses.map(() => false))
  })

  it('is false behind a shut gate, but for what it leaves open', () => {
    const shut = compileCondition('config.is_blocked')
    const gate = { id: 'g', module: 'm', order: 1, when: shut, at: '/other', title: 'm:other' }
    const person = viewer(['Things', 'Write', 'Other'], shut)
    const behind = { ...manifest, gates: [gate] }
    expect(isReachable(behind, person, '/things/17')).toBe(false)
    expect(
      isReachable({ ...manifest, gates: [{ ...gate, except: ['/things'] }] }, person, '/things/17'),
    ).toBe(true)
  })
})

describe('gates', () => {
  const blocked = compileCondition('config.is_blocked')
  const pending = compileCondition('config.is_two_fa_auth_enabled')
  const gates = [
    {
      id: 'blocked',
      module: 'm',
      order: 1,
      when: blocked,
      at: '/',
      title: 'm:blocked',
      screen: { page: 'blocked' },
    },
    { id: 'pending', module: 'm', order: 2, when: pending, at: '/things/17', title: 'm:pending' },
  ]
  const at = (path: string, ...holding: Condition[]) =>
    resolvePlace({ ...manifest, gates }, viewer([], ...holding), path, '')

  it('redirect every URL to the first closed gate', () => {
    expect(at('/other', blocked, pending)).toEqual({ kind: 'redirect', to: '/' })
    expect(at('/things/17', blocked, pending)).toEqual({ kind: 'redirect', to: '/' })
    expect(at('/404', pending)).toEqual({ kind: 'redirect', to: '/things/17' })
  })

  it('leave open what they except, and what is below', () => {
    const open = (path: string) =>
      resolvePlace(
        { ...manifest, gates: [{ ...gates[0]!, except: ['/things'] }] },
        viewer(['Things', 'Write'], blocked),
        path,
        '',
      ).kind
    expect([open('/things/17'), open('/things'), open('/thingsandmore'), open('/other')]).toEqual([
      'screen',
      resolvePlace(manifest, viewer(['Things']), '/things', '').kind,
      'redirect',
      'redirect',
    ])
  })

  it('show their own screen, or an existing screen with its steps', () => {
    expect(at('/', blocked)).toMatchObject({
      kind: 'screen',
      route: { screen: { page: 'blocked' }, module: 'm' },
    })
    expect(at('/things/17/summary', pending)).toMatchObject({ kind: 'screen', params: { step: 'summary' } })
  })

  it('leave other users alone', () => {
    expect(at('/other')).toMatchObject({ kind: 'forbidden' })
  })
})

describe('screensAbove', () => {
  const page = (path: string, more: { tab?: { module: string; id: string } } = {}) => ({
    module: 'm',
    path,
    title: 'm:page',
    screen: { page: 'p' },
    access: [],
    ...more,
  })
  const routes = [
    ...manifest.routes,
    page('/other/hours'),
    page('/other/hours/changed'),
    page('/other/rules', { tab: { module: 'm', id: 'rules' } }),
    page('/things/help'),
    page('/alone'),
    { module: 'm', path: '/more', redirect: '/other' },
    page('/more/one'),
    ...['a', 'b'].flatMap((kind) => [
      { ...page('/kinds'), title: `m:${kind}`, query: { kind } },
      { ...page('/kinds/one'), query: { kind } },
    ]),
    { ...page('/kinds'), module: 'n', title: 'n:c', query: { kind: 'c' } },
    { ...page('/kinds/two'), module: 'n' },
  ]
  const above = (path: string, ...permissions: string[]) => {
    const there = { ...manifest, routes: routes.toReversed() }
    const [pathname = '', query] = path.split('?')
    const place = resolvePlace(there, viewer(permissions), pathname, query ? `?${query}` : '')
    if (place.kind !== 'screen') throw new Error(`${path} is ${place.kind}`)
    return screensAbove(there, viewer(permissions), place)
  }

  it('lists the accessible screens above, the nearest last', () => {
    const other = { to: '/other', title: 'm:other' }
    expect(above('/other/hours', 'Other')).toEqual([other])
    expect(above('/other/hours/changed', 'Other')).toEqual([other, { to: '/other/hours', title: 'm:page' }])
    expect(above('/other/hours')).toEqual([])
  })

  it('is the list that the addresses above lead to, where they only lead on', () => {
    expect(above('/more/one', 'Other')).toEqual([{ to: '/other', title: 'm:other' }])
    expect(above('/more/one')).toEqual([])
  })

  it('is the screen with the same query, where several share an address', () => {
    expect(above('/kinds/one?kind=a')).toEqual([{ to: '/kinds?kind=a', title: 'm:a' }])
    expect(above('/kinds/one?kind=b')).toEqual([{ to: '/kinds?kind=b', title: 'm:b' }])
    expect(above('/kinds/two')).toEqual([{ to: '/kinds?kind=c', title: 'n:c' }])
  })

  it('is empty for tabs, navigation entries, and paths below no screen', () => {
    expect(above('/other', 'Other')).toEqual([])
    expect(above('/other/rules', 'Other')).toEqual([])
    expect(above('/things/help', 'Things')).toEqual([])
    expect(above('/alone')).toEqual([])
  })
})

describe('isSameScreen', () => {
  const same = (from: string, to: string) => isSameScreen(manifest.routes, from, to)

  it('is true when only the step or the query changes', () => {
    expect(same('/things/17/details', '/things/17/summary')).toBe(true)
    expect(same('/things/17', '/things/17/summary?x=1')).toBe(true)
  })

  it('is false for another record, another screen or no screen', () => {
    expect(same('/things/17/details', '/things/18/details')).toBe(false)
    expect(same('/things/17', '/things/all')).toBe(false)
    expect(same('/things/17', '/nowhere')).toBe(false)
  })
})

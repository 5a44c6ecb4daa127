import { describe, expect, it } from 'vitest'
import { isSameScreen, openStart, resolvePlace } from '../../../../src/app/router/resolvePlace.ts'

const manifest: Parameters<typeof resolvePlace>[0] = {
  home: '/things/all',
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

function placeFor(permissions: string[], pathname: string, search = '') {
  return resolvePlace(manifest, (access) => access.every((id) => permissions.includes(id)), pathname, search)
}

describe('resolvePlace', () => {
  it('opens a screen with its params and the address its steps share', () => {
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

  it('leads the root and unknown paths to the default route', () => {
    expect(placeFor(['Things'], '/')).toEqual({ kind: 'redirect', to: '/things/all' })
    expect(placeFor(['Things'], '/no/such/page')).toEqual({ kind: 'redirect', to: '/things/all' })
  })

  it('leads people who may not open the default route to the first entry they may open', () => {
    expect(placeFor(['Other'], '/')).toEqual({ kind: 'redirect', to: '/other?kind=a' })
  })

  it('names the permissions that are missing', () => {
    expect(placeFor(['Things'], '/things/17')).toMatchObject({ kind: 'forbidden', missing: ['Write'] })
  })

  it('knows where to start for whoever may open anything, and says so for whoever may not', () => {
    const start = (permissions: string[]) =>
      openStart(manifest, (access) => access.every((id) => permissions.includes(id)))
    expect(start(['Things'])).toBe('/things/all')
    expect(start(['Other'])).toBe('/other?kind=a')
    expect(start([])).toBeUndefined()
  })

  it('has a page of its own at /404', () => expect(placeFor([], '/404')).toEqual({ kind: 'not-found' }))
})

describe('isSameScreen', () => {
  const same = (from: string, to: string) => isSameScreen(manifest.routes, from, to)

  it('holds while only the step or the query changes', () => {
    expect(same('/things/17/details', '/things/17/summary')).toBe(true)
    expect(same('/things/17', '/things/17/summary?x=1')).toBe(true)
  })

  it('does not hold for another record, another screen or no screen', () => {
    expect(same('/things/17/details', '/things/18/details')).toBe(false)
    expect(same('/things/17', '/things/all')).toBe(false)
    expect(same('/things/17', '/nowhere')).toBe(false)
  })
})

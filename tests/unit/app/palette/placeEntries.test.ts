import { describe, expect, it } from 'vitest'
import { placeEntries } from '../../../../src/app/palette/placeEntries.ts'
import type { PortalManifest } from '../../../../src/language/portal.ts'

const screen = { list: 'things' }
const route = (path: string, more: object = {}) => ({
  path,
  title: `m:${path}`,
  screen,
  access: [],
  module: 'm',
  ...more,
})

/** The parts of a manifest that the palette reads. */
const manifest = {
  routes: [
    route('/things'),
    route('/things/create/{step?}', { screen: { wizard: 'thing', mode: 'create' }, access: ['Write'] }),
    route('/things/edit/{id}/{step?}', { screen: { wizard: 'thing', mode: 'edit' } }),
    route('/elsewhere', { when: { source: 'never' } }),
    route('/about'),
    { path: '/old', redirect: '/things', module: 'm' },
  ],
  navigation: [
    { id: 'things', section: 'work', title: 'm:things', to: '/things?sort=name', order: 1, access: [] },
  ],
  sections: [{ id: 'work', title: 'portal:work', titles: [], icon: 'apps', single: false }],
  gates: [],
} as unknown as PortalManifest

const entries = (held: string[]) =>
  placeEntries(
    manifest,
    {
      can: (access) => access.every((each) => held.includes(each)),
      holds: (when) => when?.source !== 'never',
    },
    (key) => key,
  )

describe('the places of the palette', () => {
  it('are those of the navigation, then screens that need no record, each once', () => {
    expect(entries(['Write']).places.map(({ to }) => to)).toEqual(['/things?sort=name', '/about'])
    expect(entries(['Write']).places[0]).toMatchObject({
      title: 'm:things',
      hint: 'portal:work',
      icon: 'apps',
    })
  })

  it('are found by the words of their address, and told by the entry they stand behind', () => {
    expect(entries(['Write']).places[0]?.words).toEqual(['things'])
    expect(entries(['Write']).creates[0]).toMatchObject({ words: ['things', 'create'], hint: 'm:things' })
  })

  it('offer to create only to who may', () => {
    expect(entries(['Write']).creates.map(({ to }) => to)).toEqual(['/things/create'])
    expect(entries([]).creates).toEqual([])
  })
})

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
    route('/elsewhere', { screen: { page: 'elsewhere' }, when: { source: 'never' } }),
    route('/about', { screen: { page: 'about' }, icon: 'lock' }),
    route('/about/first', { screen: { page: 'about' } }),
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

describe('palette entries', () => {
  it('list navigation entries, then screens that need no record, without duplicates', () => {
    expect(entries(['Write']).places.map(({ to }) => to)).toEqual(['/things?sort=name', '/about'])
    expect(entries(['Write']).places[1]).toMatchObject({ icon: 'lock' })
    expect(entries(['Write']).places[0]).toMatchObject({
      title: 'm:things',
      hint: 'portal:work',
      icon: 'apps',
    })
  })

  it('match the words of their path and show their navigation entry', () => {
    expect(entries(['Write']).places[0]?.words).toEqual(['things'])
    expect(entries(['Write']).creates[0]).toMatchObject({ words: ['things', 'create'], hint: 'm:things' })
  })

  it('offer to create only with permission', () => {
    expect(entries(['Write']).creates.map(({ to }) => to)).toEqual(['/things/create'])
    expect(entries([]).creates).toEqual([])
  })
})

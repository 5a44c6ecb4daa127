import { describe, expect, it } from 'vitest'
import { compileCondition } from '../../../../codegen/conditions/compileCondition.ts'
import {
  currentEntry,
  markedEntry,
  moduleEntry,
  navigationTree,
} from '../../../../src/app/router/navigationTree.ts'
import type { Viewer } from '../../../../src/app/router/Viewer.ts'
import type { Condition } from '../../../../src/language/portal.ts'

const entry = (id: string, section: string, to: string, order: number, access: string[] = []) => ({
  id,
  section,
  title: `m:${id}`,
  to,
  order,
  access,
})

const manifest = {
  sections: [
    { id: 'one', title: 'portal:one', titles: [], icon: 'a', single: false },
    { id: 'two', title: 'portal:two', titles: [], icon: 'b', single: false },
  ],
  gates: [],
  navigation: [
    entry('late', 'one', '/late', 20),
    entry('early', 'one', '/early', 10),
    entry('secret', 'two', '/secret', 1, ['Secret']),
  ],
}

const everybody: Viewer = { can: () => true, holds: (when: Condition | undefined) => when === undefined }
const stranger: Viewer = { ...everybody, can: (access: string[]) => access.length === 0 }

/** A condition that is true for the viewer below. */
const yes = compileCondition('config.is_blocked')
const affected: Viewer = {
  can: () => true,
  holds: (when: Condition | undefined) => when === undefined || when === yes,
}

describe('navigationTree', () => {
  it('orders entries and omits sections without accessible entries', () => {
    const tree = navigationTree(manifest, stranger)
    expect(tree.map(({ id, entries }) => [id, entries.map((item) => item.id)])).toEqual([
      ['one', ['early', 'late']],
    ])
  })

  it('shows everything to a user with all permissions', () => {
    expect(navigationTree(manifest, everybody).map(({ id }) => id)).toEqual(['one', 'two'])
  })

  it('omits an entry whose condition is false, and its section if that leaves it empty', () => {
    const navigation = manifest.navigation.map((each) =>
      each.id === 'secret' ? { ...each, when: yes } : each,
    )
    expect(navigationTree({ ...manifest, navigation }, everybody).map(({ id }) => id)).toEqual(['one'])
    expect(navigationTree({ ...manifest, navigation }, affected)).toHaveLength(2)
  })

  it('gives a section a different title for some users', () => {
    const [one, two] = manifest.sections
    const sections = [{ ...one!, titles: [{ when: yes, title: 'portal:other' }] }, two!]
    const titles = (viewer: Viewer) =>
      navigationTree({ ...manifest, sections }, viewer).map(({ title }) => title)
    expect(titles(everybody)).toEqual(['portal:one', 'portal:two'])
    expect(titles(affected)).toEqual(['portal:other', 'portal:two'])
  })

  it('is one list in section order when flat, with standalone titles', () => {
    const navigation = manifest.navigation.map((each) =>
      each.id === 'late' ? { ...each, flatTitle: 'm:late-alone' } : each,
    )
    const [all, ...rest] = navigationTree({ ...manifest, navigation, flatWhen: yes }, affected)
    expect(all).toMatchObject({
      title: null,
      entries: [{ title: 'm:early' }, { title: 'm:late-alone' }, { title: 'm:secret' }],
    })
    expect(rest).toEqual([])
  })

  it('is empty behind a closed gate', () => {
    const gate = { id: 'g', module: 'm', order: 1, when: yes, at: '/', title: 'm:gate' }
    expect(navigationTree({ ...manifest, gates: [gate] }, affected)).toEqual([])
    expect(navigationTree({ ...manifest, gates: [gate] }, everybody)).toHaveLength(2)
  })

  it('has what a closed gate excepts', () => {
    const [first] = manifest.navigation
    const gate = { id: 'g', module: 'm', order: 1, when: yes, at: '/', title: 'm:gate', except: [first!.to] }
    const shown = navigationTree({ ...manifest, gates: [gate] }, affected).flatMap(({ entries }) => entries)
    expect(shown.map(({ to }) => to)).toEqual([first!.to])
  })
})

describe('currentEntry', () => {
  const entries = [
    entry('calls', 'h', '/logs?type=placed', 1),
    entry('messages', 'h', '/logs?type=outbound', 2),
    entry('broadcast', 's', '/broadcast', 3),
    entry('drafts', 's', '/broadcast/drafts', 4),
  ]

  it('marks the longest path that is a prefix of the URL', () => {
    expect(currentEntry(entries, '/broadcast/create/details', '')).toBe('broadcast')
    expect(currentEntry(entries, '/broadcast/drafts/7', '')).toBe('drafts')
  })

  it('distinguishes entries with the same path by query', () => {
    expect(currentEntry(entries, '/logs', '?type=outbound&page=2')).toBe('messages')
    expect(currentEntry(entries, '/logs', '?type=placed')).toBe('calls')
  })

  it('marks nothing for an unrelated URL or a partial segment match', () => {
    expect(currentEntry(entries, '/broadcasting', '')).toBeNull()
    expect(currentEntry(entries, '/logs', '?type=else')).toBeNull()
  })
})

describe('moduleEntry', () => {
  const route = (path: string, module: string) => ({
    path,
    module,
    title: 't',
    screen: { list: 'l' },
    access: [],
  })
  const routes = [route('/goods/parcels', 'goods'), route('/goods/depots', 'goods'), route('/other', 'other')]
  const entries = [{ id: 'goods', section: 's', title: 't', to: '/goods/parcels', order: 1, access: [] }]

  it("marks the module's entry when another of its tabs is open, and nothing elsewhere", () => {
    expect(moduleEntry(entries, routes, '/goods/depots')).toBe('goods')
    expect(moduleEntry(entries, routes, '/other')).toBeNull()
    expect(moduleEntry(entries, routes, '/nowhere')).toBeNull()
  })

  it('marks the entry whose path begins most like the address', () => {
    const both = [
      { id: 'history', section: 'h', title: 't', to: '/logs?type=goods', order: 1, access: [] },
      { id: 'goods', section: 's', title: 't', to: '/goods/parcels', order: 1, access: [] },
    ]
    const known = [...routes, { ...route('/logs', 'goods'), query: { type: 'goods' } }]
    expect(moduleEntry(both, [...known, route('/logs/goods/{id}', 'goods')], '/goods/depots')).toBe('goods')
    expect(moduleEntry(both, [...known, route('/logs/goods/{id}', 'goods')], '/logs/goods/7')).toBe('history')
    expect(moduleEntry(both, [...known, route('/elsewhere', 'goods')], '/elsewhere')).toBe('history')
  })

  it('marks the entry of the module whose tabs the screen is behind, and for its other screens too', () => {
    const behind = (path: string, module: string) => ({
      ...route(path, 'flows'),
      tab: { module, id: 'flows' },
    })
    const known = [
      ...routes,
      behind('/goods/flows', 'goods'),
      route('/goods/flows/edit/{id}', 'flows'),
      behind('/other/flows', 'other'),
      route('/other/flows/edit/{id}', 'flows'),
    ]
    const both = [...entries, { id: 'other', section: 's', title: 't', to: '/other', order: 2, access: [] }]
    expect(moduleEntry(both, known, '/goods/flows')).toBe('goods')
    expect(moduleEntry(both, known, '/other/flows')).toBe('other')
    expect(moduleEntry(both, known, '/goods/flows/edit/7')).toBe('goods')
    expect(moduleEntry(both, known, '/other/flows/edit/7')).toBe('other')
  })
})

describe('markedEntry', () => {
  const logs = (type: string, title: string) => ({
    path: '/logs',
    query: { type },
    module: 'history',
    title,
    screen: { list: type },
    access: [],
  })
  const routes = [
    logs('sent', 'sms'),
    logs('arrived', 'sms'),
    logs('placed', 'calls'),
    logs('received', 'calls'),
  ]
  const entries = [entry('calls', 'h', '/logs?type=placed', 1), entry('messages', 'h', '/logs?type=sent', 2)]
  const marked = (search: string) => markedEntry(entries, routes, '/logs', search)

  it('takes a path without its query for what its first screen asks for', () => {
    expect(marked('')).toBe('messages')
    expect(marked('?page=2')).toBe('messages')
  })

  it('marks the entry whose screen has the same title', () => {
    expect(marked('?type=arrived')).toBe('messages')
    expect(marked('?type=received')).toBe('calls')
  })

  it('marks the same entry for the records of a list', () => {
    const known = [...routes, { ...logs('arrived', 'message'), path: '/logs/messages/{id}' }]
    expect(markedEntry(entries, known, '/logs/messages/7', '?type=arrived')).toBe('messages')
  })
})

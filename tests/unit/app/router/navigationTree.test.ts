import { describe, expect, it } from 'vitest'
import { currentEntry, moduleEntry, navigationTree } from '../../../../src/app/router/navigationTree.ts'

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
    { id: 'one', title: 'portal:one', icon: 'a' },
    { id: 'two', title: 'portal:two', icon: 'b' },
  ],
  navigation: [
    entry('late', 'one', '/late', 20),
    entry('early', 'one', '/early', 10),
    entry('secret', 'two', '/secret', 1, ['Secret']),
  ],
}

describe('navigationTree', () => {
  it('orders entries and leaves out sections without one the person may open', () => {
    const tree = navigationTree(manifest, (access) => access.length === 0)
    expect(tree.map(({ id, entries }) => [id, entries.map((item) => item.id)])).toEqual([
      ['one', ['early', 'late']],
    ])
  })

  it('shows everything to a person who may open everything', () => {
    expect(navigationTree(manifest, () => true).map(({ id }) => id)).toEqual(['one', 'two'])
  })
})

describe('currentEntry', () => {
  const entries = [
    entry('calls', 'h', '/logs?type=placed', 1),
    entry('messages', 'h', '/logs?type=outbound', 2),
    entry('broadcast', 's', '/broadcast', 3),
    entry('drafts', 's', '/broadcast/drafts', 4),
  ]

  it('marks the longest path the address lies below', () => {
    expect(currentEntry(entries, '/broadcast/create/details', '')).toBe('broadcast')
    expect(currentEntry(entries, '/broadcast/drafts/7', '')).toBe('drafts')
  })

  it('tells entries of one path apart by their query', () => {
    expect(currentEntry(entries, '/logs', '?type=outbound&page=2')).toBe('messages')
    expect(currentEntry(entries, '/logs', '?type=placed')).toBe('calls')
  })

  it('marks nothing for a foreign address or a path that only begins alike', () => {
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

  it('marks the entry of the module whose other tab is open, and none elsewhere', () => {
    expect(moduleEntry(entries, routes, '/goods/depots')).toBe('goods')
    expect(moduleEntry(entries, routes, '/other')).toBeNull()
    expect(moduleEntry(entries, routes, '/nowhere')).toBeNull()
  })
})

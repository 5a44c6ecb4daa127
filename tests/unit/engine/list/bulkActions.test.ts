import { expect, it } from 'vitest'
import { leftWords } from '../../../../src/engine/list/ProgressLine.tsx'
import { bulkActions } from '../../../../src/engine/list/bulkActions.ts'
import { entity, list, resource } from './sampleList.ts'

const nothing = (): boolean => false

it('offers what the list declares and the person may do', () => {
  const source = { list, entity, resource }
  expect(bulkActions(source, () => true, nothing).map(({ id }) => id)).toEqual(['send'])
  expect(bulkActions(source, () => false, nothing)).toEqual([])
  expect(bulkActions({ ...source, list: { ...list, bulkActions: [] } }, () => true, nothing)).toEqual([])
})

it('offers transitions with the same title as one action', () => {
  const { lifecycle } = entity
  const ids = ['first', 'second', 'third']
  const [send] = lifecycle?.transitions ?? []
  if (!lifecycle || !send) throw new Error('the parcel has no lifecycle')
  const transitions = ids.map((id) => ({ ...send, id, title: id === 'third' ? 'post:lose' : 'post:send' }))
  const many = {
    ...list,
    rowActions: ids.map((id) => ({ kind: 'transition' as const, id, transition: id })),
    bulkActions: ids,
  }
  const source = {
    list: many,
    resource,
    entity: { ...entity, lifecycle: { ...lifecycle, transitions } },
  }
  expect(bulkActions(source, () => true, nothing).map(({ id }) => id)).toEqual(['first', 'third'])
})

it('offers a call for many rows, unless the account may not make it', () => {
  const many = { ...list, bulkActions: ['print'] }
  const call = list.rowActions.find(({ id }) => id === 'print')
  expect(call).toMatchObject({ kind: 'call' })
  const source = { list: many, entity, resource }
  expect(bulkActions(source, () => true, nothing)).toEqual([
    expect.objectContaining({ id: 'print', icon: call && 'icon' in call ? call.icon : undefined }),
  ])
  expect(bulkActions(source, () => false, nothing)).toEqual([])
})

it.each([
  [0.2, 'portal:task-seconds-left 1'],
  [119, 'portal:task-seconds-left 119'],
  [121, 'portal:task-minutes-left 3'],
  [7201, 'portal:task-hours-left 3'],
])('says %s seconds as %s', (seconds, words) => {
  expect(leftWords(seconds, (key, params) => `${key} ${params?.['count']}`)).toBe(words)
})

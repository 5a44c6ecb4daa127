import { describe, expect, it } from 'vitest'
import { mergeColumns } from '../../../../src/language/lists/columnChoices.ts'
import { layColumns, moveColumn, readColumnChoices } from '../../../../src/engine/list/columnLayout.ts'
import { column, list } from './sampleList.ts'
import type { ColumnChoice } from '../../../../src/language/lists/columnChoices.ts'

const { columns } = list
const usual = mergeColumns(columns, [])
const widths = (room: number, choices = usual) =>
  Object.fromEntries(layColumns(columns, choices, room).map(({ column, width }) => [column.id, width]))

describe('saved columns', () => {
  it('match the definition when nothing is saved', () => {
    expect(usual.map(({ id, shown }) => [id, shown])).toEqual([
      ['label', true],
      ['state', true],
      ['weight', true],
      ['note', false],
    ])
  })

  it('ignore removed columns and put new ones where the definition has them', () => {
    const saved = [
      { id: 'gone', shown: true },
      { id: 'weight', shown: false },
      { id: 'state', shown: true, width: 90 },
    ]
    expect(mergeColumns(columns, saved)).toEqual([
      { id: 'label', shown: true },
      { id: 'weight', shown: false },
      { id: 'note', shown: false },
      { id: 'state', shown: true, width: 90 },
    ])
  })

  it('always show at least one column', () => {
    const none = columns.map(({ id }) => ({ id, shown: false }))
    expect(mergeColumns(columns, none).filter(({ shown }) => shown)).toHaveLength(1)
  })

  it.each([
    [null],
    ['x'],
    [{ columns: 7 }],
    [{ columns: [null, 3, { id: 4, shown: true }, { id: 'label' }] }],
  ])('are ignored when they are %j', (saved) => {
    expect(readColumnChoices(saved)).toEqual([])
  })

  it('keep a dragged width within bounds', () => {
    const saved = { columns: [{ id: 'label', shown: true, width: 9e9 }] }
    expect(readColumnChoices(saved)).toEqual([{ id: 'label', shown: true, width: 2000 }])
  })
})

describe('column widths', () => {
  it('give remaining space to flexible columns', () => {
    expect(widths(800)).toEqual({ label: 560, state: 140, weight: 100 })
  })

  describe('of a list that overflows a little', () => {
    const wide = [
      column('label', { flex: 1, minWidth: 200 }),
      column('at', { cell: 'date-time', width: 190 }),
      column('country', { cell: 'country', width: 170 }),
      column('state', { cell: 'status-chip', width: 140 }),
    ]
    const laid = (room: number, dragged?: number) =>
      layColumns(
        wide,
        mergeColumns(wide, dragged === undefined ? [] : [{ id: 'at', shown: true, width: dragged }]),
        room,
      ).map(({ width }) => width)

    it('shrink where values of a known length leave room', () => {
      expect(laid(671)).toEqual([200, 168, 163, 140])
    })

    it('stay as they are where that would not do', () => {
      expect(laid(600)).toEqual([200, 190, 170, 140])
    })

    it('stay as they were dragged', () => {
      expect(laid(671, 190)).toEqual(expect.arrayContaining([140, 170, 190, 200]))
    })
  })

  describe('of values that are known', () => {
    const three = [
      column('number', { width: 200 }),
      column('features', { width: 200 }),
      column('fee', { width: 200 }),
    ]
    const laid = (room: number, needs: Record<string, number>, saved: ColumnChoice[] = []) =>
      layColumns(three, mergeColumns(three, saved), room, needs).map(({ width }) => width)

    it('stay as they are while nothing is cut', () => {
      expect(laid(600, { number: 200, features: 150, fee: 80 })).toEqual([200, 200, 200])
    })

    it('grow by what others have to spare', () => {
      expect(laid(600, { number: 150, features: 280, fee: 90 })).toEqual([175, 280, 145])
    })

    it('satisfy those that lack least, and cut nothing for the others', () => {
      expect(laid(600, { number: 210, features: 900, fee: 150 })).toEqual([210, 240, 150])
    })

    it('leave what is dragged alone', () => {
      const saved = [{ id: 'number', shown: true, width: 200 }]
      expect(laid(600, { number: 80, features: 280, fee: 150 }, saved)).toEqual([200, 250, 150])
    })

    it('shrink to what the values take where the list fits then', () => {
      expect(laid(540, { number: 150, features: 200, fee: 150 })).toEqual([170, 200, 170])
      expect(laid(400, { number: 150, features: 200, fee: 150 })).toEqual([200, 200, 200])
    })

    it('grow a little beyond the room where the list scrolls anyway', () => {
      expect(laid(400, { number: 200, features: 260, fee: 900 })).toEqual([200, 260, 300])
    })
  })

  it('never shrink a flexible column below its minimum ', () => {
    expect(widths(300)).toEqual({ label: 100, state: 140, weight: 100 })
  })

  it('let the last column grow when none is flexible', () => {
    const choices = usual.map((choice) => (choice.id === 'label' ? { ...choice, width: 100 } : choice))
    expect(widths(500, choices)).toEqual({ label: 100, state: 140, weight: 260 })
  })
})

describe('moving a column', () => {
  it("drops it at another column's position and stays within the list", () => {
    const ids = (to: number) => moveColumn(usual, 'label', to).map(({ id }) => id)
    expect(ids(1)).toEqual(['state', 'label', 'weight', 'note'])
    expect(ids(99)).toEqual(['state', 'weight', 'note', 'label'])
  })
})

it('gives the first column a wider default minimum than others', () => {
  const plain = columns.map(({ id }) => column(id, { flex: 1 }))
  const laid = layColumns(plain, mergeColumns(plain, []), 300)
  expect(laid.map(({ width }) => width)).toEqual([200, 120, 120, 120])
  const fixed = columns.map(({ id }) => column(id, {}))
  expect(layColumns(fixed, mergeColumns(fixed, []), 300).map(({ width }) => width)).toEqual([
    200, 150, 150, 150,
  ])
})

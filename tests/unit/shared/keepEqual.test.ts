import { expect, it } from 'vitest'
import { keepEqual } from '../../../src/shared/keepEqual.ts'

it('returns the previous object for an equal one', () => {
  const before = { a: [1, { b: null }], c: 'x' }
  expect(keepEqual(before, structuredClone(before))).toBe(before)
})

it('keeps equal parts and replaces the others', () => {
  const before = { list: { columns: [{ id: 'a' }, { id: 'b' }] }, entity: { fields: { name: 1 } } }
  const next = { list: { columns: [{ id: 'a' }, { id: 'c' }] }, entity: { fields: { name: 1 } } }
  const kept = keepEqual(before, next)
  expect(kept).toEqual(next)
  expect(kept.entity).toBe(before.entity)
  expect(kept.list.columns[0]).toBe(before.list.columns[0])
  expect(kept.list.columns[1]).not.toBe(before.list.columns[1])
})

it.each([
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [[1, 2], [1]],
  [{ a: 1 }, {}],
  [{}, []],
  [{ a: 1 }, { a: 1, b: undefined }],
  [null, {}],
])('distinguishes %j and %j', (before, next) => {
  const kept = keepEqual<unknown>(before, next)
  expect(kept).not.toBe(before)
  expect(kept).toEqual(next)
  expect(Object.keys(kept ?? {})).toEqual(Object.keys(next))
})

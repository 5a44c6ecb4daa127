import { expect, it } from 'vitest'
import { addSeen, speedOf } from '../../../../src/engine/page/useSpeed.ts'

it('measures over the last changes, and anew after a number fell', () => {
  const seen = [10, 10, 20, 40].reduce<readonly { done: number; at: number }[]>(
    (before, done, at) => addSeen(before, { done, at: at * 1000 }),
    [],
  )
  expect(seen).toEqual([
    { done: 10, at: 0 },
    { done: 20, at: 2000 },
    { done: 40, at: 3000 },
  ])
  expect(speedOf(seen)).toBe(10)
  expect(addSeen(seen, { done: 5, at: 4000 })).toEqual([{ done: 5, at: 4000 }])
})

it('knows no speed before a change', () => {
  expect([speedOf([]), speedOf([{ done: 3, at: 0 }])]).toEqual([null, null])
})

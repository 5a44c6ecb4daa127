import { describe, expect, it } from 'vitest'
import { mergeChanges } from '../../../../src/engine/page/formRecord.ts'

const isDifferent = (_path: string, left: unknown, right: unknown) => left !== right

type Fields = Record<string, unknown>

function check(base: Fields, mine: Fields, theirs: Fields, value: Fields, clashes: string[] = []): void {
  const merged = mergeChanges(['a', 'b'], isDifferent, { base, mine, theirs })
  expect(merged.value).toEqual(value)
  expect(merged.clashes.map(({ path }) => path)).toEqual(clashes)
}

describe('merging a form with a concurrent update', () => {
  it('applies its own changes and leaves the rest, including fields outside the form', () => {
    check({ a: 1, b: 1 }, { a: 2, b: 1, c: 1 }, { a: 1, b: 3, c: 3 }, { a: 2, b: 3, c: 3 })
  })

  it('asks only about a field both changed to different values', () => {
    check({ a: 1, b: 1 }, { a: 2, b: 2 }, { a: 3, b: 1 }, { a: 2, b: 2 }, ['a'])
    check({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 2, b: 1 }, { a: 2, b: 1 })
  })

  it('asks about a field one side cleared and the other changed', () => {
    check({ a: 1 }, {}, { a: 2 }, { a: undefined }, ['a'])
    check({ a: 1 }, { a: 2 }, {}, { a: 2 }, ['a'])
  })
})

import { describe, expect, it } from 'vitest'
import { mergeChanges } from '../../../../src/engine/page/formRecord.ts'

const isDifferent = (_path: string, left: unknown, right: unknown) => left !== right

type Fields = Record<string, unknown>

function check(base: Fields, mine: Fields, theirs: Fields, value: Fields, clashes: string[] = []): void {
  const merged = mergeChanges(['a', 'b'], isDifferent, { base, mine, theirs })
  expect(merged.value).toEqual(value)
  expect(merged.clashes.map(({ path }) => path)).toEqual(clashes)
}

describe('a form on top of what somebody else stored meanwhile', () => {
  it('changes what was changed in it and leaves the rest, beside its own fields too', () => {
    check({ a: 1, b: 1 }, { a: 2, b: 1, c: 1 }, { a: 1, b: 3, c: 3 }, { a: 2, b: 3, c: 3 })
  })

  it('asks about a field both changed to something else, and about no other', () => {
    check({ a: 1, b: 1 }, { a: 2, b: 2 }, { a: 3, b: 1 }, { a: 2, b: 2 }, ['a'])
    check({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 2, b: 1 }, { a: 2, b: 1 })
  })

  it('asks about what one cleared and the other changed', () => {
    check({ a: 1 }, {}, { a: 2 }, { a: undefined }, ['a'])
    check({ a: 1 }, { a: 2 }, {}, { a: 2 }, ['a'])
  })
})

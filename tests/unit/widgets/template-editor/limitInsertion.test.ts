import { expect, it } from 'vitest'
import { limitInsertion } from '../../../../src/widgets/template-editor/limitInsertion.ts'

const at = (index: number) => ({ start: index, end: index })

it('lets through what fits', () => {
  expect(limitInsertion('Hi', at(2), ' there')).toEqual({ insertion: ' there' })
})

it('refuses the character beyond 1530 units', () => {
  expect(limitInsertion('a'.repeat(1530), at(10), 'b')).toEqual({ insertion: '', blocked: 'full' })
  expect(limitInsertion('a'.repeat(1529), at(10), '€')).toEqual({ insertion: '', blocked: 'full' })
})

it('cuts a pasted text to what fits, at its place in the middle', () => {
  const limited = limitInsertion('a'.repeat(1528), at(4), 'bcdef')
  expect(limited).toEqual({ insertion: 'bc', blocked: 'full' })
})

it('counts the selection that is replaced as free', () => {
  expect(limitInsertion('a'.repeat(1530), { start: 0, end: 3 }, 'xyz')).toEqual({ insertion: 'xyz' })
})

it('names the reason when a character would make a long text Unicode', () => {
  expect(limitInsertion('a'.repeat(800), at(0), '😀')).toEqual({ insertion: '', blocked: 'unicode' })
  expect(limitInsertion('a'.repeat(600), at(0), '😀')).toEqual({ insertion: '😀' })
})

it('never cuts an emoji in two', () => {
  const family = '👩‍👩‍👧'
  const { insertion } = limitInsertion('ж'.repeat(662), at(662), family + family)
  expect(insertion).toBe(family)
})

import { expect, it } from 'vitest'
import { limitInsertion } from '../../../../src/widgets/template-editor/limitInsertion.ts'

const at = (index: number) => ({ start: index, end: index })

it('accepts text that fits', () => {
  expect(limitInsertion('Hi', at(2), ' there')).toEqual({ insertion: ' there' })
})

it('rejects a character beyond 1530 units', () => {
  expect(limitInsertion('a'.repeat(1530), at(10), 'b')).toEqual({ insertion: '', blocked: 'full' })
  expect(limitInsertion('a'.repeat(1529), at(10), '€')).toEqual({ insertion: '', blocked: 'full' })
})

it('truncates text pasted in the middle to fit', () => {
  const limited = limitInsertion('a'.repeat(1528), at(4), 'bcdef')
  expect(limited).toEqual({ insertion: 'bc', blocked: 'full' })
})

it('frees the replaced selection', () => {
  expect(limitInsertion('a'.repeat(1530), { start: 0, end: 3 }, 'xyz')).toEqual({ insertion: 'xyz' })
})

it('gives the reason when a character would make a long text Unicode', () => {
  expect(limitInsertion('a'.repeat(800), at(0), '😀')).toEqual({ insertion: '', blocked: 'unicode' })
  expect(limitInsertion('a'.repeat(600), at(0), '😀')).toEqual({ insertion: '😀' })
})

it('reports a full message when a long Unicode paste is truncated', () => {
  expect(limitInsertion('', at(0), 'ж'.repeat(700))).toEqual({ insertion: 'ж'.repeat(670), blocked: 'full' })
})

it('counts a link as a short one where links are shortened', () => {
  const link = `https://shop.example/${'a'.repeat(100)}`
  expect(limitInsertion('a'.repeat(1500), at(1500), ` ${link}`, true)).toEqual({ insertion: ` ${link}` })
  expect(limitInsertion('a'.repeat(1500), at(1500), ` ${link}`).blocked).toBe('full')
})

it('never splits an emoji', () => {
  const family = '👩‍👩‍👧'
  const { insertion } = limitInsertion('ж'.repeat(662), at(662), family + family)
  expect(insertion).toBe(family)
})

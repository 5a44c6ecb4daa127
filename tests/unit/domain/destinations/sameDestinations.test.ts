import { describe, expect, it } from 'vitest'
import {
  areDestinations,
  areDestinationsDistinct,
  sameDestinations,
} from '../../../../src/domain/destinations/index.ts'

const office = { destination: 'sip:office@example.com', priority: 1 }
const mobile = { destination: '+447700900123', priority: 2 }

describe('two destination lists', () => {
  it.each([
    ['the same', [office, mobile], [{ ...office }, { ...mobile }], true],
    ['of no destination, in whatever way', undefined, [], true],
    [
      'whose members name their parts in another order',
      [office],
      [{ priority: 1, destination: office.destination }],
      true,
    ],
    ['with other priorities', [office, mobile], [office, { ...mobile, priority: 3 }], false],
    ['with other destinations', [office, mobile], [office, { ...mobile, destination: '+4790000000' }], false],
    ['in another order', [office, mobile], [mobile, office], false],
    [
      'that swapped their priorities',
      [office, mobile],
      [
        { ...office, priority: 2 },
        { ...mobile, priority: 1 },
      ],
      false,
    ],
    ['one longer', [office], [office, mobile], false],
  ])('%s', (_, left, right, same) => {
    expect(sameDestinations(left, right)).toBe(same)
    expect(sameDestinations(right, left)).toBe(same)
  })
})

it.each([
  ['+447700900123', true],
  ['sip:office@example.com', true],
  ['SIPS:office@example.com:5061', true],
  ['sip:office', false],
  ['12', false],
])('%s is a destination: %s', (value, valid) => {
  expect(areDestinations([value])).toBe(valid)
})

describe('destinations are distinct', () => {
  it.each([
    [[office, mobile], true],
    [[], true],
    [[{}, {}], true],
    [[office, { destination: ' SIP:Office@example.com', priority: 2 }], false],
    [[office, { ...mobile, priority: 1 }], false],
  ])('%j: %s', (list, distinct) => {
    expect(areDestinationsDistinct(list)).toBe(distinct)
  })
})

import { expect, it } from 'vitest'
import { findNumberColumn } from '../../../../src/domain/contacts/index.ts'

const check = (text: string, column: number, isWhole = true): void =>
  expect([text, findNumberColumn(new TextEncoder().encode(text), isWhole)]).toEqual([text, column])

it('finds the column with the most numbers, whatever separates the columns', () => {
  check('+447400123456\n+14155550123\n', 0)
  check('Name,Phone\nAnn,+447400123456\nBob,+14155550123\n', 1)
  check('sep=;\nVisits;Name;Phone\n12;Ann;+44 7400 123456\n', 2)
  check('\ufeffa\tb\n"x"\t"+447400123456"\n', 1)
})

it('prefers numbers that are whole to digits that may be one', () => {
  check('2026112408,+447400123456\n2026112409,\n2026112410,\n', 1)
  check('Ann,07400 123456\nBob,07400 123457\n', 1)
})

it('takes the first column where none has numbers, and leaves a cut line out', () => {
  check('', 0)
  check('a,b\nc,d\n', 0)
  check('a,+447400123456\n+447400123457,x', 1, false)
})

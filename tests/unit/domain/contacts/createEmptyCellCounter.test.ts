import { expect, it } from 'vitest'
import { createEmptyCellCounter, isEmptyCell } from '../../../../src/domain/contacts/index.ts'
import { splitContactRows } from '../../../../src/domain/contacts/splitContactRows.ts'

const encoder = new TextEncoder()

function countsOf(text: string, columns: number, pieceBytes = Infinity): number[] {
  const counter = createEmptyCellCounter()
  const bytes = encoder.encode(text)
  const step = Math.min(pieceBytes, bytes.length)
  for (let at = 0; at < bytes.length; at += step) counter.add(bytes.subarray(at, at + step))
  return counter.counts(columns)
}

it('counts missing, blank and quoted empty cells', () => {
  expect(countsOf('+1,Anna,Leeds\n+2,,\n+3\n+4, \t,"\n"\n+5,"",""""\n', 3)).toEqual([0, 4, 3])
})

it('matches the row reader, wherever blocks are split', () => {
  const cells = ['', ' ', 'Anna', '""', '" "', '"a,b"', '"\n"', '""""', '"\nx"', 'ø', '\u00a0', '"a""b"']
  let seed = 7
  const pick = (): number => (seed = (seed * 1103515245 + 12345) % 2147483648)
  for (let round = 0; round < 200; round += 1) {
    const lines = Array.from({ length: 5 }, () => {
      const values = Array.from({ length: pick() % 5 }, () => cells[(pick() >> 8) % cells.length])
      return ['+1', ...values].join(',')
    })
    const text = `${lines.join('\n')}\n`
    const { rows } = splitContactRows(encoder.encode(text), 100)
    const expected = [0, 1, 2, 3, 4].map((column) => rows.filter((row) => isEmptyCell(row[column])).length)
    expect(countsOf(text, 5, 1 + (round % 7)), JSON.stringify(text)).toEqual(expected)
  }
})

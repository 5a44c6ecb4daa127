import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLocalFileStore } from '../../../../../src/server/files/index.ts'
import { createRowIndex } from '../../../../../src/server/modules/sms-broadcast/createRowIndex.ts'
import { readContactRows } from '../../../../../src/server/modules/sms-broadcast/readContactRows.ts'
import { splitContactRows } from '../../../../../src/domain/contacts/splitContactRows.ts'
import { quoteCsvCell } from '../../../../../src/shared/csv.ts'
import { seed } from '../../../../support/sampling.ts'

const encoder = new TextEncoder()
const cells = fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ', '😀') }), {
  minLength: 0,
  maxLength: 3,
})

function fileOf(rows: string[][]): Uint8Array {
  return encoder.encode(rows.map((row) => `${row.map(quoteCsvCell).join(',')}\n`).join(''))
}

it('reads back every written cell, including line breaks and quotation marks', () => {
  fc.assert(
    fc.property(fc.array(cells), (others) => {
      const rows = others.map((row, index) => [`+4474${index}`, ...row])
      expect(splitContactRows(fileOf(rows), rows.length).rows).toEqual(rows)
    }),
    { seed },
  )
})

it('leaves an incomplete row for later and returns its start', () => {
  const { rows, ends } = splitContactRows(encoder.encode('+1,a\n+2,b\n+3,"c\n'), 10)
  expect(rows).toEqual([
    ['+1', 'a'],
    ['+2', 'b'],
  ])
  expect(ends).toEqual([5, 10])
})

it('stops at the limit', () => {
  expect(splitContactRows(encoder.encode('+1\n+2\n+3\n'), 2)).toEqual({
    rows: [['+1'], ['+2']],
    ends: [3, 6],
  })
})

it('finds any row by index, whatever the block sizes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-rows-'))
  try {
    const rows = Array.from({ length: 1000 }, (_, index) => [
      `+4474${index}`,
      index % 7 === 0 ? 'two\nlines, "quoted"' : `Name ${index}`,
    ])
    const bytes = fileOf(rows)
    const index = createRowIndex()
    for (let at = 0; at < bytes.length; at += 777) index.add(bytes.subarray(at, at + 777))
    const files = createLocalFileStore(folder)
    const place = { accountId: 'a', folder: '00000000-0000-8000-9000-000000000000' }
    await files.write({ ...place, name: 'contacts.csv' }, chunks(bytes), 1e9)
    await files.write({ ...place, name: 'rows.idx' }, chunks(index.bytes()), 1e9)
    for (const from of [0, 1, 255, 256, 257, 511, 998, 999, 1000, 5000]) {
      expect(await readContactRows(files, place.accountId, place.folder, from, 3)).toEqual(
        rows.slice(from, from + 3),
      )
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

async function* chunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}

import { expect, it } from 'vitest'
import {
  createNumberFileReader,
  type NumberFileOptions,
  type NumberFileResult,
} from '../../../../src/domain/contacts/index.ts'

function read(
  text: string,
  { column, pieces = 1 }: NumberFileOptions & { pieces?: number } = {},
): NumberFileResult & { numbers: string[]; written: string[] } {
  const numbers: string[] = []
  const written: string[] = []
  const reader = createNumberFileReader({
    ...(column !== undefined && { column }),
    sink: {
      valid: (bytes, from, to) => void numbers.push(Buffer.from(bytes.subarray(from, to)).toString()),
      invalid: (cell, reason) => void written.push(`${cell}: ${reason}`),
    },
  })
  const bytes = new TextEncoder().encode(text)
  const size = Math.ceil(bytes.length / pieces)
  for (let at = 0; at < bytes.length; at += size) reader.feed(bytes.subarray(at, at + size))
  return { ...reader.end(), numbers, written }
}

const text =
  'Name,Phone\r\nAnn,+447400123456\r\n"B, C",+44 7400 123 456\r\n\r\nDan,"+1 415 555 0123"\r\nEve,n/a'

it('takes each number once, from a column, in any usual writing', () => {
  expect(read(text, { column: 1 })).toMatchObject({
    refusal: undefined,
    valid: 2,
    invalid: 1,
    duplicated: 1,
    header: ['Name', 'Phone'],
    columns: 2,
    numbers: ['447400123456', '14155550123'],
    written: ['n/a: not_a_number'],
  })
})

it('finds the same in pieces of any size', () => {
  const whole = read(text, { column: 1 })
  for (const pieces of [2, 3, 7, 31, text.length]) expect(read(text, { column: 1, pieces })).toEqual(whole)
})

it('takes a first row with a number for no header, and a missing cell for no number', () => {
  expect(read('+447400123456,x\n+447400123457\n')).toMatchObject({ valid: 2, header: undefined })
  expect(read('a,+447400123456\nb\n', { column: 1 })).toMatchObject({
    valid: 1,
    invalid: 1,
    written: [': empty'],
  })
})

it('says why a file cannot be read', () => {
  expect(read('').refusal).toEqual({ code: 'empty_file' })
  expect(read('Phone\n').refusal).toEqual({ code: 'no_rows' })
  expect(read('+447400123456\n"open').refusal).toMatchObject({ code: 'unclosed_quote' })
  expect(read('%PDF-1.7\n').refusal).toEqual({ code: 'not_csv', format: 'pdf' })
})

import { expect, it } from 'vitest'
import { detectDelimiter } from '../../../../src/domain/contacts/detectDelimiter.ts'

function check(sample: string, expected: string) {
  expect(detectDelimiter(sample)).toBe(expected)
}

it('uses the character after a leading number as the delimiter', () => {
  check('+447400123456;Hill, Anna, UK\n+447400123457;Bob, Bill, UK\n', ';')
  check('name,phone;x\n+44 7400 123456|a,b;c\n', '|')
  check('"+447400123456"\tAnna\n', '\t')
})

it('uses the most regular character as the delimiter when there are no numbers', () => {
  check('phone;name, first\nx;y\n', ';')
  check('"a;b;c",d\n"e",f\n', ',')
})

it('defaults to a comma for a single column', () => {
  check('+447400123456\n+447400123457', ',')
  check('', ',')
})

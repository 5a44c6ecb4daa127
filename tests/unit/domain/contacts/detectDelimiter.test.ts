import { expect, it } from 'vitest'
import { detectDelimiter } from '../../../../src/domain/contacts/detectDelimiter.ts'

function check(sample: string, expected: string) {
  expect(detectDelimiter(sample)).toBe(expected)
}

it('the character after a leading number separates columns', () => {
  check('+447400123456;Hill, Anna, UK\n+447400123457;Bob, Bill, UK\n', ';')
  check('name,phone;x\n+44 7400 123456|a,b;c\n', '|')
  check('"+447400123456"\tAnna\n', '\t')
})

it('without numbers, the most regular character separates columns', () => {
  check('phone;name, first\nx;y\n', ';')
  check('"a;b;c",d\n"e",f\n', ',')
})

it('one column needs no delimiter and gets the comma', () => {
  check('+447400123456\n+447400123457', ',')
  check('', ',')
})

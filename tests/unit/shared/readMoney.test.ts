import { expect, it } from 'vitest'
import { readMoney, writeMoney } from '../../../src/shared/readMoney.ts'

const DOLLAR = 1_000_000

it.each([
  ['50', 50],
  ['12.5', 12.5],
  ['12,50', 12.5],
  [' $1,234.50 ', 1234.5],
  ['1.234,50 €', 1234.5],
  ['1 234,5', 1234.5],
  ['1 234,50', 1234.5],
  ["1'234.50", 1234.5],
  ['1.234.567,89', 1_234_567.89],
  ['12,34,567.00', undefined],
  ['1,234,567', 1_234_567],
  ['0,05', 0.05],
  ['0.050', 0.05],
  ['USD 20', 20],
  ['10.10', 10.1],
])('reads %s', (typed, dollars) => {
  expect(readMoney(typed)).toEqual(
    dollars === undefined ? { problem: 'unreadable' } : { amount: Math.round(dollars * DOLLAR) },
  )
})

it.each([
  ['1,234', 'ambiguous'],
  ['1.234', 'ambiguous'],
  ['12.345', 'ambiguous'],
  ['0.125', 'too-fine'],
  ['1234.567', 'too-fine'],
  ['1,234.567', 'too-fine'],
  ['12.', 'unreadable'],
  ['-5', 'unreadable'],
  ['1e3', 'unreadable'],
  ['1,23,4', 'unreadable'],
  ['1.234,567.8', 'unreadable'],
  ['ten', 'unreadable'],
  ['1234567890', 'unreadable'],
])('refuses %s as %s, and rounds nothing', (typed, problem) => {
  expect(readMoney(typed)).toEqual({ problem })
})

it('reads back every amount it writes', () => {
  for (const cents of [0, 1, 10, 99, 100, 101, 1250, 99_999, 123_456_789]) {
    const amount = cents * 10_000
    expect(readMoney(writeMoney(amount))).toEqual({ amount })
  }
})

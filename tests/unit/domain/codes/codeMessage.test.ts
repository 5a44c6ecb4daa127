import { expect, it } from 'vitest'
import { codeMessage, isReadByApp } from '../../../../src/domain/codes/index.ts'

const hash = 'FA+9qCX9VSu'

it('puts the code where the words say, as often as they do', () => {
  expect(codeMessage('{code} or {code}', '1234')).toBe('1234 or 1234')
  expect(codeMessage('{code}', '1234', '')).toBe('1234')
})

it('marks a message for an Android app and ends it with the hash of the app', () => {
  expect(codeMessage('{code} is your code', '1234', hash)).toBe(`<#> 1234 is your code\n${hash}`)
})

it('counts bytes, not characters, of what the app can read', () => {
  const rest = 140 - codeMessage('{code}', '1234', hash).length
  const message = (more: string): string => codeMessage(`{code}${more}`, '1234', hash)
  expect(isReadByApp(message('a'.repeat(rest)))).toBe(true)
  expect(isReadByApp(message('a'.repeat(rest + 1)))).toBe(false)
  expect(isReadByApp(message('é'.repeat(rest)))).toBe(false)
})

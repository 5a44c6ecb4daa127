import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorTable, Refusal, type ErrorCode } from '../../../src/server/errors.ts'

const sources = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'errors.ts')
  .map((name) => readFileSync(`src/server/${name}`, 'utf8'))
  .join('\n')

it.each(Object.keys(errorTable))('uses the code %s somewhere', (code) => {
  expect(sources).toContain(`'${code}'`)
})

it('never answers a plain refusal with the words that sign people out', () => {
  expect(Object.values(errorTable).map(({ text }) => text)).not.toContain('Access denied.')
})

it('answers text, code and fields, with the status of the table', () => {
  const refusal = new Refusal('invalid', { fields: { name: 'Required field' } })
  expect([refusal.status, refusal.body]).toEqual([
    422,
    { error: 'Please check the fields marked.', code: 'invalid', fields: { name: 'Required field' } },
  ])
})

it('has a status of an error for every code', () => {
  const codes = Object.keys(errorTable) as ErrorCode[]
  expect(codes.every((code) => errorTable[code].status >= 400 && errorTable[code].status < 600)).toBe(true)
})

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

it('never uses the sign-out message for an ordinary rejection', () => {
  expect(Object.values(errorTable).map(({ text }) => text)).not.toContain('Access denied.')
})

it('returns text, code and fields, with the status from the table', () => {
  const refusal = new Refusal('invalid', { fields: { name: 'Required field' } })
  expect([refusal.status, refusal.body]).toEqual([
    422,
    { error: 'Check the highlighted fields.', code: 'invalid', fields: { name: 'Required field' } },
  ])
})

it('lists at most 20 fields, and truncates a long path', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field${at}`, 'Unknown field']))
  const { fields } = new Refusal('invalid', { fields: many }).details
  expect(Object.keys(fields ?? {})).toEqual(Object.keys(many).slice(0, 20))
  const long = new Refusal('invalid', { fields: { ['x'.repeat(100_000)]: 'Unknown field' } }).details
  expect(Object.keys(long.fields ?? {})).toEqual([`${'x'.repeat(200)}…`])
})

it('has an error status for every code', () => {
  const codes = Object.keys(errorTable) as ErrorCode[]
  expect(codes.every((code) => errorTable[code].status >= 400 && errorTable[code].status < 600)).toBe(true)
})

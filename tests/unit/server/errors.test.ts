import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorTable, Refusal, say, type ErrorCode, type Wording } from '../../../src/server/errors.ts'

const sources = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'errors.ts')
  .map((name) => readFileSync(`src/server/${name}`, 'utf8'))
  .join('\n')

it.each(Object.keys(errorTable))('uses the code %s somewhere', (code) => {
  expect(sources).toContain(`'${code}'`)
})

const texts: Record<string, string> = (
  JSON.parse(readFileSync('definitions/texts.en.json', 'utf8')) as { texts: Record<string, string> }
).texts // checked by the compiler

it('never uses the sign-out message for an ordinary rejection', () => {
  expect(Object.values(texts)).not.toContain('Access denied.')
})

it('has a text of the definitions for every code', () => {
  const keys = Object.keys(errorTable).map((code) => `error-${code}`)
  expect(keys.filter((key) => texts[key] === undefined)).toEqual([])
})

it('returns text, code and fields, with the status from the table', () => {
  const refusal = new Refusal('invalid', {
    fields: { name: 'Already worded', size: say('portal:form-max-length', { count: 3 }) },
  })
  const text: Wording = (key, params) => `${key} ${JSON.stringify(params ?? {})}`
  expect([refusal.status, refusal.body(text)]).toEqual([
    422,
    {
      error: 'portal:error-invalid {}',
      code: 'invalid',
      fields: { name: 'Already worded', size: 'portal:form-max-length {"count":3}' },
    },
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
  expect(codes.every((code) => errorTable[code] >= 400 && errorTable[code] < 600)).toBe(true)
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digitsSql } from '../../../../../src/server/resources/lists/digitsSql.ts'
import { run } from '../../../../../src/server/resources/run.ts'
import type { OwnedDatabase } from '../../../../../src/server/storage/createDatabase.ts'
import type { FieldSql } from '../../../../../src/server/storage/fieldSql.ts'
import { bothDatabases } from '../../../../support/createTestDatabase.ts'

const numbers =
  '+447400123456 447400123456 +1 12 999 +0007 +000000000000000 999999999999999 +12345678901234567890'
const others = [
  'Harbour',
  'Shop739x',
  '1a2b3c4d',
  '12+345',
  'tel. +44 7400 123456 or 7400 654321',
  '',
  '٣٤٥٦',
]
const texts = [...numbers.split(' '), ...others, `${'0123456789'.repeat(40)}77`]
const parts =
  '4 47 447 4474 44740 123456 +447400123456 739 345 999 000 007 0007 456 977 890123 (6)7 000000000000000 1234567890123456'
const patterns = '12?4 ?400 4?7400 40?123 4740? 44* 447* 4474* 123* *456 *3456 *56 *977 4*6 447*3456'
const searches = [...parts.split(' '), ...patterns.split(' ')]
const field: FieldSql = { expression: 'value', json: 'value', type: 'text' }

/** As a person reads the search. */
function isFound(text: string, search: string): boolean {
  const asked = search.replaceAll(/[^\d?*]/g, '')
  const part = asked.replaceAll('?', '.').replaceAll('*', '.*')
  if (!asked.includes('*')) return new RegExp(part, 's').test(text)
  return new RegExp(`^${asked.startsWith('*') ? '' : '\\+'}${part}$`, 's').test(text)
}

describe.each(bothDatabases)('a search for digits on %s', (_name, open) => {
  let database: OwnedDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it.each(searches)('finds what has %s in it, and nothing else', async (search) => {
    const parameters: unknown[] = [texts]
    const where = digitsSql(field, search, {
      add(value, type) {
        parameters.push(value)
        return `$${parameters.length}::${type}`
      },
    })
    const found = await database.system((query) =>
      run<{ value: string }>(query, {
        text: `select value from unnest($1::text[]) as given(value) where ${where}`,
        parameters,
      }),
    )
    expect(found.map(({ value }) => value)).toEqual(texts.filter((text) => isFound(text, search)))
  })

  it('asks for each four digits in a row, and the last three', async () => {
    const { rows } = await database.system((query) =>
      sql<{ parts: number[] }>`select number_parts('+447400') as parts`.execute(query),
    )
    expect(rows[0]?.parts.toSorted((one, other) => one - other)).toEqual([4474, 4740, 7400, 10_400])
  })
})

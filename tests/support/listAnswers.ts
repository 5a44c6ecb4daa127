import { evaluateCondition, isPresent, type Scope } from '../../src/language/index.ts'
import type { CompiledPortal, QueryParameter } from '../../src/language/portal.ts'
import { getPath } from '../../src/shared/paths.ts'
import type { RecordValue } from './generateRecords.ts'

const DAY_MS = 86_400_000

/** When the nth of the records of a list was made: one a day. */
export function createdAt(index: number): string {
  return new Date(Date.UTC(2026, 0, 2, 12) + index * DAY_MS).toISOString()
}

/** Values to filter by that some of the rows have. */
export function filterValues({ match, field = '' }: QueryParameter, rows: RecordValue[]): string[] {
  const values = rows.flatMap((row) => valuesAt(row, field)).filter((value) => value !== undefined)
  const texts = [...new Set(values.map(textOf))]
  switch (match) {
    case 'flag':
      return ['true', 'false']
    case 'equals':
      return texts.slice(0, 4)
    case 'in':
      return [texts.slice(0, 1).join(','), texts.slice(0, 3).join(',')]
    case 'from-number':
    case 'to-number':
      return texts.toSorted((one, other) => Number(one) - Number(other)).slice(1, 3)
    case 'contains':
      return texts.slice(0, 3).flatMap((text) => [text, text.slice(2, 6).toUpperCase()])
    case 'prefix':
      return texts.slice(0, 3).map((text) => text.slice(0, 4))
    case 'digits':
      return texts.slice(0, 3).flatMap((text) => [text, `(${text.slice(3, 6)}) ${text.slice(6, 9)}`])
    case 'from-date':
    case 'to-date':
      return [3, 20].map((index) => createdAt(index).slice(0, 10).split('-').reverse().join('/'))
  }
}

/** What a row is sorted by: texts whatever their case. */
export function sortKey(row: RecordValue, field: string): unknown {
  const value = getPath(row, field)
  return typeof value === 'string' ? value.toLowerCase() : value
}

/** All values at a path that may step into lists: `destinations[].country_code`. */
function valuesAt(row: unknown, path: string): unknown[] {
  const [head = '', ...rest] = path.split('[].')
  const value = getPath(row, head.replace(/\[\]$/, ''))
  const many = Array.isArray(value) ? value : [value]
  return rest.length === 0 ? many : many.flatMap((each) => valuesAt(each, rest.join('[].')))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Whether a filter finds the row. */
export function matches(
  { match, field = '', where }: QueryParameter,
  row: RecordValue,
  value: string,
  scope: Scope,
): boolean {
  const values = valuesAt(row, field)
  const texts = values.map((each) => (isPresent(each) ? textOf(each) : undefined))
  switch (match) {
    case 'flag':
      return value === 'false' || !where || evaluateCondition(where, { ...scope, row })
    case 'equals':
      return texts.includes(value)
    case 'in':
      return texts.some((text) => text !== undefined && value.split(',').includes(text))
    case 'from-number':
    case 'to-number':
      return texts.some((text) =>
        text === undefined
          ? false
          : match === 'from-number'
            ? Number(text) >= Number(value)
            : Number(text) <= Number(value),
      )
    case 'contains':
      return texts.some((text) => text?.toLowerCase().includes(value.toLowerCase()))
    case 'prefix':
      return texts.some((text) => text?.toLowerCase().startsWith(value.toLowerCase()))
    case 'digits':
      return texts.some((text) => text?.includes(value.replaceAll(/\D/g, '')))
    case 'from-date':
    case 'to-date': {
      const bound = value.split('/').reverse().join('-')
      return texts.some((text) => {
        const own = text?.slice(0, 10) ?? ''
        return own !== '' && (match === 'from-date' ? own >= bound : own <= bound)
      })
    }
  }
}

/** Sorting follows displayed values: catalog values by their texts. */
export function rankOf(
  { catalogues, manifest }: CompiledPortal,
  catalogue: string | undefined,
): (value: unknown) => unknown {
  if (catalogue === undefined) return (value) => value
  const { compare } = new Intl.Collator(manifest.locale, { numeric: true })
  const ranked = (catalogues[catalogue] ?? []).toSorted((one, other) => compare(one.text, other.text))
  return (value) => {
    const rank = ranked.findIndex((item) => item.value.toLowerCase() === value)
    return rank < 0 ? undefined : rank
  }
}

/** Empty values come last in either direction. */
export function inOrder(values: unknown[], descending: boolean): unknown[] {
  const present = values.filter((value) => value !== undefined && value !== null)
  const absent = values.filter((value) => value === undefined || value === null)
  const sorted = present.toSorted((one, other) => {
    const [left, right] = [one, other] as [string, string] // texts or numbers, each kind compared alike
    return left < right ? -1 : left > right ? 1 : 0
  })
  return [...(descending ? sorted.toReversed() : sorted), ...absent]
}

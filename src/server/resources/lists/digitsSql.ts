import { partsExpression, sortExpression, type FieldSql } from '../../storage/fieldSql.ts'
import { beginsWith } from './beginsWith.ts'
import type { SqlParameters } from './conditionToSql.ts'

/** Digits of a number; undefined where the value has none. */
export function digitsSql(field: FieldSql, value: string, parameters: SqlParameters): string | undefined {
  const pattern = digitsPattern(value)
  if (pattern === undefined) return undefined
  const found = `${field.expression} like ${parameters.add(pattern, 'text')}`
  const parts = partsSql(field, pattern, parameters)
  const [beginning = ''] = pattern.split(/[%_]/)
  return [
    // The planner would take digits and their parts for independent of each other, and few rows for none.
    parts === undefined ? found : `coalesce(${found}, false) and ${parts}`,
    ...(beginning === '' ? [] : [beginsWith(sortExpression(field), beginning, parameters)]),
  ].join(' and ')
}

/**
 * Numbers are stored in E.164: a plus and digits. `?` is any digit. `*` is any number of them, and a pattern with one
 * is of the whole number: `1212*` begins so, `*2024` ends so.
 */
function digitsPattern(value: string): string | undefined {
  const pattern = value
    .replaceAll(/[^\d?*]/g, '')
    .replaceAll('?', '_')
    .replaceAll(/\*+/g, '%')
  if (!/\d/.test(pattern)) return undefined
  if (!pattern.includes('%')) return `%${pattern}%`
  return pattern.startsWith('%') ? pattern : `+${pattern}`
}

/**
 * The parts of a number that the pattern asks for, as `number_parts` makes them. Three digits are the beginning of a part,
 * or the last.
 */
function partsSql(field: FieldSql, pattern: string, parameters: SqlParameters): string | undefined {
  const whole = (pattern.match(/\d{4,}/g) ?? []).flatMap(wholeParts)
  const [last] = pattern.match(/\d{3}$/) ?? []
  const parts = [...whole, ...(last === undefined ? [] : [lastPart(last)])]
  if (parts.length > 0) return `${partsExpression(field)} @> ${parameters.add(parts, 'int[]')}`
  const [three] = pattern.match(/\d{3}/) ?? []
  if (three === undefined) return undefined
  const begun = Array.from({ length: 10 }, (_, digit) => Number(three) * 10 + digit)
  return `${partsExpression(field)} && ${parameters.add([...begun, lastPart(three)], 'int[]')}`
}

/** As few as hold all the digits: each is looked up in every partition. */
function wholeParts(digits: string): number[] {
  const last = digits.length - 4
  return Array.from({ length: Math.ceil(digits.length / 4) }, (_, index) => {
    const start = Math.min(index * 4, last)
    return Number(digits.slice(start, start + 4))
  })
}

function lastPart(three: string): number {
  return 10_000 + Number(three)
}

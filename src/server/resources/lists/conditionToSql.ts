import type { ConditionNode, ConditionRoot } from '../../../language/portal.ts'
import {
  CALCULABLE,
  conditionValue,
  isReading,
  MOMENT_PATTERN,
  readMoment,
  sayVerdict,
  type ConditionOrder,
  type ConditionWords,
  type Scope,
} from '../../../language/index.ts'
import type { FieldSql } from '../../storage/fieldSql.ts'

export interface SqlParameters {
  /** Adds a value and answers its placeholder, `$3::text`. */
  add(
    value: unknown,
    type:
      | 'text'
      | 'float8'
      | 'boolean'
      | 'uuid'
      | 'jsonb'
      | 'timestamptz'
      | 'int'
      | 'text[]'
      | 'int[]'
      | 'float8[]'
      | 'uuid[]',
  ): string
}

/** The roots that are read from the database, and where their fields are found there. */
export type SqlRoots = Partial<Record<ConditionRoot, (path: string[]) => FieldSql>>

/**
 * Translates a condition to SQL that is true for the rows of which `conditionVerdict` says `verdict`, and false or
 * NULL for all others, those where it is unknown among them. A part without a root of the database is evaluated here;
 * its value becomes a parameter.
 *
 * "Is true" and "is false" are translated apart, so that no NOT meets a NULL. A document is JSON of any type: every
 * comparison asks for the type it compares, beside the expression that indexes are made of.
 * @throws when a part has no SQL meaning, such as the size of a whole row
 */
export function conditionToSql(
  tree: ConditionNode,
  roots: SqlRoots,
  scope: Scope,
  parameters: SqlParameters,
  verdict = true,
): string {
  const words: ConditionWords<string> = {
    isRead: ({ root }) => roots[root] !== undefined,
    known: (node, wanted) => String(conditionValue(node, scope) === wanted),
    all,
    any,
    has: (node, wanted) => (node.path.length === 0 ? String(wanted) : isPresent(fieldOf(node), wanted)),
    path(node, wanted) {
      const field = fieldOf(node)
      if (field.isJson) return `${field.json} = '${wanted}'::jsonb`
      return field.type === 'boolean' ? `${field.expression} = ${wanted}` : 'false'
    },
    equal: isEqual,
    member: isMember,
    ordered: isOrdered,
    found(node, wanted) {
      const [one, other] = [operandOf(node.left).text, operandOf(node.right).text]
      if (!one || !other) return 'false'
      const [text, part] = [one(), other()]
      const found = SEARCH[node.op](text.value, part.value)
      return all([wanted ? found : `not ${found}`, ...text.guards, ...part.guards])
    },
    never: 'false',
  }
  const is = (node: ConditionNode, wanted: boolean) => sayVerdict(words, node, wanted)
  const isOutside = (node: ConditionNode) => !isReading(node, words.isRead)

  function fieldOf({ root, path }: { root: ConditionRoot; path: string[] }): FieldSql {
    const field = path.length === 0 ? undefined : roots[root]?.(path)
    if (!field || (field.type === 'array' && !field.isJson)) {
      throw new Error(`A condition on ${[root, ...path].join('.')} has no meaning in SQL`)
    }
    return field
  }

  /** What a part may be. Each way of reading it adds its parameters when it is called. */
  function operandOf(node: ConditionNode): Operand {
    if (isOutside(node)) return outside(conditionValue(node, scope))
    switch (node.op) {
      case 'path': {
        const field = fieldOf(node)
        return field.isJson ? jsonOperand(field) : columnOperand(field)
      }
      case 'size': {
        const number = sizeOf(node.arg)
        return number === undefined ? {} : { number: () => number }
      }
      case '+':
      case '-':
      case '*': {
        const [left, right] = [operandOf(node.left).number, operandOf(node.right).number]
        return left && right ? { number: () => calculation(left(), node.op, right()) } : {}
      }
      default:
        return { isBoolean: true }
    }
  }

  function outside(value: unknown): Operand {
    if (typeof value === 'boolean') return { isBoolean: true }
    if (typeof value === 'number') return { number: () => parameters.add(value, 'float8') }
    if (typeof value !== 'string') return {}
    const moment = readMoment(value)
    return {
      text: () => ({ value: parameters.add(value, 'text'), guards: [] }),
      ...(moment === undefined ? {} : { moment: () => parameters.add(moment, 'timestamptz') }),
    }
  }

  function sizeOf(node: ConditionNode): string | undefined {
    if (node.op !== 'path') return undefined
    const field = fieldOf(node)
    if (field.isJson) return jsonSize(field.json)
    const text = columnOperand(field).text?.()
    return text && `char_length(${text.value})::float8`
  }

  function isEqual(left: ConditionNode, right: ConditionNode, wanted: boolean): string {
    if (isNull(left) || isNull(right)) return isKnown(isNull(left) ? right : left, !wanted)
    const [one, other] = [operandOf(left), operandOf(right)]
    const sign = wanted ? '=' : '<>'
    const ways: string[] = []
    if (one.text && other.text) {
      const [text, same] = [one.text(), other.text()]
      ways.push(all([`${text.value} ${sign} ${same.value}`, ...text.guards, ...same.guards]))
    }
    if (one.number && other.number) ways.push(`${one.number()} ${sign} ${other.number()}`)
    if (one.isBoolean && other.isBoolean) {
      for (const value of [true, false]) ways.push(all([is(left, value), is(right, value === wanted)]))
    }
    return any(ways)
  }

  /** Whether a part has a value at all, which `null` is compared for. */
  function isKnown(node: ConditionNode, wanted: boolean): string {
    if (isOutside(node)) return String(((conditionValue(node, scope) ?? null) !== null) === wanted)
    if (node.op === 'path') {
      const field = fieldOf(node)
      const missing = field.isJson
        ? `coalesce(${field.json}, 'null') = 'null'`
        : `${field.expression} is null`
      return wanted ? `not (${missing})` : `(${missing})`
    }
    const known = isScalarSql(node)
    return wanted ? known : `not coalesce(${known}, false)`
  }

  function isScalarSql(node: ConditionNode): string {
    const { text, number, isBoolean } = operandOf(node)
    const ways: string[] = []
    if (text) {
      const { value, guards } = text()
      ways.push(all([`${value} is not null`, ...guards]))
    }
    if (number) ways.push(`${number()} is not null`)
    if (isBoolean) ways.push(is(node, true), is(node, false))
    return any(ways)
  }

  function isMember(left: ConditionNode, right: ConditionNode, wanted: boolean): string {
    const found = isOutside(right) ? isAmong(left, conditionValue(right, scope)) : isInList(left, right)
    if (found === undefined) return 'false'
    if (wanted) return found
    const list = isOutside(right) || right.op !== 'path' ? [] : [isType(fieldOf(right), 'array')]
    return all([...list, isScalarSql(left), `not coalesce(${found}, false)`])
  }

  function isAmong(left: ConditionNode, list: unknown): string | undefined {
    if (!Array.isArray(list)) return undefined
    const ways: string[] = []
    const texts: unknown[] = list.filter((item) => typeof item === 'string')
    const text = texts.length > 0 ? operandOf(left).text?.() : undefined
    if (text) {
      const values = texts.map((value) => parameters.add(value, 'text')).join(', ')
      ways.push(all([`${text.value} in (${values})`, ...text.guards]))
    }
    for (const value of list) {
      if (typeof value === 'number' || typeof value === 'boolean')
        ways.push(isEqual(left, { op: 'const', value }, true))
    }
    return any(ways)
  }

  function isInList(left: ConditionNode, right: ConditionNode): string | undefined {
    const field = right.op === 'path' ? fieldOf(right) : undefined
    if (!field?.isJson) return undefined
    const { text, number, isBoolean } = operandOf(left)
    const ways: string[] = []
    if (text) {
      const { value, guards } = text()
      ways.push(all([`item #>> '{}' = ${value}`, `jsonb_typeof(item) = 'string'`, ...guards]))
    }
    if (number) ways.push(`${jsonNumber('item')} = ${number()}`)
    if (isBoolean) {
      for (const value of [true, false]) ways.push(all([is(left, value), `item = '${value}'::jsonb`]))
    }
    const list = `case when ${isType(field, 'array')} then ${field.json} end`
    return `exists (select from jsonb_array_elements(${list}) item where ${any(ways)})`
  }

  function isOrdered(op: ConditionOrder, left: ConditionNode, right: ConditionNode): string {
    const [one, other] = [operandOf(left), operandOf(right)]
    const ways: string[] = []
    if (one.number && other.number) ways.push(`${one.number()} ${op} ${other.number()}`)
    if (one.moment && other.moment) ways.push(`${one.moment()} ${op} ${other.moment()}`)
    return any(ways)
  }

  return is(tree, verdict)
}

interface Operand {
  /** SQL of a text, and what must hold for it to be one. */
  text?: () => { value: string; guards: string[] }
  /** SQL of a number; NULL when it is none. */
  number?: () => string
  /** SQL of a time stamp; NULL when it is none. */
  moment?: () => string
  isBoolean?: boolean
}

const SEARCH = {
  startsWith: (text: string, part: string) => `starts_with(${text}, ${part})`,
  endsWith: (text: string, part: string) => `(right(${text}, char_length(${part})) = ${part})`,
  contains: (text: string, part: string) => `(strpos(${text}, ${part}) > 0)`,
}

function jsonOperand(field: FieldSql): Operand {
  const value = field.type === 'text' ? field.expression : `(${field.json} #>> '{}')`
  const isText = isType(field, 'string')
  return {
    text: () => ({ value, guards: [isText] }),
    number: () => jsonNumber(field.json),
    moment: () => momentSql(value, isText),
    isBoolean: true,
  }
}

function columnOperand({ type, expression, json }: FieldSql): Operand {
  switch (type) {
    case 'number':
      return { number: () => `${expression}::float8` }
    case 'boolean':
      return { isBoolean: true }
    case 'uuid':
      return { text: () => ({ value: `${expression}::text`, guards: [] }) }
    case 'timestamp':
      return {
        text: () => ({ value: `(${json})`, guards: [] }),
        // Answers show milliseconds; so do conditions.
        moment: () => `date_trunc('milliseconds', ${expression})`,
      }
    default:
      return {
        text: () => ({ value: expression, guards: [] }),
        moment: () => momentSql(expression, 'true'),
      }
  }
}

/** The cast is only reached by text that the pattern found to be a moment. */
function momentSql(text: string, isText: string): string {
  return `case when ${isText} and ${text} ~ '${MOMENT_PATTERN}' then regexp_replace(${text}, '([.][0-9]{3})[0-9]+', '\\1')::timestamptz end`
}

function jsonNumber(json: string): string {
  return `(case when jsonb_typeof(${json}) = 'number' then (${json} #>> '{}')::float8 end)`
}

function jsonSize(json: string): string {
  return `(case jsonb_typeof(${json}) when 'string' then char_length(${json} #>> '{}') when 'array' then jsonb_array_length(${json}) when 'object' then (select count(*) from jsonb_object_keys(${json})) end)::float8`
}

/** PostgreSQL refuses a statement whose result overflows, so numbers that could are left out beforehand. */
function calculation(left: string, op: string, right: string): string {
  const { least, most } = CALCULABLE
  const fits = (value: string) =>
    `(${value} = 0 or abs(${value}) between ${least}::float8 and ${most}::float8)`
  return `(case when ${fits(left)} and ${fits(right)} then ${left} ${op} ${right} end)`
}

function isPresent(field: FieldSql, wanted: boolean): string {
  if (field.isJson) {
    const present = `coalesce(${field.json}, 'null') not in ('null', '""', '[]', '{}')`
    return wanted ? present : `not ${present}`
  }
  if (field.type === 'text') return `coalesce(${field.expression}, '') ${wanted ? '<>' : '='} ''`
  return `${field.expression} is ${wanted ? 'not ' : ''}null`
}

function isType(field: FieldSql, type: 'string' | 'array'): string {
  return `jsonb_typeof(${field.json}) = '${type}'`
}

function isNull(node: ConditionNode): boolean {
  return node.op === 'const' && node.value === null
}

function all(parts: string[]): string {
  return parts.length === 1 ? String(parts[0]) : parts.length === 0 ? 'true' : `(${parts.join(' and ')})`
}

function any(parts: string[]): string {
  return parts.length === 1 ? String(parts[0]) : parts.length === 0 ? 'false' : `(${parts.join(' or ')})`
}

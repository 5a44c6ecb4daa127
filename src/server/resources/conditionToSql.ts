import type { ConditionNode, ConditionRoot } from '../../language/portal.ts'
import type { Scope } from '../../language/index.ts'
import type { FieldSql } from '../storage/fieldSql.ts'
import { getPath } from '../../shared/paths.ts'

export interface SqlParameters {
  /** Adds a value and answers its placeholder, `$3::text`. */
  add(value: unknown, type: 'text' | 'float8' | 'boolean' | 'uuid' | 'jsonb' | 'timestamptz' | 'int'): string
}

/**
 * Translates a condition over `row` to SQL with the meaning of `evaluateCondition`: unknown is NULL, so a row
 * with a missing value is left out. Roots other than `row` are known and become parameters.
 * @throws when an operator has no SQL meaning, such as `size` of an object
 */
export function conditionToSql(
  tree: ConditionNode,
  fieldOf: (path: string[]) => FieldSql,
  scope: Scope,
  parameters: SqlParameters,
): string {
  const scalar = (value: unknown): string => {
    switch (typeof value) {
      case 'string':
        return parameters.add(value, 'text')
      case 'number':
        return parameters.add(value, 'float8')
      case 'boolean':
        return parameters.add(value, 'boolean')
      default:
        return 'null'
    }
  }
  const outside = (root: Exclude<ConditionRoot, 'row'>, path: string[]): unknown => getPath(scope[root], path)
  const text = (node: ConditionNode): string => {
    switch (node.op) {
      case 'const':
        return Array.isArray(node.value) ? `(${node.value.map(scalar).join(', ')})` : scalar(node.value)
      case 'path': {
        if (node.root !== 'row') return scalar(outside(node.root, node.path))
        const field = fieldOf(node.path)
        return field.type === 'uuid' ? `${field.expression}::text` : field.expression
      }
      case 'has': {
        if (node.root !== 'row') return scalar(isThere(outside(node.root, node.path)))
        const field = fieldOf(node.path)
        return field.type === 'text'
          ? `(coalesce(${field.expression}, '') <> '')`
          : `(${field.expression} is not null)`
      }
      case 'not':
        return `(not ${text(node.arg)})`
      case 'size':
        return `char_length(${text(node.arg)})`
      case 'and':
      case 'or':
        return `(${node.args.map(text).join(` ${node.op} `)})`
      case '==':
      case '!=': {
        const sign = node.op === '==' ? '=' : '<>'
        if (isNull(node.right)) return `(${text(node.left)} is ${sign === '=' ? '' : 'not '}null)`
        return `(${text(node.left)} ${sign} ${text(node.right)})`
      }
      case 'in':
        return node.right.op === 'const' && Array.isArray(node.right.value) && node.right.value.length === 0
          ? 'false'
          : `(${text(node.left)} in ${text(node.right)})`
      case '<':
      case '<=':
      case '>':
      case '>=': {
        // Code point order, as everywhere else, not that of the database's language.
        const order =
          isText(node.left, fieldOf, outside) && isText(node.right, fieldOf, outside) ? ' collate "C"' : ''
        return `(${text(node.left)}${order} ${node.op} ${text(node.right)}${order})`
      }
      case '-':
      case '*':
        return `(${text(node.left)} ${node.op} ${text(node.right)})`
      case '+':
        return isText(node, fieldOf, outside)
          ? `(${text(node.left)} || ${text(node.right)})`
          : `(${text(node.left)} + ${text(node.right)})`
      case 'startsWith':
        return `starts_with(${text(node.left)}, ${text(node.right)})`
      case 'endsWith':
        return `(right(${text(node.left)}, char_length(${text(node.right)})) = ${text(node.right)})`
      case 'contains':
        return `(strpos(${text(node.left)}, ${text(node.right)}) > 0)`
    }
  }
  return text(tree)
}

function isThere(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

function isNull(node: ConditionNode): boolean {
  return node.op === 'const' && node.value === null
}

function isText(
  node: ConditionNode,
  fieldOf: (path: string[]) => FieldSql,
  outside: (root: Exclude<ConditionRoot, 'row'>, path: string[]) => unknown,
): boolean {
  if (node.op === 'const') return typeof node.value === 'string'
  if (node.op === 'path') {
    return node.root === 'row'
      ? fieldOf(node.path).type === 'text'
      : typeof outside(node.root, node.path) === 'string'
  }
  return node.op === '+' && isText(node.left, fieldOf, outside)
}

import type { ConditionNode } from '../portal.ts'
import type { Scope } from '../Scope.ts'
import { getPath } from '../../shared/paths.ts'
import { isPresent } from '../isPresent.ts'

/**
 * Tells whether a condition holds. It fails closed: a missing value, a wrong type or an overflow makes
 * the part it stands in unknown, `!` of unknown stays unknown, and an unknown whole is false,
 * as NULL does in SQL. `has` is always known. Never throws.
 */
export function evaluateCondition(condition: { tree: ConditionNode }, scope: Scope): boolean {
  return valueOf(condition.tree, scope) === true
}

/** `undefined` stands for unknown; `null` only for the literal. */
function valueOf(node: ConditionNode, scope: Scope): unknown {
  switch (node.op) {
    case 'const':
      return node.value
    case 'path':
      return getPath(scope[node.root], node.path) ?? undefined
    case 'has':
      return isPresent(getPath(scope[node.root], node.path))
    case 'not': {
      const value = valueOf(node.arg, scope)
      return typeof value === 'boolean' ? !value : undefined
    }
    case 'size':
      return sizeOf(valueOf(node.arg, scope))
    case 'and':
      return decide(node.args, scope, false)
    case 'or':
      return decide(node.args, scope, true)
    default:
      return compare(node.op, valueOf(node.left, scope), valueOf(node.right, scope))
  }
}

/** `or` is true as soon as one part is; `and` is false as soon as one part is; order does not matter. */
function decide(args: ConditionNode[], scope: Scope, deciding: boolean): boolean | undefined {
  let known = true
  for (const arg of args) {
    const value = valueOf(arg, scope)
    if (value === deciding) return deciding
    if (typeof value !== 'boolean') known = false
  }
  return known ? !deciding : undefined
}

function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'string') return Array.from(value).length
  if (typeof value !== 'object' || value === null) return undefined
  return Array.isArray(value) ? value.length : Object.keys(value).length
}

type BinaryOperator = Extract<ConditionNode, { left: ConditionNode }>['op']

function compare(op: BinaryOperator, left: unknown, right: unknown): unknown {
  if (left === null || right === null) {
    const equal = (left ?? null) === (right ?? null)
    return op === '==' ? equal : op === '!=' ? !equal : undefined
  }
  if (op === 'in') return Array.isArray(right) && isScalar(left) ? right.includes(left) : undefined
  if (!isScalar(left) || typeof left !== typeof right) return undefined
  if (op === '==') return left === right
  if (op === '!=') return left !== right
  if (typeof left === 'number' && typeof right === 'number') return compareNumbers(op, left, right)
  if (typeof left === 'string' && typeof right === 'string') return compareStrings(op, left, right)
  return undefined
}

function compareNumbers(op: BinaryOperator, left: number, right: number): unknown {
  switch (op) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
    case '+':
      return finite(left + right)
    case '-':
      return finite(left - right)
    case '*':
      return finite(left * right)
    default:
      return undefined
  }
}

function compareStrings(op: BinaryOperator, left: string, right: string): unknown {
  switch (op) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
    case '+':
      return left + right
    case 'startsWith':
      return left.startsWith(right)
    case 'endsWith':
      return left.endsWith(right)
    case 'contains':
      return left.includes(right)
    default:
      return undefined
  }
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

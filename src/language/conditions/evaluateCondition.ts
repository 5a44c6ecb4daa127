import type { ConditionNode } from '../portal.ts'
import type { Scope } from '../Scope.ts'
import { getPath } from '../../shared/paths.ts'
import { isPresent } from '../isPresent.ts'
import { momentOf } from './moments.ts'

/**
 * Tells whether a condition holds. It fails closed: a missing value or a wrong type makes the part it
 * stands in unknown, `!` of unknown stays unknown, and an unknown whole is false, as NULL does in SQL.
 * `has` is always known. Never throws.
 * The meaning of every operator: docs/definitions/conditions.md.
 */
export function evaluateCondition(condition: { tree: ConditionNode }, scope: Scope): boolean {
  return conditionVerdict(condition.tree, scope) === true
}

/** What a condition says of a scope: true, false, or `undefined` for unknown. */
export function conditionVerdict(tree: ConditionNode, scope: Scope): boolean | undefined {
  const value = conditionValue(tree, scope)
  return typeof value === 'boolean' ? value : undefined
}

/** The value of any part of a condition. `undefined` stands for unknown; `null` only for the literal. */
export function conditionValue(node: ConditionNode, scope: Scope): unknown {
  switch (node.op) {
    case 'const':
      return node.value
    case 'path':
      return readValue(getPath(scope[node.root], node.path))
    case 'has':
      return isPresent(getPath(scope[node.root], node.path))
    case 'not': {
      const value = conditionValue(node.arg, scope)
      return typeof value === 'boolean' ? !value : undefined
    }
    case 'size':
      return sizeOf(conditionValue(node.arg, scope))
    case 'and':
      return decide(node.args, scope, false)
    case 'or':
      return decide(node.args, scope, true)
    default:
      return combine(node.op, conditionValue(node.left, scope), conditionValue(node.right, scope))
  }
}

/** Numbers that JSON cannot carry are missing, as they are once sent. */
function readValue(value: unknown): unknown {
  return value === null || (typeof value === 'number' && !Number.isFinite(value)) ? undefined : value
}

/** `or` is true as soon as one part is; `and` is false as soon as one part is; order does not matter. */
function decide(args: ConditionNode[], scope: Scope, deciding: boolean): boolean | undefined {
  let known = true
  for (const arg of args) {
    const value = conditionValue(arg, scope)
    if (value === deciding) return deciding
    if (typeof value !== 'boolean') known = false
  }
  return known ? !deciding : undefined
}

/** Of a text its characters (code points), of a list its items, of an object its properties. */
function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'string') return Array.from(value).length
  if (typeof value !== 'object' || value === null) return undefined
  return Array.isArray(value) ? value.length : Object.keys(value).length
}

type BinaryOperator = Extract<ConditionNode, { left: ConditionNode }>['op']

function combine(op: BinaryOperator, left: unknown, right: unknown): boolean | number | undefined {
  switch (op) {
    case '==':
      return equal(left, right)
    case '!=': {
      const same = equal(left, right)
      return same === undefined ? undefined : !same
    }
    case 'in':
      return Array.isArray(right) && isScalar(left) ? right.includes(left) : undefined
    case '+':
    case '-':
    case '*':
      return isCalculable(left) && isCalculable(right) ? calculate(op, left, right) : undefined
    case '<':
    case '<=':
    case '>':
    case '>=':
      return inOrder(op, left, right)
    case 'startsWith':
    case 'endsWith':
    case 'contains':
      return typeof left === 'string' && typeof right === 'string' ? search(op, left, right) : undefined
  }
}

/** Equality with the literal `null` asks whether the other side is unknown. */
function equal(left: unknown, right: unknown): boolean | undefined {
  if (left === null || right === null) return (left ?? null) === (right ?? null)
  return isScalar(left) && typeof left === typeof right ? left === right : undefined
}

/** Numbers have an order, and so have moments, whatever their offsets. Text has none. */
function inOrder(op: '<' | '<=' | '>' | '>=', left: unknown, right: unknown): boolean | undefined {
  if (typeof left === 'number' && typeof right === 'number') return isOrdered(op, left, right)
  if (typeof left !== 'string' || typeof right !== 'string') return undefined
  const [first, second] = [momentOf(left), momentOf(right)]
  return first === undefined || second === undefined ? undefined : isOrdered(op, first, second)
}

function isOrdered(op: '<' | '<=' | '>' | '>=', left: number, right: number): boolean {
  switch (op) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
  }
}

function search(op: 'startsWith' | 'endsWith' | 'contains', text: string, part: string): boolean {
  switch (op) {
    case 'startsWith':
      return text.startsWith(part)
    case 'endsWith':
      return text.endsWith(part)
    case 'contains':
      return text.includes(part)
  }
}

/** Numbers that any two of can be added and multiplied without overflow or underflow, in every database too. */
export const CALCULABLE = { least: 1e-150, most: 1e150 }

function isCalculable(value: unknown): value is number {
  if (typeof value !== 'number') return false
  const size = Math.abs(value)
  return size === 0 || (size >= CALCULABLE.least && size <= CALCULABLE.most)
}

function calculate(op: '+' | '-' | '*', left: number, right: number): number {
  switch (op) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
  }
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

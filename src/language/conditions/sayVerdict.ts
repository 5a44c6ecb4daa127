import type { ConditionNode } from '../portal.ts'

export type ConditionPath = Extract<ConditionNode, { op: 'path' | 'has' }>
export type ConditionSearch = Extract<ConditionNode, { op: 'startsWith' | 'endsWith' | 'contains' }>
export type ConditionOrder = '<' | '<=' | '>' | '>='

/**
 * How another language says the parts of a condition. Each says what is true where the part is `wanted`: true, or
 * false, which are said apart because neither is where it is unknown.
 */
export interface ConditionWords<Said> {
  /** What is read from the instance that is spoken of; all else is known beforehand. */
  isRead: (path: ConditionPath) => boolean
  /** A part of which nothing is read. */
  known: (node: ConditionNode, wanted: boolean) => Said
  all: (parts: Said[]) => Said
  any: (parts: Said[]) => Said
  has: (node: ConditionPath, wanted: boolean) => Said
  /** The value at a path is `wanted` itself. */
  path: (node: ConditionPath, wanted: boolean) => Said
  equal: (left: ConditionNode, right: ConditionNode, wanted: boolean) => Said
  member: (left: ConditionNode, right: ConditionNode, wanted: boolean) => Said
  ordered: (op: ConditionOrder, left: ConditionNode, right: ConditionNode) => Said
  found: (node: ConditionSearch, wanted: boolean) => Said
  /** A part that is neither true nor false. */
  never: Said
}

const opposite: Record<ConditionOrder, ConditionOrder> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' }

/** Says where a condition is `wanted`. The negations go down to the parts, so that none meets an unknown one. */
export function sayVerdict<Said>(words: ConditionWords<Said>, node: ConditionNode, wanted: boolean): Said {
  if (!isReading(node, words.isRead)) return words.known(node, wanted)
  switch (node.op) {
    case 'and':
    case 'or': {
      const parts = node.args.map((arg) => sayVerdict(words, arg, wanted))
      return (node.op === 'and') === wanted ? words.all(parts) : words.any(parts)
    }
    case 'not':
      return sayVerdict(words, node.arg, !wanted)
    case 'has':
      return words.has(node, wanted)
    case 'path':
      return words.path(node, wanted)
    case '==':
    case '!=':
      return words.equal(node.left, node.right, (node.op === '==') === wanted)
    case 'in':
      return words.member(node.left, node.right, wanted)
    case '<':
    case '<=':
    case '>':
    case '>=':
      return words.ordered(wanted ? node.op : opposite[node.op], node.left, node.right)
    case 'startsWith':
    case 'endsWith':
    case 'contains':
      return words.found(node, wanted)
    default:
      return words.never
  }
}

/** Whether anything in a part is read from the instance. */
export function isReading(node: ConditionNode, isRead: (path: ConditionPath) => boolean): boolean {
  if (node.op === 'path' || node.op === 'has') return isRead(node)
  if ('arg' in node) return isReading(node.arg, isRead)
  if ('args' in node) return node.args.some((arg) => isReading(arg, isRead))
  return 'left' in node && (isReading(node.left, isRead) || isReading(node.right, isRead))
}

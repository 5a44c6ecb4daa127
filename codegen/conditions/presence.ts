import type { ConditionNode } from '../../src/language/portal.ts'

type Path = Extract<ConditionNode, { op: 'path' | 'has' }>
type Comparison = Extract<ConditionNode, { left: ConditionNode }>

/** A path that is read where its absence is not answered for, and the paths that are sure to have a value there. */
export interface OpenPath {
  node: Extract<ConditionNode, { op: 'path' }>
  present: ReadonlySet<string>
}

/**
 * What becomes of a part that is not true because a value is missing. `closed`: the condition isn't true either, so a
 * missing value needs no word. `open`: something else may follow from it, as under `!` or in arithmetic.
 */
type Position = 'closed' | 'negated' | 'open'

/**
 * The paths whose absence a condition has to answer for with `has()`.
 * @param given paths that are sure to have a value wherever the condition is asked
 * @param failsClosed false where an untrue condition takes nothing away from anyone, such as an account state
 */
export function openPaths(tree: ConditionNode, given: ReadonlySet<string>, failsClosed: boolean): OpenPath[] {
  const found: OpenPath[] = []
  const visit = (node: ConditionNode, present: ReadonlySet<string>, position: Position): void => {
    switch (node.op) {
      case 'const':
      case 'has':
        return
      case 'path':
        if (position !== 'closed' && node.root !== 'now') found.push({ node, present: new Set(present) })
        return
      case 'not':
        return visit(node.arg, present, OPPOSITE[position])
      case 'size':
        return visit(node.arg, present, 'open')
      case 'and':
      case 'or': {
        const known = new Set(present)
        for (const arg of node.args) {
          visit(arg, known, position)
          for (const path of impliedPresent(arg, node.op === 'and', known)) known.add(path)
        }
        return
      }
      default: {
        const answered = position === 'closed' ? neededPaths(node, present) : []
        for (const side of [node.left, node.right])
          if (!answered.some((path) => path === side)) visit(side, present, 'open')
      }
    }
  }
  visit(tree, given, failsClosed ? 'closed' : 'open')
  return found
}

const OPPOSITE: Record<Position, Position> = { closed: 'negated', negated: 'closed', open: 'open' }

/** Paths that are sure to have a value once the node is true (or, for `whenTrue` false, once it is false). */
export function impliedPresent(
  node: ConditionNode,
  whenTrue: boolean,
  given: ReadonlySet<string> = new Set(),
): string[] {
  switch (node.op) {
    case 'not':
      return impliedPresent(node.arg, !whenTrue, given)
    case 'has':
    case 'path':
      return whenTrue ? pathsTo(node) : []
    case 'and':
    case 'or': {
      if ((node.op === 'and') !== whenTrue) {
        const [first = [], ...others] = node.args.map((arg) => impliedPresent(arg, whenTrue, given))
        return first.filter((path) => others.every((other) => other.includes(path)))
      }
      const known = new Set(given)
      for (const arg of node.args) for (const path of impliedPresent(arg, whenTrue, known)) known.add(path)
      return [...known].filter((path) => !given.has(path))
    }
    case 'const':
    case 'size':
      return []
    default:
      return whenTrue ? neededPaths(node, given).flatMap(pathsTo) : []
  }
}

/** The sides of a comparison without which it is never true: missing, null, `''`, `[]` and `{}` alike. */
function neededPaths(node: Comparison, present: ReadonlySet<string>): Path[] {
  const { left, right } = node
  switch (node.op) {
    case '==':
      return [
        ...(isNeverEmpty(right, present) ? pathIn(left) : []),
        ...(isNeverEmpty(left, present) ? pathIn(right) : []),
      ]
    case 'in':
      return [...(isListOfValues(right) ? pathIn(left) : []), ...pathIn(right)]
    case '<':
    case '<=':
    case '>':
    case '>=':
      return [...pathIn(left), ...pathIn(right)]
    case 'startsWith':
    case 'endsWith':
    case 'contains':
      return isNeverEmpty(right, present) ? pathIn(left) : []
    default:
      return []
  }
}

/** Nothing that counts as missing is equal to it. */
function isNeverEmpty(node: ConditionNode, present: ReadonlySet<string>): boolean {
  if (node.op === 'const') return node.value !== ''
  return node.op !== 'path' || node.root === 'now' || present.has(keyOf(node))
}

function isListOfValues(node: ConditionNode): boolean {
  return node.op === 'const' && Array.isArray(node.value) && !node.value.includes('')
}

function pathIn(node: ConditionNode): Path[] {
  return node.op === 'path' && node.root !== 'now' ? [node] : []
}

/** `form.depot.id` → `form.depot` and itself: with a part, its whole is there. */
function pathsTo(node: Path): string[] {
  return node.path.map((_, index) => [node.root, ...node.path.slice(0, index + 1)].join('.'))
}

/** `form.depot.id` */
export function keyOf(node: Path): string {
  return [node.root, ...node.path].join('.')
}

import type { ConditionNode } from '../../src/language/portal.ts'

type Path = Extract<ConditionNode, { op: 'path' | 'has' }>

/** What conditions compare with what: the places where their truth can turn. */
export interface ConditionFacts {
  /** `form.depot.id` → its names. */
  paths: Map<string, Path>
  numbers: Set<number>
  texts: Set<string>
  /** Texts that values are asked to begin with, end with or contain. */
  starts: Set<string>
  ends: Set<string>
  parts: Set<string>
  sizes: Set<number>
  /** Paths whose size is asked. */
  sized: Set<string>
  /** Paths that a text is compared with, as a whole or in part. */
  worded: Set<string>
  /** Paths that are added, subtracted or multiplied, or compared with a size that is not given. */
  reckoned: Set<string>
  /** Paths that are compared with another path: their texts can be alike in any way. */
  paired: Set<string>
  /** Whether any of them asks for has(). */
  asksPresence: boolean
  /** How many values stand on both sides of a comparison: so many neighbours of a turning point can matter. */
  spread: number
}

/** A parsed condition never changes, and each is judged several times. */
const known = new WeakMap<ConditionNode, ConditionFacts>()

/** The facts of some conditions that are asked together. */
export function factsOf(trees: readonly ConditionNode[]): Readonly<ConditionFacts> {
  const [tree] = trees
  if (tree === undefined || trees.length > 1) return collectFacts(trees)
  const facts = known.get(tree) ?? collectFacts(trees)
  known.set(tree, facts)
  return facts
}

function collectFacts(trees: readonly ConditionNode[]): ConditionFacts {
  const facts: ConditionFacts = {
    paths: new Map(),
    numbers: new Set(),
    texts: new Set(),
    starts: new Set(),
    ends: new Set(),
    parts: new Set(),
    sizes: new Set(),
    sized: new Set(),
    worded: new Set(),
    reckoned: new Set(),
    paired: new Set(),
    asksPresence: false,
    spread: 1,
  }
  trees.forEach((tree) => visit(tree, facts))
  return facts
}

/** The path's name as people write it. */
export function nameOfPath(node: Path): string {
  return [node.root, ...node.path].join('.')
}

/** Every path below a node. */
export function pathsIn(node: ConditionNode): string[] {
  return [...factsOf([node]).paths.keys()]
}

function visit(node: ConditionNode, facts: ConditionFacts): void {
  if (node.op === 'path' || node.op === 'has') facts.paths.set(nameOfPath(node), node)
  if (node.op === 'has') facts.asksPresence = true
  if ('args' in node) node.args.forEach((arg) => visit(arg, facts))
  if ('arg' in node) {
    if (node.op === 'size' && node.arg.op === 'path') facts.sized.add(nameOfPath(node.arg))
    visit(node.arg, facts)
  }
  if (!('left' in node)) return
  visit(node.left, facts)
  visit(node.right, facts)
  if (node.op === '+' || node.op === '-' || node.op === '*') {
    for (const path of [...pathsIn(node.left), ...pathsIn(node.right)]) facts.reckoned.add(path)
  } else compare(node, facts)
}

function compare(node: Extract<ConditionNode, { left: ConditionNode }>, facts: ConditionFacts): void {
  const { left, right } = node
  const sized = left.op === 'size' || right.op === 'size'
  if (left.op !== 'const' && right.op !== 'const') {
    facts.spread += 1
    if (node.op === '==' || node.op === '!=')
      for (const side of [left, right]) if (side.op === 'path') facts.paired.add(nameOfPath(side))
    if (sized) for (const path of [...pathsIn(left), ...pathsIn(right)]) facts.reckoned.add(path)
  }
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (side.op !== 'const') continue
    if (other.op === 'path') facts.worded.add(nameOfPath(other))
    for (const value of [side.value].flat()) {
      if (typeof value === 'number') (sized ? facts.sizes : facts.numbers).add(value)
      if (typeof value !== 'string') continue
      if (node.op === 'startsWith') facts.starts.add(value)
      else if (node.op === 'endsWith') facts.ends.add(value)
      else if (node.op === 'contains') facts.parts.add(value)
      else facts.texts.add(value)
    }
  }
}

import type { Condition, ConditionNode } from '../../src/language/portal.ts'
import { parseCondition } from './parseCondition.ts'

/**
 * The condition as the portal carries it. For text that passed the check; throws on any other.
 */
export function compileCondition(source: string): Condition {
  const parsed = parseCondition(source)
  if (!('tree' in parsed)) throw new Error(`unchecked condition "${source}": ${parsed.problem}`)
  return { source, tree: parsed.tree, dependsOn: dependenciesOf(parsed.tree) }
}

function dependenciesOf(tree: ConditionNode): string[] {
  const found = new Set<string>()
  const visit = (node: ConditionNode) => {
    if (node.op === 'path' || node.op === 'has') found.add([node.root, ...node.path].join('.'))
    if ('arg' in node) visit(node.arg)
    if ('args' in node) node.args.forEach(visit)
    if ('left' in node) {
      visit(node.left)
      visit(node.right)
    }
  }
  visit(tree)
  return [...found].sort()
}

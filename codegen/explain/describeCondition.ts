import type { ConditionNode } from '../../src/language/portal.ts'

const COMPARISONS: Partial<Record<ConditionNode['op'], string>> = {
  '==': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
  in: 'is one of',
  startsWith: 'begins with',
  endsWith: 'ends with',
  contains: 'contains',
}

/**
 * A condition in words.
 * @example describeCondition(tree)  // form.send is "later" and form.starts_at has a value
 */
export function describeCondition(node: ConditionNode): string {
  switch (node.op) {
    case 'has':
      return `${pathOf(node)} has a value`
    case 'not':
      return describeNegation(node.arg)
    case 'and':
      return node.args
        .map((arg) => (arg.op === 'or' ? `(${describeCondition(arg)})` : describeCondition(arg)))
        .join(' and ')
    case 'or':
      return node.args
        .map((arg) => (arg.op === 'and' ? `(${describeCondition(arg)})` : describeCondition(arg)))
        .join(' or ')
    case 'path':
      return node.root === 'now' ? 'now' : `${pathOf(node)} holds`
    case 'const':
      return node.value === true ? 'always' : node.value === false ? 'never' : describeValue(node)
    case 'size':
    case '+':
    case '-':
    case '*':
      return describeValue(node)
    default:
      return `${describeValue(node.left)} ${COMPARISONS[node.op] ?? node.op} ${describeValue(node.right)}`
  }
}

function describeNegation(node: ConditionNode): string {
  if (node.op === 'has') return `${pathOf(node)} is empty`
  if (node.op === 'path') return `${pathOf(node)} does not hold`
  if (node.op === 'not') return describeCondition(node.arg)
  return `it is not so that ${node.op === 'and' || node.op === 'or' ? `(${describeCondition(node)})` : describeCondition(node)}`
}

function describeValue(node: ConditionNode): string {
  switch (node.op) {
    case 'path':
      return node.root === 'now' ? 'now' : pathOf(node)
    case 'const':
      return [node.value]
        .flat()
        .map((value) => JSON.stringify(value))
        .join(', ')
    case 'size':
      return `the length of ${describeValue(node.arg)}`
    case '+':
    case '-':
    case '*':
      return `${describeValue(node.left)} ${node.op} ${describeValue(node.right)}`
    default:
      return `(${describeCondition(node)})`
  }
}

function pathOf(node: Extract<ConditionNode, { op: 'path' | 'has' }>): string {
  return [node.root, ...node.path].join('.')
}

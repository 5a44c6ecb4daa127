import type { ConditionNode } from '../../src/language/portal.ts'

/** Writes a tree, or a part of one, as a person would. */
export function formatCondition(node: ConditionNode): string {
  switch (node.op) {
    case 'const':
      return formatConstant(node.value)
    case 'path':
      return [node.root, ...node.path].join('.')
    case 'has':
      return `has(${[node.root, ...node.path].join('.')})`
    case 'not':
      return `!${inParentheses(node.arg)}`
    case 'size':
      return `size(${formatCondition(node.arg)})`
    case 'and':
      return node.args
        .map((arg) => (arg.op === 'or' ? `(${formatCondition(arg)})` : formatCondition(arg)))
        .join(' && ')
    case 'or':
      return node.args
        .map((arg) => (arg.op === 'and' ? `(${formatCondition(arg)})` : formatCondition(arg)))
        .join(' || ')
    case 'startsWith':
    case 'endsWith':
    case 'contains':
      return `${formatCondition(node.left)}.${node.op}(${formatCondition(node.right)})`
    default:
      return `${formatCondition(node.left)} ${node.op} ${formatCondition(node.right)}`
  }
}

function inParentheses(node: ConditionNode): string {
  const text = formatCondition(node)
  return node.op === 'path' || node.op === 'has' || node.op === 'const' ? text : `(${text})`
}

function formatConstant(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatConstant).join(', ')}]`
  return typeof value === 'string' ? `'${value}'` : String(value)
}

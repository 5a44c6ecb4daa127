import type { ConditionNode } from '../../src/language/portal.ts'
import { parseCondition } from './parseCondition.ts'
import { impliedPresent, keyOf, openPaths } from './presence.ts'

/**
 * A condition without each `has()` that says nothing: what stands beside it is never true for a missing value either.
 * It is true for exactly the same records. Everything else stays as written; a text that doesn't parse, too.
 * @example leaveOutGuards("has(form.send) && form.send == 'later'")  // form.send == 'later'
 */
export function leaveOutGuards(text: string): string {
  const parsed = parseCondition(text)
  if (!('tree' in parsed)) return text
  for (const guard of guardsIn(parsed.tree)) {
    const shorter = without(text, guard, parsed.offsets.get(guard) ?? 0, parsed.tree)
    if (shorter !== undefined) return leaveOutGuards(shorter)
  }
  return text
}

type Guard = Extract<ConditionNode, { op: 'has' }>

/** In conjunctions where untrue and unknown come to the same: outside `!` and comparisons. */
function guardsIn(node: ConditionNode): Guard[] {
  if (node.op !== 'and' && node.op !== 'or') return []
  const own = node.op === 'and' ? node.args.filter((arg) => arg.op === 'has') : []
  return [
    ...own.filter((guard) => impliedPresent(others(node, guard), true).includes(keyOf(guard))),
    ...node.args.flatMap(guardsIn),
  ]
}

function others(node: Extract<ConditionNode, { args: ConditionNode[] }>, left: ConditionNode): ConditionNode {
  const args = node.args.filter((arg) => arg !== left)
  const [only] = args
  return only !== undefined && args.length === 1 ? only : { ...node, args }
}

/** @returns undefined where the rest needs the guard, or where cutting it out would change the rest */
function without(text: string, guard: Guard, offset: number, tree: ConditionNode): string | undefined {
  const meant = remove(tree, guard)
  const still = open(tree)
  if (open(meant).some((path) => !still.includes(path))) return undefined
  const before = text.slice(0, offset)
  const after = text.slice(offset).replace(/^has\([^()]*\)/, '')
  const cuts = [
    [before, after.replace(/^\s*&&\s*/, '')],
    [before.replace(/\s*&&\s*$/, ''), after],
  ] as const
  const cut = cuts.find(([start, end]) => means(start + end, meant))
  if (cut === undefined) return undefined
  const [start, end] = cut
  return withoutParentheses(start, end, meant) ?? start + end
}

/** Each use that `has()` has to answer for, as if nothing were sure to be there. */
function open(tree: ConditionNode): string[] {
  return openPaths(tree, new Set(), true).flatMap(({ node, present }) =>
    node.path
      .map((_, index) => [node.root, ...node.path.slice(0, index + 1)].join('.'))
      .filter((path) => !present.has(path)),
  )
}

function remove(node: ConditionNode, guard: Guard): ConditionNode {
  if (node.op !== 'and' && node.op !== 'or') return node
  const left: ConditionNode = node.args.includes(guard) ? others(node, guard) : node
  if (left.op !== 'and' && left.op !== 'or') return left
  const args = left.args.map((arg) => remove(arg, guard))
  // What was a conjunction of two may now be one part of the whole around it.
  return { op: left.op, args: args.flatMap((arg) => (arg.op === left.op ? arg.args : [arg])) }
}

function means(text: string, tree: ConditionNode): boolean {
  const parsed = parseCondition(text)
  return 'tree' in parsed && JSON.stringify(parsed.tree) === JSON.stringify(tree)
}

/** Parentheses around what the guard stood before go when they hold one part only, or everything. */
function withoutParentheses(start: string, end: string, tree: ConditionNode): string | undefined {
  const text = start + end
  const open = end.startsWith('(') ? start.length : start.lastIndexOf('(')
  if (open < 0) return undefined
  for (let close = text.indexOf(')', open); close >= 0; close = text.indexOf(')', close + 1)) {
    const inner = text.slice(open + 1, close)
    const inside = parseCondition(inner)
    if (!('tree' in inside)) continue
    const [before, after] = [text.slice(0, open), text.slice(close + 1)]
    const isOnePart = inside.tree.op !== 'and' && inside.tree.op !== 'or'
    const isWhole = before.trim() === '' && after.trim() === ''
    const bare = before + inner + after
    return (isOnePart || isWhole) && means(bare, tree) ? bare : undefined
  }
  return undefined
}

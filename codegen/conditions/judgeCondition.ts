import type { ConditionNode } from '../../src/language/portal.ts'
import { evaluateCondition } from '../../src/language/index.ts'
import type { Scope } from '../../src/language/Scope.ts'
import { factsOf, nameOfPath, pathsIn } from './conditionFacts.ts'
import { findWitness } from './findWitness.ts'
import type { Search } from './findWitness.ts'
import { formatCondition } from './formatCondition.ts'
import type { Situation } from './Situation.ts'
import { filledIn } from './Situation.ts'
import type { PropertySource } from '../read/source.ts'

/** A condition, or a part of one, that cannot turn. */
export interface Verdict {
  node: ConditionNode
  /** It is the whole condition that cannot turn, not only this part of it. */
  whole: boolean
  always: boolean
  /** Two parts exclude each other, and `node` is the second. */
  pair?: boolean
  /** Why, in plain words; empty when there is nothing more to say. */
  reason: string
  witness?: Scope
}

/** Looks for values for which all of the conditions hold. */
export function holdTogether(trees: readonly ConditionNode[], situation: Situation): Search {
  return findWitness(trees, situation, (scope) => trees.every((tree) => holds(tree, scope)))
}

/** Whether the condition holds, as browser and server see it. */
export function holds(tree: ConditionNode, scope: Scope): boolean {
  return evaluateCondition({ tree }, scope)
}

/**
 * Tells of a condition that can never be true or is always true, and of such parts of one that can turn.
 * A condition that only a missing value makes false, and that does not ask for has(), counts as always true.
 * @param anywhere what is known without what the place adds: a part decided only by the place is not an error
 */
export function judgeCondition(tree: ConditionNode, situation: Situation, anywhere = situation): Verdict[] {
  if (isNever(tree, situation)) return [{ ...culpritOf(tree, situation), whole: true, always: false }]
  if (isAlways(tree, situation)) {
    return [{ node: tree, whole: true, always: true, reason: whatIsKnown(tree, situation) }]
  }
  return judgeParts(tree, situation, anywhere)
}

function judgeParts(tree: ConditionNode, situation: Situation, anywhere: Situation): Verdict[] {
  return partsOf(tree).flatMap((node): Verdict[] => {
    if (isNever(node, situation)) return [{ ...culpritOf(node, situation), whole: false, always: false }]
    if (node.op !== 'has' && isAlways(node, anywhere)) {
      return [{ node, whole: false, always: true, reason: whatIsKnown(node, anywhere) }]
    }
    return judgeParts(node, situation, anywhere)
  })
}

function partsOf(node: ConditionNode): readonly ConditionNode[] {
  if (node.op === 'and' || node.op === 'or') return node.args
  return node.op === 'not' ? [node.arg] : []
}

/** Whether no values make it true. */
export function isNever(node: ConditionNode, situation: Situation): boolean {
  return findWitness([node], situation, (scope) => holds(node, scope)).result === 'none'
}

function isAlways(node: ConditionNode, situation: Situation): boolean {
  const known = factsOf([node]).asksPresence ? situation : filledIn(situation)
  return findWitness([node], known, (scope) => !holds(node, scope)).result === 'none'
}

/** The smallest part that can never be true, and two of its parts that exclude each other. */
function culpritOf(
  node: ConditionNode,
  situation: Situation,
): { node: ConditionNode; pair?: boolean; reason: string; witness?: Scope } {
  if (node.op !== 'and') return { node, reason: whatIsKnown(node, situation) }
  const part = node.args.find((arg) => isNever(arg, situation))
  if (part !== undefined) return culpritOf(part, situation)
  for (const [index, right] of node.args.entries()) {
    for (const left of node.args.slice(0, index)) {
      if (holdTogether([left, right], situation).result !== 'none') continue
      const first = holdTogether([left], situation)
      const excluded = `"${formatCondition(left)}" and "${formatCondition(right)}" exclude each other`
      const known = right.op === 'not' || left.op === 'not' ? '' : whatIsKnown(node, situation)
      return {
        node: right,
        pair: true,
        reason: known === '' ? excluded : `${excluded} (${known})`,
        ...(first.result === 'found' ? { witness: first.scope } : {}),
      }
    }
  }
  return { node, reason: whatIsKnown(node, situation) }
}

/** What is known of the values a condition asks for: `form.rate is a number from 0 to 100`. */
export function whatIsKnown(node: ConditionNode, situation: Situation): string {
  const paths = [...factsOf([node]).paths.values()]
  const known = paths.flatMap((path) => {
    const name = nameOfPath(path)
    const values = situation.only.get(name)
    if (values) {
      const given = values.filter((value) => value !== undefined)
      return given.length === 0 ? `${name} has no value here` : `${name} is ${list(given)} here`
    }
    let property = situation.shapes[path.root] as PropertySource | undefined // shapes are properties
    for (const step of path.path) property = property?.properties?.[step]
    const rule = property && ruleOf(property)
    return rule === undefined ? [] : `${name} ${rule}`
  })
  return known.join(', ')
}

function ruleOf(property: PropertySource): string | undefined {
  const { type, minimum, maximum, maxLength, maxItems, catalogue, pattern } = property
  if (property.enum) return `is ${list(property.enum)}`
  if (catalogue !== undefined) return `is a value of catalogue "${catalogue}"`
  if (minimum !== undefined && maximum !== undefined) return `is from ${minimum} to ${maximum}`
  if (minimum !== undefined) return `is at least ${minimum}`
  if (maximum !== undefined) return `is at most ${maximum}`
  if (pattern !== undefined) return `matches ${pattern}`
  if (maxLength !== undefined) return `has at most ${maxLength} characters`
  if (maxItems !== undefined) return `has at most ${maxItems} items`
  return type === 'boolean' ? 'is true or false' : undefined
}

function list(values: readonly unknown[]): string {
  return values.map(String).join(' or ')
}

/** The values of a scope that the conditions ask for, for people and machines. */
export function witnessOf(scope: Scope, trees: readonly ConditionNode[]): Record<string, unknown> {
  const witness: Record<string, unknown> = {}
  for (const path of new Set(trees.flatMap(pathsIn))) {
    const [root = '', ...names] = path.split('.')
    let value: unknown = scope[root as 'form'] // a root of conditions
    for (const name of names) value = (value as Record<string, unknown> | undefined)?.[name] // walks plain records
    if (typeof value !== 'object' || value === null) witness[path] = value ?? null
  }
  return witness
}

import { Environment } from '@marcbachmann/cel-js'
import type { ASTNode } from '@marcbachmann/cel-js'
import { ROOTS } from './roots.ts'
import type { ConditionNode, ConditionRoot } from '../../src/language/portal.ts'
import type { DiagnosticCode } from '../diagnosticCodes.ts'
import { nearestName } from '../nearestName.ts'

export interface ConditionProblem {
  /** Characters into the condition's text. */
  offset: number
  problem: string
  code: DiagnosticCode
  suggestion?: string
}

export interface ParsedCondition {
  tree: ConditionNode
  /** Where each node of the tree begins in the text. */
  offsets: Map<ConditionNode, number>
}

const environment = new Environment({ unlistedVariablesAreDyn: true })

/** Each condition is asked for by several checks, and by each compilation. */
const known = new Map<string, ParsedCondition | ConditionProblem>()
const MOST_KNOWN = 20_000

/**
 * Parses the subset of CEL that conditions are written in, into the tree that both evaluators walk.
 * Types are checked elsewhere, by `checkCondition`.
 * @example parseCondition("form.send == 'later' && has(form.starts_at)")
 */
export function parseCondition(text: string): ParsedCondition | ConditionProblem {
  const parsed = known.get(text) ?? parse(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, parsed)
  return parsed
}

function parse(text: string): ParsedCondition | ConditionProblem {
  const offsets = new Map<ConditionNode, number>()
  try {
    return { tree: convert(environment.parse(text).ast, offsets), offsets }
  } catch (error) {
    if (error instanceof UnsupportedPart) return error.problem
    if (!(error instanceof Error)) throw error
    const { range } = error as Error & { range?: { start: number } } // the library's ParseError has it
    const problem = (error.message.split('\n')[0] ?? '').trim().replace(/[.:]$/, '')
    return {
      offset: range?.start ?? 0,
      problem: `condition does not parse: ${hintFor(text) ?? problem}`,
      code: 'condition-syntax',
    }
  }
}

const HINTS: [RegExp, string][] = [
  [/[=!]==/, 'write == or !=, not === or !=='],
  [/(?<![=!<>])=(?!=)/, 'write == to compare'],
  [/(?<!&)&(?!&)|\band\b/i, 'write && for "and"'],
  [/(?<!\|)\|(?!\|)|\bor\b/i, 'write || for "or"'],
  [/\bnot\b/i, 'write ! for "not"'],
  [/<>/, 'write != for "is not"'],
]

/** What people write who know another language; texts in quotes are left out. */
function hintFor(text: string): string | undefined {
  const bare = text.replace(/'[^']*'|"[^"]*"/g, "''")
  const quotes = (bare.replaceAll("''", '').match(/['"]/g) ?? []).length
  const depth = (bare.match(/\(/g) ?? []).length - (bare.match(/\)/g) ?? []).length
  if (quotes % 2 === 1) return 'a quote is not closed'
  const known = HINTS.find(([pattern]) => pattern.test(bare))
  if (known) return known[1]
  return depth === 0 ? undefined : `a ${depth > 0 ? '(' : ')'} is unmatched`
}

class UnsupportedPart extends Error {
  problem: ConditionProblem
  constructor(
    node: ASTNode,
    problem: string,
    code: DiagnosticCode = 'condition-unsupported',
    suggestion?: string,
  ) {
    super(problem)
    this.problem = {
      offset: node.range?.start ?? 0,
      problem,
      code,
      ...(suggestion === undefined ? {} : { suggestion }),
    }
  }
}

function convert(node: ASTNode, offsets: Map<ConditionNode, number>): ConditionNode {
  const converted = convertNode(node, (child) => convert(child, offsets))
  offsets.set(converted, node.range?.start ?? 0)
  return converted
}

function convertNode(node: ASTNode, next: (child: ASTNode) => ConditionNode): ConditionNode {
  switch (node.op) {
    case 'value':
      return { op: 'const', value: readConstant(node) }
    case 'list':
      return { op: 'const', value: node.args.map(readListItem) }
    case '-_':
      return { op: 'const', value: -readNumber(node.args) }
    case 'id':
    case '.':
      return { op: 'path', ...readPath(node) }
    case '!_':
      return { op: 'not', arg: next(node.args) }
    case '&&':
      return { op: 'and', args: flatten(node, '&&').map(next) }
    case '||':
      return { op: 'or', args: flatten(node, '||').map(next) }
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case 'in':
    case '+':
    case '-':
    case '*':
      return { op: node.op, left: next(node.args[0]), right: next(node.args[1]) }
    case 'call': {
      const [name, args] = node.args
      const [only] = args
      if (only !== undefined && args.length === 1) {
        if (name === 'has') return { op: 'has', ...readPath(only) }
        if (name === 'size') return { op: 'size', arg: next(only) }
      }
      throw unknownFunction(node, name)
    }
    case 'rcall': {
      const [name, receiver, args] = node.args
      const [only] = args
      if (name === 'size' && args.length === 0) return { op: 'size', arg: next(receiver) }
      if (only !== undefined && args.length === 1) {
        if (name === 'startsWith' || name === 'endsWith' || name === 'contains') {
          return { op: name, left: next(receiver), right: next(only) }
        }
      }
      throw unknownFunction(node, name)
    }
    default:
      throw new UnsupportedPart(node, `operator ${node.op} is not part of conditions`)
  }
}

const FUNCTIONS = ['has', 'size', 'startsWith', 'endsWith', 'contains']

function unknownFunction(node: ASTNode, name: string): UnsupportedPart {
  const problem = FUNCTIONS.includes(name)
    ? `${name}() is called with the wrong number of arguments`
    : `no function ${name}() in conditions (there are ${FUNCTIONS.join(', ')})`
  return new UnsupportedPart(node, problem, 'condition-function', nearestName(name, FUNCTIONS))
}

function flatten(node: ASTNode, op: '&&' | '||'): ASTNode[] {
  return node.op === op ? [...flatten(node.args[0], op), ...flatten(node.args[1], op)] : [node]
}

function readConstant(node: ASTNode): boolean | number | string {
  const value: unknown = node.args
  if (typeof value === 'bigint') {
    if (Number.isSafeInteger(Number(value))) return Number(value)
    throw new UnsupportedPart(node, `${value} is beyond the whole numbers that are exact`)
  }
  if (typeof value === 'string') {
    // No text of a record has them: JSON with half a character or a NUL is refused.
    if (value.isWellFormed() && !value.includes('\0')) return value
    throw new UnsupportedPart(node, 'a text holds a NUL or half a character')
  }
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const problem =
    value === null
      ? 'null is not part of conditions; use has(path) or !has(path)'
      : 'a constant is a text, a number, true or false'
  throw new UnsupportedPart(node, problem)
}

function readListItem(node: ASTNode): boolean | number | string {
  if (node.op === 'value') return readConstant(node)
  if (node.op === '-_') return -readNumber(node.args)
  throw new UnsupportedPart(node, 'a list may hold constants only')
}

function readNumber(node: ASTNode): number {
  const value = node.op === 'value' ? readConstant(node) : undefined
  if (typeof value === 'number') return value
  throw new UnsupportedPart(node, 'a minus sign may stand before a number only')
}

function readPath(node: ASTNode): { root: ConditionRoot; path: string[] } {
  const path: string[] = []
  let current = node
  while (current.op === '.') {
    path.unshift(current.args[1])
    current = current.args[0]
  }
  if (current.op !== 'id') throw new UnsupportedPart(node, 'a path is written root.field.field')
  const name: string = current.args
  const root = ROOTS.find((each) => each === name)
  if (root === undefined) {
    const meant = `write form.${name} or row.${name} for a field, or '${name}' in quotes for a text`
    const problem = `a path begins with one of ${ROOTS.join(', ')}, not with "${name}"${path.length === 0 ? `: ${meant}` : ''}`
    throw new UnsupportedPart(current, problem, 'condition-root', nearestName(name, ROOTS))
  }
  return { root, path }
}

import { momentOf } from '../../src/language/index.ts'
import type { ConditionNode, ConditionRoot } from '../../src/language/portal.ts'
import type { DiagnosticCode } from '../diagnosticCodes.ts'
import { followPath, sensitiveProblem } from '../fieldPaths.ts'
import { nearestName } from '../nearestName.ts'
import type { ShapeSource } from '../read/source.ts'
import { impliedPresent, openPaths } from './presence.ts'
import type { OpenPath } from './presence.ts'
import { parseCondition } from './parseCondition.ts'
import type { ConditionProblem, ParsedCondition } from './parseCondition.ts'

/** What a condition may speak about at its place. */
export interface ConditionScope {
  /** Shape of each root that is there; `now` needs none. */
  shapes: Partial<Record<ConditionRoot, ShapeSource>>
  /** How the root is called in messages: `form` → `sms-campaign`. */
  names: Partial<Record<ConditionRoot, string>>
  /** Secrets of the form may be named: they are what is being typed. */
  typed?: boolean
  /** It takes something away where it holds, so where it isn't true, as for a missing value, more is allowed. */
  takesAway?: boolean
}

/**
 * Parses a condition and checks its types.
 *
 * A property may be used when it is sure to be there: it is required, has a default, or, in `row`, is
 * read-only (the server filled it in). Any other may be used where a missing value leaves the condition untrue
 * anyway (`openPaths`); elsewhere it needs `has(path)` earlier in the same conjunction, or `!has(path)` earlier in the
 * same disjunction. `has(a.b)` also guards `a`.
 * @param given a condition that holds wherever this one is asked
 */
export function checkCondition(text: string, scope: ConditionScope, given?: string): ConditionProblem[] {
  const parsed = parseCondition(text)
  if (!('tree' in parsed)) return [parsed]
  const before = given === undefined ? undefined : parseCondition(given)
  const present = new Set(before && 'tree' in before ? impliedPresent(before.tree, true) : [])
  const checker = createChecker(parsed, scope, openPaths(parsed.tree, present, scope.takesAway !== true))
  const type = checker.typeOf(parsed.tree)
  if (type !== undefined && type.kind !== 'boolean') {
    checker.add(parsed.tree, 'condition-type', `a condition is true or false, not a ${type.kind}`)
  }
  return checker.problems
}

type Kind = 'boolean' | 'number' | 'string' | 'timestamp' | 'list' | 'object'

interface ValueType {
  kind: Kind
  values?: readonly (string | number)[] | undefined
  item?: Kind | undefined
  /** A text that stands for a moment may be compared with `now`. */
  moment?: boolean
}

function createChecker({ offsets }: ParsedCondition, scope: ConditionScope, open: readonly OpenPath[]) {
  const problems: ConditionProblem[] = []

  function add(node: ConditionNode, code: DiagnosticCode, problem: string, suggestion?: string): undefined {
    const hint = suggestion === undefined ? {} : { suggestion }
    problems.push({ offset: offsets.get(node) ?? 0, code, problem, ...hint })
  }

  function typeOf(node: ConditionNode): ValueType | undefined {
    switch (node.op) {
      case 'const':
        return typeOfConstant(node.value)
      case 'has':
        typeOfPath(node)
        return { kind: 'boolean' }
      case 'path':
        return typeOfPath(node)
      case 'not':
        expect(node.arg, 'boolean', '!')
        return { kind: 'boolean' }
      case 'size': {
        const type = typeOf(node.arg)
        if (type && type.kind !== 'list' && type.kind !== 'string') {
          add(node, 'condition-type', `size() needs a list or a text, not a ${type.kind}`)
        }
        return { kind: 'number' }
      }
      case 'and':
      case 'or':
        for (const arg of node.args) expect(arg, 'boolean', node.op === 'and' ? '&&' : '||')
        return { kind: 'boolean' }
      case '+':
      case '-':
      case '*':
        expect(node.left, 'number', node.op)
        expect(node.right, 'number', node.op)
        return { kind: 'number' }
      case 'startsWith':
      case 'endsWith':
      case 'contains':
        expect(node.left, 'string', `${node.op}()`)
        expect(node.right, 'string', `${node.op}()`)
        return { kind: 'boolean' }
      case 'in':
        checkMembership(node)
        return { kind: 'boolean' }
      default:
        checkComparison(node)
        return { kind: 'boolean' }
    }
  }

  function expect(node: ConditionNode, kind: Kind, operator: string): void {
    const type = typeOf(node)
    if (type && type.kind !== kind) {
      add(node, 'condition-type', `${operator} needs a ${kind}, not a ${type.kind}`)
    }
  }

  function checkComparison(node: Extract<ConditionNode, { left: ConditionNode }>): void {
    const left = typeOf(node.left)
    const right = typeOf(node.right)
    if (!left || !right) return
    const moments = [left, right].every((type) => type.kind === 'timestamp' || type.moment === true)
    const comparable = left.kind === right.kind || moments
    if (!comparable)
      return add(node, 'condition-type', `${node.op} compares a ${left.kind} with a ${right.kind}`)
    if (left.kind === 'list' || left.kind === 'object') {
      return add(node, 'condition-type', `${node.op} cannot compare a ${left.kind}`)
    }
    if (moments && (node.op === '==' || node.op === '!=')) {
      return add(node, 'condition-type', `${node.op} compares moments as they are written: use <= or >=`)
    }
    const ordered = node.op !== '==' && node.op !== '!='
    if (ordered && (left.kind === 'boolean' || (left.kind === 'string' && !moments))) {
      return add(node, 'condition-type', `${node.op} has no meaning for a ${left.kind}`)
    }
    checkLiteral(node.right, left)
    checkLiteral(node.left, right)
  }

  function checkMembership(node: Extract<ConditionNode, { left: ConditionNode }>): void {
    const left = typeOf(node.left)
    const right = typeOf(node.right)
    if (!left || !right) return
    if (right.kind !== 'list')
      return add(node.right, 'condition-type', `in needs a list, not a ${right.kind}`)
    if (right.item !== undefined && right.item !== left.kind) {
      return add(node, 'condition-type', `in looks for a ${left.kind} in a list of ${right.item}s`)
    }
    checkLiteral(node.right, left)
  }

  function checkLiteral(node: ConditionNode, other: ValueType): void {
    if (node.op !== 'const' || other.values === undefined) return
    for (const value of [node.value].flat()) {
      if (typeof value === 'boolean' || value === null || other.values.includes(value)) continue
      const names = other.values.map(String)
      const problem = `${JSON.stringify(value)} is not one of ${names.join(', ')}`
      add(node, 'condition-literal', problem, nearestName(String(value), names))
    }
  }

  function typeOfPath(node: Extract<ConditionNode, { op: 'path' | 'has' }>): ValueType | undefined {
    if (node.root === 'now') {
      return node.path.length === 0
        ? { kind: 'timestamp' }
        : add(node, 'condition-path', 'now has no properties')
    }
    const shape = scope.shapes[node.root]
    if (shape === undefined) {
      const roots = [...Object.keys(scope.shapes), 'now'].join(', ')
      return add(node, 'condition-root', `${node.root} is not known here, only ${roots}`)
    }
    const followed = followPath(shape, node.path)
    if ('missing' in followed) {
      const parent = [scope.names[node.root] ?? node.root, ...node.path.slice(0, followed.at)].join('.')
      const suggestion = nearestName(followed.missing, followed.names)
      return add(node, 'condition-path', `no field "${followed.missing}" on ${parent}`, suggestion)
    }
    if (
      followed.found.sensitive &&
      !(scope.typed === true && (node.root === 'form' || node.root === 'item'))
    ) {
      return add(node, 'sensitive-shown', sensitiveProblem([node.root, ...node.path].join('.')))
    }
    const unanswered = open.find((path) => path.node === node)
    if (unanswered) checkPresence(unanswered, shape)
    const { type, enum: values, items, format } = followed.found
    return {
      kind: kindOf(type),
      values,
      item: items && kindOf(items.type),
      moment: format === 'date-time',
    }
  }

  function checkPresence({ node, present }: OpenPath, shape: ShapeSource): void {
    for (let length = 1; length <= node.path.length; length++) {
      const part = node.path.slice(0, length)
      const parent = followPath(shape, part.slice(0, -1))
      const own = followPath(shape, part)
      if (!('found' in parent) || !('found' in own)) return
      const name = part.at(-1) ?? ''
      const sure = parent.found.required?.includes(name) === true || own.found.default !== undefined
      if (sure || (node.root === 'row' && own.found.readOnly === true)) continue
      const path = [node.root, ...part].join('.')
      if (present.has(path)) continue
      add(node, 'condition-unguarded', `${path} may be missing: write has(${path}) && before it`)
      return
    }
  }

  return { problems, add, typeOf }
}

function kindOf(type: string): Kind {
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'array') return 'list'
  return type === 'boolean' || type === 'object' ? type : 'string'
}

function typeOfConstant(value: unknown): ValueType {
  if (Array.isArray(value)) {
    const [first] = value as unknown[]
    return { kind: 'list', item: first === undefined ? undefined : typeOfConstant(first).kind }
  }
  if (typeof value === 'boolean') return { kind: 'boolean' }
  if (typeof value === 'number') return { kind: 'number' }
  return { kind: 'string', moment: typeof value === 'string' && momentOf(value) !== undefined }
}

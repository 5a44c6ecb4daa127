import { evaluate, parse } from '@humanwhocodes/momoa'
import type { DocumentNode, ValueNode } from '@humanwhocodes/momoa'
import { formatPath } from '../Diagnostic.ts'
import type { Diagnostic, PathSegment } from '../Diagnostic.ts'
import type { DiagnosticCode } from '../diagnosticCodes.ts'
import { findSyntaxMistake } from './findSyntaxMistake.ts'
import { nameOf } from './SourceFile.ts'

export const LARGEST_FILE_CHARACTERS = 1_000_000
const DEEPEST = 32

/** Parses one file; a syntax error, a key written twice and undue size are diagnostics. */
export function parseDefinition(
  file: string,
  text: string,
): { tree: () => DocumentNode; value: unknown; diagnostics: Diagnostic[] } | { diagnostics: Diagnostic[] } {
  const refuse = (code: DiagnosticCode, problem: string, line = 1, column = 1) => ({
    diagnostics: [{ file, line, column, path: '', problem, code }],
  })
  if (text.length > LARGEST_FILE_CHARACTERS) return refuse('file-too-large', 'is larger than 1 MB')
  const sound = readSound(text)
  if (sound !== undefined)
    return { ...sound, tree: lazily(() => parse(text, { mode: 'json' })), diagnostics: [] }
  const mistake = findSyntaxMistake(text)
  if (mistake) return refuse('syntax', `not JSON: ${mistake.problem}`, mistake.line, mistake.column)
  try {
    const tree = parse(text, { mode: 'json' })
    const diagnostics: Diagnostic[] = []
    checkObjects(file, tree.body, [], diagnostics)
    if (diagnostics.some((each) => each.code === 'too-deep')) return { diagnostics }
    return { tree: () => tree, value: evaluate(tree), diagnostics }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const place = error as Error & { line?: number; column?: number } // momoa's parse errors carry both
    const problem = error.message.replace(/\s*\(\d+:\d+\)\s*$/, '').replace(/\.$/, '')
    return refuse('syntax', `not JSON: ${problem}`, place.line ?? 1, place.column ?? 1)
  }
}

/** Characters that JSON allows and `findSyntaxMistake` doesn't. */
const REFUSED = /[\u007F-\u009F\uFFFD]/

/**
 * Reads a text without positions, several times faster.
 * @returns undefined where anything may be wrong with it
 */
function readSound(text: string): { value: unknown } | undefined {
  if (REFUSED.test(text)) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  // A key written twice leaves fewer members than keys.
  return countMembers(value) === countKeys(text) ? { value } : undefined
}

/** Colons after a quote: at least as many as there are keys. */
function countKeys(text: string): number {
  let count = 0
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    let before = colon - 1
    while (SPACES.has(text[before])) before -= 1
    if (text[before] === '"') count += 1
  }
  return count
}

const SPACES: ReadonlySet<string | undefined> = new Set([' ', '\t', '\r', '\n'])

/** Members of all objects in a value; NaN where it is too deep. */
function countMembers(value: unknown, depth = 0): number {
  if (depth > DEEPEST) return Number.NaN
  if (typeof value !== 'object' || value === null) return 0
  const children: unknown[] = Array.isArray(value) ? value : Object.values(value)
  let count = Array.isArray(value) ? 0 : children.length
  for (const child of children) count += countMembers(child, depth + 1)
  return count
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

function checkObjects(file: string, node: ValueNode, path: PathSegment[], found: Diagnostic[]): void {
  const add = (
    code: DiagnosticCode,
    problem: string,
    at: PathSegment[],
    start: { line: number; column: number },
  ) => found.push({ file, line: start.line, column: start.column, path: formatPath(at), problem, code })
  if (path.length > DEEPEST) {
    add('too-deep', `is nested deeper than ${DEEPEST} levels`, path, node.loc.start)
    return
  }
  if (node.type === 'Array') {
    node.elements.forEach((element, index) => checkObjects(file, element.value, [...path, index], found))
  }
  if (node.type !== 'Object') return
  const seen = new Set<string>()
  for (const member of node.members) {
    const name = nameOf(member.name)
    const here = [...path, name]
    if (seen.has(name)) add('duplicate-key', `key "${name}" is used twice`, here, member.name.loc.start)
    seen.add(name)
    checkObjects(file, member.value, here, found)
  }
}

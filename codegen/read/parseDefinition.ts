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
): { tree: DocumentNode; value: unknown; diagnostics: Diagnostic[] } | { diagnostics: Diagnostic[] } {
  const refuse = (code: DiagnosticCode, problem: string, line = 1, column = 1) => ({
    diagnostics: [{ file, line, column, path: '', problem, code }],
  })
  if (text.length > LARGEST_FILE_CHARACTERS) return refuse('file-too-large', 'is larger than 1 MB')
  const mistake = findSyntaxMistake(text)
  if (mistake) return refuse('syntax', `not JSON: ${mistake.problem}`, mistake.line, mistake.column)
  try {
    const tree = parse(text, { mode: 'json' })
    const diagnostics: Diagnostic[] = []
    checkObjects(file, tree.body, [], diagnostics)
    if (diagnostics.some((each) => each.code === 'too-deep')) return { diagnostics }
    return { tree, value: evaluate(tree), diagnostics }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const place = error as Error & { line?: number; column?: number } // momoa's parse errors carry both
    const problem = error.message.replace(/\s*\(\d+:\d+\)\s*$/, '').replace(/\.$/, '')
    return refuse('syntax', `not JSON: ${problem}`, place.line ?? 1, place.column ?? 1)
  }
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

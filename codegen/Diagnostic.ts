import { severityOf } from './diagnosticCodes.ts'
import type { DiagnosticCode } from './diagnosticCodes.ts'

/** One error or warning in one definition file. `line` and `column` count from 1. */
export interface Diagnostic {
  /** Relative to the folder above `definitions`: `definitions/modules/parcels/parcel.list.json`. */
  file: string
  line: number
  column: number
  /** `columns[3].field`; empty for the file itself. */
  path: string
  problem: string
  /** The nearest right name. */
  suggestion?: string
  /** Values that show the mistake, by path: `{ "form.send": "later" }`; null stands for a missing one. */
  witness?: Record<string, unknown>
  code: DiagnosticCode
  /** The same collision as the other file has it: the one that was changed is to blame. */
  rival?: Diagnostic
}

export type PathSegment = string | number

/** Writes a path as people read it: `columns[3].field`, `states["in review"].icon`. */
export function formatPath(path: readonly PathSegment[]): string {
  let text = ''
  for (const segment of path) {
    if (typeof segment === 'number') text += `[${segment}]`
    else if (/^[\w$-]+$/.test(segment)) text += text === '' ? segment : `.${segment}`
    else text += `[${JSON.stringify(segment)}]`
  }
  return text
}

/** Whether it keeps the definitions from being compiled; a warning does not. */
export function isError({ code }: Pick<Diagnostic, 'code'>): boolean {
  return severityOf(code) === 'error'
}

/** One line each: `file:line:column  path — problem. Did you mean "x"?` */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, path, problem, suggestion } = diagnostic
  const kind = isError(diagnostic) ? '' : 'warning: '
  const where = path === '' ? '' : `${path} — `
  const hint = suggestion === undefined ? '' : `. Did you mean "${suggestion}"?`
  return `${file}:${line}:${column}  ${kind}${where}${problem}${hint}`
}

/** By file, then position, then text. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareTexts(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareTexts(a.problem, b.problem)
  )
}

/** A field that a list shows and its resource sorts by is missing once. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ file, line, column, code, problem }: Diagnostic): string =>
    JSON.stringify([file, line, column, code, problem])
  return [...new Map(diagnostics.toReversed().map((each) => [keyOf(each), each])).values()]
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

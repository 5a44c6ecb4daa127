import { formatPath } from '../Diagnostic.ts'
import type { Diagnostic, PathSegment } from '../Diagnostic.ts'
import type { DiagnosticCode } from '../diagnosticCodes.ts'
import { locate } from '../read/SourceFile.ts'
import type { SourceFile } from '../read/SourceFile.ts'

export interface Aim {
  suggestion?: string | undefined
  /** Point at the key instead of its value. */
  key?: boolean
  /** Point so many characters into the text. */
  inside?: number
  /** Values that show the mistake. */
  witness?: Record<string, unknown>
}

/** Notes one mistake at a place of a file. */
export type Report = (
  source: SourceFile,
  path: readonly PathSegment[],
  code: DiagnosticCode,
  problem: string,
  aim?: Aim,
) => void

/** A report and the list it fills. */
export function createReport(): { report: Report; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const report: Report = (source, path, code, problem, aim = {}) => {
    const { suggestion, witness } = aim
    diagnostics.push({
      file: source.file,
      ...locate(source, path, aim),
      path: formatPath(path),
      problem,
      code,
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(witness === undefined ? {} : { witness }),
    })
  }
  return { report, diagnostics }
}

import { formatPath } from '../Diagnostic.ts'
import type { Diagnostic, PathSegment } from '../Diagnostic.ts'
import type { DiagnosticCode } from '../diagnosticCodes.ts'
import { nearestName } from '../nearestName.ts'
import { locate, writtenPath } from '../read/SourceFile.ts'
import type { SourceFile } from '../read/SourceFile.ts'

export interface Aim {
  suggestion?: string | undefined
  /** A wrong name and those there are: the nearest is suggested, else it is said which there are. */
  among?: { name: string; names: Iterable<string> }
  /** Point at the key instead of its value. */
  key?: boolean
  /** A place where a person types or a rule of typing is given: a sensitive field may be named. */
  typed?: boolean
  /** Point so many characters into the text. */
  inside?: number
  /** Values that demonstrate the error. */
  witness?: Record<string, unknown>
  /** The other side of a collision between two files, in its words. */
  rival?: { source: SourceFile; path: readonly PathSegment[]; problem: string } | undefined
}

/** Reports one error at a position in a file. */
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
  const placed = (named: SourceFile, at: readonly PathSegment[], aim: Aim = {}) => {
    const { source, path } = writtenPlace(named, at)
    const place = locate({ tree: source.tree, text: source.text }, path, aim)
    return { file: source.file, ...place, path: formatPath(path) }
  }
  const report: Report = (named, at, code, problem, aim = {}) => {
    const { among, witness, rival } = aim
    const names = [...(among?.names ?? [])]
    const suggestion = aim.suggestion ?? (among && nearestName(among.name, names))
    const choice = among && suggestion === undefined ? choiceOf(names) : ''
    const found: Diagnostic = {
      ...placed(named, at, aim),
      problem: problem + choice,
      code,
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(witness === undefined ? {} : { witness }),
      ...(rival && { rival: { ...placed(rival.source, rival.path), problem: rival.problem, code } }),
    }
    // What several facts follow from is wrong once.
    if (!diagnostics.some((each) => isSame(each, found))) diagnostics.push(found)
  }
  return { report, diagnostics }
}

/** What follows is written where it follows from, which may be another file. */
function writtenPlace(
  source: SourceFile,
  path: readonly PathSegment[],
): { source: Pick<SourceFile, 'file' | 'tree' | 'text'>; path: readonly PathSegment[] } {
  const fact = source.following?.find(
    (each) => !each.isWritten && each.path.every((segment, index) => segment === path[index]),
  )
  if (fact?.from === undefined) return { source, path: writtenPath(source.moved, path) }
  return { source: fact.from.file, path: [...fact.from.path, ...path.slice(fact.path.length)] }
}

function isSame(left: Diagnostic, right: Diagnostic): boolean {
  return (
    left.file === right.file &&
    left.line === right.line &&
    left.column === right.column &&
    left.code === right.code &&
    left.problem === right.problem
  )
}

/** Most names that are listed; `explain` lists any number. */
const MOST_NAMES = 12

function choiceOf(names: readonly string[]): string {
  if (names.length === 0) return '; there are none'
  if (names.length === 1) return `; there is only ${names.join('')}`
  if (names.length <= MOST_NAMES) return `; there are ${names.join(', ')}`
  return `; there are ${names.length}, such as ${names.slice(0, MOST_NAMES).join(', ')}`
}

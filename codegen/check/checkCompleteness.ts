import type { Diagnostic } from '../Diagnostic.ts'
import type { DefinitionKind } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkComplete } from './checkLanguage.ts'
import { checkOrigins } from './checkOrigins.ts'
import type { RepairedSource } from './repairSource.ts'
import { createReport } from './Report.ts'

interface Damage {
  /** Modules of which a file could not be read; undefined for the portal's own. */
  lost: ReadonlySet<string | undefined>
  repaired: ReadonlyMap<string, RepairedSource>
  /** Kinds of which something is missing even once broken files are repaired. */
  missing: ReadonlySet<DefinitionKind>
}

interface Completeness {
  complete: SourceFile[]
  incomplete: SourceFile[]
  diagnostics: Diagnostic[]
  /** Keys missing in repaired files. */
  lacking: Diagnostic[]
  /** What else is wrong with what follows. */
  strange: Diagnostic[]
}

/** Which files have every key once what follows is filled in, and what is to blame where one has not. */
export function checkCompleteness(files: readonly SourceFile[], damage: Damage): Completeness {
  const { lost, repaired } = damage
  const [keys, lacking, strange] = [createReport(), createReport(), createReport()]
  const isLost = (module: string | undefined) => lost.has(module) || lost.has(undefined)
  const isComplete = (file: SourceFile): boolean => {
    if (isLost(file.module)) return checkComplete(file, ignore, ignore)
    if (repaired.has(file.file)) return checkComplete(file, lacking.report, ignore)
    return checkComplete(file, keys.report, strange.report)
  }
  const { true: complete = [], false: incomplete = [] } = Object.groupBy(files, (file) =>
    isComplete(file) ? 'true' : 'false',
  )
  const moduleOf = new Map(files.map(({ file, module }) => [file, module]))
  const modules = new Set(incomplete.map(({ module }) => module))
  const diagnostics = [...modules].flatMap((module) => {
    if (isLost(module)) return []
    const wrong = wrongOrigins(module, files, damage)
    return wrong.length > 0 ? wrong : keys.diagnostics.filter(({ file }) => moduleOf.get(file) === module)
  })
  return {
    complete,
    incomplete,
    diagnostics,
    lacking: lacking.diagnostics.filter((each) => repaired.get(each.file)?.isSound(each) === true),
    strange: strange.diagnostics,
  }
}

function wrongOrigins(
  module: string | undefined,
  files: readonly SourceFile[],
  { repaired, missing }: Damage,
): Diagnostic[] {
  const { report, diagnostics } = createReport()
  checkOrigins(
    files.filter((file) => file.module === module),
    missing,
    report,
  )
  return diagnostics.filter((each) => repaired.get(each.file)?.isSound(each) !== false)
}

function ignore() {}

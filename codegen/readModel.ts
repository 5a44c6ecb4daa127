import { basename, join, resolve } from 'node:path'
import { checkDefinitions } from './check/checkDefinitions.ts'
import { compareDiagnostics } from './Diagnostic.ts'
import type { Diagnostic } from './Diagnostic.ts'
import type { Model } from './Model.ts'
import { parseSources } from './read/parseSources.ts'
import { leaveOutOtherLocales } from './read/leaveOutOtherLocales.ts'
import { readDefinitions } from './read/readDefinitions.ts'
import { readSources } from './read/readSources.ts'
import type { SourceFile } from './read/SourceFile.ts'

export interface CheckedDefinitions {
  /** Those that parsed, with what follows where they keep to the language. */
  files: SourceFile[]
  /** What the sound files mean; undefined when a portal-wide file is missing or broken. */
  model: Model | undefined
  diagnostics: Diagnostic[]
}

/** Reads and checks a folder without compiling it, for tools that look at definitions as they are written. */
export async function readModel(folder: string): Promise<CheckedDefinitions> {
  const { files, diagnostics: unread } = await readDefinitions(folder)
  return check(files, unread)
}

/**
 * The same with one module more, whose files stand in a folder elsewhere: an example, a draft.
 * Its files bear the paths they have, and stand in for a module of that name.
 */
export async function readModelWith(folder: string, moduleFolder: string): Promise<CheckedDefinitions> {
  const [portal, own] = await Promise.all([readDefinitions(folder), readSources(moduleFolder)])
  const module = basename(resolve(moduleFolder))
  const placed = new Map([...own].map(([path, text]) => [`modules/${module}/${path}`, text] as const))
  const prefix = `${basename(folder)}/modules/${module}/`
  const { files, diagnostics } = parseSources(placed, basename(folder))
  const moved = <Placed extends { file: string }>(each: Placed): Placed => ({
    ...each,
    file: join(moduleFolder, each.file.slice(prefix.length)),
  })
  return check(
    [...portal.files.filter((each) => each.module !== module), ...files.map(moved)],
    [...portal.diagnostics, ...diagnostics.map(moved)],
  )
}

function check(files: SourceFile[], diagnostics: Diagnostic[]): CheckedDefinitions {
  const { files: read, diagnostics: unread } = leaveOutOtherLocales({ files, diagnostics })
  const { model, diagnostics: unsound, completed } = checkDefinitions(read, unread)
  const byPath = new Map(completed.map((file) => [file.file, file]))
  return {
    files: files.map((file) => byPath.get(file.file) ?? file),
    model,
    diagnostics: [...unread, ...unsound].sort(compareDiagnostics),
  }
}

import type { Diagnostic } from '../Diagnostic.ts'
import { ofKind } from '../Model.ts'
import type { DefinitionKind } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'

const NEEDED = {
  portal: 'portal.json',
  access: 'access.json',
  registry: 'registry.json',
  context: 'context.schema.json',
} as const

/** The portal-wide files are there, every module folder has its module.json, and the locale its texts. */
export function checkPresence(
  files: readonly SourceFile[],
  broken: ReadonlySet<DefinitionKind>,
  diagnostics: Diagnostic[],
): void {
  const root = files[0]?.file.split('/')[0] ?? 'definitions'
  const miss = (file: string, remedy: string) =>
    diagnostics.push({
      file,
      line: 1,
      column: 1,
      path: '',
      problem: `the file is missing: ${remedy}`,
      code: 'missing-file',
    })
  for (const kind of ['portal', 'access', 'registry', 'context'] as const) {
    if (ofKind(files, kind).length === 0 && !broken.has(kind)) miss(`${root}/${NEEDED[kind]}`, 'restore it')
  }
  const defined = new Set(ofKind(files, 'module').map((file) => file.module))
  const folders = new Set(files.flatMap((file) => file.module ?? []))
  for (const folder of folders) {
    if (!defined.has(folder) && !broken.has('module'))
      miss(`${root}/modules/${folder}/module.json`, "restore it, or delete the module's folder")
  }
}

import type { LocatedDiagnostic, OwnerFiles } from '../../language/DefinitionCompiler.ts'

/**
 * Files that were published before and are gone while their texts are still there: deleted by accident, or half.
 * One error stands for all their unused texts.
 * @param folder name of the definitions folder, for diagnostics
 * @param before the owner's files as they were published, `now` as they are
 * @param warnings of the compiler
 */
export function deletedFiles(
  folder: string,
  before: OwnerFiles,
  now: OwnerFiles,
  warnings: readonly LocatedDiagnostic[],
): { errors: LocatedDiagnostic[]; explained: Set<LocatedDiagnostic> } {
  const explained = new Set<LocatedDiagnostic>()
  const errors: LocatedDiagnostic[] = []
  const unused = warnings.filter(
    ({ code, file }) => code === 'unused-text' && Object.hasOwn(now, file.slice(folder.length + 1)),
  )
  for (const [path, text] of Object.entries(before)) {
    if (Object.hasOwn(now, path)) continue
    const own = unused.filter((each) => text.includes(`"@${each.path.slice(each.path.indexOf('.') + 1)}"`))
    if (own.length === 0) continue
    for (const each of own) explained.add(each)
    const file = `${folder}/${path}`
    const texts = own.length === 1 ? '1 of its texts is' : `${own.length} of its texts are`
    const problem = `the file was deleted, but ${texts} still in ${own[0]?.file.split('/').at(-1) ?? ''}: put it back, or delete them too`
    errors.push({
      file,
      line: 1,
      column: 1,
      path: '',
      problem,
      code: 'deleted-file',
      severity: 'error',
      text: `${file}  ${problem}`,
    })
  }
  return { errors, explained }
}

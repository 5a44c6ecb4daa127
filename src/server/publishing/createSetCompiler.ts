import type { DefinitionCompiler, LocatedDiagnostic, Versions } from '../../language/DefinitionCompiler.ts'
import type { CompiledPortal } from '../../language/portal.ts'
import { deletedFiles } from './deletedFiles.ts'
import type { Publications } from './Publications.ts'
import type { PublicationStore, VersionFiles } from './PublicationStore.ts'
import { ownerOfFile, type CompileResult } from './resolveVersions.ts'

export interface SetCompiler {
  /**
   * Files that are gone while their texts are not are mistakes.
   * @throws when a version is nowhere to be found
   */
  compile: (versions: Versions) => Promise<CompileResult>
  /**
   * Compiles versions that were all published before: what they lack, no one deleted by accident.
   * @throws when a version is nowhere to be found
   */
  compilePublished: (versions: Versions) => Promise<CompileResult>
  /** @throws when the version is nowhere to be found */
  filesOf: (owner: string, version: string) => Promise<VersionFiles>
}

/**
 * Compiles sets of versions, whether they stand in the folder or in the store.
 * @param held gives the portal whose unchanged parts are used again
 */
export function createSetCompiler(
  compiler: DefinitionCompiler,
  store: PublicationStore,
  publications: Publications,
  held: () => CompiledPortal | undefined,
): SetCompiler {
  async function compile(versions: Versions): Promise<CompileResult> {
    const result = await compilePublished(versions)
    return 'portal' in result ? withoutDeletions(versions, result) : result
  }

  async function compilePublished(versions: Versions): Promise<CompileResult> {
    for (;;) {
      const answer = await compiler.compile(versions, held())
      if (answer.kind !== 'missing') return answer
      for (const [owner, version] of Object.entries(answer.versions)) {
        const files = await store.files(owner, version)
        if (files === undefined) throw new Error(`Version ${version} of ${owner} is gone`)
        await compiler.hold(owner, version, files)
      }
    }
  }

  async function filesOf(owner: string, version: string): Promise<VersionFiles> {
    const files = (await compiler.files(owner, version)) ?? (await store.files(owner, version))
    if (files === undefined) throw new Error(`Version ${version} of ${owner} is gone`)
    return { owner, version, files }
  }

  /** A file that is gone while its texts are not holds its owner back. */
  async function withoutDeletions(
    versions: Versions,
    answer: Extract<CompileResult, { portal: unknown }>,
  ): Promise<CompileResult> {
    const errors: LocatedDiagnostic[] = []
    let rest = answer.warnings
    for (const owner of ownersOfUnusedTexts(answer.warnings)) {
      const [now, before] = [versions[owner], publications.versionOf(owner)]
      if (now === undefined || !before || now === before) continue
      const [filesNow, filesBefore] = await Promise.all([filesOf(owner, now), filesOf(owner, before)])
      const folderName = answer.warnings[0]?.file.split('/')[0] ?? ''
      const found = deletedFiles(folderName, filesBefore.files, filesNow.files, rest)
      errors.push(...found.errors)
      rest = rest.filter((each) => !found.explained.has(each))
    }
    return errors.length === 0 ? answer : { diagnostics: [...errors, ...rest] }
  }

  return { compile, compilePublished, filesOf }
}

function ownersOfUnusedTexts(warnings: readonly LocatedDiagnostic[]): Set<string> {
  return new Set(warnings.filter(({ code }) => code === 'unused-text').map(({ file }) => ownerOfFile(file)))
}

import type { LocatedDiagnostic } from './DefinitionCompiler.ts'

/** What operators are told of the definitions that are served and of the files as they are now. */

/** A mistake in a definition file as it is now, or why publishing itself did not work. */
export type PublishedDiagnostic = LocatedDiagnostic

export interface PublishStatus {
  /** `kept`: at least one owner is served in another version than its files. */
  status: 'published' | 'kept'
  /** The manifest's version that is served. */
  version: string
  publishedAt: string
  /** Module id → content hash. */
  modules: Record<string, string>
  /** Owner → version that is served, as the history names it. */
  versions: Record<string, string>
  /** Owners that are not served as their files are: modules by id, and `portal` for all other files. */
  kept: string[]
  /** Those of them that an operator rolled back; they stay so until their files change. */
  rolledBack: string[]
  /** Of the files as they are now. */
  diagnostics: PublishedDiagnostic[]
}

export type PublicationCause = 'files' | 'rollback' | 'start'

/** One version of an owner's definitions that was served at some time. */
export interface PublishedVersion {
  /** Content hash of the owner's files; `removed` where the module was taken away. */
  version: string
  publishedAt: string
  cause: PublicationCause
  /** The operator who rolled back or published the files. */
  by?: string
  current: boolean
  /** Files that differ from the version before, below the definitions folder; told of the newest versions. */
  changed?: string[]
  /** The same in words: `Column Charge renamed to Cost`. */
  changes?: string[]
}

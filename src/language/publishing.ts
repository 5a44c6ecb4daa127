import type { LocatedDiagnostic } from './DefinitionCompiler.ts'

/** What operators are told of the definitions that are served and of the files as they are now. */

/** A mistake in a definition file as it is now, or why publishing itself did not work. */
export type PublishedDiagnostic = LocatedDiagnostic

export interface PublishStatus {
  /** `kept` while at least one owner shows an older version than its files. */
  status: 'published' | 'kept'
  /** `PortalManifest.version` of what is served. */
  version: string
  publishedAt: string
  /** Module id → content hash. */
  modules: Record<string, string>
  /** Owners whose last good version is shown: module ids, or `portal` for the files of none. */
  kept: string[]
  diagnostics: PublishedDiagnostic[]
}

export type PublicationCause = 'files' | 'rollback' | 'start'

/** One version of an owner's definitions that was served at some time. */
export interface PublishedVersion {
  /** Content hash of the owner's files; `removed` where the module was taken away. */
  version: string
  publishedAt: string
  cause: PublicationCause
  /** Who rolled back. */
  by?: string
  current: boolean
}

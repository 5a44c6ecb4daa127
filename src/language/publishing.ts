/** What operators are told of the definitions that are served and of the files as they are now. */

/** A mistake in a definition file. */
export interface PublishedDiagnostic {
  file: string
  line: number
  column: number
  /** `columns[3].field`; empty for the file itself. */
  path: string
  problem: string
  /** The nearest right name. */
  suggestion?: string
}

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

/** One version of an owner's definitions that was served at some time. */
export interface PublishedVersion {
  version: string
  publishedAt: string
  cause: 'files' | 'rollback' | 'start'
  /** Who rolled back. */
  by?: string
  current: boolean
}

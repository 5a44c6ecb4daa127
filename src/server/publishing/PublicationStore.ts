import type { OwnerFiles } from '../../language/DefinitionCompiler.ts'
import type { PublicationCause, PublishedVersion } from '../../language/publishing.ts'

/** One owner's version, as published. */
export interface Publication {
  owner: string
  /** Null: the module was removed. */
  version: string | null
  /** The version of the owner's files in the folder at that time; null: it had none. */
  seen: string | null
  cause: PublicationCause
  by?: string
}

/** What is published at present. */
export interface LatestPublications {
  /** Grows with each publication of any process; 0 before the first. */
  number: number
  publishedAt: Date
  owners: Record<string, Publication>
}

/** The versions that were published, for all processes that serve them. */
export interface PublicationStore {
  latest(): Promise<LatestPublications>
  /** Cheap: the number of the latest publication. */
  number(): Promise<number>
  files(owner: string, version: string): Promise<OwnerFiles | undefined>
  /**
   * Publishes as one unit and tells the other processes.
   * @param base the number of the latest publication this one is made upon
   * @returns false, with nothing published, when another process has published since
   */
  publish(base: number, publications: Publication[], files: VersionFiles[]): Promise<boolean>
  history(owner: string): Promise<PublishedVersion[]>
  /** Calls when another process may have published. @returns the end of it */
  onPublished(listener: () => void): Promise<() => void>
}

export interface VersionFiles {
  owner: string
  version: string
  files: OwnerFiles
}

/** What a history shows for a module that was taken away. */
export const REMOVED = 'removed'

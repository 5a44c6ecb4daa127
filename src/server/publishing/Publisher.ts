import type { PublishedVersion, PublishStatus } from '../../language/publishing.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'

/** Decides which definitions are served. Owners are published, kept and rolled back one by one. */
export interface Publisher {
  current(): PublishedPortal
  status(): PublishStatus
  /** Reads the folder and serves what of it is sound. */
  publish(): Promise<PublishStatus>
  /** Called with each new portal before it is served; a failure keeps the old one. */
  onPublish(listener: (portal: PublishedPortal) => Promise<void>): void
  /** Called after each publication, refusal and rollback that changes the status. */
  onStatus(listener: (status: PublishStatus) => void): void
  /** Newest first. */
  history(owner: string): Promise<PublishedVersion[]>
  /**
   * Serves an older version until the owner's files change.
   * @param by who asks for it
   * @throws Refusal `not-found` for a version that was never published, `definition-mistakes` when it does not compile any more
   */
  rollback(owner: string, version: string, by: string): Promise<PublishStatus>
  /**
   * Serves the owner's files as they are, which takes a rollback back.
   * @param by who asks for it
   * @throws Refusal `not-found` for an owner without files, `definition-mistakes` when they do not compile
   */
  publishFiles(owner: string, by: string): Promise<PublishStatus>
  /** A served file of this or an earlier publication; looks for a newer publication before it gives up. */
  file(name: string): Promise<string | undefined>
  close(): Promise<void>
}

import type { Versions } from '../../language/DefinitionCompiler.ts'
import type { PublicationCause } from '../../language/publishing.ts'
import type { LatestPublications, Publication, PublicationStore, VersionFiles } from './PublicationStore.ts'
import { changedOwners } from './resolveVersions.ts'

/** What is published, held against what this process's folder has. */
export class Publications {
  readonly #store: PublicationStore
  #latest: LatestPublications
  /** Null while the folder cannot be read. */
  #folder: Versions | null = null
  /** Owner → version of its files that another process has published over. */
  readonly #overtaken: Record<string, string | null> = {}

  private constructor(store: PublicationStore, latest: LatestPublications) {
    this.#store = store
    this.#latest = latest
  }

  static async read(store: PublicationStore): Promise<Publications> {
    return new Publications(store, await store.latest())
  }

  /** Of the latest publication; 0 before the first. */
  get number(): number {
    return this.#latest.number
  }

  get publishedAt(): Date {
    return this.#latest.publishedAt
  }

  versionOf(owner: string): string | null | undefined {
    return this.#latest.owners[owner]?.version
  }

  /** The version of an owner's files in the folder; null: it has none. */
  seenOf(owner: string): string | null {
    return this.#folder?.[owner] ?? null
  }

  takeFolder(files: Versions): void {
    this.#folder = files
  }

  /** An owner whose files were just published is behind nobody. */
  catchUp(owner: string): void {
    delete this.#overtaken[owner]
  }

  /** The files are those that were there when an operator went back. */
  isRolledBack(owner: string): boolean {
    const publication = this.#latest.owners[owner]
    return (
      this.#folder !== null && publication?.cause === 'rollback' && publication.seen === this.seenOf(owner)
    )
  }

  /** Owners that are served otherwise than their files in the folder. */
  keptOwners(versions: Versions): string[] {
    const files = this.#folder
    if (files === null) return Object.keys(versions).toSorted()
    return changedOwners(versions, files)
      .filter((owner) => this.#overtaken[owner] !== (files[owner] ?? null))
      .toSorted()
  }

  /** A version that was published for the files as they are stays, so that a rollback does. */
  wantedVersions(files: Versions): Versions {
    const wanted: Versions = {}
    for (const owner of new Set([...Object.keys(files), ...Object.keys(this.#latest.owners)])) {
      const file = files[owner] ?? null
      const published = this.#latest.owners[owner]
      const isSettled =
        published !== undefined && (published.seen === file || this.#overtaken[owner] === file)
      const version = isSettled ? published.version : file
      if (version !== null) wanted[owner] = version
    }
    return wanted
  }

  lastGoodVersions(): Versions {
    const entries = Object.values(this.#latest.owners).map(({ owner, version }) => [owner, version] as const)
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))
  }

  /** Updates that make the store hold these versions as published for these files. */
  updatesFor(versions: Versions, files: Versions, cause: PublicationCause): Publication[] {
    const owners = new Set([...Object.keys(versions), ...Object.keys(this.#latest.owners)])
    return [...owners].flatMap((owner) => {
      const before = this.#latest.owners[owner]
      const [version, seen] = [versions[owner] ?? null, files[owner] ?? null]
      const isNews = version !== (before?.version ?? null)
      const isMet =
        version === seen && before !== undefined && before.seen !== seen && this.#overtaken[owner] !== seen
      return isNews || isMet ? [{ owner, version, seen, cause }] : []
    })
  }

  /** @returns false when another process has published in the meantime */
  async publish(publications: Publication[], files: VersionFiles[]): Promise<boolean> {
    const stored = await this.#store.publish(this.number, publications, files)
    await this.readLatest(publications)
    return stored
  }

  /** @returns whether another process has published since */
  async isBehind(): Promise<boolean> {
    return (await this.#store.number()) !== this.number
  }

  /** What other processes published holds, also over files of this one's folder that differ. */
  async readLatest(own: Publication[] = []): Promise<void> {
    const before = this.#latest
    this.#latest = await this.#store.latest()
    for (const publication of Object.values(this.#latest.owners)) {
      const { owner, version, seen, cause } = publication
      const old = before.owners[owner]
      if (old?.version === version && old.seen === seen && old.cause === cause) continue
      const file = this.seenOf(owner)
      const isOwn = own.some((each) => each.owner === owner && each.version === version && each.seen === seen)
      if (isOwn || seen === file || this.#folder === null) this.catchUp(owner)
      else this.#overtaken[owner] = file
    }
  }
}

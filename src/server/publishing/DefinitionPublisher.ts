import type { DefinitionCompiler, LocatedDiagnostic, Versions } from '../../language/DefinitionCompiler.ts'
import type { PublicationCause, PublishedVersion, PublishStatus } from '../../language/publishing.ts'
import { Refusal } from '../errors.ts'
import { createPortalLoader, type PublishedPortal } from '../resources/PublishedPortal.ts'
import { createFileShelf } from './createFileShelf.ts'
import { createSetCompiler, type SetCompiler } from './createSetCompiler.ts'
import type { Publications } from './Publications.ts'
import { REMOVED, type Publication, type PublicationStore } from './PublicationStore.ts'
import type { Publisher } from './Publisher.ts'
import { readHistory } from './readHistory.ts'
import {
  blamed,
  changedOwners,
  resolveVersions,
  type CompileResult,
  type ResolvedVersions,
} from './resolveVersions.ts'
import type { Served } from './Served.ts'
import { StatusBoard } from './StatusBoard.ts'

export interface PublisherOptions {
  compiler: DefinitionCompiler
  store: PublicationStore
  /** Called when publishing itself fails; the old portal stays, and it is tried again. */
  onError?: (error: unknown) => void
  /** How often the store is asked for what other processes published, should their word have been lost. */
  pollMs?: number
}

/** A version of one owner, and the folder's files where they are what is published. */
type OwnerChoice = Omit<Publication, 'owner'> & { files?: Versions }

/** Times a folder may change while it is compiled, or another process publish, before the next change is awaited. */
const ATTEMPTS = 10
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 60_000
const LOOK_FOR_FILES_MS = 1_000

/** Publishes one piece of work at a time, and tries again what failed. */
export class DefinitionPublisher implements Publisher {
  readonly #options: PublisherOptions
  readonly #publications: Publications
  readonly #compiler: SetCompiler
  readonly #board: StatusBoard
  readonly #load = createPortalLoader()
  readonly #shelf = createFileShelf()
  readonly #publishListeners: ((portal: PublishedPortal) => Promise<void>)[] = []
  #served: Served | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #retryMs = FIRST_RETRY_MS
  #retry: NodeJS.Timeout | undefined
  #looking: { at: number; done: Promise<void> } | undefined
  #closed = false
  #stopWatching = (): void => undefined

  constructor(options: PublisherOptions, publications: Publications) {
    const { compiler, store } = options
    this.#options = options
    this.#publications = publications
    this.#compiler = createSetCompiler(compiler, store, publications, () => this.#served?.portal)
    this.#board = new StatusBoard(publications, () => this.#current())
  }

  async start(): Promise<void> {
    try {
      await this.#inTurn(() => this.#publishFolder('start'))
    } catch (error) {
      await this.#serveLastGood(error)
    }
    const { store, compiler, pollMs = 5_000 } = this.#options
    const look = (): void => void this.#look()
    const stopListening = await store.onPublished(look)
    const polling = setInterval(look, pollMs)
    polling.unref()
    this.#stopWatching = () => {
      clearInterval(polling)
      stopListening()
    }
    compiler.onChange(() => this.#again())
  }

  current(): PublishedPortal {
    return this.#current().published
  }

  status(): PublishStatus {
    return this.#board.read()
  }

  onPublish(listener: (portal: PublishedPortal) => Promise<void>): void {
    this.#publishListeners.push(listener)
  }

  onStatus(listener: (status: PublishStatus) => void): void {
    this.#board.onStatus(listener)
  }

  publish(): Promise<PublishStatus> {
    return this.#inTurn(async () => {
      try {
        const status = await this.#publishFolder('files')
        this.#retryMs = FIRST_RETRY_MS
        clearTimeout(this.#retry)
        return status
      } catch (error) {
        this.#failed(error)
        throw error
      }
    })
  }

  history(owner: string): Promise<PublishedVersion[]> {
    return readHistory(this.#options.store, owner)
  }

  rollback(owner: string, version: string, by: string): Promise<PublishStatus> {
    return this.#publishOwner(owner, async () => {
      const history = await this.#options.store.history(owner)
      if (!history.some((each) => each.version === version)) throw new Refusal('not-found')
      const kept = version === REMOVED ? null : version
      return { version: kept, seen: this.#publications.seenOf(owner), cause: 'rollback', by }
    })
  }

  publishFiles(owner: string, by: string): Promise<PublishStatus> {
    return this.#publishOwner(owner, async () => {
      const files = await this.#options.compiler.read()
      const version = files[owner]
      if (version === undefined) throw new Refusal('not-found')
      return { version, seen: version, cause: 'files', by, files }
    })
  }

  /** However many files are asked for, the store is asked once a second. */
  async file(name: string): Promise<string | undefined> {
    const found = this.#shelf.get(name)
    if (found !== undefined || !/\.[0-9a-f]{8}\.js$/.test(name)) return found
    if (this.#looking === undefined || Date.now() - this.#looking.at > LOOK_FOR_FILES_MS)
      this.#looking = { at: Date.now(), done: this.#look() }
    await this.#looking.done
    return this.#shelf.get(name)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    this.#stopWatching()
    await this.#turn
    await this.#options.compiler.close()
  }

  /** One piece of work at a time. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => undefined)
    return result
  }

  #current(): Served {
    if (this.#served === undefined) throw new Error('Nothing is published yet')
    return this.#served
  }

  async #publishFolder(cause: PublicationCause): Promise<PublishStatus> {
    const { compiler } = this.#options
    const publications = this.#publications
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const files = await compiler.read()
      const compile = remembering(this.#compiler.compile)
      const now = await compile(files)
      const all = 'diagnostics' in now ? now.diagnostics : now.warnings
      const lastGood = publications.lastGoodVersions()
      const found = blamed(all, changedOwners(files, lastGood))
      if (publications.number === 0 && 'diagnostics' in now) throw new MistakenDefinitions(found)
      const resolved = await resolveVersions(publications.wantedVersions(files), lastGood, compile)
      if (changedOwners(files, await compiler.read()).length > 0) continue
      if (resolved === undefined && this.#served === undefined) throw new MistakenDefinitions(found)
      const updates = resolved && publications.updatesFor(resolved.versions, files, cause)
      if (resolved && updates && !(await this.#serve(resolved, updates))) continue
      publications.takeFolder(files)
      this.#board.diagnostics = found
      return this.#board.tell()
    }
    throw new Error('The definitions kept changing while they were compiled')
  }

  /**
   * Serves one owner as an operator chose it, and everything else as it is.
   * @param choose the version and the files it is published for; asked again when another process has published
   */
  #publishOwner(owner: string, choose: () => Promise<OwnerChoice>): Promise<PublishStatus> {
    const publications = this.#publications
    return this.#inTurn(async () => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        await publications.readLatest()
        const { files, ...chosen } = await choose()
        const { [owner]: _, ...versions } = publications.lastGoodVersions()
        if (chosen.version !== null) versions[owner] = chosen.version
        const { compile, compilePublished } = this.#compiler
        const result = await (files === undefined ? compilePublished : compile)(versions)
        if ('diagnostics' in result) throw refusedVersion(result.diagnostics)
        if (!(await this.#serve({ versions, portal: result.portal }, [{ owner, ...chosen }]))) continue
        if (files !== undefined) {
          publications.takeFolder(files)
          publications.catchUp(owner)
        }
        return this.#board.tell()
      }
      throw new Refusal('busy')
    })
  }

  /** @returns false when another process has published in the meantime */
  async #serve(resolved: ResolvedVersions, updates: Publication[]): Promise<boolean> {
    const publications = this.#publications
    const isNew = resolved.portal.manifest.version !== this.#served?.portal.manifest.version
    const published =
      isNew || this.#served === undefined ? this.#load(resolved.portal) : this.#served.published
    if (isNew) for (const listener of this.#publishListeners) await listener(published)
    if (updates.length > 0) {
      const files = await Promise.all(
        updates.flatMap(({ owner, version }) =>
          version === null ? [] : [this.#compiler.filesOf(owner, version)],
        ),
      )
      if (!(await publications.publish(updates, files))) return false
    }
    const publishedAt = publications.number === 0 ? new Date() : publications.publishedAt
    this.#served = { ...resolved, published, publishedAt: publishedAt.toISOString() }
    this.#shelf.serve(resolved.portal.files)
    return true
  }

  /** The folder is unreadable, or the compiler fails on it: what was served before the start still stands. */
  async #serveLastGood(error: unknown): Promise<void> {
    if (this.#publications.number === 0) throw error
    const lastGood = this.#publications.lastGoodVersions()
    const resolved = await resolveVersions(lastGood, {}, this.#compiler.compile)
    if (resolved === undefined) throw error
    await this.#serve(resolved, [])
    this.#failed(error)
  }

  /** Whether another process has published. */
  async #look(): Promise<void> {
    if (this.#closed) return
    try {
      await this.#inTurn(async () => {
        if (!(await this.#publications.isBehind())) return
        await this.#publications.readLatest()
        await this.#publishFolder('files')
      })
    } catch (error) {
      this.#failed(error)
    }
  }

  #again(): void {
    if (!this.#closed) this.publish().catch(() => undefined)
  }

  /** The old portal stays, and the status says why. */
  #failed(error: unknown): void {
    if (this.#closed) return
    this.#options.onError?.(error)
    this.#board.fail(error)
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#again(), this.#retryMs)
    this.#retry.unref()
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
  }
}

/** The start of a server without anything to fall back on. */
class MistakenDefinitions extends Error {
  constructor(diagnostics: LocatedDiagnostic[]) {
    super(['The definitions have mistakes:', ...diagnostics.map(({ text }) => `  ${text}`)].join('\n'))
    this.name = 'MistakenDefinitions'
  }
}

/** The same set is compiled once. */
function remembering(compile: (versions: Versions) => Promise<CompileResult>): typeof compile {
  const results = new Map<string, Promise<CompileResult>>()
  return (versions) => {
    const key = JSON.stringify(Object.entries(versions).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    let result = results.get(key)
    if (result === undefined) results.set(key, (result = compile(versions)))
    return result
  }
}

function refusedVersion(diagnostics: LocatedDiagnostic[]): Refusal {
  const lines = diagnostics.map(({ text }) => text)
  return new Refusal('definition-mistakes', { body: { diagnostics: lines } })
}

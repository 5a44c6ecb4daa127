import type { DefinitionCompiler, LocatedDiagnostic, Versions } from '../../language/DefinitionCompiler.ts'
import type { PublicationCause, PublishStatus } from '../../language/publishing.ts'
import { Refusal } from '../errors.ts'
import { createPortalLoader, type PublishedPortal } from '../resources/PublishedPortal.ts'
import { createFileShelf } from './createFileShelf.ts'
import { createSetCompiler } from './createSetCompiler.ts'
import { Publications } from './Publications.ts'
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

export interface PublisherOptions {
  compiler: DefinitionCompiler
  store: PublicationStore
  /** NotificationEvent when publishing itself fails; the old portal stays, and it is tried again. */
  onError?: (error: unknown) => void
  /** How often the store is asked for what other processes published, should their word have been lost. */
  pollMs?: number
}

interface Served extends ResolvedVersions {
  published: PublishedPortal
  publishedAt: string
}

/** A version of one owner, and the folder's files where they are what is published. */
type OwnerChoice = Omit<Publication, 'owner'> & { files?: Versions }

/** Times a folder may change while it is compiled, or another process publish, before the next change is awaited. */
const ATTEMPTS = 10
const LONGEST_RETRY_MS = 60_000
const LOOK_FOR_FILES_MS = 1_000

/**
 * Serves the definitions of a folder, or, where its files have mistakes or were rolled back, what the store has of
 * earlier ones.
 *
 *     read folder ─► choose versions ─► compile, put back what has mistakes ─► folder unchanged? ─► store ─► serve
 *
 * @throws with the diagnostics in readable lines when nothing can be served
 */
export async function createPublisher(options: PublisherOptions): Promise<Publisher> {
  const { compiler, store, onError = () => undefined, pollMs = 5_000 } = options
  const publishListeners: ((portal: PublishedPortal) => Promise<void>)[] = []
  const statusListeners: ((status: PublishStatus) => void)[] = []
  const load = createPortalLoader()
  const shelf = createFileShelf()
  const publications = await Publications.read(store)
  const { compile, filesOf } = createSetCompiler(compiler, store, publications, () => served?.portal)
  let diagnostics: LocatedDiagnostic[] = []
  let served: Served | undefined
  let reported = ''
  let turn: Promise<unknown> = Promise.resolve()
  let retryMs = 500
  let retry: NodeJS.Timeout | undefined
  let closed = false

  /** One piece of work at a time. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }

  function current(): Served {
    if (served === undefined) throw new Error('Nothing is published yet')
    return served
  }

  function status(): PublishStatus {
    const { published, publishedAt, versions } = current()
    const kept = publications.keptOwners(versions)
    return {
      status:
        kept.length > 0 || diagnostics.some(({ severity }) => severity === 'error') ? 'kept' : 'published',
      version: published.portal.manifest.version,
      publishedAt,
      modules: published.portal.manifest.modules,
      versions,
      kept,
      rolledBack: kept.filter((owner) => publications.isRolledBack(owner)),
      diagnostics,
    }
  }

  function tellStatus(): PublishStatus {
    const now = status()
    const text = JSON.stringify(now)
    if (text !== reported) {
      reported = text
      for (const listener of statusListeners) listener(now)
    }
    return now
  }

  async function publishFolder(cause: PublicationCause): Promise<PublishStatus> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const files = await compiler.read()
      const compileOnce = remembering(compile)
      const now = await compileOnce(files)
      const all = 'diagnostics' in now ? now.diagnostics : now.warnings
      const lastGood = publications.lastGoodVersions()
      const found = blamed(all, changedOwners(files, lastGood))
      if (publications.number === 0 && 'diagnostics' in now) throw new MistakenDefinitions(found)
      const resolved = await resolveVersions(publications.wantedVersions(files), lastGood, compileOnce)
      if (changedOwners(files, await compiler.read()).length > 0) continue
      if (resolved === undefined && served === undefined) throw new MistakenDefinitions(found)
      if (resolved && !(await serve(resolved, publications.updatesFor(resolved.versions, files, cause))))
        continue
      publications.takeFolder(files)
      diagnostics = found
      return tellStatus()
    }
    throw new Error('The definitions kept changing while they were compiled')
  }

  /** @returns false when another process has published in the meantime */
  async function serve(resolved: ResolvedVersions, updates: Publication[]): Promise<boolean> {
    const isNew = resolved.portal.manifest.version !== served?.portal.manifest.version
    const published = isNew || served === undefined ? load(resolved.portal) : served.published
    if (isNew) for (const listener of publishListeners) await listener(published)
    if (updates.length > 0) {
      const files = await Promise.all(
        updates.flatMap(({ owner, version }) => (version === null ? [] : [filesOf(owner, version)])),
      )
      if (!(await publications.publish(updates, files))) return false
    }
    const publishedAt = publications.number === 0 ? new Date() : publications.publishedAt
    served = { ...resolved, published, publishedAt: publishedAt.toISOString() }
    shelf.serve(resolved.portal.files)
    return true
  }

  async function adopt(): Promise<void> {
    if (!(await publications.isBehind())) return
    await publications.readLatest()
    await publishFolder('files')
  }

  /**
   * Serves one owner as an operator chose it, and everything else as it is.
   * @param choose the version and the files it is published for; asked again when another process has published
   */
  function publishOwner(owner: string, choose: () => Promise<OwnerChoice>): Promise<PublishStatus> {
    return inTurn(async () => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        await publications.readLatest()
        const { files, ...chosen } = await choose()
        const { [owner]: _, ...versions } = publications.lastGoodVersions()
        if (chosen.version !== null) versions[owner] = chosen.version
        const result = await compile(versions)
        if ('diagnostics' in result) throw refusedVersion(result.diagnostics)
        if (!(await serve({ versions, portal: result.portal }, [{ owner, ...chosen }]))) continue
        if (files !== undefined) {
          publications.takeFolder(files)
          publications.catchUp(owner)
        }
        return tellStatus()
      }
      throw new Refusal('busy')
    })
  }

  /** The old portal stays, and the status says why. */
  function failed(error: unknown): void {
    if (closed) return
    onError(error)
    const problem = error instanceof Error ? error.message : String(error)
    const file = 'definitions'
    diagnostics = [
      {
        file,
        line: 1,
        column: 1,
        path: '',
        problem,
        code: 'publishing-failed',
        severity: 'error',
        text: `${file}  ${problem}`,
      },
    ]
    tellStatus()
    clearTimeout(retry)
    retry = setTimeout(again, retryMs)
    retry.unref()
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }

  const again = (): void => {
    if (!closed) publisher.publish().catch(() => undefined)
  }
  const look = (): void => {
    if (!closed) inTurn(adopt).catch(failed)
  }

  const publisher: Publisher = {
    current: () => current().published,
    status,
    onPublish: (listener) => void publishListeners.push(listener),
    onStatus: (listener) => void statusListeners.push(listener),
    publish: () =>
      inTurn(async () => {
        try {
          const now = await publishFolder('files')
          retryMs = 500
          clearTimeout(retry)
          return now
        } catch (error) {
          failed(error)
          throw error
        }
      }),
    history: (owner) => readHistory(store, owner),
    rollback: (owner, version, by) =>
      publishOwner(owner, async () => {
        const history = await store.history(owner)
        if (!history.some((each) => each.version === version)) throw new Refusal('not-found')
        const kept = version === REMOVED ? null : version
        return { version: kept, seen: publications.seenOf(owner), cause: 'rollback', by }
      }),
    publishFiles: (owner, by) =>
      publishOwner(owner, async () => {
        const files = await compiler.read()
        const version = files[owner]
        if (version === undefined) throw new Refusal('not-found')
        return { version, seen: version, cause: 'files', by, files }
      }),
    async file(name) {
      const found = shelf.get(name)
      if (found !== undefined || !/\.[0-9a-f]{8}\.js$/.test(name)) return found
      await lookSoon()
      return shelf.get(name)
    },
    async close() {
      closed = true
      clearTimeout(retry)
      clearInterval(polling)
      stopListening()
      await turn
      await compiler.close()
    },
  }

  let looking: { at: number; done: Promise<void> } | undefined
  /** However many files are asked for, the store is asked once a second. */
  function lookSoon(): Promise<void> {
    if (looking === undefined || Date.now() - looking.at > LOOK_FOR_FILES_MS) {
      looking = { at: Date.now(), done: inTurn(adopt).catch(failed) }
    }
    return looking.done
  }

  try {
    await inTurn(() => publishFolder('start'))
  } catch (error) {
    if (publications.number === 0) throw error
    // The folder itself is unreadable, or the compiler fails on it: what was served before the start still stands.
    const resolved = await resolveVersions(publications.lastGoodVersions(), {}, compile)
    if (resolved === undefined) throw error
    await serve(resolved, [])
    failed(error)
  }
  const stopListening = await store.onPublished(look)
  const polling = setInterval(look, pollMs)
  polling.unref()
  compiler.onChange(again)
  return publisher
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

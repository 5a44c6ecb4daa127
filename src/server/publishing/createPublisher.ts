import type {
  DefinitionCompiler,
  LocatedDiagnostic,
  OwnerFiles,
  Versions,
} from '../../language/DefinitionCompiler.ts'
import { describeChanges } from './changes/describeChanges.ts'
import { Refusal } from '../errors.ts'
import { createPortalLoader, type PublishedPortal } from '../resources/PublishedPortal.ts'
import { createFileShelf } from './createFileShelf.ts'
import { deletedFiles } from './deletedFiles.ts'
import {
  REMOVED,
  type LatestPublications,
  type Publication,
  type PublicationStore,
} from './PublicationStore.ts'
import type { PublicationCause, PublishedVersion, PublishStatus } from '../../language/publishing.ts'
import type { Publisher } from './Publisher.ts'
import {
  blamed,
  changedOwners,
  ownerOfFile,
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

/** Times a folder may change while it is compiled, or another process publish, before the next change is awaited. */
const ATTEMPTS = 10
/** How many versions of a history say what changed. */
const COMPARED_VERSIONS = 20
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
  let latest: LatestPublications = await store.latest()
  /** Null while the folder cannot be read. */
  let folder: Versions | null = null
  /** Owner → version of its files that another process has published over. */
  const overtaken: Record<string, string | null> = {}
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
    const kept = keptOwners(versions)
    return {
      status:
        kept.length > 0 || diagnostics.some(({ severity }) => severity === 'error') ? 'kept' : 'published',
      version: published.portal.manifest.version,
      publishedAt,
      modules: published.portal.manifest.modules,
      versions,
      kept,
      rolledBack: kept.filter(isRolledBack),
      diagnostics,
    }
  }

  /** The files are those that were there when an operator went back. */
  function isRolledBack(owner: string): boolean {
    const publication = latest.owners[owner]
    return (
      folder !== null && publication?.cause === 'rollback' && publication.seen === (folder[owner] ?? null)
    )
  }

  async function readHistory(owner: string): Promise<PublishedVersion[]> {
    const versions = await store.history(owner)
    const newest = versions.slice(0, COMPARED_VERSIONS + 1)
    const files = new Map(
      await Promise.all(
        [...new Set(newest.map(({ version }) => version))].map(
          async (version) => [version, version === REMOVED ? {} : await store.files(owner, version)] as const,
        ),
      ),
    )
    return versions.map((each, index) => {
      const [now, before] = [files.get(each.version), files.get(versions[index + 1]?.version ?? '')]
      if (!now || !before) return each
      return {
        ...each,
        changed: changedFiles(now, before),
        changes: describeChanges(now, before),
      }
    })
  }

  function keptOwners(versions: Versions): string[] {
    if (folder === null) return Object.keys(versions).toSorted()
    const files = folder
    return changedOwners(versions, files)
      .filter((owner) => overtaken[owner] !== (files[owner] ?? null))
      .toSorted()
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

  /** @throws when a version is nowhere to be found */
  async function compile(versions: Versions): Promise<CompileResult> {
    for (;;) {
      const answer = await compiler.compile(versions, served?.portal)
      if (answer.kind === 'portal') return withoutDeletions(versions, answer)
      if (answer.kind === 'mistakes') return answer
      for (const [owner, version] of Object.entries(answer.versions)) {
        const files = await store.files(owner, version)
        if (files === undefined) throw new Error(`Version ${version} of ${owner} is gone`)
        await compiler.hold(owner, version, files)
      }
    }
  }

  /** A file that is gone while its texts are not holds its owner back. */
  async function withoutDeletions(
    versions: Versions,
    answer: Extract<CompileResult, { portal: unknown }>,
  ): Promise<CompileResult> {
    const errors: LocatedDiagnostic[] = []
    let rest = answer.warnings
    for (const owner of ownersOfUnusedTexts(answer.warnings)) {
      const [now, before] = [versions[owner], latest.owners[owner]?.version]
      if (now === undefined || !before || now === before) continue
      const [filesNow, filesBefore] = await Promise.all([filesOf(owner, now), filesOf(owner, before)])
      const folderName = answer.warnings[0]?.file.split('/')[0] ?? ''
      const found = deletedFiles(folderName, filesBefore.files, filesNow.files, rest)
      errors.push(...found.errors)
      rest = rest.filter((each) => !found.explained.has(each))
    }
    return errors.length === 0 ? answer : { diagnostics: [...errors, ...rest] }
  }

  /** A version that was published for the files as they are stays, so that a rollback does. */
  function wantedVersions(files: Versions): Versions {
    const wanted: Versions = {}
    for (const owner of new Set([...Object.keys(files), ...Object.keys(latest.owners)])) {
      const file = files[owner] ?? null
      const published = latest.owners[owner]
      const isSettled = published !== undefined && (published.seen === file || overtaken[owner] === file)
      const version = isSettled ? published.version : file
      if (version !== null) wanted[owner] = version
    }
    return wanted
  }

  function lastGoodVersions(): Versions {
    const entries = Object.values(latest.owners).map(({ owner, version }) => [owner, version] as const)
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))
  }

  /** Updates that make the store hold the resolved versions as published for these files. */
  function publicationsOf(versions: Versions, files: Versions, cause: PublicationCause): Publication[] {
    const owners = new Set([...Object.keys(versions), ...Object.keys(latest.owners)])
    return [...owners].flatMap((owner) => {
      const before = latest.owners[owner]
      const [version, seen] = [versions[owner] ?? null, files[owner] ?? null]
      const isNews = version !== (before?.version ?? null)
      const isMet =
        version === seen && before !== undefined && before.seen !== seen && overtaken[owner] !== seen
      return isNews || isMet ? [{ owner, version, seen, cause }] : []
    })
  }

  async function publishFolder(cause: PublicationCause): Promise<PublishStatus> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const files = await compiler.read()
      const compileOnce = remembering(compile)
      const now = await compileOnce(files)
      const all = 'diagnostics' in now ? now.diagnostics : now.warnings
      const found = blamed(all, changedOwners(files, lastGoodVersions()))
      if (latest.number === 0 && 'diagnostics' in now) throw new MistakenDefinitions(found)
      const resolved = await resolveVersions(wantedVersions(files), lastGoodVersions(), compileOnce)
      if (changedOwners(files, await compiler.read()).length > 0) continue
      if (resolved === undefined && served === undefined) throw new MistakenDefinitions(found)
      if (resolved && !(await serve(resolved, publicationsOf(resolved.versions, files, cause)))) continue
      folder = files
      diagnostics = found
      return tellStatus()
    }
    throw new Error('The definitions kept changing while they were compiled')
  }

  /** @returns false when another process has published in the meantime */
  async function serve(resolved: ResolvedVersions, publications: Publication[]): Promise<boolean> {
    const isNew = resolved.portal.manifest.version !== served?.portal.manifest.version
    const published = isNew || served === undefined ? load(resolved.portal) : served.published
    if (isNew) for (const listener of publishListeners) await listener(published)
    if (publications.length > 0) {
      const files = await Promise.all(
        publications.flatMap(({ owner, version }) => (version === null ? [] : [filesOf(owner, version)])),
      )
      const stored = await store.publish(latest.number, publications, files)
      await readLatest(publications)
      if (!stored) return false
    }
    const publishedAt = latest.number === 0 ? new Date() : latest.publishedAt
    served = { ...resolved, published, publishedAt: publishedAt.toISOString() }
    shelf.serve(resolved.portal.files)
    return true
  }

  async function filesOf(owner: string, version: string) {
    const files = (await compiler.files(owner, version)) ?? (await store.files(owner, version))
    if (files === undefined) throw new Error(`Version ${version} of ${owner} is gone`)
    return { owner, version, files }
  }

  /** What other processes published holds, also over files of this one's folder that differ. */
  async function readLatest(own: Publication[] = []): Promise<void> {
    const before = latest
    latest = await store.latest()
    for (const publication of Object.values(latest.owners)) {
      const { owner, version, seen, cause } = publication
      const old = before.owners[owner]
      if (old?.version === version && old.seen === seen && old.cause === cause) continue
      const file = folder?.[owner] ?? null
      const isOwn = own.some((each) => each.owner === owner && each.version === version && each.seen === seen)
      if (isOwn || seen === file || folder === null) delete overtaken[owner]
      else overtaken[owner] = file
    }
  }

  async function adopt(): Promise<void> {
    if ((await store.number()) === latest.number) return
    await readLatest()
    await publishFolder('files')
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
    history: readHistory,
    rollback: (owner, version, by) =>
      inTurn(async () => {
        for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
          const history = await store.history(owner)
          if (!history.some((each) => each.version === version)) throw new Refusal('not-found')
          await readLatest()
          const versions = lastGoodVersions()
          if (version === REMOVED) delete versions[owner]
          else versions[owner] = version
          const result = await compile(versions)
          if ('diagnostics' in result) throw refusedRollback(result.diagnostics)
          const kept = version === REMOVED ? null : version
          const seen = folder?.[owner] ?? null
          const publication: Publication = {
            owner,
            version: kept,
            seen,
            cause: 'rollback',
            by,
          }
          if (await serve({ versions, portal: result.portal }, [publication])) return tellStatus()
        }
        throw new Refusal('busy')
      }),
    publishFiles: (owner, by) =>
      inTurn(async () => {
        for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
          await readLatest()
          const files = await compiler.read()
          const version = files[owner]
          if (version === undefined) throw new Refusal('not-found')
          const versions = { ...lastGoodVersions(), [owner]: version }
          const result = await compile(versions)
          if ('diagnostics' in result) throw refusedRollback(result.diagnostics)
          const publication: Publication = {
            owner,
            version,
            seen: version,
            cause: 'files',
            by,
          }
          if (!(await serve({ versions, portal: result.portal }, [publication]))) continue
          folder = files
          delete overtaken[owner]
          return tellStatus()
        }
        throw new Refusal('busy')
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
    if (latest.number === 0) throw error
    // The folder itself is unreadable, or the compiler fails on it: what was served before the start still stands.
    const resolved = await resolveVersions(lastGoodVersions(), {}, compile)
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

function refusedRollback(diagnostics: LocatedDiagnostic[]): Refusal {
  const lines = diagnostics.map(({ text }) => text)
  return new Refusal('definition-mistakes', { body: { diagnostics: lines } })
}

function changedFiles(now: OwnerFiles, before: OwnerFiles): string[] {
  const names = new Set([...Object.keys(now), ...Object.keys(before)])
  return [...names].filter((name) => now[name] !== before[name]).toSorted()
}

function ownersOfUnusedTexts(warnings: readonly LocatedDiagnostic[]): Set<string> {
  return new Set(warnings.filter(({ code }) => code === 'unused-text').map(({ file }) => ownerOfFile(file)))
}

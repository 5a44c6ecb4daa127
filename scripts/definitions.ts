import { nearestName } from '../codegen/nearestName.ts'
import { foldVersions } from '../src/language/foldVersions.ts'
import type { PublishedVersion, PublishStatus } from '../src/language/publishing.ts'
import { callServer, Failure } from './callServer.ts'

/** What the running server serves of the definitions, and the way back; see USAGE. */
const USAGE = `usage: npm run definitions -- status | history OWNER | rollback OWNER [VERSION] | publish OWNER [--json]
  status    what is served, and the errors in the files as they are now
  history   the published versions of a module, or of "portal" for all other files, newest first
  rollback  serves an older version until the files change; VERSION may be its first letters, and without it
            the one before the current is served
  publish   serves the files as they are, which takes a rollback back
  --json    prints the server's answer
Talks to the running server of this folder: PORT (4000), HOST (localhost), PATCHBAY_DATA (.data).
Exit codes: 0 done (a module that was rolled back is no error), 1 refused or errors, 2 wrong usage, 3 no server.`

const words = process.argv.slice(2)
const json = words.includes('--json')
const [command, owner, version, ...rest] = words.filter((word) => word !== '--json')

async function run(): Promise<number> {
  if (command === 'status' && owner === undefined)
    return showStatus(await callServer<PublishStatus>('GET', 'definitions/status'))
  if (command === 'history' && owner !== undefined && version === undefined) {
    return showHistory(await readHistory(owner))
  }
  if (command === 'rollback' && owner !== undefined && rest.length === 0) {
    const versions = await readHistory(owner)
    const target = version === undefined ? versionBefore(versions, owner) : namedVersion(versions, version)
    const status = await callServer<PublishStatus>('POST', 'definitions/rollback', {
      owner,
      version: target,
    })
    if (json) print(status)
    else console.log(`${owner} is served in version ${short(target)} until its files change.`)
    return 0
  }
  if (command === 'publish' && owner !== undefined && version === undefined) {
    const status = await callServer<PublishStatus>('POST', 'definitions/publish', { owner }, 404)
    if (status === undefined) throw new Failure(1, `Never published: ${owner}`)
    if (json) print(status)
    else console.log(`${owner} is served as its files are.`)
    return 0
  }
  throw new Failure(2, USAGE)
}

async function showStatus(status: PublishStatus): Promise<number> {
  const { versions, kept, rolledBack, diagnostics, publishedAt } = status
  if (json) print(status)
  else {
    console.log(`portal version ${status.version}, published ${moment(publishedAt)}\n`)
    const owners = ['portal', ...Object.keys(versions).filter((name) => name !== 'portal')]
    const absent = kept.filter((name) => !owners.includes(name))
    const rows = [...owners, ...absent].map(async (name) => [
      name,
      short(versions[name] ?? ''),
      rolledBack.includes(name)
        ? await rollbackOf(name)
        : !kept.includes(name)
          ? 'as its files'
          : versions[name] === undefined
            ? 'not, it has errors'
            : 'older than its files',
    ])
    table(['OWNER', 'VERSION', 'SERVED'], await Promise.all(rows))
    if (diagnostics.length > 0) console.log(`\n${diagnostics.map(({ text }) => text).join('\n')}`)
  }
  return kept.every((name) => rolledBack.includes(name)) &&
    diagnostics.every(({ severity }) => severity === 'warning')
    ? 0
    : 1
}

async function rollbackOf(name: string): Promise<string> {
  const [newest] = await readHistory(name)
  const by = newest?.by === undefined ? '' : ` by ${newest.by}`
  const at = newest === undefined ? '' : `, ${moment(newest.publishedAt)}`
  return `rolled back${by}${at}, until its files change`
}

function showHistory(versions: PublishedVersion[]): number {
  if (json) print({ versions })
  else {
    const rows = foldVersions(versions).flatMap((each) => {
      const [first = '', ...more] = each.changes ?? []
      return [
        [
          short(each.version),
          each.current ? 'now' : '',
          moment(each.publishedAt),
          `${each.cause}${each.by === undefined ? '' : ` by ${each.by}`}${each.times > 1 ? ` (${each.times} times)` : ''}`,
          first,
        ],
        ...more.map((change) => ['', '', '', '', change]),
      ]
    })
    table(['VERSION', 'SERVED', 'PUBLISHED', 'CAUSE', 'CHANGES'], rows)
  }
  return 0
}

/** @throws Failure with the nearest owner for one that never was published */
async function readHistory(of: string): Promise<PublishedVersion[]> {
  const query = new URLSearchParams({ owner: of })
  const found = await callServer<{ versions: PublishedVersion[] }>(
    'GET',
    `definitions/history?${query}`,
    undefined,
    404,
  )
  if (found !== undefined) return found.versions
  const { versions } = await callServer<PublishStatus>('GET', 'definitions/status')
  const owners = Object.keys(versions).toSorted()
  const near = nearestName(of, owners)
  const hint = near === undefined ? `There are ${owners.join(', ')}.` : `Did you mean "${near}"?`
  throw new Failure(1, `"${of}" was never published. ${hint}`)
}

/** The one that is meant by its first letters. */
function namedVersion(versions: PublishedVersion[], name: string): string {
  const all = [...new Set(versions.map((each) => each.version))]
  const meant = all.includes(name) ? [name] : all.filter((each) => each.startsWith(name))
  if (meant.length === 1 && meant[0] !== undefined) return meant[0]
  const problem = meant.length === 0 ? `has no version "${name}"` : `has ${meant.length} versions "${name}…"`
  throw new Failure(1, `${owner} ${problem}. There are ${all.map(short).join(', ')}.`)
}

function versionBefore(versions: PublishedVersion[], of: string): string {
  const before = versions.find((each) => each.version !== versions[0]?.version)
  if (before === undefined) throw new Failure(1, `${of} has no other version.`)
  return before.version
}

/** Enough of a content hash to tell versions apart, as the portal shows it. */
function short(hash: string): string {
  return hash.slice(0, 8)
}

function moment(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`
}

function table(head: string[], rows: string[][]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2))
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof Failure)) throw error
  console.error(error.message)
  process.exitCode = error.code
}

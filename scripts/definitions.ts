import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PublishedVersion, PublishStatus } from '../src/language/publishing.ts'

/** What the running server serves of the definitions, and the way back; see USAGE. */
const USAGE = `usage: npm run definitions -- status | history OWNER | rollback OWNER [VERSION] [--json]
  status    what is served, and the mistakes of the files as they are now
  history   the published versions of a module, or of "portal" for all other files
  rollback  serves an older version until the files change; without VERSION the one before the current
  --json    prints the server's answer
Talks to the running server of this folder: PORT (4000), HOST (localhost), PATCHBAY_DATA (.data).
Exit codes: 0 done, 1 refused or kept older versions, 2 wrong usage, 3 no server.`

class Failure extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const words = process.argv.slice(2)
const json = words.includes('--json')
const [command, owner, version, ...rest] = words.filter((word) => word !== '--json')

async function run(): Promise<number> {
  if (command === 'status' && owner === undefined)
    return showStatus(await call<PublishStatus>('GET', 'status'))
  if (command === 'history' && owner !== undefined && version === undefined) {
    return showHistory(await readHistory(owner))
  }
  if (command === 'rollback' && owner !== undefined && rest.length === 0) {
    const target = version ?? (await versionBefore(owner))
    const status = await call<PublishStatus>('POST', 'rollback', { owner, version: target })
    if (json) print(status)
    else console.log(`${owner} is served in version ${target} until its files change.`)
    return 0
  }
  throw new Failure(2, USAGE)
}

function showStatus(status: PublishStatus): number {
  const { kept, diagnostics, modules, publishedAt } = status
  if (json) print(status)
  else {
    console.log(`version ${status.version}, published ${publishedAt}\n`)
    const rows = ['portal', ...Object.keys(modules)].map((name) => [
      name,
      modules[name] ?? '',
      kept.includes(name) ? 'older than its files' : 'as its files',
    ])
    const absent = kept.filter((name) => name !== 'portal' && modules[name] === undefined)
    table(['OWNER', 'HASH', 'SERVED'], [...rows, ...absent.map((name) => [name, '', 'not, it has mistakes'])])
    if (diagnostics.length > 0) console.log(`\n${diagnostics.map(({ text }) => text).join('\n')}`)
  }
  return kept.length + diagnostics.length === 0 ? 0 : 1
}

function showHistory(versions: PublishedVersion[]): number {
  if (json) print({ versions })
  else {
    table(
      ['', 'VERSION', 'PUBLISHED', 'CAUSE', 'BY'],
      versions.map((each) => [
        each.current ? '*' : '',
        each.version,
        each.publishedAt,
        each.cause,
        each.by ?? '',
      ]),
    )
  }
  return 0
}

async function readHistory(of: string): Promise<PublishedVersion[]> {
  const query = new URLSearchParams({ owner: of })
  return (await call<{ versions: PublishedVersion[] }>('GET', `history?${query}`)).versions
}

async function versionBefore(of: string): Promise<string> {
  const versions = await readHistory(of)
  const before = versions.find((each) => each.version !== versions[0]?.version)
  if (before === undefined) throw new Failure(1, `${of} has no other version.`)
  return before.version
}

/** @throws Failure with what the server says */
async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const host = process.env['HOST'] ?? 'localhost'
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${process.env['PORT'] ?? 4000}`
  let response: Response
  try {
    response = await fetch(`${address}/api/site/definitions/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${readToken()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Failure(3, `No server answers at ${address}. Is it running? PORT and HOST say where.`)
  }
  const answer: unknown = await response.json().catch(() => ({}))
  // The server of this repository answers in these shapes.
  if (response.ok) return answer as Answer
  const { error, diagnostics = [] } = answer as { error?: string; diagnostics?: string[] }
  const reasons: Record<number, string> = {
    401: `The token in ${tokenPath()} is not this server's: PATCHBAY_DATA says where its data is.`,
    404: `Never published: ${[owner, version].filter((word) => word !== undefined).join(' ')}`,
  }
  const reason = reasons[response.status] ?? error ?? `The server answers ${response.status}.`
  throw new Failure(1, [reason, ...diagnostics].join('\n'))
}

function tokenPath(): string {
  return join(resolve(process.env['PATCHBAY_DATA'] ?? '.data'), 'operator-token')
}

function readToken(): string {
  try {
    return readFileSync(tokenPath(), 'utf8').trim()
  } catch {
    throw new Failure(3, `${tokenPath()} cannot be read: has the server run with this PATCHBAY_DATA?`)
  }
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

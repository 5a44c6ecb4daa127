import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDefinitions, type DefinitionsCopy } from '../../support/copyDefinitions.ts'
import type { Measured } from './serveMeasured.ts'

export interface LoadResult {
  requests: number
  /** What was asked for and what came instead of 200. */
  failed: string[]
  /** Milliseconds: median, 99 of a hundred, longest. */
  p50: number
  p99: number
  longest: number
  /** Milliseconds from saving a good edit to the first answer that has it; none for one that never came. */
  published: (number | undefined)[]
  /** Broken edits that were told in the status. */
  told: number
  broken: number
}

export interface MeasuredServer {
  load(seconds: number, publishing: boolean): Promise<LoadResult>
  measure(): Promise<Measured>
  close(): Promise<void>
}

const REQUESTS_A_SECOND = 200
const EDITED = 'modules/sms-senders/texts.en.json'
const users = ['owner', 'admin', 'comms', 'sub', 'flex', 'suspended', 'operator', 'engineer']
const patienceMs = 60_000

/**
 * Starts the whole server on the embedded demo world, with definitions of its own to change.
 * @param fill puts a demo world into the data folder; without it one is seeded
 */
export async function startMeasuredServer(
  port: number,
  fill?: (folder: string) => Promise<void>,
): Promise<MeasuredServer> {
  const data = mkdtempSync(join(tmpdir(), 'patchbay-load-'))
  await fill?.(data)
  const copy = copyDefinitions('definitions')
  const child = fork('tests/bench/publishing/serveMeasured.ts', {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      PORT: String(port),
      PATCHBAY_DATA: data,
      PATCHBAY_DEFINITIONS: copy.folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await started(child)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const call = createCall(port, agent)
  const tokens = await Promise.all(
    users.map(async (name) => {
      const body = JSON.stringify({ email: `${name}@demo.example`, password: 'Patchbay-demo-1' })
      const { text } = await call('POST', '/api/site/auth', {}, body)
      return String((JSON.parse(text) as { token: string }).token)
    }),
  )
  const operator = readFileSync(join(data, 'operator-token'), 'utf8').trim()
  return {
    load: (seconds, publishing) => load(call, { tokens, operator }, seconds, publishing ? copy : undefined),
    measure: () =>
      new Promise((resolve) => {
        child.once('message', (measured) => resolve(measured as Measured))
        child.send('measure')
      }),
    async close() {
      agent.destroy()
      child.kill('SIGKILL')
      await new Promise<void>((resolve) =>
        child.exitCode === null ? child.once('exit', () => resolve()) : resolve(),
      )
      copy.dispose()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

type Call = ReturnType<typeof createCall>

interface Tokens {
  tokens: string[]
  operator: string
}

async function load(
  call: Call,
  { tokens, operator }: Tokens,
  seconds: number,
  copy: DefinitionsCopy | undefined,
): Promise<LoadResult> {
  const times: number[] = []
  const failed: string[] = []
  const files: string[] = await currentFiles(call)
  const pending = new Set<Promise<void>>()
  const until = performance.now() + seconds * 1000
  let count = 0

  async function once(number: number): Promise<void> {
    const path = pathOf(number, files)
    const token = path.endsWith('/status') ? operator : (tokens[number % tokens.length] ?? '')
    const begun = performance.now()
    try {
      const { status, text } = await call('GET', path, { authorization: `Bearer ${token}` })
      times.push(performance.now() - begun)
      if (status !== 200 || text === '') failed.push(`${path}: ${status}`)
      // An open page asks for the files its manifest names, also a while later.
      if (path.endsWith('/manifest')) files.push(...filesOf(text))
      if (files.length > 60) files.splice(0, files.length - 60)
    } catch (error) {
      failed.push(`${path}: ${String(error)}`)
    }
  }
  const editing = copy === undefined ? undefined : edit(call, operator, copy, until)
  const begun = performance.now()
  while (performance.now() < until) {
    while (count < ((performance.now() - begun) / 1000) * REQUESTS_A_SECOND) {
      const one = once(count++).finally(() => pending.delete(one))
      pending.add(one)
    }
    await pause(2)
  }
  const edits = (await editing) ?? { published: [], told: 0, broken: 0 }
  await Promise.all(pending)
  times.sort((a, b) => a - b)
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { requests: count, failed, p50: share(0.5), p99: share(0.99), longest: times.at(-1) ?? 0, ...edits }
}

function pathOf(number: number, files: string[]): string {
  switch (number % 4) {
    case 0:
      return '/api/site/v1/sms/campaigns?page=1&per_page=25'
    case 1:
      return '/api/site/definitions/manifest'
    case 2:
      return `/definitions/${files[number % files.length]}`
    default:
      return '/api/site/definitions/status'
  }
}

/** A good and a broken edit in turn, one each second. */
async function edit(
  call: Call,
  operator: string,
  copy: DefinitionsCopy,
  until: number,
): Promise<Pick<LoadResult, 'published' | 'told' | 'broken'>> {
  const good = copy.read(EDITED)
  const published: (number | undefined)[] = []
  let [told, broken, number] = [0, 0, 0]
  // However slow the machine is, one of each is tried.
  while (performance.now() < until || number < 2) {
    const begun = performance.now()
    number += 1
    if (number % 2 === 1) {
      const word = `Edit ${number} at ${Date.now()}`
      copy.write(EDITED, good.replace(/("sender-ids": )"[^"]*"/, `$1"${word}"`))
      published.push(
        await appears(async () => (await call('GET', '/api/site/definitions/manifest')).text.includes(word)),
      )
    } else {
      broken += 1
      copy.write(EDITED, good.slice(0, good.length / 2))
      const isTold = async () =>
        (
          await call('GET', '/api/site/definitions/status', { authorization: `Bearer ${operator}` })
        ).text.includes('"kept":["sms-senders"]')
      if ((await appears(isTold)) !== undefined) told += 1
    }
    await pause(Math.max(0, 1000 - (performance.now() - begun)))
  }
  copy.write(EDITED, good)
  return { published, told, broken }
}

async function appears(isThere: () => Promise<boolean>): Promise<number | undefined> {
  const begun = performance.now()
  while (performance.now() - begun < patienceMs) {
    if (await isThere()) return performance.now() - begun
    await pause(20)
  }
  return undefined
}

async function currentFiles(call: Call): Promise<string[]> {
  return filesOf((await call('GET', '/api/site/definitions/manifest')).text)
}

function filesOf(manifest: string): string[] {
  const { modules } = JSON.parse(manifest) as { modules: Record<string, string> } // the server's own manifest
  return Object.entries(modules).map(([id, hash]) => `${id}.${hash}.js`)
}

function createCall(port: number, agent: Agent) {
  return (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      const sent = request(
        { host: 'localhost', port, method, path, agent, headers: { ...headers, ...type } },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => (text += chunk))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
          response.on('error', reject)
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
}

function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes('Patchbay: http') && resolve())
    child.once('exit', () => reject(new Error('The server ended before it listened')))
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

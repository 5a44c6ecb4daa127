/**
 * First load of sign-in and of a list route: bytes with brotli, and the time to the first row on a processor
 * four times slower, beside a bare MUI + AG Grid page that shows the same rows from the same API.
 *   node tests/bench/load/loadBench.ts [--rounds 5] [--route /sms-broadcast/campaigns] [--url http://localhost:4000]
 * Without --url it serves dist/ with a demo world of its own; run `npm run build` before.
 */
import { chromium } from '@playwright/test'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { parseArgs } from 'node:util'
import { measureLoad } from './measureLoad.ts'
import type { Load } from './measureLoad.ts'
import { serveReference } from './serveReference.ts'
import { startServer } from './startServer.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    route: { type: 'string', default: '/sms-broadcast/campaigns' },
    list: { type: 'string', default: '/api/site/v1/sms/campaigns' },
    items: { type: 'string', default: 'campaigns' },
    columns: { type: 'string', default: 'name,status,contacts_count,delivery_rate,charge,created_at' },
    url: { type: 'string' },
    user: { type: 'string', default: 'owner@demo.example' },
    password: { type: 'string', default: 'Patchbay-demo-1' },
    port: { type: 'string', default: '4104' },
  },
})

const slowdown = 4
const signInLimit = 100_000
const listLimit = 330_000
const firstRow = 'table[aria-busy="false"] tbody td, [role="gridcell"]'

const server = values.url ? null : await startServer(Number(values.port))
const origin = values.url ?? server!.origin
const reference = await serveReference(origin)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
try {
  const signIn = await measureLoad(browser, {
    url: `${origin}/auth/sign`,
    state: undefined,
    ready: 'form button',
    slowdown,
  })
  const state = await signedIn(browser)
  const query = new URLSearchParams({ list: values.list, items: values.items, columns: values.columns })
  const ours: Load[] = []
  const theirs: Load[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    ours.push(await measureLoad(browser, { url: origin + values.route, state, ready: firstRow, slowdown }))
    theirs.push(
      await measureLoad(browser, { url: `${reference.origin}/?${query}`, state, ready: firstRow, slowdown }),
    )
  }
  const [list, bare] = [ours.at(-1)!, theirs.at(-1)!]
  print('sign-in', signIn)
  print(`list ${values.route}`, list)
  print('bare MUI + AG Grid', bare)
  const [ourMs, theirMs] = [
    median(ours.map(({ readyMs }) => readyMs)),
    median(theirs.map(({ readyMs }) => readyMs)),
  ]
  console.log(
    `first row at ${slowdown}x slower, median of ${values.rounds}: ${ourMs} ms, bare page ${theirMs} ms, ratio ${(ourMs / theirMs).toFixed(2)}`,
  )
  console.log(
    `  each round: ${ours.map(({ readyMs }) => Math.round(readyMs)).join(', ')}; bare page ${theirs.map(({ readyMs }) => Math.round(readyMs)).join(', ')}`,
  )
  console.log(
    `scripts before the first row: ${kilobytes(list.scriptBeforeReady)}, bare page ${kilobytes(bare.scriptBeforeReady)}`,
  )
  judge('sign-in scripts', signIn.script, signInLimit)
  judge('list, all scripts and styles', list.script + list.style, listLimit)
} finally {
  await browser.close()
  reference.close()
  await server?.close()
}

async function signedIn(browser: Browser): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/auth/sign`)
  await page.getByLabel('E-mail').fill(values.user)
  await page.getByLabel('Password', { exact: true }).fill(values.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'), { waitUntil: 'commit' })
  const state = await context.storageState()
  await context.close()
  return state
}

function print(name: string, load: Load): void {
  console.log(
    `${name}: ready after ${Math.round(load.readyMs)} ms; scripts ${kilobytes(load.script)}, styles ${kilobytes(load.style)}, fonts ${kilobytes(load.font)}, other ${kilobytes(load.other)}`,
  )
  for (const [file, bytes] of load.scripts.slice(0, 8))
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${file}`)
}

function judge(what: string, bytes: number, limit: number): void {
  console.log(
    `${what}: ${kilobytes(bytes)} of at most ${kilobytes(limit)} ${bytes <= limit ? 'ok' : 'TOO LARGE'}`,
  )
  if (bytes > limit) process.exitCode = 1
}

function median(values: number[]): number {
  return Math.round(values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

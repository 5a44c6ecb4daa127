/**
 * First load of sign-in and of a list route, on the usual and on a four times slower processor, beside the same written
 * by hand with React, and a bare MUI + AG Grid page; all show the same rows from the same API.
 *   node tests/bench/load/loadBench.ts [--rounds 5] [--route /sms-broadcast/campaigns] [--url http://localhost:4000]
 * Without --url it serves dist/ with a demo world of its own; run `npm run build` before.
 */
import { chromium } from '@playwright/test'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { parseArgs } from 'node:util'
import { measureLoad } from './measureLoad.ts'
import type { Load, LoadSetup } from './measureLoad.ts'
import { serveReference } from './serveReference.ts'
import { startServer } from './startServer.ts'
import { browserProgram } from '../../support/browserProgram.ts'

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

/** Bytes without the text font, requests and nodes: what docs/performance.md aims at. */
const limits = {
  'sign-in': { bytes: 100_000, requests: 10 },
  list: { bytes: 330_000, requests: 20, nodes: 800 },
}
const firstRow = 'table[aria-busy="false"] tbody td, [role="gridcell"]'

const server = values.url ? null : await startServer(Number(values.port))
const origin = values.url ?? server!.origin
const reference = await serveReference(origin)
const browser = await chromium.launch({
  executablePath: browserProgram,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
try {
  const state = await signedIn(browser)
  const query = new URLSearchParams({ list: values.list, items: values.items, columns: values.columns })
  const signIns = {
    Patchbay: { url: `${origin}/auth/sign`, state: undefined, ready: 'form button' },
    'hand-written React': {
      url: `${reference.origin}/handSignIn.html`,
      state: undefined,
      ready: 'form button',
    },
  }
  const lists = {
    Patchbay: { url: origin + values.route, state, ready: firstRow },
    'hand-written React': { url: `${reference.origin}/hand.html?${query}`, state, ready: firstRow },
    'bare MUI + AG Grid': { url: `${reference.origin}/bare.html?${query}`, state, ready: firstRow },
  }
  for (const [screen, pages] of Object.entries({ 'sign-in': signIns, list: lists })) {
    const loads = await measureAll(pages)
    print(screen, loads)
    judge(screen, loads['Patchbay']!)
  }
} finally {
  await browser.close()
  reference.close()
  await server?.close()
}

type Pages = Record<string, Omit<LoadSetup, 'slowdown'>>

interface Loads {
  usual: Load[]
  slowed: Load[]
}

/** In turns, so that what else the machine does meets all alike. */
async function measureAll(pages: Pages): Promise<Record<string, Loads>> {
  const loads: Record<string, Loads> = {}
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, page] of Object.entries(pages)) {
      const { usual, slowed } = (loads[name] ??= { usual: [], slowed: [] })
      usual.push(await measureLoad(browser, { ...page, slowdown: 1 }))
      slowed.push(await measureLoad(browser, { ...page, slowdown: 4 }))
    }
  }
  return loads
}

async function signedIn(browser: Browser): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/auth/sign`)
  await page.getByLabel('Email').fill(values.user)
  await page.getByLabel('Password', { exact: true }).fill(values.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'), { waitUntil: 'commit' })
  const state = await context.storageState()
  await context.close()
  return state
}

function print(screen: string, loads: Record<string, Loads>): void {
  console.log(`${screen}, medians of ${values.rounds} (processor 4 times slower):`)
  const hand = loads['hand-written React']!
  for (const [name, { usual, slowed }] of Object.entries(loads)) {
    const [ready, slowReady] = [median(usual, readyOf), median(slowed, readyOf)]
    const ratios = [ready / median(hand.usual, readyOf), slowReady / median(hand.slowed, readyOf)]
    const tasks = [median(usual, ({ taskMs }) => taskMs), median(slowed, ({ taskMs }) => taskMs)]
    const { requests, bytes, font, nodes } = usual.at(-1)!
    console.log(
      `  ${name.padEnd(20)} ready ${ready} ms (${slowReady}), ${ratios.map((one) => one.toFixed(2)).join(' and ')} x hand-written; ` +
        `main thread ${tasks[0]} ms (${tasks[1]}); ${kilobytes(bytes - font)} without the font, ${kilobytes(bytes)} in all, ${requests} requests; ${nodes} nodes`,
    )
  }
  for (const [file, bytes] of loads['Patchbay']!.usual.at(-1)!.scripts.slice(0, 8))
    console.log(`    ${kilobytes(bytes).padStart(9)}  ${file}`)
}

function judge(screen: string, { usual }: Loads): void {
  const { bytes, font, requests, nodes } = usual.at(-1)!
  const limit: { bytes: number; requests: number; nodes?: number } =
    limits[screen === 'list' ? 'list' : 'sign-in']
  const found = { bytes: bytes - font, requests, nodes }
  for (const [what, most] of Object.entries(limit)) {
    const value = found[what === 'bytes' || what === 'requests' ? what : 'nodes']
    console.log(`  ${screen}, ${what}: ${value} of at most ${most} ${value <= most ? 'ok' : 'TOO MANY'}`)
    if (value > most) process.exitCode = 1
  }
}

function readyOf({ readyMs }: Load): number {
  return readyMs
}

function median(loads: Load[], read: (load: Load) => number): number {
  const sorted = loads.map(read).toSorted((left, right) => left - right)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

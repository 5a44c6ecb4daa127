import {
  expect,
  test as base,
  type APIRequestContext,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { triesAll } from '../support/sampling.ts'
import { portOf } from './portOf.ts'
import { partsFile, recordParts } from './recordParts.ts'
import { startOwnServer, type OwnServer } from './startOwnServer.ts'
import { withoutDrawing } from './withoutDrawing.ts'

export const demoPassword = 'Patchbay-demo-1'

interface Fixtures {
  /** Errors and warnings in the browser console, and content-policy violations. */
  complaints: string[]
  /** For `scripts/chooseTests.ts`: what the test makes the portal do. */
  parts: void
}

interface WorkerFixtures {
  /** @returns the address of the portal with the demo world of this name */
  portalOf: (world: string) => Promise<string>
}

/** The files of a project that share a world, one per worker, or a file that has its own. */
export function worldOf({ project, file }: Pick<TestInfo, 'project' | 'file'>): string {
  const isShared = project.name === 'reading' || (project.name === 'sharing' && !triesAll)
  return isShared ? project.name : file
}

/** Every test fails when the page logged an error or broke the content policy. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portalOf: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use, { parallelIndex }) => {
      let present: { world: string; server: OwnServer } | undefined
      await use(async (world) => {
        if (present?.world === world) return present.server.url
        await present?.server.remove()
        const server = await startOwnServer(portOf(0), {
          definitions: process.env['E2E_DEFINITIONS'] ?? '',
          name: `${world}-${parallelIndex}`,
          env: { PATCHBAY_CARRIER_SPEED: '10' },
        })
        present = { world, server }
        return server.url
      })
      await present?.server.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: [
    async ({ portalOf }, use, testInfo) => use(await portalOf(worldOf(testInfo))),
    { scope: 'test', timeout: 300_000 },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  parts: [
    async ({ browser, page }, use, { file, titlePath }) => {
      if (partsFile === undefined) return use()
      const write = await recordParts(browser, page, {
        file: basename(file),
        title: titlePath.slice(1).join(' '),
      })
      await use()
      await write()
    },
    { auto: true },
  ],
})

export { expect }

/**
 * For tests that make calls fail: removes the browser's own reports of failed calls. What the portal logs itself still
 * fails the test.
 */
export function dropFailedCalls(complaints: string[]): void {
  const isReport = /Failed to load resource|net::ERR_|WebSocket connection/
  complaints.splice(0, Infinity, ...complaints.filter((line) => !isReport.test(line)))
}

/** As the form does, which tests/e2e/sign-in.spec.ts and others fill in; then opens the page. */
export async function signIn(page: Page, user: string, path = '/sms-broadcast/campaigns'): Promise<void> {
  await postCredentials(page.request, user)
  await page.goto(path)
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
}

/** Leaves the page first: its next poll would find no session, fail, and go to sign-in while the test goes elsewhere. */
export async function dropSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Gives the browser context of `request` the cookies of a demo user. */
export async function postCredentials(request: APIRequestContext, user: string): Promise<void> {
  const data = { email: `${user}@demo.example`, password: demoPassword }
  // The user agent; without it no cookies are set.
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await request.post('/api/site/auth', { data, headers })
  expect(answer.status(), user).toBe(200)
}

/**
 * Pages of this browser page come without their first screen, as from a server that was too slow to draw it: each asks
 * the API for everything, so that a test can answer.
 */
export async function askAll(page: Page): Promise<void> {
  // A page whose answer a test gives has no address, and browsers keep such pages from the local network.
  await page.context().grantPermissions(['local-network-access'])
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: withoutDrawing(await response.text()) })
  })
}

/** Does the least a person does with a list, and waits for the grid that comes then. */
export async function showGrid(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(500, 300)
    await page.mouse.move(520, 320)
    await expect(page.locator('.list-layer:not([inert]) [role=grid]')).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** List rows are alike, and so are the entries of a section of the navigation: checking the first few is enough. */
const alike = [
  '.ag-row:not([row-index="0"], [row-index="1"], [row-index="2"])',
  '.first-rows tbody tr:nth-child(n + 4)',
  '.navigation-section li:nth-child(n + 3):not(:has([aria-current]))',
]

/** What each page has around its screen. */
const shell = ['.shell-header', '.navigation', '.shell-footer']

/**
 * Judges the page at rest: in the middle of a transition a button has colours of neither state. What is wrong is judged
 * again, because a transition may have begun meanwhile.
 * @param rules `only` where nothing else can have changed, such as `color-contrast`; `except` what does not fit the page;
 * `within` a part of the page, by its selector; `shell` what is around the screen, too, as the walk over screens does
 */
export async function expectAccessible(page: Page, rules: AccessibilityRules = {}): Promise<void> {
  const first = await violationsOf(page, rules)
  expect(first.length === 0 ? first : await violationsOf(page, rules)).toEqual([])
}

interface AccessibilityRules {
  only?: string[]
  except?: string[]
  within?: string
  shell?: boolean
}

const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    axe: typeof Axe
  }
}

/** A browser that draws no frames for a while ends none; none of ours takes as long. */
const longestAnimationMs = 10_000

async function violationsOf(
  page: Page,
  { only, except = [], within, shell: judgesShell = triesAll }: AccessibilityRules,
): Promise<string[]> {
  await page.evaluate(async (mostMs) => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const late = new Promise((done) => setTimeout(done, mostMs))
    await Promise.race([late, Promise.allSettled(finite.map(({ finished }) => finished))])
  }, longestAnimationMs)
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axeSource)
  const context: { include?: string[]; exclude: string[] } = {
    ...(within !== undefined && { include: [within] }),
    exclude: judgesShell ? alike : [...alike, ...shell],
  }
  const options: RunOptions = {
    // Of what is right, which is most of a page, no selectors are made.
    resultTypes: ['violations'],
    ...(only
      ? { runOnly: { type: 'rule', values: only } }
      : { rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])) }),
  }
  const violations = await page.evaluate(
    async ([judged, how]) => (await window.axe.run(judged, how)).violations,
    [context, options] as const,
  )
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/** A contact file with a name column: `valid` good numbers of the United Kingdom, then the given rows. */
export function contactFile(
  valid: number,
  extra: string[] = [],
): { name: string; mimeType: string; buffer: Buffer } {
  const rows = Array.from(
    { length: valid },
    (_, index) => `+4474001${String(20000 + index)},Person ${index},${index * 3} GBP`,
  )
  return { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from([...rows, ...extra].join('\n')) }
}

/** Fills the details step of a new broadcast and leaves it on that step, valid. */
export async function fillDetails(page: Page, name: string, file = contactFile(20)): Promise<void> {
  await page.getByLabel('Broadcast name').fill(name)
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Sender ID' }).click()
  await page.getByRole('option').first().click()
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

/** Maps the variables to the columns after the number, in order. */
export async function mapVariables(page: Page): Promise<void> {
  const selects = await mappingSelects(page)
  for (const [index, select] of selects.entries()) await select.selectOption({ index: index + 2 })
}

/** Sends the broadcast whose summary is open, and confirms it. */
export async function sendBroadcast(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send to / }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Send to / })
    .click()
}

/** The column selectors of the mapping step, once it is open. */
export async function mappingSelects(page: Page): Promise<Locator[]> {
  await page.waitForURL(/variables$/)
  const selects = page.getByRole('combobox', { name: /^Column for/ })
  await expect(selects.first()).toBeVisible()
  return selects.all()
}

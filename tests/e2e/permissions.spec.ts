import type { Page } from '@playwright/test'
import { evaluateCondition } from '../../src/language/index.ts'
import type { Condition, NavigationEntry, PortalManifest } from '../../src/language/portal.ts'
import {
  compileServed,
  gateOf,
  goInside,
  patternOf,
  readViewer,
  sampledRoutes,
  sessionOf,
  viewers,
  wordsOf,
  type Viewer,
} from './manifestWalk.ts'
import { coverParts } from '../support/sampling.ts'
import { expect, test as base } from './portal.ts'

/** Demo users at routes of the manifest: the screen, why there is none, or the redirect. */
const portal = await compileServed()
const { manifest, access } = portal
const nobodysId = '00000000-0000-4000-8000-000000000000'

const test = base.extend<{ user: string }>({
  user: ['', { option: true }],
  storageState: async ({ user, browser, baseURL }, run) => run(await sessionOf(browser, user, baseURL ?? '')),
})

type ManifestRoute = PortalManifest['routes'][number]

const known = viewers(portal)
/** Screens that screens.spec.ts opens as somebody who may. */
const visited = new Set(sampledRoutes(portal).map(({ route }) => patternOf(route)))
/**
 * Every other route that somebody may open as such a user, every lack of permissions in each module, every gate, and every
 * user with each of their outcomes; tests/contract/permissions.test.ts has all users at all routes.
 */
const walk = coverParts(
  'users and routes',
  known.flatMap((viewer) => manifest.routes.map((route) => ({ viewer, route, ...outcomeOf(viewer, route) }))),
  ({ outcome }) => outcome,
  ({ viewer, route, outcome, reason }) => [viewer.name, ...partOf(route, outcome, reason)],
  1,
)

function partOf(route: ManifestRoute, outcome: string, reason: string): string[] {
  const pattern = patternOf(route)
  if (outcome === 'gate') return [reason]
  if (outcome === 'forbidden') return [`${route.module} ${reason}`]
  return outcome === 'open' && visited.has(pattern) ? [] : [pattern]
}

for (const viewer of known) {
  test.describe(viewer.name, () => {
    test.use({ user: viewer.name })
    test('shows every route and navigation entry according to the definitions', async ({
      page,
      complaints,
    }) => {
      const stored = await readViewer(page, portal, viewer)
      const forbidden: string[] = []
      page.on('response', (answer) => {
        if (answer.status() === 403 && !isChoice(answer.url()))
          forbidden.push(`${answer.request().method()} ${answer.url()} for ${page.url()}`)
      })
      let loads = 0
      page.on('domcontentloaded', () => loads++)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNavigation(page, stored)
      for (const { route } of walk.filter((each) => each.viewer === viewer)) {
        await goInside(page, addressOf(patternOf(route)))
        await expectPlace(page, stored, route)
      }
      expect(forbidden, 'calls of screens that were refused').toEqual([])
      expect(loads, 'the page was loaded once').toBe(1)
      // The browser reports calls for the unknown record; refused ones were checked above.
      complaints.splice(0, Infinity, ...complaints.filter((line) => !/status of 40[34]/.test(line)))
    })
  })
}

function isLeftOpen({ except = [] }: { except?: string[] }, address: string): boolean {
  return except.some((path) => address === path || address.startsWith(`${path}/`))
}

/** What a user gets at a route, and why. */
function outcomeOf(viewer: Viewer, route: ManifestRoute): { outcome: string; reason: string } {
  const gate = gateOf(portal, viewer)
  if (gate && !isLeftOpen(gate, addressOf(route.path))) return { outcome: 'gate', reason: gate.at }
  if ('redirect' in route) return { outcome: 'redirect', reason: '' }
  if (!holds(viewer, route.when)) return { outcome: 'unknown', reason: '' }
  const missing = route.access.filter((id) => !viewer.permissions.has(id))
  return { outcome: missing.length > 0 ? 'forbidden' : 'open', reason: missing.join(' ') }
}

/** Choices of a field may be records of another module that the user can't see; the field says so. */
const choices = new Set(
  Object.values(portal.modules)
    .flatMap(({ entities }) => Object.values(entities))
    .flatMap(({ rules }) => Object.values(rules.fields))
    .flatMap(({ reference }) => (reference ? [reference.get] : [])),
)

function isChoice(url: string): boolean {
  return choices.has(new URL(url).pathname.replace('/api/site', ''))
}

/** Exactly the entries the user may open, in their sections and order. */
async function expectNavigation(page: Page, viewer: Viewer): Promise<void> {
  const isShown = ({ access: needed, when }: NavigationEntry): boolean =>
    needed.every((id) => viewer.permissions.has(id)) && holds(viewer, when)
  const sections = manifest.sections.map((section) => {
    const entries = manifest.navigation
      .filter((entry) => entry.section === section.id && isShown(entry))
      .toSorted((left, right) => left.order - right.order)
    return section.single ? entries.slice(0, 1) : entries
  })
  const expected = gateOf(portal, viewer) ? [] : sections.flat().map(({ to }) => to)
  const links = page
    .getByRole('navigation', { name: wordsOf(portal, 'portal:shell-main-navigation') })
    .locator('li a')
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(expected)
}

async function expectPlace(page: Page, viewer: Viewer, route: ManifestRoute): Promise<void> {
  const address = addressOf(route.path)
  const about = `${viewer.name} at ${address}`
  const gate = gateOf(portal, viewer)
  if (gate && !isLeftOpen(gate, address)) {
    const isThere = !gate.screen && matches(route.path, gate.at)
    if (!isThere) await expect.poll(() => pathOf(page), about).toMatch(startOf(gate.at))
    return expectScreen(page, about)
  }
  if ('redirect' in route) {
    const target = manifest.routes.find((each) => patternOf(each) === route.redirect)
    // One that there is not for this user leads on.
    const isThere = !target || 'redirect' in target || holds(viewer, target.when)
    const wanted = startOf(addressOf(route.redirect))
    const arrived = expect.poll(() => (route.redirect.includes('?') ? placeOf(page) : pathOf(page)), about)
    await (isThere ? arrived.toMatch(wanted) : arrived.not.toMatch(wanted))
    return
  }
  if (!holds(viewer, route.when)) {
    await expect.poll(() => pathOf(page), about).not.toMatch(startOf(address))
    return
  }
  const missing = route.access.filter((id) => !viewer.permissions.has(id))
  if (missing.length === 0) {
    await expect(page, about).toHaveTitle(`${manifest.product} – ${titleOf(route)}`)
    const otherwise = route.first && addressOf(route.first.otherwise)
    if (otherwise === undefined || !startOf(otherwise).test(pathOf(page)))
      expect(pathOf(page), about).toMatch(startOf(address))
    return expectScreen(page, about)
  }
  const title = wordsOf(portal, 'portal:shell-forbidden-title', { screen: titleOf(route) })
  await expect(page.getByRole('heading', { level: 1 }), about).toHaveText(title)
  const names = missing.map((id) => access.permissions.find((each) => each.id === id)?.title ?? id)
  expect(await page.locator('.permission-list li').allTextContents(), about).toEqual(names)
}

async function expectScreen(page: Page, about: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), about).toHaveText(/\S/)
  expect(await page.locator('.permission-list').count(), about).toBe(0)
}

function holds({ scope }: Viewer, when: Condition | undefined): boolean {
  return when === undefined || evaluateCondition(when, scope)
}

function titleOf(route: { title: string; module: string }): string {
  return wordsOf(portal, route.title, {}, portal.modules[route.module])
}

/** Slots filled, the optional one left out. */
function addressOf(path: string): string {
  return path.replace(/\/\{\w+\?\}$/, '').replaceAll(/\{\w+\}/g, nobodysId)
}

function matches(pattern: string, address: string): boolean {
  return addressOf(pattern) === address
}

/** The address itself, or a step of it. */
function startOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(/[\\w-]+)?$`)
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}

function placeOf(page: Page): string {
  return pathOf(page) + new URL(page.url()).search
}

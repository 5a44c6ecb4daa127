import type { Browser, BrowserContext, Page, Route } from '@playwright/test'
import {
  classesOf,
  compileServed,
  goInside,
  resourceOf,
  sessionOf,
  sortOf,
  wordsOf,
  type WalkedRoute,
} from './manifestWalk.ts'
import { demoPassword, expect } from './portal.ts'
import type { Screen } from './Screen.ts'
import type { Answer } from './startFaultyProxy.ts'
import { ending, refusing, type Trouble } from './troubles.ts'
import type { Typing } from './Typing.ts'

/** A screen at its address, with nothing wrong yet. */
export interface Visit {
  page: Page
  context: BrowserContext
  browser: Browser
  baseURL: string
  trouble: Trouble
  walked: WalkedRoute
  screen: Screen
  address: string
}

/** Something that fails between browser and server while a screen opens. It ends with the screen as it was. */
export interface ScreenFault {
  name: string
  isFor: (walked: WalkedRoute) => boolean
  /** Screens that it does the same to. */
  classesOf: (walked: WalkedRoute) => string | readonly string[]
  run(visit: Visit): Promise<void>
}

/** The same while a form saves; what was typed stays. */
export interface SavingFault {
  name: string
  isFor: (walked: WalkedRoute) => boolean
  run(visit: Visit, typing: Typing, typed: Record<string, string>): Promise<void>
}

const portal = await compileServed()
const words = (key: string): string => wordsOf(portal, key)
const nowhere = '/404'
const everywhere = (): boolean => true
// Users behind a gate can't open any other screen first.
const isOpen = ({ isGated }: WalkedRoute): boolean => !isGated
/** The shell sees to it, whatever a screen is made of. */
const ofShell = ({ isGated }: WalkedRoute): string => String(isGated)

export const screenFaults: ScreenFault[] = [
  ...Object.entries(refusing).map(([name, answer]) => ({
    name,
    isFor: everywhere,
    // Calls make the same failure of malformed JSON as of a status.
    classesOf: name === 'status 500' ? classesOf : name === 'status 403' ? sortOf : ofShell,
    run: (visit: Visit) => refuse(visit, answer),
  })),
  { name: 'slow', isFor: everywhere, classesOf, run: slow },
  { name: 'offline', isFor: isOpen, classesOf: ofShell, run: offline },
  { name: 'lost script', isFor: isOpen, classesOf: ofShell, run: loseScript },
  ...Object.entries(ending).map(([name, answer]) => ({
    name,
    isFor: everywhere,
    classesOf: ofShell,
    run: (visit: Visit) => endSession(visit, answer),
  })),
]

export const savingFaults: SavingFault[] = [
  ...Object.entries(refusing).map(([name, answer]) => ({
    name: `${name} on saving`,
    isFor: everywhere,
    async run({ trouble }: Visit, typing: Typing, typed: Record<string, string>) {
      trouble.answer(answer)
      await typing.save()
      await expect.poll(() => writes(trouble.hits())).toBe(true)
      await typing.expectRefused(typed)
      trouble.end()
    },
  })),
  {
    name: 'slow on saving',
    isFor: everywhere,
    async run({ page, trouble, walked }, typing, typed) {
      trouble.hold()
      await typing.save()
      await expect(typing.progress()).toBeVisible()
      if (!walked.isGated) {
        await goInside(page, nowhere)
        const stay = page.getByRole('dialog').getByRole('button', { name: 'Stay' })
        const away = page.getByRole('heading', { name: words('portal:shell-not-found-title') })
        await expect(stay.or(away)).toBeVisible()
        if (await stay.isVisible()) await stay.click()
        // A form whose draft is kept is left without a question, and found again.
        else await page.goBack()
      }
      trouble.end()
      await typing.expectKept(typed)
    },
  },
  {
    name: 'offline on saving',
    isFor: everywhere,
    async run({ context }, typing, typed) {
      await context.setOffline(true)
      await typing.save()
      await typing.expectRefused(typed)
      await context.setOffline(false)
      await typing.expectKept(typed)
    },
  },
  {
    name: 'status 401 on saving',
    isFor: everywhere,
    async run({ page, trouble, walked, address }, typing, typed) {
      trouble.answer(ending['status 401']!)
      // Something the screen reads again by itself may end the session before the button is pressed.
      await typing.save(5000).catch(() => undefined)
      await page.waitForURL(/\/auth\/sign/)
      trouble.end()
      await page.getByLabel('Email').fill(`${walked.user}@demo.example`)
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL((url) => (url.pathname + url.search).startsWith(address))
      await typing.expectKept(typed)
    },
  },
]

async function refuse({ page, trouble, walked, screen, address }: Visit, answer: Answer): Promise<void> {
  trouble.answer(answer)
  await page.goto(address)
  await screen.expectClear(readsRecords(walked, trouble.hits()))
  if (opensRecords(walked) && answer.status !== 403) await expect(screen.retry()).toBeVisible()
  trouble.end()
  await screen.recover()
}

async function slow({ page, trouble, walked, screen, address }: Visit): Promise<void> {
  trouble.hold()
  await page.goto(address)
  await screen.expectProgress(() => readsRecords(walked, trouble.hits()))
  if (walked.isGated) return trouble.end()
  const places = await screen.places()
  await goInside(page, nowhere)
  await expect(screen.heading()).toHaveText(words('portal:shell-not-found-title'))
  await page.goBack()
  // What changes something is lost with the trouble, and asked for again by hand.
  const isLost = trouble.hits().some((call) => !call.startsWith('GET '))
  trouble.end()
  if (isLost) await screen.recover()
  else await screen.expectContent()
  // That there are no records, and so no columns, is known only with the answer.
  if (opensRecords(walked) && !(await screen.isEmptyList())) expect(await screen.places()).toEqual(places)
}

async function offline({ page, context, screen, address }: Visit): Promise<void> {
  const status = page.getByRole('status').filter({ hasText: words('portal:shell-offline') })
  await page.goto(nowhere)
  await expect(screen.heading()).toBeVisible()
  // Some screens would open from what the browser kept.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  await goInside(page, address)
  await screen.expectClear(true)
  await expect(status).toBeVisible()
  await context.setOffline(false)
  await screen.expectContent()
  await expect(status).toHaveCount(0)
}

async function loseScript({ page, screen, address }: Visit): Promise<void> {
  const known = new Set<string>()
  const note = (request: { url(): string }): unknown => known.add(new URL(request.url()).pathname)
  page.on('request', note)
  await page.goto(nowhere)
  await expect(screen.heading()).toBeVisible()
  page.off('request', note)
  const lost = new Set<string>()
  const lose = async (each: Route): Promise<void> => {
    const { pathname } = new URL(each.request().url())
    if (known.has(pathname)) return each.continue()
    lost.add(pathname)
    return each.abort()
  }
  let loads = 0
  const count = (): unknown => loads++
  page.on('domcontentloaded', count)
  await page.evaluate(() => sessionStorage.clear())
  await page.route(/\.(js|css)$/, lose)
  await goInside(page, address)
  await expect.poll(() => loads).toBe(1)
  await screen.expectClear(true)
  await expect(screen.retry()).toBeVisible()
  expect(loads).toBe(1)
  expect(lost.size).toBeGreaterThan(0)
  page.off('domcontentloaded', count)
  await page.unroute(/\.(js|css)$/, lose)
  await screen.recover()
}

async function endSession(visit: Visit, answer: Answer): Promise<void> {
  const { page, context, browser, baseURL, trouble, walked, screen, address } = visit
  // The open page would get the answer too, and leave from the current step of its wizard.
  await page.goto('about:blank')
  trouble.answer(answer, true)
  // It leaves before it has loaded.
  await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined)
  await page.waitForURL(/\/auth\/sign/, { waitUntil: 'commit' })
  // Signing in leads to the start page by default.
  expect(new URL(page.url()).searchParams.get('redirect') ?? '/').toBe(address)
  // A sign-in page that sees the session would return by itself.
  await page.goto('about:blank')
  trouble.end()
  await context.addCookies((await sessionOf(browser, walked.user, baseURL)).cookies)
  await page.goto(address)
  await screen.expectContent()
}

/** A list, or a wizard with a stored record: it can't open without an answer. */
function opensRecords({ list, wizard, mode }: WalkedRoute): boolean {
  return list !== undefined || (wizard !== undefined && mode !== 'create')
}

/** Whether calls the screen needs met the trouble. */
function readsRecords(walked: WalkedRoute, hits: string[]): boolean {
  const path = resourceOf(walked)?.path
  return path !== undefined && hits.some((hit) => hit === `GET ${path}` || hit.startsWith(`GET ${path}/`))
}

function writes(hits: string[]): boolean {
  return hits.some((hit) => !hit.startsWith('GET '))
}

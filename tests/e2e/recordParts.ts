import { appendFileSync } from 'node:fs'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** What one test made the portal do. */
export interface TestParts {
  file: string
  /** Titles of its groups and its own. */
  title: string
  /** Addresses that were opened, ids left out. */
  screens: string[]
  ms: number
  /** Per script, the place of each function that ran, and the places within it that did not. */
  ran: Record<string, Record<string, string[]>>
}

/** Where the parts of each test are written, a line each; unless set, nothing is recorded. */
export const partsFile = process.env['E2E_PARTS']

/**
 * Watches what the scripts of every page of a browser run, whoever opened it, and what it asks for.
 * @returns ends it, and writes what was seen
 */
export async function recordParts(
  browser: Browser,
  page: Page,
  test: Pick<TestParts, 'file' | 'title'>,
): Promise<() => Promise<void>> {
  const began = performance.now()
  const screens = new Set<string>()
  const ran: TestParts['ran'] = {}
  const takes = new Map<Page, () => Promise<void>>()
  const takeAll = async (): Promise<void> => {
    await Promise.all([...takes.values()].map((take) => take()))
  }
  const follow = (context: BrowserContext): void => {
    context.on('page', (opened) => void watch(opened))
    before(context, 'close', takeAll)
  }
  browser.on('context', follow)
  follow(page.context())
  await watch(page)
  return async () => {
    await takeAll()
    browser.off('context', follow)
    const ms = Math.round(performance.now() - began)
    appendFileSync(partsFile ?? '', `${JSON.stringify({ ...test, ms, screens: [...screens], ran })}\n`)
  }

  async function watch(opened: Page): Promise<void> {
    if (takes.has(opened)) return
    takes.set(opened, async () => undefined)
    opened.on('framenavigated', (frame) => screens.add(patternOf(frame.url())))
    const session = await opened.context().newCDPSession(opened)
    await session.send('Profiler.enable')
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    const take = (): Promise<void> => takeCoverage(session, ran)
    takes.set(opened, take)
    // A new document may begin in another process, which knows nothing of this one.
    for (const leaving of ['goto', 'reload', 'goBack', 'close'] as const) before(opened, leaving, take)
  }
}

async function takeCoverage(session: CDPSession, ran: TestParts['ran']): Promise<void> {
  const taken = await session.send('Profiler.takePreciseCoverage').catch(() => undefined)
  for (const { url, functions } of taken?.result ?? []) {
    const script = /\/assets\/(.+\.js)$/.exec(url)?.[1]
    if (script === undefined) continue
    const known = (ran[script] ??= {})
    for (const { ranges } of functions) {
      const [whole, ...inner] = ranges
      if (!whole || whole.count === 0) continue
      const place = `${whole.startOffset}-${whole.endOffset}`
      const missed = inner.filter(({ count }) => count === 0)
      const pairs = missed.map(({ startOffset, endOffset }) => `${startOffset}-${endOffset}`)
      const earlier = known[place]
      known[place] = earlier ? pairs.filter((pair) => earlier.includes(pair)) : pairs
    }
  }
}

function patternOf(url: string): string {
  return new URL(url).pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|(?<=\/)\d+(?=\/|$)/g, '*')
}

/** Does something before a method of an object. */
function before<Name extends string>(
  object: Record<Name, (...given: never[]) => Promise<unknown>>,
  name: Name,
  first: () => Promise<void>,
): void {
  const method = object[name].bind(object) as (...given: never[]) => Promise<unknown>
  object[name] = async (...given) => {
    await first()
    return method(...given)
  }
}

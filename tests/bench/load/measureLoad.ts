import type { Browser, BrowserContextOptions } from '@playwright/test'

export interface LoadSetup {
  url: string
  state: BrowserContextOptions['storageState']
  /** The page is ready once an element fits and has text. */
  ready: string
  /** 4 makes the processor four times slower. */
  slowdown: number
}

/** What had come one second after the page was ready. Bytes are those of bodies as transferred. */
export interface Load {
  readyMs: number
  requests: number
  bytes: number
  /** Of them, the text font. */
  font: number
  /** Tasks of the main thread, until the network has been quiet for a second. */
  taskMs: number
  nodes: number
  /** Scripts by size, largest first. */
  scripts: [file: string, bytes: number][]
}

const settledMs = 1000

/** Loads a page in a browser that has never seen it. */
export async function measureLoad(browser: Browser, setup: LoadSetup): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(setup.state && { storageState: setup.state }),
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: setup.slowdown })
    await page.addInitScript(watchReady, setup.ready)
    const finished: { type: string; file: string; bytes: Promise<number>; at: number }[] = []
    page.on('requestfinished', (request) => {
      const bytes = request.sizes().then(
        (sizes) => sizes.responseBodySize,
        () => 0, // the page was closed meanwhile
      )
      const file = new URL(request.url()).pathname
      finished.push({ type: request.resourceType(), file, bytes, at: Date.now() })
    })
    await page.goto(setup.url, { waitUntil: 'commit' })
    const ready = await page.waitForFunction(() => Reflect.get(window, 'readyAt'), undefined, {
      timeout: 60_000,
    })
    const readyMs = Number(await ready.jsonValue())
    const until = (await page.evaluate((ms) => performance.timeOrigin + ms, readyMs)) + settledMs
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settledMs)
    const { metrics } = await devtools.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)

    const load: Load = { readyMs, requests: 0, bytes: 0, font: 0, taskMs: seconds * 1000, nodes, scripts: [] }
    for (const { type, file, bytes: pending, at } of finished) {
      if (at > until) continue
      const bytes = await pending
      load.requests += 1
      load.bytes += bytes
      if (type === 'font') load.font += bytes
      if (type === 'script') load.scripts.push([file, bytes])
    }
    load.scripts.sort((left, right) => right[1] - left[1])
    return load
  } finally {
    await context.close()
  }
}

/** Runs in the page: notes when what was waited for has been painted. */
function watchReady(selector: string): void {
  const observer = new MutationObserver(look)
  function look(): void {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].some(
      (element) => element.innerText.trim() !== '',
    )
    if (!found) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'readyAt', performance.now())))
  }
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

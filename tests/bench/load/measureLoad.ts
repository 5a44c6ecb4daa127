import type { Browser, BrowserContextOptions } from '@playwright/test'

export interface LoadSetup {
  url: string
  state: BrowserContextOptions['storageState']
  /** The page is ready once an element fits and has text. */
  ready: string
  /** 4 makes the processor four times slower. */
  slowdown: number
}

export interface Load {
  readyMs: number
  /** Bytes of bodies as transferred, until the network was quiet. */
  script: number
  style: number
  font: number
  other: number
  /** Bytes of scripts that had arrived when the page was ready. */
  scriptBeforeReady: number
  /** Script files by size, largest first. */
  scripts: [file: string, bytes: number][]
}

/** Loads a page in a browser that has never seen it. */
export async function measureLoad(browser: Browser, setup: LoadSetup): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(setup.state && { storageState: setup.state }),
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
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
    const readyAt = await page.evaluate((ms) => performance.timeOrigin + ms, readyMs)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)

    const load: Load = { readyMs, script: 0, style: 0, font: 0, other: 0, scriptBeforeReady: 0, scripts: [] }
    for (const { type, file, bytes: pending, at } of finished) {
      const bytes = await pending
      if (type === 'script') {
        load.script += bytes
        load.scripts.push([file, bytes])
        if (at <= readyAt) load.scriptBeforeReady += bytes
      } else if (type === 'stylesheet') load.style += bytes
      else if (type === 'font') load.font += bytes
      else load.other += bytes
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

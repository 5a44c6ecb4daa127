import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { definedForms, type DefinedForm } from './definedForms.ts'
import { designTokens } from '../../../scripts/vite/designTokens.ts'
import { revealAtOnce } from '../../../scripts/vite/revealAtOnce.ts'
import { browserProgram } from '../../support/browserProgram.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
const TYPED = 'the quick brown fox jumps over'
const kinds = { engine: 'Patchbay engine', rjsf: 'bare RJSF', react: 'hand-written React' }
const definedKinds = { engine: kinds.engine, react: kinds.react }

interface Figures {
  readyMs: number[]
  keystrokeMs: number[]
  /** Of options that are chosen. */
  choiceMs: number[]
  cpuPerKeyMs: number[]
}

const folder = await mkdtemp(join(tmpdir(), 'patchbay-form-bench-'))
await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [react(), designTokens(), revealAtOnce()],
  build: { outDir: folder, emptyOutDir: true, target: 'es2024', chunkSizeWarningLimit: 2000 },
})

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const server = createServer((request, response) => {
  const name = new URL(request.url ?? '/', 'http://localhost').pathname
  const file = join(folder, name === '/' ? 'index.html' : name)
  readFile(file).then(
    (body) => response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain' }).end(body),
    () => response.writeHead(404).end(),
  )
})
await new Promise<void>((resolve) => server.listen(0, resolve))
const address = server.address()
const port = typeof address === 'object' ? address?.port : undefined

const browser = await chromium.launch({
  executablePath: browserProgram,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await compare('200 fields', kinds)
  for (const form of Object.keys(definedForms) as DefinedForm[]) await compare(form, definedKinds, form)
} finally {
  await browser.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
}

/** Measures each kind in turn, so that what else the machine does meets all alike. */
async function compare(title: string, names: Record<string, string>, form?: DefinedForm): Promise<void> {
  const results = Object.fromEntries(
    Object.keys(names).map((kind): [string, Figures] => [
      kind,
      { readyMs: [], keystrokeMs: [], choiceMs: [], cpuPerKeyMs: [] },
    ]),
  )
  for (let round = 0; round < ROUNDS; round++) {
    for (const [kind, figures] of Object.entries(results)) await measure(browser, kind, figures, form)
  }
  console.log(`${title.padEnd(26)}ready     keystroke p50   p95     CPU per keystroke   choice`)
  for (const [kind, name] of Object.entries(names)) {
    const { readyMs, keystrokeMs, choiceMs, cpuPerKeyMs } = results[kind]!
    const cells = [
      percentile(readyMs, 0.5),
      percentile(keystrokeMs, 0.5),
      percentile(keystrokeMs, 0.95),
      percentile(cpuPerKeyMs, 0.5),
      ...(choiceMs.length > 0 ? [percentile(choiceMs, 0.5)] : []),
    ]
    console.log(name.padEnd(22), ...cells.map((cell) => `${cell.toFixed(1)} ms`.padStart(12)))
  }
}

async function measure(from: Browser, kind: string, figures: Figures, form?: DefinedForm): Promise<void> {
  const page = await from.newPage()
  await page.goto(`http://localhost:${port}/?kind=${kind}${form === undefined ? '' : `&form=${form}`}`)
  await page.waitForFunction(() => 'readyMs' in window)
  figures.readyMs.push(await page.evaluate(() => Number(Reflect.get(window, 'readyMs'))))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const act = await prepare(page, form)
  await page.evaluate(() => Reflect.get(window, 'forget')())
  const before = await taskSeconds()
  await act()
  const after = await taskSeconds()
  const { keystrokes, clicks } = await page.evaluate((): Record<'keystrokes' | 'clicks', number[]> =>
    Reflect.get(window, 'times'),
  )
  figures.cpuPerKeyMs.push(((after - before) * 1000) / (keystrokes.length + clicks.length))
  figures.keystrokeMs.push(...keystrokes)
  figures.choiceMs.push(...clicks)
  await page.close()

  /** Processor time of the page's thread. */
  async function taskSeconds(): Promise<number> {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
}

/** Warms the form up; returns what is measured. */
async function prepare(page: Page, form?: DefinedForm): Promise<() => Promise<void>> {
  const { typed, chosen } = form === undefined ? {} : definedForms[form]
  if (chosen) {
    const choose = async () => {
      for (const words of chosen) await chooseOption(page, words)
    }
    await choose()
    return choose
  }
  const input =
    typed === undefined
      ? page.locator('input').nth(100)
      : page.locator(`[data-field="${typed}"] input, input#${typed}`).first()
  await input.focus()
  await page.keyboard.type('warm up ')
  // a field that was left: from here on its error is watched
  await page.keyboard.press('Tab')
  if (typed === undefined) await page.keyboard.type('and on ')
  else await input.fill('')
  return () => page.keyboard.type(TYPED, { delay: 20 })
}

/** Searches an option, takes or drops it, and empties the search. */
async function chooseOption(page: Page, words: string): Promise<void> {
  await page.locator('input[type="search"]').focus()
  await page.keyboard.type(words, { delay: 20 })
  await page.locator('[role="option"]').first().click()
  await page.locator('input[type="search"]').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { browserProgram } from '../../support/browserProgram.ts'
import { nodeCount } from './largeFlow.ts'

/**
 * The call-flow builder with 500 steps beside a bare page of @xyflow/react with the same nodes: how long it takes to open,
 * and frames while a step is dragged, where it opens and with all steps in view.
 *   node tests/bench/call-flows/callFlowsBench.ts [rounds=5]
 */
const rounds = Number(process.argv[2] ?? 5)
const moves = 90
const kinds = { built: 'Patchbay', bare: 'bare @xyflow/react' }

interface Figures {
  openMs: number[]
  frameMs: number[]
  cpuMs: number[]
  frameAllMs: number[]
  cpuAllMs: number[]
}

const folder = await mkdtemp(join(tmpdir(), 'patchbay-flow-bench-'))
await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [react()],
  build: { outDir: folder, emptyOutDir: true, target: 'es2024', chunkSizeWarningLimit: 3000 },
})
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const server = createServer((request, response) => {
  const name = new URL(request.url ?? '/', 'http://localhost').pathname
  readFile(join(folder, name === '/' ? 'index.html' : name)).then(
    (body) =>
      response.writeHead(200, { 'Content-Type': types[extname(name) || '.html'] ?? 'text/plain' }).end(body),
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
  const results = new Map(
    Object.keys(kinds).map((kind): [string, Figures] => [
      kind,
      { openMs: [], frameMs: [], cpuMs: [], frameAllMs: [], cpuAllMs: [] },
    ]),
  )
  for (let round = 0; round < rounds; round++)
    for (const [kind, figures] of results) await measure(browser, kind, figures)
  console.log(`${nodeCount} steps, ${moves} moves of the pointer, ${rounds} rounds; medians`)
  console.log(
    `${''.padEnd(20)}${['open', 'frame p50', 'p95', 'CPU a move', 'all: frame p50', 'p95', 'CPU a move'].map((head) => head.padStart(15)).join('')}`,
  )
  for (const [kind, name] of Object.entries(kinds)) {
    const { openMs, frameMs, cpuMs, frameAllMs, cpuAllMs } = results.get(kind)!
    const cells = [
      percentile(openMs, 0.5),
      percentile(frameMs, 0.5),
      percentile(frameMs, 0.95),
      percentile(cpuMs, 0.5),
      percentile(frameAllMs, 0.5),
      percentile(frameAllMs, 0.95),
      percentile(cpuAllMs, 0.5),
    ]
    console.log(name.padEnd(20) + cells.map((cell) => `${cell.toFixed(1)} ms`.padStart(15)).join(''))
  }
} finally {
  await browser.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
}

async function measure(from: Browser, kind: string, figures: Figures): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(`http://localhost:${port}/?kind=${kind}`)
  await page.waitForFunction(() => 'readyMs' in window, undefined, { timeout: 120_000 })
  figures.openMs.push(await page.evaluate(() => Number(Reflect.get(window, 'readyMs'))))
  const near = await drag(page, 'menu')
  figures.frameMs.push(...near.frames)
  figures.cpuMs.push(near.cpu)
  // The controls of both: in, out, all.
  await page.locator('.react-flow__controls-button').nth(2).click()
  await page.waitForFunction(
    (count) => document.querySelectorAll('.react-flow__node').length === count,
    nodeCount,
    { timeout: 120_000 },
  )
  const all = await drag(page, 'step-4-20')
  figures.frameAllMs.push(...all.frames)
  figures.cpuAllMs.push(all.cpu)
  await page.close()
}

/** Drags a step in a circle. @returns the times between frames, and the processor's a move */
async function drag(page: Page, id: string): Promise<{ frames: number[]; cpu: number }> {
  const box = await page.locator(`.react-flow__node[data-id="${id}"]`).boundingBox()
  if (!box) throw new Error(`${id} is not drawn`)
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(20, box.height / 3)]
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const seconds = async (): Promise<number> =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
      ?.value ?? 0
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 5, y + 5)
  const before = await seconds()
  await page.evaluate(() => {
    ;(Reflect.get(window, 'frames') as unknown as number[]).splice(0)
    Reflect.set(window, 'isDragging', true)
  })
  for (let move = 0; move < moves; move++) {
    const turn = (move / moves) * 2 * Math.PI
    await page.mouse.move(x + 60 * Math.sin(turn), y + 60 * (1 - Math.cos(turn)))
  }
  const frames = await page.evaluate((): number[] => {
    Reflect.set(window, 'isDragging', false)
    return [...(Reflect.get(window, 'frames') as unknown as number[])]
  })
  const cpu = ((await seconds()) - before) * 1000
  await page.mouse.up()
  return { frames, cpu: cpu / moves }
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { everyAnswer } from '../../../src/server/http/requests/securityHeaders.ts'

export interface ReferenceServer {
  origin: string
  close: () => void
}

/**
 * Builds the reference pages and serves them from memory with brotli, and with the portal's headers: that of an opener has
 * the browser start a process for a page, whoever wrote it. Calls of their API go on to the portal's server.
 */
export async function serveReference(api: string): Promise<ReferenceServer> {
  const files = await buildReference()
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', api).pathname
    if (path.startsWith('/api/')) {
      const { host: _, ...headers } = incoming.headers
      const onward = request(
        new URL(incoming.url ?? '/', api),
        { method: incoming.method ?? 'GET', headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        },
      )
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
      return
    }
    const type = types[extname(path)] ?? 'text/html'
    const body = files.get(path)
    if (!body) return void outgoing.writeHead(404).end()
    outgoing.writeHead(200, {
      ...everyAnswer,
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Cache-Control': 'no-cache',
    })
    outgoing.end(body)
  })
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The reference server has no port')
  return { origin: `http://localhost:${address.port}`, close: () => server.close() }
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

const root = resolve(import.meta.dirname, 'reference')
const pages = ['bare', 'hand', 'handSignIn']

async function buildReference(): Promise<Map<string, Buffer>> {
  const outDir = mkdtempSync(join(tmpdir(), 'load-reference-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { input: pages.map((page) => join(root, `${page}.html`)) },
      },
    })
    const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    return new Map(
      entries.map((entry) => {
        const file = join(entry.parentPath, entry.name)
        return [file.slice(outDir.length), brotliCompressSync(readFileSync(file))]
      }),
    )
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

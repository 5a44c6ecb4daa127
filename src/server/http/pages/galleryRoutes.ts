import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../errors.ts'
import type { Gallery } from '../../gallery/createGallery.ts'
import { jsonBody } from '../requests/jsonBody.ts'
import { markAppearance } from './markAppearance.ts'
import { pagePolicy, permissionsPolicy } from '../requests/securityHeaders.ts'

export interface GalleryOptions {
  gallery: Gallery
  /** Folder of the built page; without it, only data is served (to the development server). */
  pageFolder: string
  /** Allows compiling submitted texts; only for servers nobody else can reach. */
  editable: boolean
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The gallery page and its files, the definitions it shows, and a compiler for edits. */
export function galleryRoutes(app: FastifyInstance, apiBase: string, options: GalleryOptions): void {
  const { gallery, pageFolder, editable } = options
  const base = `${apiBase}/gallery`

  app.get(base, async () => ({ ...(await gallery.compile({})), editable }))

  app.post(`${base}/compile`, async (request) => {
    if (!editable) throw new Refusal('not-found')
    return gallery.compile(readEdits(jsonBody(request)))
  })

  app.get<{ Params: { file: string } }>(`${base}/files/:file`, async (request, reply) => {
    const source = gallery.file(request.params.file)
    if (source === undefined) throw new Refusal('not-found')
    return reply
      .header('cache-control', 'no-store')
      .type(types['.js'] ?? '')
      .send(source)
  })

  const files = readFiles(pageFolder)
  app.get('/gallery', async (request, reply) => {
    const page = files.get('/gallery.html')
    if (page === undefined) throw new Refusal('not-found')
    const nonce = randomBytes(18).toString('base64url')
    return (
      reply
        .header('content-security-policy', pagePolicy(nonce))
        // Every widget can be tried there.
        .header('permissions-policy', permissionsPolicy(['camera', 'microphone']))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(
          markAppearance(page.toString('utf8').replaceAll('__CSP_NONCE__', nonce), request.headers.cookie),
        )
    )
  })
  app.get('/gallery/assets/*', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const file = files.get(path)
    if (file === undefined) throw new Refusal('not-found')
    return reply
      .header('cache-control', 'no-cache')
      .type(types[extname(path)] ?? 'text/plain')
      .send(file)
  })
}

function readEdits(body: unknown): Record<string, string> {
  const edits = typeof body === 'object' && body !== null && 'sources' in body ? body.sources : undefined
  if (typeof edits !== 'object' || edits === null) throw new Refusal('malformed')
  const entries = Object.entries(edits)
  if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string'))
    throw new Refusal('malformed')
  return Object.fromEntries(entries)
}

function readFiles(folder: string): Map<string, Buffer> {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile() && (extname(entry.name) in types || entry.name === 'gallery.html'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => path.slice(folder.length).startsWith('/gallery'))
      .map((path) => [path.slice(folder.length), readFileSync(path)]),
  )
}

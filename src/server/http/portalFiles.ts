import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import type { AppOptions } from './AppOptions.ts'
import { pagePolicy } from './securityHeaders.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const forAYear = 'public, max-age=31536000, immutable'
/** Compressed once; the publisher has the older ones for pages that were opened before. */
const keptFiles = 500
const smallAfterMs = 2000

interface DefinitionFile {
  source: string
  brotli?: Promise<Buffer>
  gzip?: Promise<Buffer>
}

/** Compiled definitions, the built portal's files, and its page for every other address. */
export async function portalFiles(app: FastifyInstance, options: AppOptions): Promise<void> {
  definitionFiles(app, options)
  const { distFolder } = options.settings
  const page = distFolder === undefined ? undefined : readPage(join(distFolder, 'index.html'))
  const files = distFolder === undefined ? new Set<string>() : listFiles(distFolder)
  if (distFolder !== undefined) {
    await app.register(fastifyStatic, {
      root: distFolder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      etag: true,
      lastModified: false,
    })
  }

  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.slice(1).split('?')
    // Nothing of ours stands behind two slashes, but a browser takes them for another host.
    if (/^(?:api|assets|definitions)(?:\/|$)/.test(path) && !files.has(path)) throw new Refusal('not-found')
    if (!request.url.startsWith('/') || path.startsWith('/')) throw new Refusal('not-found')
    if (files.has(path)) {
      const cache = path.startsWith('assets/') ? forAYear : 'public, max-age=3600'
      return reply.header('cache-control', cache).header('vary', 'accept-encoding').sendFile(path)
    }
    if (!page || !acceptsPage(request, path)) throw new Refusal('not-found')
    return sendPage(request, reply, page, options)
  })
}

function definitionFiles(app: FastifyInstance, { publisher }: AppOptions): void {
  const ready = new Map<string, DefinitionFile>()
  app.get<{ Params: { file: string } }>('/definitions/:file', async (request, reply) => {
    const { file } = request.params
    let entry = ready.get(file)
    if (!entry) {
      const source = await publisher.file(file)
      if (source === undefined) throw new Refusal('not-found')
      const oldest = ready.keys().next()
      if (ready.size >= keptFiles && !oldest.done) ready.delete(oldest.value)
      ready.set(file, (entry = { source }))
    }
    reply
      .header('cache-control', forAYear)
      .header('vary', 'accept-encoding')
      .type(file.endsWith('.json') ? 'application/json; charset=utf-8' : 'text/javascript; charset=utf-8')
    if (accepts(request, 'accept-encoding', 'br')) {
      entry.brotli ??= compressSoon(entry)
      return reply.header('content-encoding', 'br').send(await entry.brotli)
    }
    if (accepts(request, 'accept-encoding', 'gzip')) {
      entry.gzip ??= zip(entry.source)
      return reply.header('content-encoding', 'gzip').send(await entry.gzip)
    }
    return reply.send(entry.source)
  })
}

/** A page that was told of a publication waits for its file: quickly at first, and small for those who come later. */
function compressSoon(entry: DefinitionFile): Promise<Buffer> {
  setTimeout(() => {
    void compress(entry.source, 11).then((small) => {
      entry.brotli = Promise.resolve(small)
    })
  }, smallAfterMs).unref()
  return compress(entry.source, 5)
}

function compress(text: string, quality: number): Promise<Buffer> {
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** The page with a nonce of its own and the manifest inside; never cached. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  { publisher }: AppOptions,
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64url')
  const manifest = JSON.stringify(publisher.current().portal.manifest).replaceAll('<', '\\u003c')
  const html = page
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(
      '<!--portal-manifest-->',
      () => `<script type="application/json" id="portal-manifest">${manifest}</script>`,
    )
  reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
  if (!accepts(request, 'accept-encoding', 'br')) return reply.send(html)
  return reply.header('content-encoding', 'br').send(await compress(html, 4))
}

function readPage(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Files that are served as they are; the page and compressed copies are not among them. */
function listFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return new Set(names.filter((name) => name !== 'index.html' && !/\.(br|gz|map)$/.test(name)))
}

/** Whoever takes anything gets the page where no file is meant: scripts and styles are asked for like that too. */
function acceptsPage(request: FastifyRequest, path: string): boolean {
  if (accepts(request, 'accept', 'text/html')) return true
  const anything = request.headers.accept === undefined || accepts(request, 'accept', '*/*')
  return anything && !/\.[^/]*$/.test(path)
}

function accepts(request: FastifyRequest, header: 'accept' | 'accept-encoding', value: string): boolean {
  const given = request.headers[header]
  return typeof given === 'string' && given.split(',').some((part) => part.trim().split(';')[0] === value)
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PassThrough } from 'node:stream'
import { brotliCompress, constants, createBrotliCompress, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PortalManifest } from '../../../language/portal.ts'
import { screenOf } from '../../../language/screenOf.ts'
import { forgetOldest, keepFile, readKept } from '../../../shared/keptFiles.ts'
import { isPublicPath } from '../../../shared/isPublicPath.ts'
import type { StageName, Stages } from '../../../shared/stages.ts'
import { Refusal } from '../../errors.ts'
import type { AppOptions } from '../AppOptions.ts'
import type { Limits } from '../requests/createLimits.ts'
import { serveLinks } from './serveLinks.ts'
import { readCookie } from '../../wire/credentials.ts'
import { createPackedFiles } from './createPackedFiles.ts'
import { createDrawAhead } from './drawAhead.ts'
import type { DrawAhead } from './drawAhead.ts'
import { pageManifest } from './pageManifest.ts'
import { pagePolicy, permissionsPolicy } from '../requests/securityHeaders.ts'
import { readTemplate, writeHead, writeRest } from './writePage.ts'
import type { PageTemplate } from './writePage.ts'
import { RecentMap } from '../../../shared/RecentMap.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const forAYear = 'public, max-age=31536000, immutable'
/** Compressed once; the publisher keeps older ones for pages already open. */
const keptFiles = 500
const smallAfterMs = 2000
/** Names of definition files that an earlier process compressed. */
const smallFiles = 'small-'

interface DefinitionFile {
  source: string
  brotli?: Promise<Buffer>
  gzip?: Promise<Buffer>
}

/** Compiled definitions, the built portal's files, and the page for every other address. */
export async function portalFiles(
  app: FastifyInstance,
  options: AppOptions,
  limits: Pick<Limits, 'takePublic'>,
): Promise<void> {
  definitionFiles(app, options)
  const { distFolder } = options.settings
  const page = distFolder === undefined ? undefined : readPage(join(distFolder, 'index.html'))
  const stages = distFolder === undefined ? undefined : readStages(join(distFolder, 'stages.json'))
  const readStyles = (file: string): string => readFileSync(join(distFolder ?? '', file), 'utf8')
  const template = page === undefined ? undefined : readTemplate(page, stages, readStyles)
  const drawAhead = createDrawAhead(app, options)
  const files = distFolder === undefined ? new Set<string>() : listFiles(distFolder)
  const packedFile = distFolder === undefined ? undefined : createPackedFiles(distFolder)
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

  serveLinks(app, options, limits, (request, reply) => {
    if (!template) throw new Refusal('not-found')
    return sendPage(request, reply.code(404), { template, stages, drawAhead, options })
  })

  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.slice(1).split('?')
    // No file of ours starts with two slashes, and a browser would read them as another host.
    if (/^(?:api|assets|definitions)(?:\/|$)/.test(path) && !files.has(path)) throw new Refusal('not-found')
    if (!request.url.startsWith('/') || path.startsWith('/')) throw new Refusal('not-found')
    if (files.has(path)) {
      const cache = path.startsWith('assets/') ? forAYear : 'public, max-age=3600'
      reply.header('cache-control', cache).header('vary', 'accept-encoding')
      const packed = accepts(request, 'accept-encoding', 'br') ? packedFile?.(path) : undefined
      if (!packed) return reply.sendFile(path)
      return reply
        .type(packed.type)
        .header('content-encoding', 'br')
        .send(await packed.body)
    }
    if (!template || !acceptsPage(request, path)) throw new Refusal('not-found')
    return sendPage(request, reply, { template, stages, drawAhead, options })
  })
}

function definitionFiles(app: FastifyInstance, { publisher }: AppOptions): void {
  const ready = new RecentMap<string, DefinitionFile>(keptFiles)
  app.get<{ Params: { file: string } }>('/definitions/:file', async (request, reply) => {
    const { file } = request.params
    let entry = ready.get(file)
    if (!entry) {
      const source = await publisher.file(file)
      if (source === undefined) throw new Refusal('not-found')
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

/**
 * A page notified of a publication waits for its file: compressed quickly first, smaller for later visitors, also of
 * later processes.
 */
function compressSoon(entry: DefinitionFile): Promise<Buffer> {
  const name = `${smallFiles}${createHash('sha256').update(entry.source).digest('hex').slice(0, 24)}.br`
  const kept = readKept(name)
  if (kept) return Promise.resolve(kept)
  setTimeout(() => {
    void compress(entry.source, 11).then((small) => {
      entry.brotli = Promise.resolve(small)
      if (keepFile(name, small)) forgetOldest(smallFiles, keptFiles)
    })
  }, smallAfterMs).unref()
  return compress(entry.source, 5)
}

function compress(text: string, quality: number): Promise<Buffer> {
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

interface PageSource {
  template: PageTemplate
  stages: Stages | undefined
  drawAhead: DrawAhead
  options: AppOptions
}

/**
 * The page with its own nonce, the manifest and its first screen; never cached. Its head is sent at once, so that the
 * browser fetches scripts and styles while the screen is drawn.
 */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { template, stages, drawAhead, options }: PageSource,
): FastifyReply {
  const nonce = randomBytes(18).toString('base64url')
  const published = options.publisher.current()
  const { manifest } = published.portal
  const isCompressed = accepts(request, 'accept-encoding', 'br')
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  const page = isCompressed ? createBrotliCompress({ params }) : new PassThrough()
  const screen = screenAt(request, manifest)
  const head = writeHead(template, {
    nonce,
    cookies: request.headers.cookie,
    manifest: pageManifest(manifest, screen.stage === 'public'),
    stages,
    ...screen,
  })
  page.write(head)
  if ('flush' in page) page.flush()
  const drawing = request.method === 'HEAD' ? Promise.resolve(undefined) : drawAhead(request, published)
  drawing
    .then((ahead) => {
      const catalogues = ahead?.headStart.catalogues ?? []
      const files = catalogues.map((id) => `definitions/catalogue-${id}.${manifest.catalogues[id] ?? ''}.js`)
      page.end(writeRest(template, { nonce, stages }, ahead, files))
    })
    .catch((error: Error) => page.destroy(error))
  reply
    .header('content-security-policy', pagePolicy(nonce))
    // Of all pages, because a person gets from any to any other without loading one.
    .header('permissions-policy', permissionsPolicy(manifest.uses))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
  if (isCompressed) reply.header('content-encoding', 'br')
  return reply.send(page)
}

/** What the first screen at an address is made of. */
function screenAt(
  request: FastifyRequest,
  manifest: PortalManifest,
): { stage: StageName | undefined; definitions: string[] } {
  const { pathname, search } = new URL(request.url, 'http://page')
  if (isPublicPath(pathname, manifest.termsPath)) {
    const owners = [...new Set(Object.values(manifest.publicForms))]
    return { stage: 'public', definitions: owners.map((id) => moduleFile(manifest, id)) }
  }
  if (readCookie(request.headers.cookie, 'token') === undefined) return { stage: undefined, definitions: [] }
  const screen = screenOf(manifest, pathname, search)
  if (!screen) return { stage: 'portal', definitions: [] }
  return { stage: screen.kind, definitions: [moduleFile(manifest, screen.module)] }
}

function moduleFile({ modules }: PortalManifest, id: string): string {
  return `definitions/${id}.${modules[id] ?? ''}.js`
}

function readStages(path: string): Stages | undefined {
  // Written by scripts/vite/stages.ts.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Stages) : undefined
}

function readPage(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Files served unchanged, without the page and compressed copies. */
function listFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return new Set(
    names.filter(
      (name) =>
        name !== 'index.html' &&
        name !== 'stages.json' &&
        !name.startsWith('server/') &&
        !/\.(br|gz|map|inputs)$/.test(name),
    ),
  )
}

/** A client that accepts anything gets the page only if no file is meant: scripts and styles are requested that way too. */
function acceptsPage(request: FastifyRequest, path: string): boolean {
  if (accepts(request, 'accept', 'text/html')) return true
  const anything = request.headers.accept === undefined || accepts(request, 'accept', '*/*')
  return anything && !/\.[^/]*$/.test(path)
}

function accepts(request: FastifyRequest, header: 'accept' | 'accept-encoding', value: string): boolean {
  const given = request.headers[header]
  return typeof given === 'string' && given.split(',').some((part) => part.trim().split(';')[0] === value)
}

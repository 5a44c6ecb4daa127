import { join } from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DrawRequest, Drawing, SignInRequest } from '../../../language/drawing.ts'
import { frameCookie } from '../../../shared/headStart.ts'
import type { EarlyAnswer, Frame, HeadStart } from '../../../shared/headStart.ts'
import { isPublicPath } from '../../../shared/isPublicPath.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { AppOptions } from '../AppOptions.ts'
import { readCookie } from '../../wire/credentials.ts'
import { RecentMap } from '../../../shared/RecentMap.ts'

/** A page with its first screen. */
export interface PageAhead {
  html: string
  headStart: HeadStart
}

interface Drawer {
  drawSignIn: (request: SignInRequest) => string
  drawPortal: (request: DrawRequest) => Drawing
}

export type DrawAhead = (
  request: FastifyRequest,
  published: PublishedPortal,
) => Promise<PageAhead | undefined>

/** What a screen reads slower than this, the browser asks for. Scripts and styles load meanwhile. */
const patienceMs = 1500
/** What every page of the portal needs. */
const frameReads = ['/config', '/profile', '/auth', '/notifications', '/preferences']
/** A screen reads what it needs at once, or what follows from that. */
const rounds = 3
/** How many addresses' reads are remembered: what one visitor's screen read is read for the next before it is drawn. */
const addressesKnown = 1000
/** Of a device that has not told its frame. */
const usualFrame: Frame = { width: 1440, room: 0, bar: 15 }
const phoneFrame: Frame = { width: 390, room: 0, bar: 0 }

/**
 * Draws the first screen of whoever asks for a page, with the built components and the answers that this server gives
 * that person. Undefined for strangers, and when anything is amiss: the page then does all by itself.
 */
export function createDrawAhead(app: FastifyInstance, { settings }: AppOptions): DrawAhead {
  const { distFolder = '' } = settings
  const file = join(distFolder, 'server/draw.js')
  if (distFolder === '' || !existsSync(file)) return () => Promise.resolve(undefined)
  const usualReads = new RecentMap<string, string[]>(addressesKnown)
  let loading: Promise<Drawer> | undefined

  function load(): Promise<Drawer> {
    loading ??= import(file) as Promise<Drawer> // built from src/app/draw.ts
    return loading
  }

  async function draw(request: FastifyRequest, published: PublishedPortal): Promise<PageAhead | undefined> {
    const url = new URL(request.url, 'http://page')
    const { manifest } = published.portal
    const token = readCookie(request.headers.cookie, 'token')
    const answers = new Map<string, EarlyAnswer>()
    const early = AbortSignal.timeout(patienceMs)
    const isPublic = isPublicPath(url.pathname, manifest.termsPath)
    if (!isPublic && (token === undefined || url.searchParams.has('token'))) return undefined

    async function read(path: string): Promise<void> {
      const answer = await app.inject({
        method: 'GET',
        url: `/api/site${path}`,
        headers: {
          accept: 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          cookie: request.headers.cookie ?? '',
          host: request.host,
          'sec-fetch-site': 'same-origin',
        },
        remoteAddress: request.ip,
      })
      if (answer.statusCode !== 200 || early.aborted) return
      const { etag } = answer.headers
      answers.set(path, { body: answer.json(), etag: typeof etag === 'string' ? etag : null })
    }
    const readAll = (paths: string[]): Promise<unknown> =>
      Promise.race([
        Promise.all(paths.map(read)),
        new Promise((resolve) => early.addEventListener('abort', resolve, { once: true })),
      ])

    if (isPublic) {
      if (settings.demo) await read('/auth/demo')
      const isSignIn = token === undefined && url.pathname === '/auth/sign'
      const demo = answers.get('/auth/demo')?.body
      const { search } = url
      const html = isSignIn
        ? (await load()).drawSignIn({ set: published.portal, frame: frameOf(request), search, demo })
        : ''
      return { html, headStart: headStartOf(answers) }
    }
    const address = url.pathname + url.search
    const wanted = new Set(usualReads.get(address))
    const [{ drawPortal }] = await Promise.all([load(), readAll([...frameReads, ...wanted])])
    const config = answers.get('/config')?.body
    const profile = answers.get('/profile')?.body
    if (!config || !profile) return undefined
    for (let round = 0; ; round++) {
      const drawing = drawPortal({
        set: published.portal,
        pathname: url.pathname,
        search: url.search,
        frame: frameOf(request),
        // The API's own answers; contract tests hold them to these shapes.
        config: config as DrawRequest['config'],
        profile: profile as DrawRequest['profile'],
        notifications: answers.get('/notifications')?.body as DrawRequest['notifications'],
        flagAt: (path) => readFlag(distFolder, path),
        reads: new Map([...answers].map(([path, { body }]) => [path, body])),
      })
      const missing = drawing.asked.filter((path) => !answers.has(path) && !wanted.has(path))
      if (missing.length === 0 || round === rounds || early.aborted) {
        const { html, catalogues, phone, flags } = drawing
        const reads = drawing.asked.filter((path) => answers.has(path))
        const needed = new Set([...frameReads, ...reads])
        for (const path of answers.keys()) if (!needed.has(path)) answers.delete(path)
        // Others read times elsewhere.
        usualReads.set(
          address,
          drawing.asked.filter((path) => !/[?&]timezone=/.test(path)),
        )
        return { html, headStart: headStartOf(answers, { reads, catalogues, phone, flags }) }
      }
      for (const path of missing) wanted.add(path)
      await readAll(missing)
    }
  }

  return async (request, published) => {
    try {
      return await draw(request, published)
    } catch (error) {
      request.log.error({ err: error }, 'a page was not drawn ahead')
      return undefined
    }
  }
}

function headStartOf(answers: ReadonlyMap<string, EarlyAnswer>, shown: Partial<HeadStart> = {}): HeadStart {
  return {
    reads: [],
    catalogues: [],
    phone: false,
    flags: {},
    ...shown,
    answers: Object.fromEntries(answers),
  }
}

const flags = new Map<string, string | undefined>()
const smallFlag = 2000

/** The PNG of a flag, if it is small enough to be written into a page: to a browser each SVG is a document of its own. */
function readFlag(distFolder: string, path: string): string | undefined {
  if (!flags.has(path)) {
    const file = join(distFolder, path.replace(/\.svg$/, '.png'))
    const picture = path.endsWith('.svg') && existsSync(file) ? readFileSync(file) : undefined
    flags.set(
      path,
      picture && picture.length <= smallFlag
        ? `data:image/png;base64,${picture.toString('base64')}`
        : undefined,
    )
  }
  return flags.get(path)
}

const framePattern = new RegExp(`(?:^|; )${frameCookie}=(\\d{2,5})\\.(\\d{1,5})\\.(\\d{1,2})(?:;|$)`)

function frameOf(request: FastifyRequest): Frame {
  const noted = framePattern.exec(request.headers.cookie ?? '')
  if (noted) return { width: Number(noted[1]), room: Number(noted[2]), bar: Number(noted[3]) }
  return /Mobi/.test(request.headers['user-agent'] ?? '') ? phoneFrame : usualFrame
}

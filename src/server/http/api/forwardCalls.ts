import { Readable, Transform } from 'node:stream'
import { Refusal } from '../../errors.ts'
import type { ResourceRoute, RouteAnswer, RouteRequest } from '../../resources/routes/ResourceRoute.ts'

/** A provider's own API, which answers the calls of some resources. */
export interface BackEnd {
  /** The address that stands for the API base, without a slash at its end. */
  url: string
  /** Proves to it that the portal is asking. */
  token: string
  /** IDs of the resources it keeps. */
  resources: ReadonlySet<string>
  /** Told of answers that can't be passed on. */
  onError: (error: Error) => void
  /** Until its headers arrive; 30 seconds by default. */
  answerMs?: number
}

/** What of a request and of an answer is passed on; cookies and credentials of the portal never are. */
const sent = ['accept', 'accept-language', 'if-match', 'if-none-match', 'idempotency-key']
const returned = ['etag', 'retry-after']
const largest = 50 * 2 ** 20
const longestAnswerMs = 30_000

/** Sends the calls of a back end's resources to it, after the same checks of session, state, permission and limits. */
export function forwardCalls(routes: ResourceRoute[], backEnd: BackEnd | undefined): ResourceRoute[] {
  if (!backEnd) return routes
  return routes.map((route) =>
    route.resource !== undefined && backEnd.resources.has(route.resource)
      ? { ...route, handle: (request) => forward(backEnd, route, request) }
      : route,
  )
}

async function forward(backEnd: BackEnd, route: ResourceRoute, request: RouteRequest): Promise<RouteAnswer> {
  const { caller, signal } = request
  const headers = new Headers({
    authorization: `Bearer ${backEnd.token}`,
    'x-patchbay-account': caller.accountId,
    'x-patchbay-user': caller.userId,
  })
  for (const name of sent) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const body = bodyOf(route, request)
  if (body) headers.set('content-type', body.type)
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), backEnd.answerMs ?? longestAnswerMs)
  try {
    const response = await fetch(`${backEnd.url}${addressOf(route, request)}`, {
      method: route.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([signal, waiting.signal]),
      ...(body && { body: body.content, duplex: 'half' }),
    })
    return await passOn(route, response)
  } catch (error) {
    if (signal.aborted || error instanceof Refusal) throw error
    backEnd.onError(new Error(`${route.method} ${route.path}: ${reasonOf(error)}`))
    throw new Refusal('back-end-failed')
  } finally {
    clearTimeout(timer)
  }
}

/** The path with its slots filled, and the parameters. */
function addressOf({ path }: ResourceRoute, { params, query }: RouteRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_slot, name: string) => {
    const value = params[name] ?? ''
    // A URL would read them as steps to another address.
    if (value === '.' || value === '..') throw new Refusal('not-found')
    return encodeURIComponent(value)
  })
  const parameters = new URLSearchParams(query).toString()
  return parameters === '' ? filled : `${filled}?${parameters}`
}

function bodyOf(
  { method }: ResourceRoute,
  request: RouteRequest,
): { type: string; content: string | ReadableStream } | undefined {
  if (method === 'GET') return undefined
  const type = request.headers['content-type'] ?? ''
  if (/^multipart\/form-data\s*;/i.test(type))
    return { type, content: toWeb(request.raw().pipe(limited('a multipart body'))) }
  // Reading it of a request without one is refused, though the call may need none.
  if (type === '' && method === 'DELETE') return undefined
  return { type: 'application/json', content: JSON.stringify(request.body ?? {}) }
}

function toWeb(stream: Readable): ReadableStream {
  // as: Node's own type of the same stream.
  return Readable.toWeb(stream) as ReadableStream
}

function fromWeb(stream: ReadableStream): Readable {
  // as: Node's own type of the same stream.
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])
}

async function passOn({ download }: ResourceRoute, response: Response): Promise<RouteAnswer> {
  const { status } = response
  if (status === 401 || (status >= 300 && status < 400 && status !== 304) || status >= 500)
    throw new Error(`answered ${status}`)
  const headers: Record<string, string> = { 'cache-control': 'private, no-cache', vary: 'authorization' }
  for (const name of returned) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  if (status === 204 || status === 304) return { status, headers }
  const type = response.headers.get('content-type') ?? ''
  if (/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    const text = await readText(response)
    // What isn't JSON is nothing the portal's pages can show.
    JSON.parse(text)
    return { status, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' }, body: text }
  }
  if (!download || status !== 200) throw new Error(`answered ${status} with ${type || 'no content type'}`)
  const disposition = response.headers.get('content-disposition') ?? ''
  return {
    status,
    headers: {
      ...headers,
      'content-type': /html|svg|xml/i.test(type) ? 'application/octet-stream' : type,
      'content-disposition': /^attachment\b/i.test(disposition) ? disposition : 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
    },
    body: response.body ? fromWeb(response.body) : '',
  }
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return ''
  const chunks: Buffer[] = []
  for await (const chunk of fromWeb(response.body).compose(limited('an answer')))
    chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/** Passes up to 50 MB. */
function limited(what: string): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length
      if (bytes <= largest) return done(null, chunk)
      return done(new Error(`${what} of more than 50 MB`))
    },
  })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError') return 'no answer in time'
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

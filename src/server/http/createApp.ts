import multipart from '@fastify/multipart'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { Refusal } from '../errors.ts'
import { isAllowed } from '../auth/permissionsOf.ts'
import { createSessions, type Credential, type SignedIn } from '../auth/sessions.ts'
import { asksForRealtime, createLocalBus, createRealtime } from '../realtime/index.ts'
import type { NotificationList } from '../../language/notifications.ts'
import { readNotifications } from '../notifications/index.ts'
import type { Caller, UploadedFile } from '../resources/behaviour.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import { createRouteTable, type RouteTable } from '../resources/createRouteTable.ts'
import { createTotalCache } from '../resources/readList.ts'
import { resourceRoutes, type ResourceRoute } from '../resources/resourceRoutes.ts'
import { createChangeFeed } from '../storage/createChangeFeed.ts'
import { createReadCache } from '../storage/createReadCache.ts'
import { accountRoutes, profileRoute } from './accountRoutes.ts'
import { answerBrokenRequest, answerError } from './answerError.ts'
import type { AppOptions, AppSettings } from './AppOptions.ts'
import { authRoutes, clientOf, credentialAnswer } from './authRoutes.ts'
import { readCredential, sameSite, setCredential } from './credentials.ts'
import {
  createBodyGate,
  expectedBytes,
  largestBody,
  limitArrival,
  limitUntold,
  refuseTooLarge,
  smallBody,
} from './createBodyGate.ts'
import { definitionRoutes, definitionWarnings } from './definitionRoutes.ts'
import { tagAnswer } from './etagOf.ts'
import { galleryRoutes } from './galleryRoutes.ts'
import { jsonBody } from './jsonBody.ts'
import { createLimits } from './createLimits.ts'
import { linkRoutes } from './linkRoutes.ts'
import { notificationAccess, notificationRoutes } from './notificationRoutes.ts'
import { phoneRoutes } from './phoneRoutes.ts'
import { portalFiles } from './portalFiles.ts'
import { readHost } from './readHost.ts'
import { readJson } from './readJson.ts'
import { securityRoutes } from './securityRoutes.ts'
import { everyAnswer, nothingLoads, strictTransport } from './securityHeaders.ts'

const apiBase = '/api/site'
/** A small JSON body has to have arrived by then, a larger one by its size later. */
const jsonArrivalMs = 10_000
/** The embedded database stops answering when its disk is full; an upload may not come near that. */
const spaceForUploads = 500 * 2 ** 20

/** A request whose route is known, and who sends it. */
interface Admitted {
  published: PublishedPortal
  route: ResourceRoute
  params: Record<string, string>
  credential: Credential
  signedIn: SignedIn
}

/**
 * The HTTP server. A request below the API base passes, in order: host → same site → route → session →
 * permissions → rate limit → its body → the route's own work.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, publisher, settings, bus = createLocalBus() } = options
  const app = Fastify({
    logger: settings.logLevel === 'silent' ? false : logOptions(settings),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: smallBody,
    requestTimeout: 600_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 0,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    trustProxy: settings.proxies ?? false,
    routerOptions: { maxParamLength: 300 },
    // A missing Host is refused by the hook below, in the words of this API.
    http: {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      requireHostHeader: false,
      shouldUpgradeCallback: asksForRealtime,
    },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1]
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) return done(new Refusal('unsupported-type'))
    try {
      return done(null, readJson(Buffer.from(body)))
    } catch (error) {
      return done(error instanceof Error ? error : new Refusal('malformed'))
    }
  })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 20, parts: 21, fieldSize: 100_000 },
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(notFound(request), request, reply))

  const { session } = publisher.current().portal.manifest
  const feed = await createChangeFeed(database)
  app.addHook('onClose', async () => feed.close())
  const sessions = createSessions({
    database,
    feed,
    access: () => publisher.current().portal.access,
    items: options.accountItems,
    idleMinutes: session.signInMinutes,
    absoluteHours: session.absoluteHours,
    onEnd: (accountId, sessionId) =>
      void bus
        .publish('session.ended', { accountId, sessionId })
        .catch((error: unknown) => app.log.error({ err: error }, 'the end of a session was not passed on')),
  })
  const notificationLists = createReadCache<NotificationList>(feed, 'notifications')
  const notificationsOf = (caller: Caller): Promise<NotificationList> => {
    const published = publisher.current()
    const { notifications } = published.portal
    const words = { notifications, text: published.text }
    return notificationLists.read(caller, () => readNotifications(database, caller, words), published)
  }
  const realtime = createRealtime({
    server: app.server,
    bus,
    sessions,
    feed,
    async notificationsTag(caller) {
      if (!isAllowed(caller.permissions, notificationAccess)) return undefined
      return tagAnswer(caller.userId, await notificationsOf(caller)).etag
    },
    publisher,
    isOperator: (caller) => settings.operators?.includes(caller) === true,
    settings,
    onError: (error) => app.log.error({ err: error }, 'realtime failed'),
    ...(settings.sessionRecheckMs !== undefined && { recheckMs: settings.sessionRecheckMs }),
  })
  app.addHook('preClose', () => realtime.close())

  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(everyAnswer)) reply.header(name, value)
    reply.header('content-security-policy', nothingLoads)
    if (settings.secureCookies) reply.header('strict-transport-security', strictTransport)
    checkHost(request, settings.hosts)
    refuseTooLarge(request)
    if (request.method !== 'GET' && request.method !== 'HEAD' && !sameSite(request))
      throw new Refusal('cross-site')
    limitArrival(request, reply, settings.bodyArrivalMs ?? jsonArrivalMs)
  })
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onResponse', async (request, reply) => {
    // A connection that was busy when the closing began would be kept for its next request.
    if (closing) request.raw.socket.end()
    // Paths only: queries and bodies can hold secrets and phone numbers.
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })

  app.get('/healthz', async () => {
    try {
      await database.ping()
    } catch {
      throw new Refusal('busy')
    }
    const warnings = definitionWarnings(publisher.status())
    return { status: 'ok', ...(warnings.length > 0 ? { warnings } : {}) }
  })
  app.get(`${apiBase}/openapi.json`, () => publisher.current().portal.openapi)
  authRoutes(app, options, sessions)
  linkRoutes(app, options, sessions)
  definitionRoutes(app, options, sessions)
  if (options.gallery) galleryRoutes(app, apiBase, options.gallery)

  const behaviours = new Map(options.behaviours.map((behaviour) => [behaviour.resource, behaviour]))
  const own = [
    ...accountRoutes(options),
    ...notificationRoutes(options, notificationsOf),
    ...securityRoutes(options, sessions),
    ...phoneRoutes(options),
  ]
  const tables = new WeakMap<PublishedPortal, RouteTable<ResourceRoute>>()
  const routesOf = (published: PublishedPortal): RouteTable<ResourceRoute> => {
    let table = tables.get(published)
    if (!table)
      tables.set(
        published,
        (table = createRouteTable([profileRoute(options), ...own, ...resourceRoutes(published)])),
      )
    return table
  }
  const totals = createTotalCache()
  const limits = createLimits({
    database,
    settings,
    onError: (error) => app.log.error({ err: error }, 'limits were not shared'),
  })
  app.addHook('preClose', async () => limits.stop())

  /** 405 for an address that takes other methods, else 404. */
  function notFound(request: FastifyRequest): Refusal {
    const [url = ''] = request.url.split('?')
    const methods = url.startsWith(`${apiBase}/`)
      ? routesOf(publisher.current()).methods(url.slice(apiBase.length))
      : []
    const fixed = ['GET', 'POST', 'DELETE'].filter((method) => app.hasRoute({ method, url }))
    const allowed = [...new Set([...methods, ...fixed])]
    if (allowed.length === 0) return new Refusal('not-found')
    return new Refusal('method-not-allowed', { headers: { allow: withHead(allowed).join(', ') } })
  }

  const bodies = createBodyGate()
  const admitted = new WeakMap<FastifyRequest, Admitted>()

  /** Everything that can be decided without the body: nobody who may not send it makes the server read it. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const published = publisher.current()
    // Refusals name it too: the page may have been drawn from other definitions.
    reply.header('x-portal-version', published.portal.manifest.version)
    const [path = ''] = request.url.slice(apiBase.length).split('?')
    const found = routesOf(published).find(request.method === 'HEAD' ? 'GET' : request.method, path)
    if (!found) throw notFound(request)
    const { route } = found
    const credential = readCredential(request, settings, route.download)
    const signedIn = credential && (await sessions.find(credential))
    if (!credential || !signedIn) throw new Refusal('signed-out')
    const { caller } = signedIn
    if (!isAllowed(caller.permissions, route.access) || (route.personal && caller.master))
      throw new Refusal('forbidden')
    limits.take(route, caller)
    const bytes = expectedBytes(request)
    if (bytes > smallBody) {
      limits.takeLargeBody(caller)
      bodies.enter(reply, bytes)
    }
    admitted.set(request, { ...found, published, credential, signedIn })
  }

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${apiBase}/*`,
    bodyLimit: largestBody,
    onRequest: admit,
    preParsing: async (request, _reply, body) => limitUntold(request, body),
    async handler(request, reply) {
      const known = admitted.get(request)
      if (!known) throw new Error(`${request.url} was not admitted`)
      const { published, route, params, credential, signedIn } = known
      const { caller } = signedIn
      if (request.headers['x-user-activity'] === '1' && route.kind !== 'poll') {
        const expiresAt = await sessions.extend(credential, signedIn)
        if (expiresAt) setCredential(reply, settings, { ...credential, expiresAt })
      }
      const answer = await route.handle({
        context: { database, published, behaviours, checks: options.checks, totals, limits },
        caller,
        params,
        query: readQuery(request),
        get body() {
          return jsonBody(request)
        },
        headers: singleHeaders(request),
        signal: request.signal,
        upload: async (upload) => {
          if ((await database.freeBytes()) < spaceForUploads) throw new Refusal('no-space')
          return receive(request, upload)
        },
      })
      // The database tells everybody of what was written; who wrote it may ask before that has arrived.
      if (route.kind === 'write') feed.touch(caller.accountId, ['config', 'notifications'])
      if (answer.switchTo !== undefined) {
        const session = await sessions.switchTo(signedIn, answer.switchTo, clientOf(request), route.access)
        if (!session) throw new Refusal('not-found')
        setCredential(reply, settings, session, 'begins')
        return credentialAnswer(session)
      }
      reply.code(answer.status)
      for (const [name, value] of Object.entries(answer.headers)) reply.header(name, value)
      return reply.send(answer.body)
    },
  })
  await portalFiles(app, options)
  return app
}

function logOptions({ logLevel, logTo }: AppSettings): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    ...(logTo ? { stream: logTo } : {}),
    serializers: {
      // A database error's detail quotes the row: phone numbers, addresses, hashes.
      err: (error: FastifyError & { constraint?: string }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        ...(error.code === undefined ? {} : { code: error.code }),
        ...(error.constraint === undefined ? {} : { constraint: error.constraint }),
      }),
    },
  }
}

function withHead(methods: string[]): string[] {
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}

function checkHost(request: FastifyRequest, hosts: string[] | undefined): void {
  const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0)
  const times = (wanted: string): number => names.filter((name) => name.toLowerCase() === wanted).length
  const name = readHost(request.raw)
  if (name === undefined || times('authorization') > 1) throw new Refusal('malformed')
  if (hosts && !hosts.includes(name)) throw new Refusal('wrong-host')
}

/** Each parameter once; a repeated one is refused rather than guessed at. */
function readQuery(request: FastifyRequest): Record<string, string> {
  const query: Record<string, string> = {}
  const start = request.url.indexOf('?')
  if (start < 0) return query
  for (const [name, value] of new URLSearchParams(request.url.slice(start + 1))) {
    if (name === '__proto__')
      throw new Refusal('invalid', { fields: Object.fromEntries([[name, 'Unknown parameter']]) })
    if (Object.hasOwn(query, name)) throw new Refusal('invalid', { fields: { [name]: 'Given twice' } })
    if (value.includes('\0')) throw new Refusal('malformed')
    query[name] = value
  }
  return query
}

function singleHeaders(request: FastifyRequest): Record<string, string | undefined> {
  // Node joins repeated headers but for set-cookie, which a request has none of.
  return request.headers as Record<string, string | undefined>
}

async function receive(
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal('unsupported-type')
  const parts = request.files({ limits: { fileSize: maxBytes } })
  const first = await parts.next()
  const part = first.done ? undefined : first.value
  if (!part || part.fieldname !== field) {
    part?.file.resume()
    throw new Refusal('invalid', { fields: { [field]: 'Required field' } })
  }
  return {
    filename: part.filename,
    mimetype: part.mimetype,
    stream: part.file,
    truncated: () => part.file.truncated,
    another: () =>
      parts.next().then(
        ({ done }) => !done,
        // More files than the limit of one.
        () => true,
      ),
  }
}

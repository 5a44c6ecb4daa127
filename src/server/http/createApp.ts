import multipart from '@fastify/multipart'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { actAs } from '../audit/index.ts'
import { Refusal, say } from '../errors.ts'
import { requireState } from '../auth/requireState.ts'
import { isAllowed } from '../auth/permissionsOf.ts'
import { createSessions, type Credential, type SignedIn } from '../auth/sessions.ts'
import { ownSessions } from '../auth/ownSessions.ts'
import { asksForRealtime, createLocalBus, createRealtime } from '../realtime/index.ts'
import type { NotificationList } from '../../language/notifications.ts'
import { readNotifications } from '../notifications/index.ts'
import type { Caller, UploadedFile } from '../resources/behaviour.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import { createRouteTable, type RouteTable } from '../resources/createRouteTable.ts'
import { challengeRoutes } from '../resources/challengeRoutes.ts'
import { fileRoutes } from '../resources/fileRoutes.ts'
import { createSecrets } from '../resources/secrets.ts'
import { createVersionReads } from '../resources/createVersionReads.ts'
import { createTotalCache } from '../resources/totalCache.ts'
import { resourceRoutes, type ResourceRoute } from '../resources/resourceRoutes.ts'
import { createChangeFeed } from '../storage/createChangeFeed.ts'
import { createReadCache } from '../storage/createReadCache.ts'
import { accountRoutes, profileRoute } from './accountRoutes.ts'
import { actorOf, strangerOf } from './actorOf.ts'
import { admitKey, keysFor } from './admitKey.ts'
import { answerBrokenRequest, answerError } from './answerError.ts'
import type { AppOptions, AppSettings } from './AppOptions.ts'
import { authRoutes, clientOf, credentialAnswer } from './authRoutes.ts'
import { readCredential, sameSite, setCredential } from '../wire/credentials.ts'
import {
  createBodyGate,
  expectedBytes,
  largestBody,
  limitArrival,
  limitUnsizedBody,
  refuseTooLarge,
  smallBody,
} from './createBodyGate.ts'
import { definitionRoutes, definitionWarnings } from './definitionRoutes.ts'
import { tagAnswer } from '../wire/etagOf.ts'
import { forwardCalls } from './forwardCalls.ts'
import { galleryRoutes } from './galleryRoutes.ts'
import { jsonBody } from './jsonBody.ts'
import { createLimits } from './createLimits.ts'
import { limitPublicCalls } from './limitPublicCalls.ts'
import { linkRoutes } from './linkRoutes.ts'
import { listViewRoutes } from './listViewRoutes.ts'
import { notificationAccess, notificationRoutes } from './notificationRoutes.ts'
import { operatorLinkRoutes } from './operatorLinkRoutes.ts'
import { portalFiles } from './portalFiles.ts'
import { publishedWords } from './publishedWords.ts'
import { readHost } from '../wire/readHost.ts'
import { readJson } from './readJson.ts'
import { servePublicCalls } from './servePublicCalls.ts'
import { taskRoutes } from './taskRoutes.ts'
import { everyAnswer, nothingLoads, strictTransport } from './securityHeaders.ts'

const apiBase = '/api/site'
/** Time for a small JSON body; larger ones get more in proportion to their size. */
const jsonArrivalMs = 10_000
/** The embedded database stops when its disk is full, so uploads keep a reserve. */
const spaceForUploads = 500 * 2 ** 20

/** A request with its route and caller. */
interface Admitted {
  published: PublishedPortal
  route: ResourceRoute
  params: Record<string, string>
  credential: Credential
  caller: Caller
  /** Absent for a key. */
  signedIn: SignedIn | undefined
}

/**
 * The HTTP server. A request below the API base passes, in order: host → same site → route → session →
 * account state → permissions → rate limit → body → handler.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, publisher, settings, bus = createLocalBus() } = options
  const { text } = publishedWords(publisher)
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
    // The hook below refuses a missing Host, in this API's format.
    http: {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      requireHostHeader: false,
      shouldUpgradeCallback: asksForRealtime,
    },
    frameworkErrors: (error, request, reply) => void answerError(text, error, request, reply),
    clientErrorHandler: (error, socket) => answerBrokenRequest(text, error, socket),
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
  app.setErrorHandler((error, request, reply) => answerError(text, error, request, reply))
  app.setNotFoundHandler((request, reply) => answerError(text, notFound(request), request, reply))

  const { session } = publisher.current().portal.manifest
  const feed = await createChangeFeed(database)
  app.addHook('onClose', async () => feed.close())
  const sessions = createSessions({
    database,
    feed,
    access: () => publisher.current().portal.access,
    states: () => publisher.current().portal.manifest.states,
    items: options.accountItems,
    ...(options.accountCounts && { counts: options.accountCounts }),
    factsFor: (person) => ({
      ...options.config,
      ...(settings.operators?.isOperator(person) && { is_operator: true }),
    }),
    idleMinutes: session.signInMinutes,
    absoluteHours: session.absoluteHours,
    onEnd: (accountId, sessionId) =>
      void bus
        .publish('session.ended', { accountId, sessionId })
        .catch((error: unknown) => app.log.error({ err: error }, 'the end of a session was not broadcast')),
  })
  const notificationLists = createReadCache<NotificationList>(feed, 'notifications')
  const notificationsOf = (caller: Caller): Promise<NotificationList> => {
    const published = publisher.current()
    const { notifications } = published.portal
    const words = { notifications, text: published.text }
    return notificationLists.read(
      caller,
      () => readNotifications(database, caller, words),
      published,
      [...caller.permissions].join(),
    )
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
    limitArrival(text, request, reply, settings.bodyArrivalMs ?? jsonArrivalMs)
  })
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(1)}`)
  })
  app.addHook('onResponse', async (request, reply) => {
    // Connections busy at shutdown would otherwise be kept open for another request.
    if (closing) request.raw.socket.end()
    options.metrics?.observe({
      method: request.method,
      route: admitted.get(request)?.route.path ?? request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
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
  const limits = createLimits({
    database,
    settings,
    onError: (error) => app.log.error({ err: error }, 'limits were not shared'),
  })
  app.addHook('preClose', async () => limits.stop())
  await app.register(async (scope) => {
    limitPublicCalls(scope, limits)
    scope.addHook('preHandler', (request, _reply, done) => actAs(strangerOf(request), done))
    authRoutes(scope, options, sessions)
    linkRoutes(scope, options, sessions)
    definitionRoutes(scope, options, sessions)
    operatorLinkRoutes(scope, options)
  })
  await servePublicCalls(app, options, limits)
  if (options.gallery) galleryRoutes(app, apiBase, options.gallery)

  const behaviours = new Map(options.behaviours.map((behaviour) => [behaviour.resource, behaviour]))
  const own = [
    ...accountRoutes(options),
    ...listViewRoutes(options),
    ...taskRoutes(options),
    ...notificationRoutes(options, notificationsOf),
    ...challengeRoutes(options.challenges),
    ...fileRoutes(options.files),
  ]
  const tables = new WeakMap<PublishedPortal, RouteTable<ResourceRoute>>()
  const routesOf = (published: PublishedPortal): RouteTable<ResourceRoute> => {
    let table = tables.get(published)
    if (!table)
      tables.set(
        published,
        (table = createRouteTable([
          ...own,
          ...forwardCalls(resourceRoutes(published), options.backEnd),
          profileRoute(),
        ])),
      )
    return table
  }
  const versions = createVersionReads(database)
  const totals = createTotalCache<number>()
  const figures = createTotalCache<string>()
  const secrets = createSecrets(settings.secretKey)

  /** 405 for an address that supports other methods, else 404. */
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

  /** All checks that don't need the body, so unauthorized bodies are never read. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const published = publisher.current()
    // Refusals name it too, because the page may use other definitions.
    reply.header('x-portal-version', published.portal.manifest.version)
    const [path = ''] = request.url.slice(apiBase.length).split('?')
    const found = routesOf(published).find(request.method === 'HEAD' ? 'GET' : request.method, path)
    if (!found) throw notFound(request)
    const { route } = found
    const credential = readCredential(request, settings, route.download)
    const keys = keysFor(options.keys, credential)
    const signedIn = credential && !keys ? await sessions.find(credential) : undefined
    const caller =
      credential && keys
        ? await actAs(strangerOf(request), () =>
            admitKey(keys, sessions, { credential, route, address: request.ip }),
          )
        : signedIn?.caller
    if (!credential || !caller) throw new Refusal('signed-out')
    requireState(published, caller, { call: `${route.method} ${route.path}` })
    if (!isAllowed(caller.permissions, route.access) || (route.personal && caller.master))
      throw new Refusal('forbidden')
    limits.take(route, caller)
    const bytes = expectedBytes(request)
    if (bytes > smallBody) {
      limits.takeLargeBody(caller)
      bodies.enter(reply, bytes)
    }
    admitted.set(request, { ...found, published, credential, caller, signedIn })
  }

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${apiBase}/*`,
    bodyLimit: largestBody,
    onRequest: admit,
    preParsing: async (request, _reply, body) => limitUnsizedBody(request, body),
    async handler(request, reply) {
      const known = admitted.get(request)
      if (!known) throw new Error(`${request.url} was not admitted`)
      const { published, route, params, credential, caller, signedIn } = known
      if (signedIn && request.headers['x-user-activity'] === '1' && route.kind !== 'poll') {
        const expiresAt = await sessions.extend(credential, signedIn)
        if (expiresAt) setCredential(reply, settings, { ...credential, expiresAt })
      }
      const actor = await actorOf(database, request, caller, route.kind)
      const handle = () =>
        route.handle({
          context: {
            database,
            published,
            behaviours,
            checks: options.checks,
            versions,
            totals,
            figures,
            secrets,
            limits,
            postNotices: options.postNotices,
            sessionsOf: (who) => ownSessions(sessions, who),
          },
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
          raw: () => request.raw,
        })
      const answer = await actAs(actor, handle)
      // The writer may read before the database's notification of its own write arrives.
      if (route.kind === 'write') feed.touch(caller.accountId, ['config', 'notifications'])
      if (answer.switchTo !== undefined) {
        if (!signedIn) throw new Refusal('forbidden')
        const { switchTo } = answer
        const session = await actAs(actor, () =>
          sessions.switchTo(signedIn, switchTo, clientOf(request), route.access),
        )
        if (!session) throw new Refusal('not-found')
        setCredential(reply, settings, session, 'begins')
        return credentialAnswer(session)
      }
      reply.code(answer.status)
      for (const [name, value] of Object.entries(answer.headers)) reply.header(name, value)
      return reply.send(answer.body)
    },
  })
  await portalFiles(app, options, limits)
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

/** Each parameter once; repeated ones are refused, not guessed. */
function readQuery(request: FastifyRequest): Record<string, string> {
  const query: Record<string, string> = {}
  const start = request.url.indexOf('?')
  if (start < 0) return query
  for (const [name, value] of new URLSearchParams(request.url.slice(start + 1))) {
    if (name === '__proto__')
      throw new Refusal('invalid', {
        fields: Object.fromEntries([[name, say('portal:error-parameter-unknown')]]),
      })
    if (Object.hasOwn(query, name))
      throw new Refusal('invalid', { fields: { [name]: say('portal:error-given-twice') } })
    if (value.includes('\0')) throw new Refusal('malformed')
    query[name] = value
  }
  return query
}

function singleHeaders(request: FastifyRequest): Record<string, string | undefined> {
  // Node joins repeated headers except set-cookie, which requests don't have.
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
    throw new Refusal('invalid', { fields: { [field]: say('portal:form-required') } })
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

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { NotificationList } from '../../language/notifications.ts'
import { actAs } from '../audit/index.ts'
import { isAllowed } from '../auth/permissionsOf.ts'
import { createSessions } from '../auth/sessions/createSessions.ts'
import type { Sessions } from '../auth/sessions/Sessions.ts'
import { Refusal } from '../errors.ts'
import { readNotifications } from '../notifications/index.ts'
import { createLocalBus, createRealtime, type Bus, type Realtime } from '../realtime/index.ts'
import { createChangeFeed, type ChangeFeed } from '../storage/createChangeFeed.ts'
import { createReadCache } from '../storage/createReadCache.ts'
import { tagAnswer } from '../wire/etagOf.ts'
import { strangerOf } from './api/actorOf.ts'
import type { AppOptions } from './AppOptions.ts'
import { authRoutes } from './sign-in/authRoutes.ts'
import { apiBase, createApiRoutes } from './api/createApiRoutes.ts'
import { createFastify } from './createFastify.ts'
import { createLimits, type Limits } from './requests/createLimits.ts'
import { definitionRoutes, definitionWarnings } from './definitionRoutes.ts'
import { demoRoutes } from './sign-in/demoRoutes.ts'
import { galleryRoutes } from './pages/galleryRoutes.ts'
import { limitPublicCalls } from './requests/limitPublicCalls.ts'
import { linkRoutes } from './sign-in/linkRoutes.ts'
import { notificationAccess, type ReadNotificationList } from './api/notificationRoutes.ts'
import { operatorLinkRoutes } from './sign-in/operatorLinkRoutes.ts'
import { portalFiles } from './pages/portalFiles.ts'
import { publishedWords } from './publishedWords.ts'
import { serveApi, type AdmittedCall } from './api/serveApi.ts'
import { servePublicCalls } from './servePublicCalls.ts'
import { signInRoutes } from './sign-in/signInRoutes.ts'
import { watchRequests } from './requests/watchRequests.ts'

/**
 * The HTTP server. A request below the API base passes, in order: host → same site → route → session →
 * account state → permissions → rate limit → body → handler.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, publisher, settings, bus = createLocalBus() } = options
  const feed = await createChangeFeed(database)
  const readList = createNotificationLists(options, feed)
  const routes = createApiRoutes(options, readList)
  const { text } = publishedWords(publisher)
  const app: FastifyInstance = await createFastify(settings, text, (request) => routes.notFound(app, request))
  app.addHook('onClose', async () => feed.close())
  const sessions = openSessions(app, options, feed, bus)
  const realtime = openRealtime(app, options, { bus, sessions, feed, readList })
  app.addHook('preClose', () => realtime.close())
  const admitted = new WeakMap<FastifyRequest, AdmittedCall>()
  watchRequests(app, options, (request) => admitted.get(request)?.route.path)
  const limits = createLimits({
    database,
    settings,
    onError: (error) => app.log.error({ err: error }, 'limits were not shared'),
  })
  app.addHook('preClose', async () => limits.stop())

  app.get('/healthz', async () => {
    try {
      await database.ping()
    } catch {
      throw new Refusal('busy')
    }
    const warnings = definitionWarnings(publisher.status())
    return { status: 'ok', ...(warnings.length > 0 ? { warnings } : {}) }
  })
  await servePublic(app, options, limits, sessions)
  await servePublicCalls(app, options, limits)
  if (options.gallery) galleryRoutes(app, apiBase, options.gallery)
  serveApi(app, options, { sessions, feed, limits, routes, admitted })
  await portalFiles(app, options, limits)
  return app
}

/** The calls of pages that need no session. */
async function servePublic(
  app: FastifyInstance,
  options: AppOptions,
  limits: Limits,
  sessions: Sessions,
): Promise<void> {
  await app.register(async (scope) => {
    limitPublicCalls(scope, limits)
    scope.addHook('preHandler', (request, _reply, done) => actAs(strangerOf(request), done))
    signInRoutes(scope, options, sessions)
    authRoutes(scope, options, sessions)
    demoRoutes(scope, options)
    linkRoutes(scope, options, sessions)
    definitionRoutes(scope, options, sessions)
    operatorLinkRoutes(scope, options)
  })
}

function createNotificationLists(
  { database, publisher }: AppOptions,
  feed: ChangeFeed,
): ReadNotificationList {
  const lists = createReadCache<NotificationList>(feed, 'notifications')
  return (caller) => {
    const published = publisher.current()
    const { notifications } = published.portal
    const words = { notifications, text: published.text }
    return lists.read(
      caller,
      () => readNotifications(database, caller, words),
      published,
      [...caller.permissions].join(),
    )
  }
}

function openSessions(app: FastifyInstance, options: AppOptions, feed: ChangeFeed, bus: Bus): Sessions {
  const { database, publisher, settings } = options
  const { session } = publisher.current().portal.manifest
  return createSessions({
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
}

function openRealtime(
  app: FastifyInstance,
  { publisher, settings }: AppOptions,
  parts: { bus: Bus; sessions: Sessions; feed: ChangeFeed; readList: ReadNotificationList },
): Realtime {
  const { readList, ...others } = parts
  return createRealtime({
    ...others,
    server: app.server,
    async notificationsTag(caller) {
      if (!isAllowed(caller.permissions, notificationAccess)) return undefined
      return tagAnswer(caller.userId, await readList(caller)).etag
    },
    publisher,
    isOperator: (caller) => settings.operators?.includes(caller) === true,
    settings,
    onError: (error) => app.log.error({ err: error }, 'realtime failed'),
    ...(settings.sessionRecheckMs !== undefined && { recheckMs: settings.sessionRecheckMs }),
  })
}

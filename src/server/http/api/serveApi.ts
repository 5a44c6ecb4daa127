import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actAs } from '../../audit/index.ts'
import { isAllowed } from '../../auth/permissionsOf.ts'
import { ownSessions } from '../../auth/ownSessions.ts'
import { requireState } from '../../auth/requireState.ts'
import type { Credential, Sessions, SignedIn } from '../../auth/sessions/Sessions.ts'
import { Refusal } from '../../errors.ts'
import type { Caller } from '../../resources/behaviour.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { ResourceContext } from '../../resources/ResourceContext.ts'
import type { ResourceRoute, RouteAnswer } from '../../resources/routes/ResourceRoute.ts'
import { createSecrets } from '../../resources/records/secrets.ts'
import { createVersionReads } from '../../resources/lists/createVersionReads.ts'
import { createTotalCache } from '../../resources/lists/totalCache.ts'
import type { ChangeFeed } from '../../storage/createChangeFeed.ts'
import { putOffEnd } from './putOffEnd.ts'
import { readCredential, setCredential } from '../../wire/credentials.ts'
import { actorOf, strangerOf } from './actorOf.ts'
import { admitKey, keysFor } from './admitKey.ts'
import type { AppOptions } from '../AppOptions.ts'
import {
  createBodyGate,
  expectedBytes,
  largestBody,
  limitUnsizedBody,
  smallBody,
} from '../requests/createBodyGate.ts'
import type { Limits } from '../requests/createLimits.ts'
import { clientOf, credentialAnswer } from '../sign-in/credentialAnswer.ts'
import { jsonBody } from '../requests/jsonBody.ts'
import { readQuery, receiveFile, singleHeaders } from '../requests/readRequest.ts'
import { apiBase, type ApiRoutes } from './createApiRoutes.ts'

/** The embedded database stops when its disk is full, so uploads keep a reserve. */
const spaceForUploads = 500 * 2 ** 20

/** A request with its route and caller. */
export interface AdmittedCall {
  published: PublishedPortal
  route: ResourceRoute
  params: Record<string, string>
  credential: Credential
  caller: Caller
  /** Absent for a key. */
  signedIn: SignedIn | undefined
}

interface ApiParts {
  sessions: Sessions
  feed: ChangeFeed
  limits: Limits
  routes: ApiRoutes
  /** Filled here; the log and the metrics read it. */
  admitted: WeakMap<FastifyRequest, AdmittedCall>
}

/** Calls below the API base: route → session → account state → permissions → rate limit → body → handler. */
export function serveApi(app: FastifyInstance, options: AppOptions, parts: ApiParts): void {
  const { settings, publisher } = options
  const { sessions, limits, routes, admitted } = parts
  const bodies = createBodyGate()
  const contextOf = createContexts(options, parts)

  /** All checks that don't need the body, so unauthorized bodies are never read. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const published = publisher.current()
    // Refusals name it too, because the page may use other definitions.
    reply.header('x-portal-version', published.portal.manifest.version)
    const [path = ''] = request.url.slice(apiBase.length).split('?')
    const found = routes.of(published).find(request.method === 'HEAD' ? 'GET' : request.method, path)
    if (!found) throw routes.notFound(app, request)
    const { route } = found
    const credential = readCredential(request, settings, route.download)
    const keys = keysFor(options.keys, credential)
    const signedIn = credential && !keys ? await sessions.find(credential) : undefined
    const caller =
      credential && keys
        ? await actAs(strangerOf(request), () =>
            admitKey(keys, { sessions, limits }, { credential, route, address: request.ip }),
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

  /** Runs the handler, and what a call changes beside its answer. */
  async function answer(request: FastifyRequest, reply: FastifyReply, call: AdmittedCall): Promise<unknown> {
    const { route, caller, signedIn } = call
    const actor = await actorOf(options.database, request, caller, route.kind)
    const given = await actAs(actor, () => handle(request, reply, call))
    // The writer may read before the database's notification of its own write arrives.
    if (route.kind === 'write') parts.feed.touch(caller.accountId, ['config', 'notifications'])
    const { switchTo } = given
    if (switchTo === undefined) return send(reply, given)
    if (!signedIn) throw new Refusal('forbidden')
    const session = await actAs(actor, () =>
      sessions.switchTo(signedIn, switchTo, clientOf(request), route.access),
    )
    if (!session) throw new Refusal('not-found')
    setCredential(reply, settings, session, 'begins')
    return credentialAnswer(session)
  }

  function handle(
    request: FastifyRequest,
    reply: FastifyReply,
    { route, published, caller, params }: AdmittedCall,
  ): Promise<RouteAnswer> {
    return route.handle({
      context: contextOf(published),
      caller,
      params,
      query: readQuery(request),
      get body() {
        return jsonBody(request)
      },
      headers: singleHeaders(request),
      signal: signalOf(reply),
      upload: async (upload) => {
        if ((await options.database.freeBytes()) < spaceForUploads) throw new Refusal('no-space')
        return receiveFile(request, upload)
      },
      raw: () => request.raw,
    })
  }

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${apiBase}/*`,
    bodyLimit: largestBody,
    onRequest: admit,
    preParsing: async (request, _reply, body) => limitUnsizedBody(request, body),
    async handler(request, reply) {
      const call = admitted.get(request)
      if (!call) throw new Error(`${request.url} was not admitted`)
      const { route, credential, signedIn } = call
      if (signedIn && route.kind !== 'poll')
        await putOffEnd({ sessions, settings }, request, reply, { credential, signedIn })
      return answer(request, reply, call)
    },
  })
}

/** What handlers work with; only the definitions differ between calls. */
function createContexts(
  { database, behaviours, checks, postNotices, settings }: AppOptions,
  { limits, sessions }: ApiParts,
): (published: PublishedPortal) => ResourceContext {
  const shared = {
    database,
    behaviours: new Map(behaviours.map((behaviour) => [behaviour.resource, behaviour])),
    checks,
    versions: createVersionReads(database),
    totals: createTotalCache<number>(),
    figures: createTotalCache<string>(),
    secrets: createSecrets(settings.secretKey),
    limits,
    postNotices,
    sessionsOf: (who: Caller) => ownSessions(sessions, who),
  }
  return (published) => ({ ...shared, published })
}

function send(reply: FastifyReply, { status, headers, body }: RouteAnswer): FastifyReply {
  reply.code(status)
  for (const [name, value] of Object.entries(headers)) reply.header(name, value)
  return reply.send(body)
}

/** Aborts when whoever asked is gone. That of the request aborts as soon as a request without a body has been read. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

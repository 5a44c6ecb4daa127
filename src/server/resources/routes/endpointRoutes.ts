import type { EndpointDefinition, ResourceDefinition } from '../../../language/portal.ts'
import { Refusal, say } from '../../errors.ts'
import { unknownFields } from '../../unknownFields.ts'
import type { Query } from '../../storage/database.ts'
import type { EndpointHandler, EndpointRequest, JsonAnswer, RowHandler } from '../behaviour.ts'
import { readEndpointBody } from '../input/readEndpointBody.ts'
import { readInput } from '../input/readInput.ts'
import { requireEndpoint } from '../input/requireEndpoint.ts'
import { idempotently } from '../records/idempotently.ts'
import { behaviourOf, type ResourceRequest } from '../ResourceContext.ts'
import { download, json } from './answers.ts'
import type { ResourceCall, RouteAnswer, RouteRequest } from './ResourceRoute.ts'

/** Calls that the definitions declare and a module answers. */
export function endpointRoutes({ endpoints }: ResourceDefinition): ResourceCall[] {
  return endpoints.map((endpoint) => ({
    method: endpoint.method,
    path: endpoint.path,
    access: endpoint.access,
    download: endpoint.method === 'GET' && /\.[a-z]+$/.test(endpoint.path),
    handle: (request, route) => callEndpoint(request, endpoint, route),
  }))
}

async function callEndpoint(
  request: ResourceRequest,
  endpoint: EndpointDefinition,
  route: RouteRequest,
): Promise<RouteAnswer> {
  const { endpoints = {}, perRow = {} } = behaviourOf(request) ?? {}
  const handler = endpoints[endpoint.id] ?? alone(request, perRow[endpoint.id])
  if (!handler) throw new Error(`Endpoint ${endpoint.id} of ${request.resource.id} has no handler`)
  requireEndpoint(request, endpoint)
  const inQuery = endpoint.method === 'GET' || endpoint.queryInput ? (endpoint.input ?? []) : []
  const known = [...endpoint.query, ...inQuery]
  const unknown = unknownFields(
    route.query,
    (name) => known.includes(name),
    say('portal:error-parameter-unknown'),
  )
  if (Object.keys(unknown).length > 0) throw new Refusal('invalid', { fields: unknown })
  const input = endpoint.input && (await readInput(request, endpoint, endpoint.input, route))
  const { caller, params, query, headers, signal, upload } = route
  const once = onceFor(request, endpoint, route)
  const answer = await handler({
    caller,
    sessions: request.context.sessionsOf(caller),
    params,
    query,
    // An upload has none, and asking for it is refused. A record that is missing is said before a wrong body is.
    get body() {
      return endpoint.body ? readEndpointBody(endpoint.body, route.body) : route.body
    },
    input,
    headers,
    once: once.run,
    signal,
    upload,
  })
  if (endpoint.idempotent && !once.isUsed())
    throw new Error(`Endpoint ${endpoint.id} of ${request.resource.id} is idempotent, and did nothing once`)
  if ('switchTo' in answer) return { status: 200, headers: {}, switchTo: answer.switchTo }
  if ('stream' in answer)
    return {
      status: answer.status ?? 200,
      headers: { ...download(answer.type, answer.filename), ...answer.headers },
      body: answer.stream,
    }
  return {
    status: answer.status ?? 200,
    headers: { ...json, 'cache-control': 'private, no-store', ...answer.headers },
    body: JSON.stringify(withoutUnseen(request, answer.body ?? {})),
  }
}

/** An answer without the properties that this user may not see in records either. */
function withoutUnseen({ entity, whole }: ResourceRequest, body: unknown): unknown {
  const isUnseen = (name: string): boolean =>
    Object.hasOwn(whole.properties, name) && !Object.hasOwn(entity.properties, name)
  if (typeof body !== 'object' || body === null || !Object.keys(body).some(isUnseen)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !isUnseen(name)))
}

/** Does what an idempotent endpoint does once for a key of the request. */
function onceFor(
  { caller }: ResourceRequest,
  { method, path, idempotent }: EndpointDefinition,
  route: RouteRequest,
): { run: EndpointRequest['once']; isUsed: () => boolean } {
  let isUsed = false
  // The body of an upload is none to be read as JSON.
  const call = () => ({
    caller,
    key: idempotent ? route.headers['idempotency-key'] : undefined,
    route: [method, path, ...Object.values(route.params)].join(' '),
    body: Object.keys(route.query).length === 0 ? (route.body ?? null) : [route.body ?? null, route.query],
  })
  return {
    isUsed: () => isUsed,
    async run<Body>(query: Query, work: () => Promise<JsonAnswer<Body>>) {
      isUsed = true
      const { status, body, headers } = await idempotently(query, call(), async () => {
        const done = await work()
        return {
          status: done.status ?? 200,
          body: JSON.stringify(done.body ?? {}),
          headers: done.headers ?? {},
        }
      })
      // What the work answered, the first time.
      return { status, body: JSON.parse(body) as Body, headers }
    },
  }
}

/** A handler for rows as one for requests. */
function alone({ context }: ResourceRequest, handler: RowHandler | undefined): EndpointHandler | undefined {
  if (!handler) return undefined
  return ({ caller, params, once }) =>
    context.database.transaction(caller.accountId, (query) =>
      once(query, async () => {
        await handler(query, { caller, params })
        return { body: {} }
      }),
    )
}

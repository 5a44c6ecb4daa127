import type { ResourceRoute, RouteAnswer, RouteRequest } from '../../resources/routes/ResourceRoute.ts'

/** An uncacheable response. */
export function answerJson(body: unknown): RouteAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
    body: JSON.stringify(body),
  }
}

/** A route for every signed-in user, answered with the result of `handle`. */
export function jsonRoute(
  method: string,
  path: string,
  handle: (request: RouteRequest) => Promise<unknown>,
): ResourceRoute {
  return {
    method,
    path,
    access: [],
    kind: method === 'GET' ? 'read' : 'write',
    download: false,
    handle: async (request) => answerJson(await handle(request)),
  }
}

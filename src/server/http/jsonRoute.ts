import type { ResourceRoute, RouteAnswer, RouteRequest } from '../resources/resourceRoutes.ts'

/** An answer that is of the moment: no cache keeps it. */
export function answerJson(body: unknown): RouteAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
    body: JSON.stringify(body),
  }
}

/** A route of everybody who is signed in, answered with what `handle` gives. */
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

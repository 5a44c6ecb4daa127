import type { Readable } from 'node:stream'
import type { Caller, UploadedFile } from '../behaviour.ts'
import type { ResourceContext, ResourceRequest } from '../ResourceContext.ts'

export interface RouteRequest {
  context: ResourceContext
  caller: Caller
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  headers: Record<string, string | undefined>
  signal: AbortSignal
  upload: (options: { field: string; maxBytes: number }) => Promise<UploadedFile>
  /** The body of a multipart request as it arrives, instead of `upload`. */
  raw: () => Readable
}

/** Bodies are JSON text, or a stream. */
export interface RouteAnswer {
  status: number
  headers: Record<string, string>
  body?: string | Readable
  /** Sub-account the caller's session goes on in; the answer is the new credential. */
  switchTo?: string
}

export interface ResourceRoute {
  method: string
  /** Below the API base, with `{name}` slots. */
  path: string
  /** The resource whose definition brought it. */
  resource?: string
  /** All are needed. */
  access: string[]
  /** Each has a limit of its own. A poll is made by the page itself: it puts off no session's end. */
  kind: 'read' | 'write' | 'poll'
  /** A browser fetches it by a link, which can carry cookies but no Authorization header. */
  download: boolean
  /** Belongs to the signed-in person; unavailable to masters who switched into the account. */
  personal?: boolean
  /** Needs a session: what it starts goes on as the user, with more than a key may do. */
  sessionOnly?: boolean
  handle(request: RouteRequest): Promise<RouteAnswer>
}

/** A route of one resource, before it is mounted: its handler gets the resource as it is for the caller. */
export interface ResourceCall
  extends
    Pick<ResourceRoute, 'method' | 'path' | 'access'>,
    Partial<Pick<ResourceRoute, 'kind' | 'download' | 'sessionOnly'>> {
  handle: (request: ResourceRequest, route: RouteRequest) => Promise<RouteAnswer>
}

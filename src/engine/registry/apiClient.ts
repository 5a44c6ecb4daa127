/** A refusal by the server, or no answer at all (`status` 0, code `network`). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Text per field path, verbatim from the specification, for 422. */
  readonly fields: Record<string, string>
  /** What the refusal is about, where the call says so: `service`. */
  readonly type: string | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Record<string, string> = {},
    type?: string,
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.type = type
  }
}

export interface ApiOptions {
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  timeoutMs?: number
  /** The call outlives the page; its body has at most 64 kB. */
  keepalive?: boolean
  /** Show the server's words as a notice when the call fails (the specification's fallback flag). Default true. */
  fallback?: boolean
}

export interface ApiAnswer<Body> {
  body: Body
  /** ETag, for If-Match. */
  etag: string | null
  status: number
}

export interface UploadOptions {
  onProgress: (share: number) => void
  signal?: AbortSignal
  timeoutMs?: number
  fallback?: boolean
}

/**
 * All calls go to `/api/site` with the bearer token and `Accept: application/json`.
 * 401, and 403 'Access denied.', sign the person out; other failures throw `ApiError`.
 */
export interface ApiClient {
  get: <Body>(path: string, options?: ApiOptions) => Promise<Body>
  /** A GET by it answers its ETag too. */
  send: <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options?: ApiOptions,
  ) => Promise<ApiAnswer<Body>>
  /** Multipart upload with progress from 0 to 1; rejects with `ApiError`. */
  upload: <Body>(path: string, field: string, file: File, options: UploadOptions) => Promise<Body>
  /** The contents of a file; rejects with `ApiError`, which nobody is told of. */
  bytes: (path: string) => Promise<ArrayBuffer>
  /** Fetches a file with the bearer token and hands it to the browser's downloads. */
  download: (path: string, query?: ApiOptions['query']) => Promise<void>
}

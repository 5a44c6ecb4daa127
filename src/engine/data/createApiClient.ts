import { ApiError } from '../registry/apiClient.ts'
import type { ApiAnswer, ApiClient, ApiOptions, UploadOptions } from '../registry/apiClient.ts'
import type { Notice, Translate } from '../registry/portalContext.ts'
import { endsSession, parseBody, refusal } from './apiAnswer.ts'
import { apiNotice } from './apiNotice.ts'
import type { EarlyAnswer } from '../../shared/headStart.ts'
import { apiUrl } from './apiUrl.ts'
import { readCookie } from './readCookie.ts'
import { saveFile } from './saveFile.ts'
import { inUseHeader } from '../../shared/inUseHeader.ts'
import { sendFile } from './sendFile.ts'

export interface ApiClientSetup {
  /** Default `/api/site`. */
  base?: string
  /** Bearer token; default the readable cookie `token`. */
  token?: () => string | null
  /** Called once per refused call that ends the session. */
  onSignedOut: () => void
  /** Words for what the client says itself; asked when something failed. */
  t: Translate
  /** Called for failures of calls whose `fallback` is not false. */
  onNotice: (notice: Notice) => void
  /** Told the version of the definitions that the server answered by, with every answer that names it. */
  onVersion?: (version: string) => void
  /** Default: hands the file to the browser. */
  save?: (file: Blob, name: string) => void
  /** Default 30 seconds. */
  timeoutMs?: number
  /** Whether somebody used the page a moment ago. Calls that say so put off the end of the session. */
  isInUse?: () => boolean
  /** Takes an answer that came with the page; each is given once. */
  takeEarly?: (url: string) => EarlyAnswer | undefined
}

const DOWNLOAD_MS = 300_000

interface Call {
  method: string
  path: string
  options: ApiOptions
  accept: string
}

/**
 * The portal's only way to the server.
 * Every failure is an `ApiError`: without an answer its status is 0 and its code `network`, `timeout` or `aborted`;
 * an answer that is no JSON has the code `malformed`.
 */
export function createApiClient(setup: ApiClientSetup): ApiClient {
  const base = setup.base ?? '/api/site'
  const token = setup.token ?? (() => readCookie('token'))
  const save = setup.save ?? saveFile
  const defaultTimeoutMs = setup.timeoutMs ?? 30_000

  /** @param bearer of the call: what another tab has replaced meanwhile ends nothing, and this tab is told of it */
  function report(error: ApiError, bearer: string | null, signIn: boolean, fallback: boolean): ApiError {
    const present = token()
    const isReplaced = bearer !== null && present !== null && bearer !== present
    if (!signIn && endsSession(error)) {
      if (!isReplaced) setup.onSignedOut()
    } else if (fallback && error.code !== 'aborted') setup.onNotice(apiNotice(error, setup.t))
    return error
  }

  function tellVersion(version: string | null): void {
    if (version !== null && version !== '') setup.onVersion?.(version)
  }

  async function request<Result>(call: Call, read: (response: Response) => Promise<Result>): Promise<Result> {
    const { method, path, options } = call
    const headers = new Headers({ Accept: call.accept, ...options.headers })
    const bearer = token()
    if (bearer !== null) headers.set('Authorization', `Bearer ${bearer}`)
    if (setup.isInUse?.() === true) headers.set(inUseHeader, '1')
    if (options.body !== undefined) headers.set('Content-Type', 'application/json')
    const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs)
    try {
      const response = await fetch(base + apiUrl(path, options.query), {
        method,
        headers,
        body: options.body === undefined ? null : JSON.stringify(options.body),
        signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
        credentials: 'same-origin',
        keepalive: options.keepalive === true,
        cache: method === 'GET' ? 'no-cache' : 'no-store',
      })
      tellVersion(response.headers.get('x-portal-version'))
      if (!response.ok) throw refusal(response.status, await response.text())
      return await read(response)
    } catch (cause) {
      const error =
        cause instanceof ApiError
          ? cause
          : noAnswer(options.signal?.aborted === true, timeout.aborted, setup.t)
      throw report(error, bearer, method === 'POST' && path === '/auth', options.fallback !== false)
    }
  }

  async function readJson<Body>(response: Response): Promise<Body> {
    // The caller names the shape the API promises; contract tests hold the server to it.
    return parseBody(await response.text(), response.status) as Body
  }

  return {
    async get<Body>(path: string, options: ApiOptions = {}): Promise<Body> {
      const early = setup.takeEarly?.(apiUrl(path, options.query))
      if (early) return early.body as Body // as in readJson
      return request({ method: 'GET', path, options, accept: 'application/json' }, readJson<Body>)
    },

    async send<Body>(method: string, path: string, options: ApiOptions = {}): Promise<ApiAnswer<Body>> {
      const early = method === 'GET' ? setup.takeEarly?.(apiUrl(path, options.query)) : undefined
      if (early) return { body: early.body as Body, etag: early.etag, status: 200 } // as in readJson
      return request({ method, path, options, accept: 'application/json' }, async (response) => ({
        body: await readJson<Body>(response),
        etag: response.headers.get('ETag'),
        status: response.status,
      }))
    },

    async upload<Body>(path: string, field: string, file: File, options: UploadOptions): Promise<Body> {
      const bearer = token()
      try {
        const answer = await sendFile({
          url: base + path,
          field,
          file,
          token: bearer,
          isInUse: setup.isInUse?.() === true,
          t: setup.t,
          ...options,
        })
        tellVersion(answer.version)
        if (answer.status < 200 || answer.status >= 300) throw refusal(answer.status, answer.text)
        // As in readJson.
        return parseBody(answer.text, answer.status) as Body
      } catch (cause) {
        const error =
          cause instanceof ApiError ? cause : noAnswer(options.signal?.aborted === true, false, setup.t)
        throw report(error, bearer, false, options.fallback !== false)
      }
    },

    bytes(path: string): Promise<ArrayBuffer> {
      const options = { timeoutMs: DOWNLOAD_MS, fallback: false }
      return request({ method: 'GET', path, options, accept: 'application/json, */*' }, (response) =>
        response.arrayBuffer(),
      )
    },

    download(path: string, query: ApiOptions['query'] = {}): Promise<void> {
      const options = { query, timeoutMs: DOWNLOAD_MS }
      return request({ method: 'GET', path, options, accept: 'application/json, */*' }, async (response) => {
        save(await response.blob(), fileName(response.headers.get('Content-Disposition'), path))
      })
    },
  }
}

function noAnswer(abortedByCaller: boolean, timedOut: boolean, t: Translate): ApiError {
  if (abortedByCaller) return new ApiError(0, 'aborted', '')
  if (timedOut) return new ApiError(0, 'timeout', t('portal:api-timeout'))
  return new ApiError(0, 'network', t('portal:api-offline'))
}

function fileName(disposition: string | null, path: string): string {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? path.split('/').at(-1) ?? 'download'
}

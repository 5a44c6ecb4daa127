import { Resolver } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { isPublicAddress, PrivateAddressError, resolvePublic, type Resolve } from './publicAddress.ts'

export type OutgoingRefusal = 'scheme' | 'credentials' | 'private'

/** Calls to addresses that people choose. */
export interface Outgoing {
  /** Why an address can never be called, as it is written; its host may still resolve to a private one. */
  refusal(url: string): OutgoingRefusal | undefined
  /**
   * Sends a text. The host is resolved once, and the call goes to that address; redirects are not followed.
   * @throws OutgoingError without an answer
   */
  post(url: string, message: OutgoingMessage): Promise<OutgoingAnswer>
}

export interface OutgoingMessage {
  headers: Record<string, string>
  body: string
  signal?: AbortSignal
}

export interface OutgoingAnswer {
  status: number
  /** The beginning. */
  text: string
}

export type OutgoingReason =
  | 'timeout'
  | 'connection'
  | 'dns'
  | 'private-address'
  | 'tls'
  | 'not-http'
  | 'bad-address'

export class OutgoingError extends Error {
  readonly reason: OutgoingReason

  constructor(reason: OutgoingReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

export interface OutgoingOptions {
  /** Also lets calls reach private addresses, without TLS: only where everybody may reach them anyway. */
  allowsPrivate?: boolean
  resolve?: Resolve
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** After the status has arrived, which is what counts. */
const BODY_MS = 2000
const BODY_BYTES = 4000

export function createOutgoing({
  allowsPrivate = false,
  resolve = resolveHost,
  timeoutMs = TIMEOUT_MS,
}: OutgoingOptions = {}): Outgoing {
  function refusal(url: string): OutgoingRefusal | undefined {
    if (!URL.canParse(url)) return 'scheme'
    const { protocol, hostname, username, password } = new URL(url)
    if (protocol !== 'https:' && !(allowsPrivate && protocol === 'http:')) return 'scheme'
    if (username !== '' || password !== '') return 'credentials'
    if (allowsPrivate) return undefined
    const host = hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(host) !== 0) return isPublicAddress(host) ? undefined : 'private'
    return /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/.test(host) ? 'private' : undefined
  }

  async function addressesOf(hostname: string): Promise<string[]> {
    const host = hostname.replace(/^\[(.*)\]$/, '$1')
    try {
      if (!allowsPrivate) return await resolvePublic(host, resolve)
      return isIP(host) === 0 ? await resolve(host) : [host]
    } catch (error) {
      throw new OutgoingError(error instanceof PrivateAddressError ? 'private-address' : 'dns', error)
    }
  }

  return {
    refusal,
    async post(url, { headers, body, signal }) {
      if (refusal(url) !== undefined)
        throw new OutgoingError(refusal(url) === 'private' ? 'private-address' : 'bad-address')
      const ended = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
      const addresses = await Promise.race([addressesOf(new URL(url).hostname), rejectedBy(ended)])
      return send(new URL(url), addresses, { headers, body, signal: ended })
    },
  }
}

function send(
  url: URL,
  addresses: readonly string[],
  { headers, body, signal }: Required<OutgoingMessage>,
): Promise<OutgoingAnswer> {
  // Asked instead of the system, so the connection is made to what was checked.
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  const lookup: LookupFunction = (_host, { all }, answer) => {
    const [first = { address: '', family: 4 }] = found
    if (all) answer(null, found)
    else answer(null, first.address, first.family)
  }
  return new Promise((resolve, reject) => {
    const make = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = make(url, {
      method: 'POST',
      agent: false,
      lookup,
      signal,
      maxHeaderSize: 16_384,
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      },
    })
    let answered: (() => void) | undefined
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      const end = (): void => {
        clearTimeout(timer)
        const text = Buffer.concat(chunks).subarray(0, BODY_BYTES).toString('utf8')
        resolve({ status: response.statusCode ?? 0, text: text.replaceAll('\0', '') })
        request.destroy()
      }
      answered = end
      const timer = setTimeout(end, BODY_MS)
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size >= BODY_BYTES) end()
      })
      for (const event of ['end', 'error', 'close']) response.on(event, end)
    })
    request.on('error', (error) => {
      // The status is known, however the rest ends.
      if (answered) answered()
      else reject(new OutgoingError(reasonOf(error, signal), error))
    })
    request.end(body)
  })
}

/** By code of the error, as Node.js, OpenSSL and its HTTP parser name them. */
function reasonOf(error: Error, signal: AbortSignal): OutgoingReason {
  if (signal.aborted) return 'timeout'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code.startsWith('HPE_')) return 'not-http'
  if (/CERT|TLS|SSL|EPROTO|ALTNAME|SIGNATURE|ISSUER/.test(code)) return 'tls'
  return 'connection'
}

async function rejectedBy(signal: AbortSignal): Promise<never> {
  await wait(2 ** 31 - 1, undefined, { signal, ref: false }).catch(() => undefined)
  throw new OutgoingError('timeout')
}

/** Without the system's resolver, whose few threads a slow name server would occupy. */
const resolveHost: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const [first] = answers
  if (found.length === 0 && first.status === 'rejected') throw first.reason
  return found
}

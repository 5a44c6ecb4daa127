import { Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { Refusal, say, type Wording } from '../../errors.ts'
import { answerError } from './answerError.ts'

/** Bytes of a body read before authentication. */
export const smallBody = 256 * 1024
/** Maximum bytes of any body (API-010). */
export const largestBody = 50 * 2 ** 20
/** Bytes of larger bodies this process reads and parses concurrently. */
const heldAtMost = 2 * largestBody
/** Bytes per second below which an upload is aborted; 2 Mbit/s. */
const slowestArrival = 256 * 1024

/** Admits larger JSON bodies one after another, so they can't exhaust memory. */
export interface BodyGate {
  /** @throws Refusal `busy`; an admitted body counts until its response is sent */
  enter(reply: FastifyReply, bytes: number): void
}

export function createBodyGate(): BodyGate {
  let held = 0
  return {
    enter(reply, bytes) {
      if (held + bytes > heldAtMost) throw new Refusal('busy', { headers: { 'retry-after': '5' } })
      held += bytes
      reply.raw.once('close', () => {
        held -= bytes
      })
    },
  }
}

/** Declared bytes a request will load into memory; multipart is streamed. */
export function expectedBytes({ headers }: FastifyRequest): number {
  return isMultipart(headers) ? 0 : Number(headers['content-length'] ?? 0)
}

/** Ends a body of undeclared length once it exceeds a small one, since no memory is reserved for it. */
export function limitUnsizedBody({ headers }: FastifyRequest, body: RequestPayload): RequestPayload {
  if (headers['content-length'] !== undefined || isMultipart(headers)) return body
  let bytes = 0
  return body.pipe(
    new Transform({
      transform(chunk: Uint8Array, _encoding, done) {
        bytes += chunk.length
        if (bytes <= smallBody) return done(null, chunk)
        const text = say('portal:error-body-unsized', { kilobytes: smallBody / 1024 })
        return done(new Refusal('too-large', { text, headers: { connection: 'close' } }))
      },
    }),
  )
}

/**
 * Refuses bodies over the server's limit before reading them. What still arrives is discarded:
 * a browser sees the response only after sending everything.
 */
export function refuseTooLarge(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) <= largestBody) return
  const text = say('portal:error-body-too-large', { megabytes: largestBody / 2 ** 20 })
  throw new Refusal('too-large', { text })
}

/** Cuts off a body that trickles in. A multipart one is given until the server's `requestTimeout`. */
export function limitArrival(
  text: Wording,
  request: FastifyRequest,
  reply: FastifyReply,
  arrivalMs: number,
): void {
  const { raw, headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  if (isMultipart(headers)) return
  const length = Number(headers['content-length'] ?? 0)
  const timer = setTimeout(
    () => {
      if (!raw.complete && !reply.sent)
        void answerError(text, new Refusal('timeout', { headers: { connection: 'close' } }), request, reply)
    },
    arrivalMs + (1000 * length) / slowestArrival,
  )
  raw.once('end', () => clearTimeout(timer))
  raw.once('close', () => clearTimeout(timer))
}

function isMultipart(headers: FastifyRequest['headers']): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '')
}

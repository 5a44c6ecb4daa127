import { Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { Refusal } from '../errors.ts'
import { answerError } from './answerError.ts'

/** Bytes of a body that is read before anybody is known. */
export const smallBody = 256 * 1024
/** Bytes of a body of any kind (API-010). */
export const largestBody = 50 * 2 ** 20
/** Bytes of larger bodies that this process reads and parses at the same time. */
const heldAtMost = 2 * largestBody
/** What is slower than this, in bytes a second, is cut off; 2 Mbit/s. */
const slowestArrival = 256 * 1024

/** Lets larger JSON bodies in one after the other, so that they cannot use up the memory of the process. */
export interface BodyGate {
  /** @throws Refusal `busy`; what is let in counts until its answer has been sent */
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

/** The bytes a request says it will bring into memory at once; a multipart one is read as a stream. */
export function expectedBytes({ headers }: FastifyRequest): number {
  return isMultipart(headers) ? 0 : Number(headers['content-length'] ?? 0)
}

/** A body whose length was not told, ended when it grows beyond a small one: nobody could make room for it. */
export function limitUntold({ headers }: FastifyRequest, body: RequestPayload): RequestPayload {
  if (headers['content-length'] !== undefined || isMultipart(headers)) return body
  let bytes = 0
  return body.pipe(
    new Transform({
      transform(chunk: Uint8Array, _encoding, done) {
        bytes += chunk.length
        if (bytes <= smallBody) return done(null, chunk)
        const text = `Without a Content-Length a request holds at most ${smallBody / 1024} kB.`
        return done(new Refusal('too-large', { text, headers: { connection: 'close' } }))
      },
    }),
  )
}

/**
 * Refuses what is larger than anything this server takes, before it is read. What still arrives is read and forgotten:
 * a browser hears an answer only once it has sent everything.
 */
export function refuseTooLarge(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) <= largestBody) return
  const text = `This is too large to send: a request holds at most ${largestBody / 2 ** 20} MB.`
  throw new Refusal('too-large', { text })
}

/** Cuts off a body that trickles in. A multipart one is given until the server's `requestTimeout`. */
export function limitArrival(request: FastifyRequest, reply: FastifyReply, arrivalMs: number): void {
  const { raw, headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  if (isMultipart(headers)) return
  const length = Number(headers['content-length'] ?? 0)
  const timer = setTimeout(
    () => {
      if (!raw.complete && !reply.sent)
        void answerError(new Refusal('timeout', { headers: { connection: 'close' } }), request, reply)
    },
    arrivalMs + (1000 * length) / slowestArrival,
  )
  raw.once('end', () => clearTimeout(timer))
  raw.once('close', () => clearTimeout(timer))
}

function isMultipart(headers: FastifyRequest['headers']): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '')
}
